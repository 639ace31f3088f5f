import { expect, it } from "vitest";
import { EMPTY } from "../table/scene";
import { BEACH } from "../net/constants";
import { NEST, course } from "./course";
import { markAt } from "./layout";

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
