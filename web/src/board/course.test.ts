import { describe, expect, test } from "vitest";
import { BEACH } from "../net/constants";
import { HEIGHT, WIDTH, course, numberAt } from "./course";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const around = (space: number) => (space % BEACH) + 1;
const numbers = Array.from({ length: BEACH }, (_, index) => index + 1);

describe("the course", () => {
    test("has 21 spaces, evenly spaced and far enough apart for a turtle", () => {
        const { stones } = course(false);
        expect(stones).toHaveLength(BEACH + 1);
        const gaps = numbers.map((space) => distance(stones[space]!, stones[around(space)]!));
        expect(Math.min(...gaps)).toBeGreaterThan(100);
        expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.1);
    });

    test.each([
        ["counter-clockwise", false, -1],
        ["clockwise when it is mirrored", true, 1],
    ])("runs %s", (_, turned, sign) => {
        const { stones } = course(turned);
        // Twice the area of the polygon; the y axis points down.
        const area = numbers.reduce((sum, space) => {
            const [a, b] = [stones[space]!, stones[around(space)]!];
            return sum + a.x * b.y - b.x * a.y;
        }, 0);
        expect(Math.sign(area)).toBe(sign);
    });

    test("turtles look where they go", () => {
        for (const turned of [false, true]) {
            const { stones } = course(turned);
            for (const space of numbers) {
                const [a, b] = [stones[space]!, stones[around(space)]!];
                const heading = (a.heading * Math.PI) / 180;
                const ahead = Math.cos(heading) * (b.x - a.x) + Math.sin(heading) * (b.y - a.y);
                expect(ahead / distance(a, b)).toBeGreaterThan(0.85);
            }
        }
    });

    test("is mirrored stone by stone", () => {
        const [plain, turned] = [course(false), course(true)];
        for (const space of numbers) {
            expect(turned.stones[space]!.x).toBeCloseTo(WIDTH - plain.stones[space]!.x);
            expect(turned.stones[space]!.y).toBe(plain.stones[space]!.y);
        }
    });
});

describe("the raft", () => {
    test.each([false, true])("is beside 1 with room for seven, mirrored or not", (turned) => {
        const { raft, raftSpot, stones } = course(turned);
        expect(Math.abs(stones[1]!.x - raft.x)).toBeLessThan(raft.width / 2);
        const spots = numbers.slice(0, 7).map((_, index) => raftSpot(index, 7));
        for (const { x, y } of spots) {
            expect(Math.abs(x - raft.x)).toBeLessThan(raft.width / 2 - 40);
            expect(Math.abs(y - raft.y)).toBeLessThan(raft.height / 2);
        }
        expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((a, b) => a - b));
        expect(raft.y + raft.height / 2).toBeLessThan(HEIGHT);
    });

    test("turtles that may be chosen are 44 px apart on a board of 360 px", () => {
        const { raftSpot } = course(false);
        expect(((raftSpot(1, 6).x - raftSpot(0, 6).x) * 360) / WIDTH).toBeGreaterThanOrEqual(44);
    });
});

describe("the numbers", () => {
    test.each([false, true])("are apart, and nearer to their own space than to any other", (turned) => {
        const { stones } = course(turned);
        for (const space of numbers) {
            const at = numberAt(stones[space]!);
            const others = numbers.filter((other) => other !== space);
            expect(Math.min(...others.map((other) => distance(at, numberAt(stones[other]!))))).toBeGreaterThan(48);
            const own = distance(at, stones[space]!);
            expect(Math.min(...others.map((other) => distance(at, stones[other]!)))).toBeGreaterThan(own + 10);
            expect(at.x).toBeGreaterThan(20);
            expect(at.x).toBeLessThan(WIDTH - 20);
        }
    });
});
