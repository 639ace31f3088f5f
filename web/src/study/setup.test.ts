import { describe, expect, test } from "vitest";
import type { StudyView } from "../net/types";
import text from "../test/positions.json?raw";
import { addDie, climb, give, giveTurn, put, setCarded, setMoved, setMover, setRules, swim, takeDie } from "./edits";
import { clearOf, formatPosition, NEST, pileOf, placeOf, setupOf, startOf, unseenOf, type Setup } from "./setup";

/** Positions as the server tells them: see tests/web/positions.py. */
const POSITIONS = JSON.parse(text) as StudyView[];
const at = (wanted: string) => setupOf(POSITIONS.find((one) => one.text === wanted)!);
const LIVELY = at("4x1/4D9BA17C/5/13..55.2/2:B2");
const TWO_EACH = at("2x2/9A/2/./1-A");
const written = (setup: Setup) => formatPosition(setup);

test.each(POSITIONS)("$text is written as Python writes it", (answer) => {
    expect(formatPosition(setupOf(answer))).toBe(answer.text);
});

test("what nobody has seen is the deck less what lies about", () => {
    for (const answer of POSITIONS) {
        expect(unseenOf(setupOf(answer))).toEqual(answer.unseen);
        expect(pileOf(setupOf(answer))).toBe(answer.position.pile);
    }
});

test("a start, and somewhere to begin", () => {
    expect(written(startOf(LIVELY.rules))).toBe("4x1/-/0/.../1");
    expect(written(clearOf(LIVELY.rules))).toBe("4x1/-/3/.../1");
});

describe("turtles", () => {
    test("whoever comes later sits on top, and the raft makes no stack", () => {
        const stack = put(put(LIVELY, "D", 17), "A", 17);
        expect(stack.stacks[17]).toEqual(["C", "D", "A"]);
        expect(placeOf(put(stack, "D", 0), "D")).toBe(0);
        expect(put(stack, "D", 0).stacks[17]).toEqual(["C", "A"]);
        expect(LIVELY.stacks[17]).toEqual(["C"]);
    });

    test("they swim on and back, from the raft and past the beach", () => {
        expect(placeOf(swim(put(LIVELY, "C", 0), "C", 1), "C")).toBe(1);
        expect(placeOf(swim(put(LIVELY, "C", 21), "C", 1), "C")).toBe(1);
        expect(placeOf(swim(put(LIVELY, "C", 1), "C", -1), "C")).toBe(0);
        expect(placeOf(swim(put(LIVELY, "C", 0), "C", -1), "C")).toBe(0);
    });

    test("a stack is put in any order", () => {
        const tower = ["A", "B", "C", "D"].reduce((setup, letter) => put(setup, letter, 3), LIVELY);
        expect(climb(tower, "B", 1).stacks[3]).toEqual(["A", "C", "B", "D"]);
        expect(climb(tower, "B", -1).stacks[3]).toEqual(["B", "A", "C", "D"]);
        expect(climb(tower, "D", 1)).toBe(tower);
        expect(climb(put(tower, "A", 0), "A", 1).stacks[3]).toEqual(["B", "C", "D"]);
    });

    test("one in the nest ends the game, and out of it the eggs lie there again", () => {
        const over = put(put(LIVELY, "C", NEST), "D", NEST);
        expect(written(over)).toBe("4x1/9BA22D/0/13..55.2/2");
        expect(put(over, "D", 4).faceUp).toBe(7);
    });
});

describe("cards", () => {
    test("are given and taken back, never less than none", () => {
        expect(written(give(LIVELY, 2, 6, 1))).toContain("/13.6.55.2/");
        expect(written(give(LIVELY, 3, 5, -1))).toContain("/13..5.2/");
        expect(give(LIVELY, 2, 1, -1).hands[1]).toEqual([0, 0, 0, 0, 0, 0]);
        expect(written(give(LIVELY, 0, 4, 1))).toContain("/13..55.2!4/");
    });
});

describe("the turn", () => {
    test("given to another it begins anew", () => {
        expect(written(giveTurn(LIVELY, 3))).toMatch(/\/3$/);
        expect(written(giveTurn(TWO_EACH, 2))).toMatch(/\/2$/);
    });

    test("dice are thrown one after the other", () => {
        const rolling = setMover(giveTurn(LIVELY, 3), "C");
        expect(written(rolling)).toMatch(/\/3:Cr$/);
        const two = addDie(addDie(rolling, 2), 4);
        expect(written(two)).toMatch(/\/3:C24$/);
        expect(written({ ...two, rolling: true })).toMatch(/\/3:C24r$/);
        expect(written(takeDie(two))).toMatch(/\/3:C2$/);
        expect(written(takeDie(takeDie(two)))).toMatch(/\/3:Cr$/);
        expect(written(setMover(two, null))).toMatch(/\/3$/);
    });

    test("who has moved is not thrown for", () => {
        expect(written(setMover(TWO_EACH, "B"))).toMatch(/\/1-A:Br$/);
        expect(written(setMover(TWO_EACH, "A"))).toMatch(/\/1:Ar$/);
        expect(written(setMoved(setMover(TWO_EACH, "B"), "B"))).toMatch(/\/1-B$/);
    });

    test("who has played a card stands there in order", () => {
        const played = setCarded(setCarded(LIVELY, 2, true), 1, true);
        expect(written(played)).toMatch(/c21$/);
        expect(written(setCarded(played, 2, false))).toMatch(/c1$/);
    });
});

describe("the table", () => {
    test("with fewer players whoever is left stays", () => {
        const fewer = setRules(LIVELY, { ...LIVELY.rules, players: 2 });
        expect(written(fewer)).toBe("2x1/9BA/5/13./2:B2");
    });

    test("with more players the new ones are on the raft, without cards", () => {
        expect(written(setRules(LIVELY, { ...LIVELY.rules, players: 5 }))).toBe("5x1/4D9BA17C/5/13..55.2./2:B2");
    });

    test("with other turtles the turn begins anew", () => {
        const two = setRules(setRules(LIVELY, { ...LIVELY.rules, players: 2 }), {
            ...LIVELY.rules,
            players: 2,
            turtles_each: 2,
        });
        expect(written(two)).toBe("2x2/9BA/5/13./2");
    });

    test("without cards as dice none were played", () => {
        const cards = give(setRules(LIVELY, { ...LIVELY.rules, cards_as_dice: true }), 0, 4, 1);
        expect(written(cards)).toContain("!4");
        expect(written(setRules(cards, LIVELY.rules))).toBe(written(LIVELY));
    });
});
