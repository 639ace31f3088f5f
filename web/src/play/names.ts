/** What players and turtles are called. */

import type { Colour, Letter, Place } from "../table/types";
import { t } from "../words/words.svelte";

export const botName = (bot: string): string => t("table-bot-level", { level: bot });

/** Whom a seat belongs to: a name, or the bot and its turtles. */
export function who(place: Place): string {
    if (place.kind === "bot") return t("table-bot", { level: place.name, letters: place.turtles.join("+") });
    return place.name || t("table-free-seat");
}

export const ownerOf = (places: Place[], letter: Letter): Place | undefined =>
    places.find((place) => place.turtles.includes(letter));

export function colourOf(places: Place[], letter: Letter): Colour {
    const place = ownerOf(places, letter);
    return place?.colours[place.turtles.indexOf(letter)] ?? "red";
}

/** "the red turtle". */
export const turtle = (places: Place[], letter: Letter): string =>
    t("table-turtle", { colour: colourOf(places, letter) });

/** A throw as it grows: 2, then (2 + 4) × 2 = 12, which is the same in every language. */
export function sum(pips: number[]): string {
    const total = pips.reduce((a, b) => a + b, 0);
    if (pips.length < 2) return pips.join("");
    if (total > 7) return `${pips.join(" + ")} = ${total}`;
    return `(${pips.join(" + ")}) × ${pips.length} = ${total * pips.length}`;
}

/** The cards of a hand one by one: counts of 1 to 6 eggs become a row of eggs. */
export const spread = (counts: number[]): number[] =>
    counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));

export const eggsIn = (counts: number[]): number => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
