/** Games played at a real server, made by `python -m tests.web.games`. */

import type { PositionView, TableView } from "../net/types";
import type { Entry } from "../table/types";
import text from "./games.json?raw";

export type Game = {
    table: string;
    /** What the chain of seat 2 is made of. */
    secret: string;
    entries: Entry[];
    /** Where everything lay after each entry of the game itself. */
    positions: Record<number, Omit<PositionView, "options">>;
    view: TableView;
};

/** Fresh copies, for tests to change. */
export const games = (): Game[] => JSON.parse(text) as Game[];

export function firstGame(): Game {
    const [game] = games();
    if (!game) throw new Error("there are no games");
    return game;
}

/** A table in mid-game: its entries up to *seq*, and the position after them. */
export function positionAt(game: Game, seq: number): PositionView {
    const last =
        Object.keys(game.positions)
            .map(Number)
            .filter((number) => number <= seq)
            .at(-1) ?? 0;
    return { options: [], ...game.positions[last] } as PositionView;
}
