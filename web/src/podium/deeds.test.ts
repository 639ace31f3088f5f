import { beforeAll, describe, expect, it } from "vitest";
import type { Move } from "../table/types";
import { loadWords } from "../words/words.svelte";
import { deedLine, deedLines, deedsOf } from "./deeds";

beforeAll(() => loadWords());

const move = (more: Partial<Move>): Move => ({
    bust: false,
    by: 1,
    dice: [3],
    eggs: 0,
    onto: [],
    origin: 1,
    path: [2, 3, 4],
    riders: [],
    space: 4,
    turn: 1,
    turtle: "A",
    ...more,
});

const GAME = [
    move({ eggs: 3 }),
    move({ by: 2, turn: 1, riders: ["B"], eggs: 6 }),
    move({ by: 3, turn: 3, bust: true }),
    move({ by: 3, turn: 3, eggs: 2 }),
    move({ by: 1, turn: 3, riders: ["A"], eggs: 7 }),
];

describe("how each one did", () => {
    it("counts rides, busts and the last clutch", () => {
        expect(deedsOf(GAME, 1)).toEqual({ eggs: 10, last: true, ridden: 7, carried: 6, busts: 0, best: 7, tower: 2 });
        expect(deedsOf(GAME, 3)).toEqual({ eggs: 2, last: false, ridden: 0, carried: 7, busts: 1, best: 2, tower: 1 });
    });

    it("has a sentence for everyone", () => {
        expect(deedLines(GAME, [2, 1, 1])).toEqual([
            "Took the last seven eggs.",
            "6 eggs came from riding on top.",
            "Carried others to 7 eggs.",
        ]);
    });

    it("says nothing of a game that it knows only in part", () => {
        expect(deedLines(GAME.slice(2), [2, 1, 1])).toEqual([]);
    });

    it("finds something kind to say of any game", () => {
        const none = { eggs: 0, last: false, ridden: 0, carried: 0, busts: 0, best: 0, tower: 1 };
        expect(deedLine(none)).toBe("Never went bust.");
        expect(deedLine({ ...none, busts: 8 })).toBe("Dared a lot: 8 times into the water.");
        expect(deedLine({ ...none, busts: 2, tower: 5, best: 3, eggs: 9 })).toBe("Steered a tower of 5.");
        expect(deedLine({ ...none, busts: 2, best: 5, eggs: 9 })).toBe("Best catch: 5 eggs at once.");
        expect(deedLine({ ...none, busts: 2 })).toBe("There is always the next game.");
    });
});
