/** The moment of a game that is worth a picture. */

import type { Film, Line } from "../replay/film";

/** The tallest ride that won a clutch, with more eggs if two are as tall; without any the move that ended the game. */
export function bestMoment({ lines }: Film): Line | null {
    const worth = ({ happening: { move } }: Line) => (move.eggs ? move.riders.length * 10 + move.eggs : -1);
    const best = lines.reduce<Line | null>((so, line) => (so && worth(so) >= worth(line) ? so : line), null);
    return best && best.happening.move.riders.length ? best : (lines.at(-1) ?? null);
}

/** The first frame of a move: the one before its first die. */
export function beginning({ frames }: Film, line: Line): number {
    let at = line.frame - 1;
    while (at > 0 && frames[at]?.shots.at(-1)?.happening.type === "die") at--;
    return at;
}
