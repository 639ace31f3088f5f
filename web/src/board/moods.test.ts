import { describe, expect, test } from "vitest";
import { EMPTY } from "../table/scene";
import type { Scene } from "../table/types";
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
        expect(moods({ mover: "B", dice: dice(5) })).toMatchObject({ A: "worried", B: "worried", C: "seasick" });
        expect(moods({ mover: "A", dice: dice(5) })).toMatchObject({ A: "worried", B: "patient" });
        expect(moods({ mover: "B", dice: dice(2) })).toMatchObject({ A: "smug", B: "patient" });
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
