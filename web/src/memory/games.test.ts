import { beforeEach, expect, test, vi } from "vitest";
import type { StandingView } from "../net/types";
import type { Place } from "../table/types";
import { eraseGames, exportGames, games, keepGame, statistics } from "./games";

beforeEach(() => localStorage.clear());

const place = (seat: number, name: string, called = ""): Place => ({
    seat,
    name,
    kind: called ? "bot" : "person",
    turtles: [],
    colours: [],
    away: false,
    called,
});
const PLACES = [place(1, "Ada"), place(2, "swimmer", "Coco"), place(3, "Ben")];
const end = (eggs: number[], ...winners: number[]): StandingView => ({
    eggs,
    clutches: eggs.map(() => 3),
    cards: [],
    winners,
});

test("a game is kept once, with who played and what came of it", () => {
    vi.spyOn(Date, "now").mockReturnValue(7);
    keepGame("lagoon", PLACES, [1], end([22, 17, 9], 1));
    keepGame("lagoon", PLACES, [1], end([0, 0, 0], 2));
    expect(games()).toEqual([
        {
            table: "lagoon",
            at: 7,
            players: [
                { name: "Ada", bot: "", eggs: 22, clutches: 3, won: true, yours: true },
                { name: "Coco", bot: "swimmer", eggs: 17, clutches: 3, won: false, yours: false },
                { name: "Ben", bot: "", eggs: 9, clutches: 3, won: false, yours: false },
            ],
        },
    ]);
    expect((JSON.parse(exportGames()) as { games: unknown }).games).toEqual(games());
    eraseGames();
    expect(games()).toEqual([]);
});

test("who only watches keeps nothing", () => {
    keepGame("lagoon", PLACES, [], end([1, 2, 3], 3));
    expect(games()).toEqual([]);
});

test("games are added up, those of a device that went round left out", () => {
    for (const [table, eggs, winner] of [
        ["a", 20, 1],
        ["b", 30, 1],
        ["c", 10, 2],
        ["d", 12, 1],
    ] as const)
        keepGame(table, PLACES, [1], end([eggs, 11, 0], winner));
    keepGame("e", PLACES, [1, 3], end([50, 0, 0], 1));
    expect(games()).toHaveLength(5);
    expect(statistics(games())).toEqual({ games: 4, won: 3, eggs: 18, most: 30, streak: 2 });
    expect(statistics([])).toEqual({ games: 0, won: 0, eggs: 0, most: 0, streak: 0 });
});

test("only the last games are kept", () => {
    for (let number = 0; number < 510; number++) keepGame(`table${number}`, PLACES, [1], end([1, 2, 3], 3));
    expect(games()).toHaveLength(500);
    expect(games()[0]?.table).toBe("table509");
});
