import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enliven, oneOf, sway } from "./life";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("life", () => {
    test("an act comes now and then, until it is stopped", () => {
        const act = vi.fn();
        const stop = enliven([act], () => 0);
        vi.advanceTimersByTime(10_000);
        const seen = act.mock.calls.length;
        expect(seen).toBeGreaterThan(1);
        expect(seen).toBeLessThan(10);
        stop();
        vi.advanceTimersByTime(10_000);
        expect(act).toHaveBeenCalledTimes(seen);
    });

    test("in a tower each shell sways as far as there are others below it", () => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.innerHTML = [0, 1, 2].map((level) => `<g data-level="${level}"><ellipse/><g/></g>`).join("");
        const turtles = [...svg.querySelectorAll<SVGElement>("[data-level]")];
        const moved = turtles.map((one) => vi.spyOn(one.querySelector(":scope > g")!, "animate"));
        sway(turtles);
        const far = moved.map(({ mock }) =>
            Math.max(
                0,
                ...mock.calls.flatMap(([frames]) =>
                    (frames as Keyframe[]).map(({ transform }) => parseFloat(String(transform).slice(10)) || 0),
                ),
            ),
        );
        expect(far).toEqual([0, 1.2, 2.4]);
    });

    test("one of none is nobody", () => {
        expect(oneOf([], () => 0.5)).toBeUndefined();
        expect(oneOf(["a", "b"], () => 0.9)).toBe("b");
    });
});
