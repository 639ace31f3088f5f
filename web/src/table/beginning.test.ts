import { expect, test } from "vitest";
import { beginningOf, unseenAtFirst } from "./beginning";
import type { Rules } from "./types";

const RULES: Rules = {
    players: 4,
    turtles_each: 1,
    cards_as_dice: false,
    third_die_at_seven: false,
    bust_ends_turn: false,
    deck: [3, 3, 5, 5, 5, 3],
    set_aside: 4,
};

test("a position says what lies where", () => {
    const { scene, hands, thrower } = beginningOf("4x1/4BA17C/5/13..55.2!4/2:B24", RULES);
    expect(scene).toEqual({
        stacks: { 4: ["B", "A"], 17: ["C"] },
        raft: ["D"],
        mover: "B",
        dice: [
            { pips: 2, card: false },
            { pips: 4, card: false },
        ],
        faceUp: 5,
        pile: 13,
    });
    expect(hands).toEqual([
        [1, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 2, 0],
        [0, 1, 0, 0, 0, 0],
    ]);
    expect(thrower).toBe(0);
});

test("the die in the air is the topmost player's, the first one that of whose turn it is", () => {
    const thrower = (turn: string) => beginningOf(`4x1/4BA17C/5/.../${turn}`, RULES).thrower;
    expect(thrower("2:Br")).toBe(2);
    expect(thrower("2:B2r")).toBe(1);
    expect(thrower("4:D2r")).toBe(4);
    expect(thrower("4:D2")).toBe(0);
    expect(thrower("4")).toBe(0);
});

test("with two turtles each a seat has two letters", () => {
    const rules = { ...RULES, players: 2, turtles_each: 2 };
    const { scene, thrower } = beginningOf("2x2/9AD/2/./1-B:A3r", rules);
    expect(thrower).toBe(2);
    expect(scene.raft).toEqual(["B", "C"]);
});

test("what nobody has seen is the deck, less what lies open, is held or was played", () => {
    expect(unseenAtFirst(RULES.deck)).toEqual(RULES.deck);
    expect(unseenAtFirst(RULES.deck, "4x1/-/0/.../1")).toEqual(RULES.deck);
    expect(unseenAtFirst(RULES.deck, "4x1c/-/5/13..55.2!4/2")).toEqual([2, 2, 4, 4, 2, 3]);
    expect(unseenAtFirst([1, 1, 1, 0, 0, 0], "2x1d1-1-1-0-0-0s1/3B/7/1.2/1")).toEqual([0, 0, 1, 0, 0, 0]);
});
