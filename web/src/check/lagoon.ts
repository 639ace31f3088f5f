/** The worked example of docs/fair-dice.md, for tests. */

import type { RecordEntry } from "../table/types";

export const TAGS = {
    Table: "lagoon-evening",
    ServerTip: "c04f7fee149db0cf530d090b7495adc0705184dc0c5cc50345efa24edb2c0610",
    ServerLink: "f1f50fd10383a250ef2276e75e69af68f9f1cc1b789e622da32669718a61aea1",
    Tip1: "ef54d87a706fc84ac9f2afd2a9ccd968f9d68df0741774cf9ea02cf4e2c752e8",
    Link1: "924b302157e3f9aa2b75cab5e549afb9e49115025da21012266397b700640e36",
    DrawnAlone: "1 4-5 9-10 13-14 16-17 20",
};
export const DECK = [1, 1, 1, 0, 0, 0];

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
