/** Where in the film the moments of a review are. */

import { frameBefore, frameOf, type Film } from "../replay/film";
import type { Scene } from "../table/types";
import type { Mistake, Sign, Step } from "./types";

/** Something remarkable, and whose it is. */
export type Signed = { sign: Sign; seat: number; step: number };

/** The signs of each line of the log, as far as the steps are known. */
export function signsOfLines({ frames, lines }: Film, steps: Step[]): Signed[][] {
    let from = 0;
    return lines.map(({ frame }) => {
        const to = frames[frame]!.events;
        const found = steps
            .slice(from, to)
            .flatMap(({ sign, seat }, index) => (sign && seat ? { sign, seat, step: from + index } : []));
        from = to;
        return found;
    });
}

/** The table before an event. */
export const sceneBefore = (film: Film, step: number): Scene => film.frames[frameBefore(film, step)]!.scene;

/** The mistakes that a frame shows: those of its line, up to it. */
export function mistakesAt(film: Film, at: number, mistakes: Mistake[]): Mistake[] {
    return mistakes.filter(({ step }) => frameOf(film, step) === at);
}

/** How many mistakes each seat made, from seat 1 on. */
export const countBySeat = (mistakes: Mistake[], players: number): number[] =>
    Array.from({ length: players }, (_, index) => mistakes.filter(({ seat }) => seat === index + 1).length);
