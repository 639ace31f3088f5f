import { expect, test } from "vitest";
import { firstGame, games, type Game } from "../test/games";
import { Checker, type Fault } from "./check";
import type { Body } from "./types";

async function check(game: Game, pinned = ""): Promise<Checker> {
    const checker = new Checker(game.table, pinned);
    for (const entry of game.entries) await checker.follow(entry);
    return checker;
}

const faults = (checker: Checker): Fault[] => checker.problems.map(({ fault }) => fault);

/** Change what the *nth* entry of a type says. */
function tamper(game: Game, type: Body["type"], change: object, nth = 0): Game {
    const entry = game.entries.filter(({ body }) => body.type === type)[nth];
    if (entry) entry.body = { ...entry.body, ...change } as Body;
    return game;
}

test.each(games())("all draws of game $table check out", async (game) => {
    const draws = game.entries.filter(({ body }) => "draw" in body);
    const checker = await check(game);
    expect(checker.problems).toEqual([]);
    expect(checker.checked).toBe(draws.length);
    expect(checker.alone).toBe(draws.filter(({ body }) => "player" in body && !body.player).length);
    expect(checker.alone).toBeLessThan(checker.checked);
});

test("another die, card, number or link is noticed", async () => {
    const game = firstGame();
    const die = game.entries.find(({ body }) => body.type === "rolled")?.body as { pips: number };
    const card = game.entries.find(({ body }) => body.type === "turned")?.body as { eggs: number };
    const zero = "00".repeat(32);
    expect(faults(await check(tamper(firstGame(), "rolled", { pips: (die.pips % 6) + 1 })))[0]).toBe("value");
    expect(faults(await check(tamper(firstGame(), "turned", { eggs: (card.eggs % 6) + 1 })))[0]).toBe("value");
    expect(faults(await check(tamper(firstGame(), "rolled", { draw: 99 })))[0]).toBe("number");
    expect(faults(await check(tamper(firstGame(), "rolled", { link: zero })))[0]).toBe("server-link");
    expect(faults(await check(tamper(firstGame(), "rolled", { player: zero })))[0]).toBe("player-link");
    expect(faults(await check(tamper(firstGame(), "turned", { player: zero })))[0]).toBe("card-link");
});

test("the server's tip is pinned, and may not be another the next time", async () => {
    const game = firstGame();
    const { tip } = game.entries[0]?.body as { tip: string };
    const seen: string[] = [];
    const checker = new Checker(game.table, "", (one) => seen.push(one));
    for (const entry of game.entries.slice(0, 1)) await checker.follow(entry);
    expect(seen).toEqual([tip]);
    expect(faults(await check(game, tip))).toEqual([]);
    expect(faults(await check(game, "11".repeat(32)))).toEqual(["server-tip"]);
});

test("a second tip of a seat is tampering, unless someone left it", async () => {
    const game = firstGame();
    const again = { seq: 4, seat: 0, at: 0, body: { type: "tip", seat: 2, tip: "22".repeat(32) } as Body };
    const checker = new Checker(game.table);
    for (const entry of game.entries.slice(0, 3)) await checker.follow(entry);
    await checker.follow({ ...again, body: { type: "left", seat: 2 } });
    await checker.follow(again);
    expect(faults(checker)).toEqual([]);
    await checker.follow(again);
    expect(faults(checker)).toEqual(["player-tip"]);
    await checker.follow({ ...again, body: { type: "sat", seat: 2, name: "Eve", tip: "33".repeat(32) } });
    expect(faults(checker)).toEqual(["player-tip", "player-tip"]);
    // One who sat down without a chain may give a tip once.
    await checker.follow({ ...again, body: { type: "tip", seat: 3, tip: "22".repeat(32) } });
    expect(checker.problems).toHaveLength(2);
});

test("a throw that does not use the link we sent is noticed", async () => {
    const game = firstGame();
    const checker = new Checker(game.table);
    const thrown = game.entries.find(({ body }) => body.type === "rolled" && body.player !== "");
    for (const entry of game.entries) {
        if (thrown && entry.seq === thrown.seq - 1) checker.sent(2, "44".repeat(32));
        if (thrown && entry.seq <= thrown.seq) await checker.follow(entry);
    }
    expect(faults(checker)).toEqual(["own-link"]);
});

test("a new chain out of turn is noticed", async () => {
    const game = firstGame();
    const checker = await check(game);
    await checker.follow({ seq: 999, seat: 0, at: 0, body: { type: "chain", tip: "55".repeat(32) } });
    expect(faults(checker)).toEqual(["chain"]);
});
