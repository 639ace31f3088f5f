import { beforeEach, expect, test, vi } from "vitest";
import { ENTRIES } from "../learn/lesson";
import type { Happening, Scene, Stage } from "../table/types";
import { film } from "./film";
import { press } from "./keys";
import { Player, SPEEDS } from "./player.svelte";

const game = film(ENTRIES);

/** A board that notes what it is asked to show, and takes as long as it is told to. */
class Board implements Stage {
    shown: Happening["type"][] = [];
    factors: number[] = [];
    #done: (() => void) | null = null;
    slow = false;

    play(happening: Happening, _after: Scene, factor: number): Promise<void> {
        this.shown.push(happening.type);
        this.factors.push(factor);
        if (!this.slow) return Promise.resolve();
        return new Promise((done) => (this.#done = done));
    }

    skip(): void {
        this.#done?.();
    }
}

let board: Board;
let player: Player;
beforeEach(() => {
    board = new Board();
    player = new Player(game);
    player.stage = board;
});

test("a step on is shown with motion, a step back and a jump are not", async () => {
    await player.step(1);
    expect(player.at).toBe(1);
    expect(board.shown).toEqual(["turned"]);
    await player.step(1);
    expect(board.shown).toEqual(["turned", "start", "die"]);
    await player.step(-1);
    player.go(10);
    player.move(1);
    expect(board.shown).toHaveLength(3);
    expect(player.scene).toBe(game.frames[player.at]!.scene);
});

test("nothing goes beyond the ends", async () => {
    await player.step(-1);
    expect(player.at).toBe(0);
    player.go(9999);
    expect(player.at).toBe(player.last);
    await player.step(1);
    expect(player.at).toBe(player.last);
});

test("who is in a hurry does not wait for the motion", async () => {
    board.slow = true;
    const first = player.step(1);
    const second = player.step(1);
    expect(player.at).toBe(2);
    player.go(0);
    await Promise.all([first, second]);
    expect(player.at).toBe(0);
    expect(player.scene).toBe(game.frames[0]!.scene);
});

test("it plays to the end by itself, starts over from there, and can be stopped", async () => {
    vi.useFakeTimers();
    player.toggle();
    expect(player.playing).toBe(true);
    await vi.runAllTimersAsync();
    expect(player.at).toBe(player.last);
    expect(player.playing).toBe(false);
    player.toggle();
    expect(player.at).toBeLessThan(2);
    player.toggle();
    await vi.runAllTimersAsync();
    expect(player.at).toBeLessThan(3);
    vi.useRealTimers();
});

test("speed has bounds, and a faster film has shorter motion", async () => {
    for (let press = 0; press < 9; press++) player.faster(1);
    expect(player.speed).toBe(SPEEDS.at(-1));
    await player.step(1);
    expect(board.factors).toEqual([1 / SPEEDS.at(-1)!]);
    for (let press = 0; press < 9; press++) player.faster(-1);
    expect(player.speed).toBe(SPEEDS[0]);
});

test("keys do what they say, but not while a field has the focus", () => {
    const key = (name: string, target: Element = document.body) => {
        const event = new KeyboardEvent("keydown", { key: name });
        Object.defineProperty(event, "target", { value: target });
        return press(player, event);
    };
    expect(key("End")).toBe(true);
    expect(player.at).toBe(player.last);
    key("ArrowUp");
    expect(player.at).toBe(game.lines.at(-2)!.frame);
    key("ArrowLeft");
    expect(player.at).toBe(game.lines.at(-2)!.frame - 1);
    key("Home");
    expect(player.at).toBe(0);
    key("+");
    expect(player.speed).toBe(2);
    key(" ");
    expect(player.playing).toBe(true);
    key(" ");
    expect(player.playing).toBe(false);
    expect(key("End", document.createElement("textarea"))).toBe(false);
    expect(key(" ", document.createElement("button"))).toBe(false);
    expect(key("x")).toBe(false);
});
