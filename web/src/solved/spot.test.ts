import { describe, expect, test } from "vitest";
import { position } from "./example";
import { formatSpot, give, isLast, isStack, parseSpot, put, spotOf, START, turnUp } from "./spot";

describe("turtles", () => {
    test("whoever comes later sits on top", () => {
        const spot = put(START, "A", START.places.B);
        expect(isStack(spot)).toBe(true);
        expect(spot.top).toBe("A");
        expect(put(spot, "B", 0)).toMatchObject({ places: { B: 0 } });
    });

    test("on the raft nobody sits on anybody", () => {
        expect(isStack(put(put(START, "A", 0), "B", 0))).toBe(false);
    });
});

describe("cards", () => {
    test("a card is given, moves to the other, and goes back", () => {
        const yours = give(START, "A", 2);
        expect(yours.won).toEqual({ A: [2], B: [] });
        const others = give(yours, "B", 2);
        expect(others.won).toEqual({ A: [], B: [2] });
        expect(give(others, "B", 2).won).toEqual({ A: [], B: [] });
    });

    test("if the open card is given, another lies face up", () => {
        const spot = give({ ...START, faceUp: 1 }, "A", 1);
        expect(spot.faceUp).toBe(2);
    });

    test("once three are won the last clutch lies face up, and no longer if one goes back", () => {
        const three = give(give(give(START, "A", 3), "A", 1), "B", 6);
        expect(isLast(three)).toBe(true);
        expect(three).toMatchObject({ faceUp: 7, won: { A: [1, 3], B: [6] } });
        expect(give(three, "B", 6).faceUp).toBe(2);
    });

    test("a card that is turned up is in nobody's hand", () => {
        const spot = turnUp(give(START, "B", 6), 6);
        expect(spot).toMatchObject({ faceUp: 6, won: { A: [], B: [] } });
    });
});

describe("addresses", () => {
    test("what is written is read again", () => {
        const spot = give(give(put(START, "B", 21), "A", 5), "B", 1);
        expect(parseSpot(formatSpot(spot))).toEqual(spot);
    });

    test.each(["", "a=22&b=-1&face_up=9&top=C&turn=3", "a=1.5&b=x", "nonsense", "%%%"])(
        "%j is read as the start",
        (text) => {
            expect(parseSpot(text)).toEqual(START);
        },
    );

    test.each(["face_up=3&cards_a=3", "cards_a=12&cards_b=23456", "face_up=7", "cards_a=111&cards_b=1", "cards_a=789"])(
        "%j is read as something that can be",
        (text) => {
            const { won, faceUp } = parseSpot(text);
            const taken = [...won.A, ...won.B];
            expect(new Set([...taken, faceUp]).size).toBe(taken.length + 1);
            expect(taken.length).toBeLessThanOrEqual(3);
            expect(faceUp === 7).toBe(taken.length === 3);
        },
    );
});

test("a position of the server is looked up as it is", () => {
    const hands = [
        [0, 0, 1, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
    ];
    expect(spotOf(position, hands)).toEqual({
        places: { A: 12, B: 12 },
        top: "A",
        turn: 2,
        faceUp: 5,
        won: { A: [3], B: [1] },
    });
    expect(spotOf({ ...position, stacks: { 3: ["A"] }, turn: 1 }, hands)).toMatchObject({
        places: { A: 3, B: 0 },
        top: "B",
        turn: 1,
    });
});
