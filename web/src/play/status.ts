/** Whose turn it is and who decides, in a headline and a line. */

import { sum } from "../table/counting";
import { ownerOf } from "../table/scene";
import { t } from "../words/words.svelte";
import type { Seen } from "./choices";
import { turtle, who } from "./names";

export type Status = {
    head: string;
    line: string;
    /** Whether it is up to this browser. */
    mine: boolean;
};

/** *options* is how many choices this browser has now. *before* is the seat of this browser that decided last: another one gets the device handed over. */
export function status(seen: Seen, options: number, before: number | null = null): Status {
    const { places, actor, mover, yours } = seen;
    const acting = places[(actor ?? 0) - 1];
    const turn = places[seen.turn - 1];
    if (!acting || !turn) return { head: "", line: "", mine: false };
    const alone = yours.length === 1;
    const mine = yours.includes(acting.seat);
    const handOver = mine && !alone && before !== null && before !== acting.seat;
    const ofTurn =
        mine && alone
            ? t("table-your-turn")
            : handOver
              ? t("table-hand-over", { name: who(acting) })
              : t("table-turn-of", { name: who(turn) });
    if (mover === null) {
        const first = options > 1 ? t("table-which-first") : t("table-roll-first");
        const line = mine ? (options ? first : "") : t("table-waits-first", { name: who(turn) });
        return { head: ofTurn, line, mine };
    }
    if (acting.seat === turn.seat) {
        const thrown = sum(seen.dice);
        const line = options
            ? t("table-go-on", { turtle: turtle(seen, mover) })
            : mine || !thrown
              ? seen.dice.length > 1
                  ? thrown
                  : ""
              : t("table-thinks", { name: who(acting), sum: thrown });
        return { head: ofTurn, line, mine };
    }
    return riding(seen, mover, mine, handOver);
}

/** Somebody sits on top of the turtle that moves, and has the say. */
function riding(seen: Seen, mover: string, mine: boolean, handOver: boolean): Status {
    const { places, actor, yours, riders, turn } = seen;
    const alone = yours.length === 1;
    const rider = who(ownerOf(seen, riders.at(-1) ?? mover) ?? places[(actor ?? 1) - 1]!);
    const name = who(places[turn - 1]!);
    const red = turtle(seen, mover);
    if (mine && alone) return { head: t("table-you-decide", { turtle: red }), line: t("table-you-ride"), mine };
    if (mine) {
        const decides = t("table-decides", { name: rider, turtle: red });
        const head = handOver ? t("table-hand-over", { name: rider }) : decides;
        return { head, line: handOver ? decides : t("table-rides", { rider, name }), mine };
    }
    if (alone && yours.includes(turn))
        return { head: t("table-decides-for-you", { name: rider }), line: t("table-rides-you", { rider }), mine };
    return { head: t("table-decides", { name: rider, turtle: red }), line: t("table-rides", { rider, name }), mine };
}
