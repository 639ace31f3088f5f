import { describe, expect, it } from "vitest";
import type { Film, Line } from "../replay/film";
import { beginning, bestMoment } from "./moment";

const line = (frame: number, riders: string[], eggs: number): Line =>
    ({ frame, happening: { type: "move", move: { riders, eggs } } }) as unknown as Line;
const film = (lines: Line[], kinds: string[] = []): Film =>
    ({ lines, frames: kinds.map((type) => ({ shots: [{ happening: { type } }] })) }) as unknown as Film;

describe("the best moment", () => {
    it("is the tallest ride that won eggs", () => {
        const lines = [line(1, ["B"], 6), line(2, ["B", "C", "D"], 0), line(3, ["B", "C"], 2), line(4, [], 7)];
        expect(bestMoment(film(lines))).toBe(lines[2]);
    });

    it("is the end if nobody rode", () => {
        const lines = [line(1, [], 6), line(2, ["B"], 0), line(3, [], 7)];
        expect(bestMoment(film(lines))).toBe(lines[2]);
        expect(bestMoment(film([]))).toBeNull();
    });

    it("begins before its first die", () => {
        const made = film([], ["turned", "move", "die", "die", "move"]);
        expect(beginning(made, line(4, [], 3))).toBe(1);
    });
});
