import { describe, expect, test } from "vitest";
import { EMPTY } from "../table/scene";
import type { Landing, Scene } from "../table/types";
import { danger, moodsOf } from "./moods";

const dice = (...pips: number[]) => pips.map((one) => ({ pips: one, card: false }));
const scene = (change: Partial<Scene>): Scene => ({
    ...EMPTY,
    stacks: { 6: ["B", "A"], 9: ["D"] },
    raft: ["C"],
    ...change,
});
const moods = (change: Partial<Scene> = {}) => Object.fromEntries(moodsOf(scene(change)));

describe("moods", () => {
    test("the one on top is smug, those below are patient, the raft makes sick, and nobody else minds", () => {
        expect(moods()).toEqual({ A: "smug", B: "patient", C: "seasick" });
    });

    test("whoever is thrown for is keen, even on the raft", () => {
        expect(moods({ mover: "D" })).toMatchObject({ D: "keen" });
        expect(moods({ mover: "C" })).toMatchObject({ C: "keen" });
    });

    test("all that may fall worry when the next die is likely to be too many", () => {
        expect(moods({ mover: "B", dice: dice(4) })).toMatchObject({ A: "worried", B: "worried", C: "seasick" });
        expect(moods({ mover: "A", dice: dice(4) })).toMatchObject({ A: "worried", B: "patient" });
        expect(moods({ mover: "B", dice: dice(2) })).toMatchObject({ A: "smug", B: "patient" });
    });

    test("when two of three faces are too many they panic", () => {
        expect(moods({ mover: "B", dice: dice(5) })).toMatchObject({ A: "panic", B: "panic", C: "seasick" });
    });

    test("what the next die would bring is told by the roll on offer: a third die at seven is always too many", () => {
        const rolls = (busts: number): Landing[] =>
            [1, 2, 3, 4, 5, 6].map((die) => ({ space: die <= busts ? 0 : 9, onto: [], wins: 0 }) as never);
        const at = (busts: number) =>
            Object.fromEntries(moodsOf(scene({ mover: "D", dice: dice(3, 4) }), rolls(busts)));
        expect(at(6)).toMatchObject({ D: "panic" });
        expect(at(3)).toMatchObject({ D: "worried" });
        expect(at(2)).toMatchObject({ D: "keen" });
    });

    test("the one in the nest is happy", () => {
        expect(moods({ nest: "E" })).toMatchObject({ E: "happy" });
    });

    test("danger is the share of faces that are too many", () => {
        expect(danger(dice())).toBe(0);
        expect(danger(dice(1))).toBe(0);
        expect(danger(dice(4))).toBe(0.5);
        expect(danger(dice(3, 3))).toBeCloseTo(5 / 6);
        expect(danger(dice(3, 4))).toBe(0);
        expect(danger(dice(1, 1, 1))).toBe(0);
    });
});
