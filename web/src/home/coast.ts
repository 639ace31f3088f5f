/** Where the first screens are: the coast of the island, once beside the sea, once below it. */

import type { Colour } from "../table/types";

type Spot = readonly [x: number, y: number, size: number, turn?: number];
export type Swimmer = { x: number; y: number; turn: number; size: number; colour: Colour };

export type Coast = {
    width: number;
    height: number;
    /** The line where the water ends; the island is at its right, or below it. */
    line: string;
    /** What closes the line round the island. */
    land: string;
    grass: string;
    /** A small island far out, and where the raft is. */
    islet: readonly [number, number] | null;
    raft: readonly [number, number] | null;
    stones: readonly Spot[];
    palms: readonly Spot[];
    boulders: readonly Spot[];
    tufts: readonly (readonly [number, number])[];
    waves: readonly (readonly [number, number])[];
    stars: readonly (readonly [number, number])[];
    moon: readonly [number, number];
    swimmers: readonly Swimmer[];
};

/** A window that is wider than high: its middle is where the water ends, however it is cut. */
export const BESIDE: Coast = {
    width: 1440,
    height: 900,
    line: "M792-40C760 70 716 150 722 262S790 420 778 520 706 640 716 740 772 860 760 940",
    land: "H2400V-40Z",
    grass: "M1452-40C1420 40 1344 70 1352 150S1420 250 1404 330 1370 470 1390 560 1330 700 1344 790 1400 880 1384 940H2400V-40Z",
    islet: [120, 140],
    raft: [330, 742],
    stones: [
        [664, -6, 1, 10],
        [612, 110, 1, 120],
        [600, 240, 1, 200],
        [632, 364, 1, 70],
        [652, 490, 1, 300],
        [606, 610, 1, 20],
        [596, 738, 1, 160],
        [640, 860, 1, 250],
    ],
    palms: [
        [1408, 70, 1.7, 0],
        [1436, 338, 1.3, 40],
        [1396, 770, 1.9, 100],
        [806, 872, 1, 80],
        [96, 116, 1.2, 30],
        [158, 176, 0.8, 90],
    ],
    boulders: [
        [798, 622, 0.8, 10],
        [772, 658, 0.5, -20],
        [1376, 600, 0.8, 30],
    ],
    tufts: [
        [1330, 236],
        [832, 320],
        [1348, 470],
        [816, 566],
    ],
    waves: [
        [452, 84],
        [66, 520],
        [500, 250],
        [100, 700],
        [520, 690],
        [282, 96],
        [470, 850],
        [-180, 300],
        [-120, 700],
    ],
    stars: [
        [70, 210],
        [330, 60],
        [500, 190],
        [52, 640],
        [470, 720],
        [200, 842],
        [-140, 160],
    ],
    moon: [400, 150],
    swimmers: [
        { x: 612, y: 110, turn: 118, size: 0.94, colour: "purple" },
        { x: 632, y: 364, turn: 80, size: 0.94, colour: "blue" },
        { x: 632, y: 336, turn: 80, size: 0.94, colour: "red" },
        { x: 632, y: 308, turn: 80, size: 0.94, colour: "yellow" },
        { x: 596, y: 738, turn: 84, size: 0.94, colour: "green" },
        { x: 794, y: 784, turn: -40, size: 0.86, colour: "orange" },
        { x: 330, y: 742, turn: -90, size: 0.86, colour: "pink" },
    ],
};

/** A window that is higher than wide: the sea above, the island below. */
export const BELOW: Coast = {
    width: 800,
    height: 520,
    line: "M-900 466C-700 486-400 430-60 440S150 486 260 476 400 424 520 432 700 478 860 462 1300 440 1700 466",
    land: "V1200H-900Z",
    grass: "",
    islet: null,
    raft: null,
    stones: [
        [-64, 342, 1, 10],
        [66, 352, 1, 100],
        [192, 380, 1, 30],
        [322, 362, 1, 150],
        [450, 332, 1, 60],
        [582, 344, 1, 220],
        [712, 370, 1, 280],
        [842, 352, 1, 20],
    ],
    palms: [
        [12, 458, 0.8, 0],
        [788, 456, 0.85, 60],
    ],
    boulders: [
        [116, 486, 0.7, 10],
        [690, 500, 0.5, -10],
    ],
    tufts: [[600, 488]],
    waves: [
        [96, 24],
        [690, 18],
        [700, 236],
        [84, 250],
        [-200, 160],
        [1000, 200],
    ],
    stars: [
        [60, 180],
        [742, 160],
        [560, 40],
        [250, 30],
        [-150, 90],
    ],
    moon: [640, 66],
    swimmers: [
        { x: 192, y: 380, turn: -6, size: 0.94, colour: "green" },
        { x: 450, y: 332, turn: 4, size: 0.94, colour: "blue" },
        { x: 450, y: 304, turn: 4, size: 0.94, colour: "red" },
        { x: 450, y: 276, turn: 4, size: 0.94, colour: "yellow" },
        { x: 712, y: 370, turn: -10, size: 0.94, colour: "purple" },
    ],
};
