/** The entries of a log as things to show one after the other, each with what it leads to. */

import { partyOf, type Model } from "../table/model";
import type { Entry, Happening, Letter, RecordEntry, Scene } from "../table/types";

export type Shot = {
    happening: Happening;
    after: Scene;
    /** Of each seat, how many cards of 1 to 6 eggs it has then. */
    hands: number[][];
};

/** Have *model* take in an entry, and return what can be seen of it. */
export function shots(model: Model, entry: Entry | RecordEntry): Shot[] {
    const seen: Shot[] = [];
    for (const happening of model.steps(entry)) seen.push({ happening, after: model.scene(), hands: model.hands });
    return seen;
}

/** The turtle on top of those that are thrown for, which wears the crown; null between throws. */
export const crowned = (scene: Scene): Letter | null =>
    scene.mover === null ? null : (partyOf(scene, scene.mover).at(-1) ?? null);
