/** Whose cards this browser shows. */

import type { Session } from "../table/session.svelte";
import type { Option } from "../table/types";

type Known = Pick<Session, "opening" | "phase" | "books" | "yours" | "hands">;

/** Everyone's when the game is over or clutches are open, else your own, and none where a device goes round: cards by seat. */
export function shownHands({ opening, phase, books, yours, hands }: Known): Record<number, number[]> {
    if (opening?.open_clutches || phase === "over") return Object.fromEntries(books.map((book, i) => [i + 1, book]));
    return yours.length === 1 ? hands : {};
}

/** What may be offered for all to see: where a device goes round, the cards of a hand only while their owner looks at it. */
export function shownOptions(
    { opening, yours }: Pick<Known, "opening" | "yours">,
    options: Option[],
    peeping: boolean,
): Option[] {
    if (opening?.open_clutches || yours.length < 2 || peeping) return options;
    return options.filter(({ event }) => event.type !== "card");
}
