/** The tutorial as it was played by the rules: see tools/lesson.py. */

import type { PositionView, StandingView } from "../net/types";
import { shots, type Shot } from "../replay/shots";
import { Model } from "../table/model";
import type { DecisionEvent, Entry, Scene } from "../table/types";
import written from "./lesson.json";

type Written = {
    opening: Entry[];
    steps: { name: string; entries: Entry[]; position: PositionView; expected: DecisionEvent | null }[];
    standing: StandingView;
};

export type Step = {
    /** The words of a step are called after it. */
    name: string;
    /** What happens before the learner is asked. */
    shots: Shot[];
    scene: Scene;
    hands: number[][];
    position: PositionView;
    /** What the learner should choose; null where there is only something to read. */
    expected: DecisionEvent | null;
};

const { opening, steps, standing } = written as unknown as Written;

export const STEPS: Step[] = play();
export const EGGS = standing.eggs;
/** The whole game as one log. */
export const ENTRIES: Entry[] = [...opening, ...steps.flatMap((step) => step.entries)];
export const OPENING = opening;

function play(): Step[] {
    const model = new Model();
    for (const entry of opening) model.apply(entry);
    return steps.map(({ name, entries, position, expected }) => {
        const seen = entries.flatMap((entry) => shots(model, entry));
        model.adopt(position);
        return { name, shots: seen, scene: model.scene(), hands: model.hands, position, expected };
    });
}

/** Whether two decisions are the same. */
export const isSame = (one: DecisionEvent, other: DecisionEvent | null): boolean =>
    other !== null && one.type === other.type && (one.type !== "start" || (other as typeof one).turtle === one.turtle);
