/** What this device remembers of puzzles: the answers, how many days in a row, and what each kind has cost. */

import { read, write } from "../memory/storage";
import type { PuzzleView } from "../net/types";
import { NOTHING, type Tally } from "../solved/worth";
import { dayAfter } from "./days";

/** An answer: which option of which puzzle. */
export type Mark = { id: string; chosen: number };
/** Days in a row whose five were all answered on the day itself. */
export type Streak = { last: string; length: number; longest: number };
export type Kept = { days: Record<string, Mark[]>; kinds: Record<string, Tally>; streak: Streak };

export const NONE: Kept = { days: {}, kinds: {}, streak: { last: "", length: 0, longest: 0 } };

const KEY = "puzzles";
/** How many days' answers are kept; what kinds have cost is kept for good. */
const MOST_DAYS = 90;

/** What an older page did not keep is empty. */
export const recall = (): Kept => ({ ...NONE, ...read<Partial<Kept>>(KEY, {}) });
export const keep = (kept: Kept): void => write(KEY, kept);

/** The option that was taken; null if there is no answer yet. */
export const chosenOf = (kept: Kept, day: string, { id }: PuzzleView): number | null =>
    kept.days[day]?.find((mark) => mark.id === id)?.chosen ?? null;

export const lossOf = ({ options }: PuzzleView, chosen: number): number => options[chosen]?.gives_away ?? 0;

/** With one more answer. The first one to a puzzle counts. */
export function answered(
    kept: Kept,
    day: string,
    puzzles: PuzzleView[],
    number: number,
    chosen: number,
    now: string,
): Kept {
    const puzzle = puzzles[number];
    if (!puzzle || chosenOf(kept, day, puzzle) !== null) return kept;
    const marks = [...(kept.days[day] ?? []), { id: puzzle.id, chosen }];
    const { asked, right, lost } = kept.kinds[puzzle.kind] ?? NOTHING;
    const days = Object.entries({ ...kept.days, [day]: marks }).sort(([one], [other]) => (one < other ? 1 : -1));
    const all: Kept = {
        ...kept,
        days: Object.fromEntries(days.slice(0, MOST_DAYS)),
        kinds: {
            ...kept.kinds,
            [puzzle.kind]: {
                asked: asked + 1,
                right: right + (chosen === puzzle.best ? 1 : 0),
                lost: lost + lossOf(puzzle, chosen),
            },
        },
    };
    const whole = puzzles.every((one) => chosenOf(all, day, one) !== null);
    return whole && day === now ? { ...all, streak: prolonged(kept.streak, now) } : all;
}

function prolonged({ last, length, longest }: Streak, now: string): Streak {
    if (last === now) return { last, length, longest };
    const more = last === dayAfter(now, -1) ? length + 1 : 1;
    return { last: now, length: more, longest: Math.max(longest, more) };
}

/** How many days in a row there are now; a day that is not over yet breaks nothing. */
export const running = ({ last, length }: Streak, now: string): number =>
    last === now || last === dayAfter(now, -1) ? length : 0;
