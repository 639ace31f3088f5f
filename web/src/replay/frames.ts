/** What a frame shows, in words: to read, and to listen to. */

import { ownerName } from "../play/names";
import { sum } from "../table/counting";
import { logLine, spokenLine } from "../words/narration";
import { t } from "../words/words.svelte";
import type { Frame } from "./film";

/** The sentence under the board. */
export function frameLine({ shots, scene }: Frame): string {
    const happening = shots.at(-1)?.happening;
    if (!happening) return t("replay-start");
    if (happening.type === "move") return logLine(scene, happening);
    if (happening.type === "turned") return t("replay-turned", { eggs: happening.eggs });
    if (happening.type !== "die") return "";
    const pips = scene.dice.map((die) => die.pips);
    return t("replay-throwing", { name: ownerName(scene, scene.mover ?? ""), sum: sum(pips) });
}

/** What a screen reader says. */
export function frameAloud({ shots }: Frame): string {
    const shot = shots.at(-1);
    if (!shot) return t("replay-start");
    return shot.happening.type === "move"
        ? logLine(shot.after, shot.happening)
        : spokenLine(shot.after, shot.happening, shot.after);
}
