/** What happened while others played. */

import type { LogLine } from "../table/session.svelte";
import type { Letter, Move } from "../table/types";

/** A move of somebody else; *mine* if a turtle of the one who looks was carried, sent to the raft or climbed onto. */
export type OthersMove = { line: LogLine; move: Move; mine: boolean };

/** The moves since the last one in the turn of *seat*, whose turtles are *own*; none before its first turn. */
export function since(log: LogLine[], seat: number, own: Letter[]): OthersMove[] {
    const moves = log.flatMap((line) => (line.happening.type === "move" ? { line, move: line.happening.move } : []));
    const last = moves.findLastIndex(({ move }) => move.turn === seat);
    return moves.slice(last + 1).map(({ line, move }) => ({
        line,
        move,
        mine: [...move.riders, ...move.onto].some((letter) => own.includes(letter)),
    }));
}
