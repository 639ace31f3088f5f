/** Counting pips, cards and eggs. How a throw adds up is worked out here too: it is shown before the server is heard. */

import { BEACH, LAST_CLUTCH, LIMIT } from "../net/constants";
import type { Landing, Letter, Place } from "./types";

export const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const isBust = (pips: number[]): boolean => total(pips) > LIMIT;

/** How far a throw that is no bust goes. */
export const steps = (pips: number[]): number => total(pips) * pips.length;

/** Where a turtle ends that goes so far: from the beach on it begins another round. */
export function spaceAfter(origin: number, far: number): number {
    const end = (origin % BEACH) + far;
    return end <= BEACH ? end : end - BEACH;
}

/**
 * A throw as it grows: 2, then 2 + 4, then (2 + 4) × 2 = 12 when it is *complete*, which is the same in every language. A
 * bust is not multiplied.
 */
export function sum(pips: number[], complete = true): string {
    const added = pips.join(" + ");
    if (pips.length < 2 || !complete) return added;
    return isBust(pips) ? `${added} = ${total(pips)}` : `(${added}) × ${pips.length} = ${steps(pips)}`;
}

/** The shares of the faces that would bust, and that would win eggs. */
export function risks(rolls: Landing[]): { bust: number; eggs: number } {
    const share = (is: (landing: Landing) => boolean) => rolls.filter(is).length / (rolls.length || 1);
    return { bust: share(({ space }) => space === 0), eggs: share(({ wins }) => wins) };
}

/** The cards of a hand one by one: counts of 1 to 6 eggs become a row of eggs. */
export const spread = (counts: number[]): number[] =>
    counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));

/** The clutches of a seat one by one, the last clutch at the end if one of its turtles is on the nest. */
export const clutchesOf = (counts: number[] = [], nest: Letter | null, { turtles }: Place): number[] =>
    nest !== null && turtles.includes(nest) ? [...spread(counts), LAST_CLUTCH] : spread(counts);
