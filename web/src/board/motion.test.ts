import { afterEach, describe, expect, test, vi } from "vitest";
import { BEACH } from "../net/constants";
import { course } from "./course";
import { HOP, LONGEST_MOVE, Motion, SLOW_HOPS, moveTime } from "./motion";
import { sum } from "../table/counting";
import { beats, drift, unwound } from "./moves";
import { faceFrames, faces, flightFrames } from "./tumble";

const element = () => document.createElement("div");
const never = () => ({ finished: new Promise(() => {}), cancel: vi.fn() }) as unknown as Animation;

afterEach(() => vi.useRealTimers());

describe("motion", () => {
    test("a hop takes 130 ms, a whole move never more than 1.6 s", () => {
        expect(moveTime(1)).toBe(HOP);
        expect(moveTime(21)).toBe(LONGEST_MOVE);
    });

    test("the last hops of the last move take longer, in their own time", () => {
        expect(moveTime(4, SLOW_HOPS)).toBe(10 * HOP);
        expect(beats(4)).toEqual([0, 0.25, 0.5, 0.75, 1]);
        expect(beats(4, 3)).toEqual([0, 0.1, 0.4, 0.7, 1]);
    });

    test.each([false, true])("who falls drifts over the water to the raft, the shorter way round", (turned) => {
        const { raft, stones } = course(turned);
        for (let space = 1; space <= BEACH; space++) {
            const way = drift(course(turned), space);
            expect(way.length).toBeLessThan(6);
            expect(way.at(-1)!.y).toBe(raft.y - raft.height / 2);
            for (const { x, y } of way.slice(0, -1))
                for (const stone of stones.slice(1)) expect(Math.hypot(x - stone.x, y - stone.y)).toBeGreaterThan(70);
        }
    });

    test("ends even where nothing is painted", async () => {
        vi.useFakeTimers();
        const one = element();
        one.animate = never;
        const run = new Motion(1).run(one, [], 500);
        await vi.advanceTimersByTimeAsync(800);
        await expect(run).resolves.toBeUndefined();
    });

    test("the factor scales all times", async () => {
        vi.useFakeTimers();
        const one = element();
        const animate = vi.fn(never);
        one.animate = animate;
        void new Motion(1 / 2).run(one, [], 500, { delay: 100 });
        expect(animate).toHaveBeenCalledWith([], expect.objectContaining({ duration: 250, delay: 50 }));
    });

    test("with factor 0 nothing moves and nothing is waited for", async () => {
        const one = element();
        const animate = vi.fn(never);
        one.animate = animate;
        const motion = new Motion(0);
        await motion.run(one, [], 500);
        await motion.wait(500);
        expect(animate).not.toHaveBeenCalled();
    });

    test("skip lets go of everything that waits, and of all that comes after", async () => {
        const one = element();
        const animate = vi.fn(never);
        one.animate = animate;
        const motion = new Motion(1);
        const all = Promise.all([motion.run(one, [], 60_000), motion.wait(60_000)]);
        motion.skip();
        await all;
        await motion.run(one, [], 60_000);
        expect(animate).toHaveBeenCalledTimes(1);
    });

    test("at the end every element is given back", async () => {
        const one = element();
        const animation = never();
        one.animate = () => animation;
        const motion = new Motion(1);
        void motion.run(one, [], 60_000);
        motion.end();
        expect(animation.cancel).toHaveBeenCalled();
    });

    test("nobody spins where the heading passes 180 degrees", () => {
        expect(unwound([170, -175, -160])).toEqual([170, 185, 200]);
        expect(unwound([-170, 175])).toEqual([-170, -185]);
    });
});

describe("a die", () => {
    test("shows neighbouring faces and settles on its own", () => {
        for (let pips = 1; pips <= 6; pips++) {
            const shown = faces(pips);
            expect(shown.at(-1)).toBe(pips);
            shown.slice(1).forEach((face, index) => {
                expect(face).not.toBe(shown[index]);
                expect(face + shown[index]!).not.toBe(7);
            });
        }
    });

    test("ends where it lies, flat and with one face to be seen", () => {
        expect(flightFrames({ x: 300, y: -200 }).at(-1)?.transform).toMatch(/^translate\(-?0\.0px, -?0\.0px\)/);
        const ends = [0, 1, 2, 3, 4].map((index) => faceFrames(index, 1).at(-1)?.transform);
        expect(ends.map((end) => String(end).includes("scale(1.000, 1)"))).toEqual([false, false, false, false, true]);
    });

    test("the sum grows", () => {
        expect(sum([])).toBe("");
        expect(sum([2])).toBe("2");
        expect(sum([2, 4], false)).toBe("2 + 4");
        expect(sum([2, 4])).toBe("(2 + 4) × 2 = 12");
        expect(sum([2, 1, 4])).toBe("(2 + 1 + 4) × 3 = 21");
        expect(sum([3, 6])).toBe("3 + 6 = 9");
    });
});
