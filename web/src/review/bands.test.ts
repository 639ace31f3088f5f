import { expect, test } from "vitest";
import { film } from "../replay/film";
import { end, reviewedGame, steps } from "../test/reviews";
import { across, bands } from "./bands";
import { countBySeat, mistakesAt, sceneBefore, signsOfLines } from "./moments";

const SIZE = { width: 100, height: 50 };

test("each band is as high as its chance, and together they fill the graph", () => {
    const [upper, lower] = bands(
        [
            [0.5, 0.5],
            [1, 0],
        ],
        1,
        SIZE,
        0,
    );
    expect(upper!.path).toBe("M0.0 0.0L100.0 0.0L100.0 50.0L0.0 25.0Z");
    expect(lower!.path).toBe("M0.0 25.0L100.0 50.0L100.0 50.0L0.0 50.0Z");
});

test("what is not known yet is not drawn", () => {
    expect(bands([], 10, SIZE, 0)).toEqual([]);
    const [only] = bands([[1], [1], [1]], 10, SIZE, 0);
    expect(only!.path).toContain("L20.0 0.0");
    expect(only!.path).not.toContain("L30.0");
});

test("a letter stands where there is room for all of it", () => {
    // The second seat is highest at a single spike; its letter stands on the plateau.
    const chances = Array.from({ length: 101 }, (_, at) => (at === 80 ? 0.9 : at < 50 ? 0.4 : 0.1)).map((chance) => [
        1 - chance,
        chance,
    ]);
    const [, lower] = bands(chances, 100, SIZE, 10);
    expect(lower!.x).toBeLessThan(50);
    expect(lower!.thickness).toBeCloseTo(20);
});

test("a game of one frame is no division by nothing", () => {
    expect(across(0, 0, 100)).toBe(0);
});

test("signs stand at the lines of the log to which they belong, each once", () => {
    const shown = film(reviewedGame().entries);
    const signed = signsOfLines(shown, steps());
    expect(signed).toHaveLength(shown.lines.length);
    expect(signed.flat().map(({ step }) => step)).toEqual(steps().flatMap(({ sign }, step) => (sign ? step : [])));
    expect(
        signsOfLines(shown, steps().slice(0, 20))
            .flat()
            .every(({ step }) => step < 20),
    ).toBe(true);
});

test("a mistake is shown at one frame, and asked for on the table as it was before", () => {
    const shown = film(reviewedGame().entries);
    const { mistakes } = end();
    for (const mistake of mistakes) {
        const at = shown.frames.findIndex((_, index) => mistakesAt(shown, index, mistakes).includes(mistake));
        expect(at).toBeGreaterThan(0);
        const before = sceneBefore(shown, mistake.step);
        if (mistake.chosen.type !== "start") expect(before.mover).not.toBeNull();
    }
    expect(countBySeat(mistakes, 3).reduce((a, b) => a + b)).toBe(mistakes.length);
});
