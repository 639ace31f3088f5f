/** Where things are on the board: 21 stones round the island, the raft beside the first of them. */

import { BEACH } from "../net/constants";

export const WIDTH = 1000;
export const HEIGHT = 1220;
export const NEST = { x: 500, y: 446 };
/** Turtles on the raft are a little smaller, so that seven have room. */
export const ON_RAFT = 0.88;

/** Lower than the middle: towers on the far side need room to stand. */
const CENTRE = { x: 500, y: 598 };
const HALF = { x: 386, y: 362 };
const ROUNDNESS = 2.7;
const SAMPLES = 2100;
/** Spaces that look this far up the screen have their numbers inside. */
export const INSIDE = -0.4;
const FLAT = 0.6;
const RAFT_X = 556;
/** Never less than 44 px apart for six turtles when the board is 360 px wide. */
const RAFT_STEP = 124;

export type Point = { x: number; y: number };
/** A place with the heading of who swims there, in degrees, and the way out to the sea. */
export type Spot = Point & { heading: number; out: Point };
/** Where a turtle is drawn. */
export type Placement = Point & { heading: number; scale: number };
export type Course = {
    /** By the numbers of the spaces; there is none at 0. */
    stones: Spot[];
    raft: Point & { width: number; height: number };
    raftSpot: (index: number, turtles: number) => Spot;
};

const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS);

/** A point of the line: 0 is the bottom, then to the right and round. */
function along(part: number): Point {
    const angle = 2 * Math.PI * part;
    const sway = 1 + 0.018 * Math.sin(3 * angle + 1) + 0.014 * Math.sin(5 * angle);
    return { x: CENTRE.x + HALF.x * sway * bend(Math.sin(angle)), y: CENTRE.y + HALF.y * sway * bend(Math.cos(angle)) };
}

const line = Array.from({ length: SAMPLES + 1 }, (_, index) => along(index / SAMPLES));
const lengths = [0];
for (let index = 1; index <= SAMPLES; index++) {
    const [a, b] = [line[index - 1]!, line[index]!];
    lengths.push(lengths[index - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
}
const whole = lengths[SAMPLES]!;

/** The spot after a part of the whole way, counter-clockwise. */
export function spotAt(part: number): Spot {
    const wanted = (((part % 1) + 1) % 1) * whole;
    const index = Math.max(
        1,
        lengths.findIndex((length) => length >= wanted),
    );
    const before = line[(index - 8 + SAMPLES) % SAMPLES]!;
    const after = line[(index + 8) % SAMPLES]!;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy);
    return {
        ...line[index]!,
        heading: (Math.atan2(dy, dx) * 180) / Math.PI,
        out: { x: -dy / length, y: dx / length },
    };
}

const RAFT = { x: RAFT_X, y: 1126, width: 800, height: 134 };

const counterClockwise: Course = {
    stones: Array.from({ length: BEACH + 1 }, (_, space) => spotAt((space - 0.5) / BEACH)),
    raft: RAFT,
    raftSpot(index, turtles) {
        const step = Math.min(RAFT_STEP, (RAFT.width - 30) / turtles);
        return { x: RAFT.x + (index - (turtles - 1) / 2) * step, y: RAFT.y + 2, heading: -90, out: { x: 0, y: 1 } };
    },
};

const mirrored = (spot: Spot): Spot => ({
    x: WIDTH - spot.x,
    y: spot.y,
    heading: 180 - spot.heading,
    out: { x: -spot.out.x, y: spot.out.y },
});

const clockwise: Course = {
    stones: counterClockwise.stones.map(mirrored),
    raft: { ...RAFT, x: WIDTH - RAFT.x },
    // The first turtle stays at the left, whichever way round they swim.
    raftSpot: (index, turtles) => mirrored(counterClockwise.raftSpot(turtles - 1 - index, turtles)),
};

/** The course as it is drawn: counter-clockwise, or as in a mirror. */
export const course = (turned: boolean): Course => (turned ? clockwise : counterClockwise);

/** Where the number of a space is written: outside, or inside where a tower would stand before it. */
export function numberAt({ x, y, out }: Spot): Point {
    if (out.y > INSIDE) return { x: x + out.x * 87, y: y + out.y * 74 };
    const way = Math.atan2(-out.y * (Math.abs(out.x) > 0.6 ? FLAT : 1), -out.x);
    return { x: x + 76 * Math.cos(way), y: y + 72 * Math.sin(way) };
}

/** A closed smooth path round the island, *grow* outside the course (negative: inside), never quite regular. */
export function shore(grow: number, rough = 8, seed = 0): string {
    const points = Array.from({ length: 56 }, (_, index) => {
        const spot = spotAt(index / 56);
        const wave = rough * (Math.sin(index * 0.9 + seed) + 0.6 * Math.sin(index * 2.3 + seed * 2));
        return { x: spot.x + spot.out.x * (grow + wave), y: spot.y + spot.out.y * (grow + wave) };
    });
    return smooth(points);
}

/** A closed path through the middles between *points*, round at each of them. */
export function smooth(points: Point[]): string {
    const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
    const curves = points.map((point, index) => {
        const next = points[(index + 1) % points.length]!;
        return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, next)}`;
    });
    return `M${middle(points.at(-1)!, points[0]!)}${curves.join("")}Z`;
}
