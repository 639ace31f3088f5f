import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enliven, oneOf } from "./life";

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

    test("one of none is nobody", () => {
        expect(oneOf([], () => 0.5)).toBeUndefined();
        expect(oneOf(["a", "b"], () => 0.9)).toBe("b");
    });
});
