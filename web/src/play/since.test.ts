import { describe, expect, it } from "vitest";
import type { LogLine } from "../table/session.svelte";
import type { Move } from "../table/types";
import { since } from "./since";

const move = (turn: number, turtle: string, more: Partial<Move> = {}): Move => ({
    turn,
    by: turn,
    turtle,
    riders: [],
    onto: [],
    dice: [3],
    origin: 0,
    path: [1, 2, 3],
    space: 3,
    bust: false,
    eggs: 0,
    ...more,
});
const log = (...moves: Move[]): LogLine[] => [
    { seq: 1, step: 0, happening: { type: "started" }, at: 0, places: [] },
    ...moves.map((one, index) => ({
        seq: index + 2,
        step: 0,
        happening: { type: "move" as const, move: one, dice: [] },
        at: 0,
        places: [],
    })),
];
const turtles = (moves: ReturnType<typeof since>) => moves.map((one) => one.move.turtle).join("");

describe("since your turn", () => {
    it("are the moves of the others after your last one", () => {
        const lines = log(move(1, "A"), move(2, "B"), move(3, "C"), move(1, "A"), move(2, "B"), move(3, "C"));
        expect(turtles(since(lines, 1, ["A"]))).toBe("BC");
        expect(turtles(since(lines, 2, ["B"]))).toBe("C");
        expect(since(lines, 3, ["C"])).toEqual([]);
    });

    it("are all moves for whoever has not moved yet", () => {
        expect(turtles(since(log(move(1, "A"), move(2, "B")), 3, ["C"]))).toBe("AB");
        expect(since(log(), 1, ["A"])).toEqual([]);
    });

    it("say which of them took your turtles along, or climbed onto one", () => {
        const lines = log(move(1, "A"), move(2, "B", { riders: ["A"] }), move(3, "C", { onto: ["A"] }), move(4, "D"));
        expect(since(lines, 1, ["A"]).map(({ mine }) => mine)).toEqual([true, true, false]);
    });
});
