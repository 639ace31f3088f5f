/** The finished games of this device, and what they add up to. Nothing of it leaves the device by itself. */

import type { StandingView } from "../net/types";
import type { Place } from "../table/types";
import { read, write } from "./storage";

export type Player = {
    /** A person's name, or what the bot was called. */
    name: string;
    /** The bot's kind; empty for a person. */
    bot: string;
    eggs: number;
    clutches: number;
    won: boolean;
    yours: boolean;
};

export type Game = {
    table: string;
    /** When its end was seen, in milliseconds since 1970. */
    at: number;
    players: Player[];
};

/** Of the games in which this device played one seat. */
export type Statistics = { games: number; won: number; eggs: number; most: number; streak: number };

const KEY = "games";
const MOST_GAMES = 500;

/** All games, the last one first. */
export const games = (): Game[] => read<Game[]>(KEY, []);

/** Keep the result of a game at which somebody here played; the first time counts. */
export function keepGame(
    table: string,
    places: Place[],
    yours: number[],
    { eggs, clutches, winners }: StandingView,
): void {
    const kept = games();
    if (!yours.length || kept.some((game) => game.table === table)) return;
    const players = places.map(({ seat, kind, name, called }, index): Player => ({
        name: kind === "bot" ? (called ?? "") : name,
        bot: kind === "bot" ? name : "",
        eggs: eggs[index] ?? 0,
        clutches: clutches[index] ?? 0,
        won: winners.includes(seat),
        yours: yours.includes(seat),
    }));
    write(KEY, [{ table, at: Date.now(), players }, ...kept].slice(0, MOST_GAMES));
}

export const eraseGames = (): void => write(KEY, []);

/** All of them as text, for a file. */
export const exportGames = (): string => `${JSON.stringify({ mahe: "games", version: 1, games: games() }, null, 2)}\n`;

/** Whether the one seat of this device won; null if it played several, or none. */
export function outcome({ players }: Game): boolean | null {
    const yours = players.filter((player) => player.yours);
    return yours.length === 1 ? yours[0]!.won : null;
}

export function statistics(all: Game[]): Statistics {
    const counted = all.filter((game) => outcome(game) !== null);
    const eggs = counted.map(({ players }) => players.find((player) => player.yours)?.eggs ?? 0);
    let streak = 0;
    let run = 0;
    for (const game of counted) {
        run = outcome(game) ? run + 1 : 0;
        streak = Math.max(streak, run);
    }
    return {
        games: counted.length,
        won: counted.filter(outcome).length,
        eggs: eggs.length ? eggs.reduce((a, b) => a + b, 0) / eggs.length : 0,
        most: Math.max(0, ...eggs),
        streak,
    };
}
