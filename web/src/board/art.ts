/** Shapes that several parts of the board share. */

import { NEST, course, smooth, type Point } from "./course";

export type Pair = readonly [number, number];

export const EGG = "M0-29C15-29 23-4 23 8A23 22 0 0 1-23 8C-23-4-15-29 0-29Z";

/** What is left of an egg when it has hatched. */
export const SHELL_HALF = "M-23 4-15-5-8 3 0-6 8 3 15-5 23 4C24 18 14 30 0 30S-24 18-23 4Z";

/** The stones of the course, each turned another way. */
export const ROCKS = [
    "M-52 4C-54-26-30-50 2-52S54-28 53 2 34 52 4 52-50 34-52 4Z",
    "M-53-4C-50-36-22-53 8-50S56-22 52 8 26 54-6 52-56 28-53-4Z",
    "M-50 10C-58-18-36-46-8-52S50-38 54-6 40 46 10 52-42 38-50 10Z",
];

/** The letters of the seven turtles, as strokes. */
export const LETTERS: Record<string, string> = {
    A: "M-8.5 10.5L0-11 8.5 10.5M-5.2 3.6H5.2",
    B: "M-6.5-10.5V10.5H1.5A5.7 5.7 0 0 0 1.5-.9H-6.5M1-.9A4.8 4.8 0 0 0 1-10.5H-6.5",
    C: "M7.8-7.2A10.6 10.6 0 1 0 7.8 7.2",
    D: "M-7-10.5V10.5H-1.6A10.5 10.5 0 0 0-1.6-10.5Z",
    E: "M6.5-10.5H-5.5V10.5H6.5M-5.5-.4H4.8",
    F: "M7-10.5H-5V10.5M-5-.2H5",
    G: "M7.6-7.4A10.6 10.6 0 1 0 9.6 4.4V.8H2.2",
};

/** How eggs lie on a card, by their number; seven lie in the sand. */
export const EGGS: Record<number, readonly Pair[]> = {
    1: [[0, 0]],
    2: [
        [-32, 0],
        [32, 0],
    ],
    3: [
        [-34, 22],
        [34, 22],
        [0, -24],
    ],
    4: [
        [-32, -26],
        [32, -26],
        [-32, 28],
        [32, 28],
    ],
    5: [
        [-44, -28],
        [44, -28],
        [0, 0],
        [-44, 30],
        [44, 30],
    ],
    6: [
        [-48, -26],
        [0, -30],
        [48, -26],
        [-48, 30],
        [0, 26],
        [48, 30],
    ],
    7: [
        [0, 0],
        [-62, 0],
        [62, 0],
        [-32, -54],
        [32, -54],
        [-32, 54],
        [32, 54],
    ],
};

export const PIPS: Record<number, readonly Pair[]> = {
    1: [[0, 0]],
    2: [
        [-1, -1],
        [1, 1],
    ],
    3: [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    4: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    5: [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    6: [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
};

/** Where the palms stand, and how large. */
export const PALMS = [
    [284, 450, 0.85],
    [720, 456, 0.9],
    [262, 760, 1],
    [742, 766, 0.9],
] as const;

const BAY: readonly Pair[] = [
    [-150, -96],
    [-104, -44],
    [-84, 20],
    [-72, 66],
    [-46, 90],
    [2, 97],
    [48, 89],
    [70, 60],
    [82, 10],
    [104, -44],
    [146, -96],
];

/** Space 21: the sand comes down to the course and meets the water; *grow* is how much farther. */
export function bay(grow: number): string {
    const { x, y, heading, out } = course(false).stones[21]!;
    const [tx, ty] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
    return smooth(
        BAY.map(([along, outward]): Point => {
            const a = along + Math.sign(along) * (outward > -60 ? grow : 0);
            const o = outward + (outward > 40 ? grow : 0);
            return { x: x + tx * a + out.x * o, y: y + ty * a + out.y * o };
        }),
    );
}

/** Bare sand round the nest, where cards and dice lie. */
export const CLEARING = smooth(
    Array.from({ length: 14 }, (_, i) => ({
        x: NEST.x + 232 * Math.cos((i * Math.PI) / 7) + (i % 3) * 8,
        y: NEST.y + 104 + 232 * Math.sin((i * Math.PI) / 7) - (i % 2) * 9,
    })),
);
