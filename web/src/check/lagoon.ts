/** The worked example of docs/fair-dice.md, for tests. */

import type { RecordEntry } from "../table/types";

/** The draws in order: a card is written c3, a die with the seat that threw it, 1:3. */
const DRAWS = "c2 1:3 1:1 2:2 2:6 1:3 1:4 c3 2:1 2:6 1:3 1:5 2:2 2:5 1:6 2:2 2:4 1:3 1:4 2:5";

/** The entries of the draws, without links, as a record gives them. */
export function entries(draws = DRAWS): RecordEntry[] {
    return draws.split(" ").map((draw, index) => {
        const [by = "", pips = ""] = draw.split(":");
        const body = draw.startsWith("c")
            ? { type: "turned", eggs: Number(draw.slice(1)) }
            : { type: "rolled", pips: Number(pips), by: Number(by) };
        return { seq: index + 2, seat: 0, at: 0, body: body as RecordEntry["body"] };
    });
}
