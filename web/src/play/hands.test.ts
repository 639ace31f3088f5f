import { describe, expect, it } from "vitest";
import type { Option } from "../table/types";
import { shownHands, shownOptions } from "./hands";

const books = [
    [1, 0, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0],
];
const playing = { opening: null, phase: "playing" as const, books, yours: [1], hands: { 1: books[0]! } };
const options: Option[] = [
    { event: { type: "roll" } },
    { event: { type: "stop" } },
    { event: { type: "card", eggs: 2 } },
];

describe("whose cards are shown", () => {
    it("are your own while the game lasts, and everyone's when it is over", () => {
        expect(shownHands(playing)).toEqual({ 1: books[0] });
        expect(shownHands({ ...playing, phase: "over" })).toEqual({ 1: books[0], 2: books[1] });
    });

    it("are nobody's where a device goes round", () => {
        expect(shownHands({ ...playing, yours: [1, 2] })).toEqual({});
    });
});

describe("cards among the choices", () => {
    it("are offered to whoever plays alone", () => {
        expect(shownOptions(playing, options, false)).toEqual(options);
    });

    it("are hidden where a device goes round, until their owner looks at the hand", () => {
        const round = { ...playing, yours: [1, 2] };
        expect(shownOptions(round, options, false)).toEqual(options.slice(0, 2));
        expect(shownOptions(round, options, true)).toEqual(options);
    });
});
