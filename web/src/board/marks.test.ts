import { expect, it } from "vitest";
import { EMPTY } from "../table/scene";
import { BEACH } from "../net/constants";
import { NEST, ON_RAFT, course } from "./course";
import { bustsAt, markAt } from "./layout";

/** Half the width, the top and the bottom of what a mark must not cover, from the nest: the sum, and two dice below it. */
const FREE = [
    [190, 104, 166],
    [115, 166, 270],
] as const;

it("leaves the sum and the dice to be read, however high the tower on which a throw would land", () => {
    for (const clockwise of [false, true]) {
        for (let space = 1; space <= BEACH; space++) {
            for (let height = 0; height <= 7; height++) {
                for (const [more, half] of [
                    [0, 30],
                    [66, 40],
                ] as const) {
                    const scene = { ...EMPTY, stacks: height ? { [space]: [..."ABCDEFG".slice(0, height)] } : {} };
                    const { x, y } = markAt(scene, course(clockwise), space, { ghost: height < 7 ? 1 : 0, more });
                    const covered = FREE.filter(
                        ([wide, top, bottom]) =>
                            Math.abs(x - NEST.x) < wide + half && y > NEST.y + top - half && y < NEST.y + bottom + half,
                    );
                    expect(covered, `${space} ${height} ${more}`).toEqual([]);
                }
            }
        }
    }
});

it("puts dice that go bust on the raft, beside those who sit there, and on its edge only if it is full", () => {
    const letters = [..."ABCDEFG"];
    const places = letters.map((letter, index) => ({ seat: index + 1, turtles: [letter] }));
    for (let sitting = 0; sitting < 2 ** 7; sitting++) {
        const raft = letters.filter((_, index) => sitting & (1 << index));
        const scene = { ...EMPTY, places, raft } as unknown as typeof EMPTY;
        const spots = letters.flatMap((letter, index) =>
            raft.includes(letter) ? course(false).raftSpot(index, letters.length).x : [],
        );
        const { raft: wood } = course(false);
        for (let dice = 1; dice <= 5; dice++) {
            const row = bustsAt(scene, course(false), dice);
            expect(row).toHaveLength(dice);
            const inside = row[0]!.y === wood.y;
            if (raft.length < 3) expect(inside).toBe(true);
            for (let die = 1; die < dice; die++) expect(row[die]!.x - row[die - 1]!.x).toBeGreaterThan(61);
            for (const { x } of row) {
                expect(Math.abs(x - wood.x)).toBeLessThan(wood.width / 2 - 26);
                if (inside) for (const spot of spots) expect(Math.abs(x - spot)).toBeGreaterThan(44 * ON_RAFT + 26);
            }
        }
    }
});
