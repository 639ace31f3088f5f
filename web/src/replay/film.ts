/** A recorded game as a row of frames: every die, move and card that was turned up, and the log to go with them. */

import { Model } from "../table/model";
import { crowned, seatOf } from "../table/scene";
import type { Entry, Happening, RecordEntry, Scene, Shot } from "../table/types";

export type Frame = {
    /** What leads here from the frame before. */
    shots: Shot[];
    scene: Scene;
    hands: number[][];
    /** Whose turn it is, and who decides; 0 between throws. */
    turn: number;
    decides: number;
    /** How many events of the game have happened: dice, cards and choices, each for itself. */
    events: number;
};

/** A line of the log, and the frame that shows it. */
export type Line = { frame: number; happening: Extract<Happening, { type: "move" }>; scene: Scene };

export type Film = { frames: Frame[]; lines: Line[] };

/** What has a frame of its own; anything else is shown with the next one. */
const SHOWN = new Set(["die", "move", "turned"]);
/** The entries that are events of the game; the others are about the table. */
const EVENTS = new Set(["turned", "start", "rolled", "roll", "stop", "card"]);

export function film(entries: (Entry | RecordEntry)[]): Film {
    const model = new Model();
    const frames: Frame[] = [];
    const lines: Line[] = [];
    let waiting: Shot[] = [];
    let events = 0;
    for (const entry of entries) {
        const before = model.scene();
        if (EVENTS.has(entry.body.type)) events++;
        for (const shot of model.shots(entry)) {
            const { happening, after, hands } = shot;
            waiting.push(shot);
            if (!SHOWN.has(happening.type)) continue;
            if (!frames.length) {
                // Seats are taken before the film begins.
                frames.push(still(before, hands));
                waiting = [shot];
            }
            if (happening.type === "move") lines.push({ frame: frames.length, happening, scene: after });
            frames.push({ shots: waiting, scene: after, hands, ...roles(after, happening), events });
            waiting = [];
        }
    }
    if (!frames.length) frames.push(still(model.scene(), model.hands));
    return { frames, lines };
}

/** The frame of the next move from *at* on, in either direction; the first or last frame if there is none. */
export function nextMove({ frames, lines }: Film, at: number, step: 1 | -1): number {
    if (step > 0) return lines.find(({ frame }) => frame > at)?.frame ?? frames.length - 1;
    return lines.findLast(({ frame }) => frame < at)?.frame ?? 0;
}

/** The first frame that shows event number *event*, from 0 on: a choice to roll is shown with its die. */
export function frameOf({ frames }: Film, event: number): number {
    const at = frames.findIndex(({ events }) => events > event);
    return at < 0 ? frames.length - 1 : at;
}

/** The frame before event number *event*. */
export const frameBefore = ({ frames }: Film, event: number): number =>
    Math.max(
        frames.findLastIndex(({ events }) => events <= event),
        0,
    );

/** The number of the last line of the log at frame *at*; -1 before the first. */
export const lineAt = ({ lines }: Film, at: number): number => lines.findLastIndex(({ frame }) => frame <= at);

const still = (scene: Scene, hands: number[][]): Frame => ({
    shots: [],
    scene,
    hands,
    turn: 0,
    decides: 0,
    events: 0,
});

function roles(scene: Scene, happening: Happening): { turn: number; decides: number } {
    if (happening.type === "move") return { turn: happening.move.turn, decides: happening.move.by };
    if (scene.mover === null) return { turn: 0, decides: 0 };
    return { turn: seatOf(scene, scene.mover), decides: seatOf(scene, crowned(scene) ?? "") };
}
