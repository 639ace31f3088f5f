/** How each one did, in a sentence: what they will remember, never what they should be ashamed of. */

import { LAST_CLUTCH } from "../net/constants";
import type { Move } from "../table/types";
import { total } from "../table/counting";
import { t } from "../words/words.svelte";

/** What a seat did in a whole game. */
export type Deeds = {
    eggs: number;
    /** Whether it took the last clutch. */
    last: boolean;
    /** The eggs it won on somebody else's turn, riding on top. */
    ridden: number;
    /** The eggs that its own turns won for those who rode on it. */
    carried: number;
    busts: number;
    /** The most eggs it won at once. */
    best: number;
    /** The most turtles that moved when it had the say. */
    tower: number;
};

const MANY_BUSTS = 6;
const MUCH_CARRIED = 6;
const TALL = 4;

/** Count what *seat* did in the moves of a game. */
export function deedsOf(moves: Move[], seat: number): Deeds {
    const decided = moves.filter(({ by }) => by === seat);
    const eggs = (of: Move[]) => total(of.map((move) => move.eggs));
    const most = (numbers: number[]) => Math.max(0, ...numbers);
    return {
        eggs: eggs(decided),
        last: decided.some((move) => move.eggs === LAST_CLUTCH),
        ridden: eggs(decided.filter(({ turn }) => turn !== seat)),
        carried: eggs(moves.filter(({ turn, by }) => turn === seat && by !== seat)),
        busts: decided.filter(({ bust }) => bust).length,
        best: most(decided.map((move) => move.eggs)),
        tower: most(decided.filter(({ bust }) => !bust).map(({ riders }) => riders.length + 1)),
    };
}

/** The one sentence that says most of them. */
export function deedLine({ eggs, last, ridden, carried, busts, best, tower }: Deeds): string {
    if (last) return t("podium-last");
    if (ridden && 3 * ridden >= eggs) return t("podium-ridden", { eggs: ridden });
    if (carried >= MUCH_CARRIED) return t("podium-carried", { eggs: carried });
    if (!busts) return t("podium-no-bust");
    if (busts >= MANY_BUSTS) return t("podium-busts", { busts });
    if (tower >= TALL) return t("podium-tower", { turtles: tower });
    return best ? t("podium-best", { eggs: best }) : t("podium-next");
}

/** A sentence for each seat; none if the moves are not all there. */
export function deedLines(moves: Move[], clutches: number[]): string[] {
    if (moves.filter(({ eggs }) => eggs).length < total(clutches)) return [];
    return clutches.map((_, index) => deedLine(deedsOf(moves, index + 1)));
}
