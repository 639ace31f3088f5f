import { describe, expect, test } from "vitest";
import { BEACH } from "../net/constants";
import { course, WIDTH, type Course } from "./course";
import { axis, badge, clash, covers, coversCards, footings, perch, rise, SHELL, upright } from "./tower";

const numbers = Array.from({ length: BEACH }, (_, index) => index + 1);
const after = (space: number, steps = 1) => ((space - 1 + steps) % BEACH) + 1;
const directions = [
    ["counter-clockwise", course(false)],
    ["clockwise", course(true)],
] as const;

/** What is wrong where towers of these heights stand on these spaces. */
function faults(heights: Record<number, number>, course: Course): string[] {
    const stacks = Object.fromEntries(
        Object.entries(heights).map(([space, height]) => [space, Array.from({ length: height })]),
    );
    const order = Object.keys(heights)
        .map(Number)
        .sort((a, b) => course.stones[a]!.y - course.stones[b]!.y);
    const found = footings(stacks, order, course);
    const towers = order.map((space) => ({ space, axis: axis(found.get(space)!, heights[space]!) }));
    const problems: string[] = [];
    towers.forEach(({ space, axis }, index) => {
        for (const other of towers.slice(index + 1))
            if (clash(axis, other.axis) > 1) problems.push(`${space} in ${other.space}: ${JSON.stringify(heights)}`);
        for (const number of numbers)
            if (covers(axis, number, course) > 1)
                problems.push(`${space} over the number ${number}: ${JSON.stringify(heights)}`);
        if (coversCards(axis) > 1) problems.push(`${space} over the cards: ${JSON.stringify(heights)}`);
        if (axis.top.y < SHELL) problems.push(`${space} leaves the board`);
        for (const { x } of [axis.foot, axis.top])
            if (x < 35 || x > WIDTH - 35) problems.push(`${space} leaves the board at the side`);
    });
    return problems;
}

describe.each(directions)("a tower, %s", (_, course) => {
    test("of any height stands on any space, over no number", () => {
        for (const space of numbers)
            for (let height = 1; height <= 7; height++) expect(faults({ [space]: height }, course)).toEqual([]);
    });

    test("stands beside others on the spaces round it", () => {
        const problems = numbers.flatMap((space) =>
            [1, 2, 3].flatMap((steps) => {
                const found: string[] = [];
                for (let a = 1; a < 7; a++)
                    for (let b = 1; a + b <= 7; b++)
                        found.push(...faults({ [space]: a, [after(space, steps)]: b }, course));
                return found;
            }),
        );
        expect(problems).toEqual([]);
    });

    test("stands between two others", () => {
        const problems = numbers.flatMap((space) => {
            const found: string[] = [];
            for (let a = 1; a < 7; a++)
                for (let b = 1; a + b < 7; b++)
                    for (let c = 1; a + b + c <= 7; c++)
                        found.push(...faults({ [space]: a, [after(space)]: b, [after(space, 2)]: c }, course));
            return found;
        });
        expect(problems).toEqual([]);
    });
});

describe("in a tower", () => {
    const foot = upright(course(false).stones[6]!);
    const heights = [2, 3, 4, 5, 6, 7];

    test("each shell rests on the one below, a rim higher up the screen", () => {
        for (const turtles of heights)
            for (let level = 1; level < turtles; level++) {
                const [below, above] = [perch(foot, level - 1, turtles), perch(foot, level, turtles)];
                expect(below.y - above.y).toBeCloseTo(rise(turtles));
                expect(rise(turtles)).toBeGreaterThanOrEqual(25);
                expect(Math.abs(above.x - below.x)).toBeLessThan(8);
            }
    });

    test.each([0, 90, 180, -90])(
        "all letters show, under nobody's shell and over no other letter, heading %d",
        (heading) => {
            for (const turtles of heights) {
                const discs = Array.from({ length: turtles }, (_, level) => {
                    const at = perch({ ...foot, heading }, level, turtles);
                    const { x, y, scale } = badge(level, turtles, heading);
                    return { x: at.x + x, y: at.y + y, r: 19 * scale };
                });
                discs.forEach((disc, level) => {
                    for (const other of discs.slice(level + 1))
                        expect(Math.hypot(disc.x - other.x, disc.y - other.y)).toBeGreaterThan(disc.r + other.r - 2);
                    if (level === turtles - 1) return;
                    const above = perch({ ...foot, heading }, level + 1, turtles);
                    const rim = above.y + 41 * Math.sqrt(1 - ((disc.x - above.x) / 46) ** 2);
                    expect(disc.y - disc.r).toBeGreaterThan(rim - 4);
                });
            }
        },
    );

    test("a turtle alone sits in the middle of its stone", () => {
        const spot = course(false).stones[5]!;
        expect(perch(upright(spot), 0, 1)).toMatchObject({ x: spot.x, y: spot.y });
        expect(rise(1)).toBe(0);
    });
});
