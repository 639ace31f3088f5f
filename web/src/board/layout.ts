/** Where each turtle of a scene belongs. */

import { colourOf } from "../table/scene";
import type { Colour, Letter, Scene } from "../table/types";
import { NEST, ON_RAFT, type Course, type Placement, type Point } from "./course";
import { footings, perch, upright, type Footing } from "./tower";

/** A turtle in its place: so high, 0 the lowest, in a tower of so many. */
export type Seated = { letter: Letter; colour: Colour; at: Placement; level: number; turtles: number };

/** Every turtle, in the order of the seats. */
export const turtles = (scene: Scene): Letter[] => scene.places.flatMap((place) => place.turtles);

/** The occupied spaces, the farthest from the viewer first. */
export const occupied = (scene: Scene, { stones }: Course): number[] =>
    Object.keys(scene.stacks)
        .map(Number)
        .filter((space) => space > 0 && (scene.stacks[space]?.length ?? 0) > 0)
        .sort((a, b) => stones[a]!.y - stones[b]!.y);

/** Where the tower of each occupied space stands. */
export const feet = (scene: Scene, course: Course): Map<number, Footing> =>
    footings(scene.stacks, occupied(scene, course), course);

/** All turtles in the order of drawing: far stacks first, the bottom of each first; *raised* ones last. */
export function layout(scene: Scene, course: Course, raised: Letter[] = []): Seated[] {
    const seated: Seated[] = [];
    const colour = (letter: Letter) => colourOf(scene, letter);
    for (const [space, foot] of feet(scene, course)) {
        const stack = scene.stacks[space]!;
        stack.forEach((letter, level) => {
            const at = perch(foot, level, stack.length);
            seated.push({ letter, colour: colour(letter), at, level, turtles: stack.length });
        });
    }
    const all = turtles(scene);
    for (const [index, letter] of all.entries()) {
        if (seated.some((one) => one.letter === letter)) continue;
        const at =
            letter === scene.nest
                ? { ...NEST, heading: -90, scale: 1.2 }
                : { ...raftPlace(course, index, all.length), scale: ON_RAFT };
        seated.push({ letter, colour: colour(letter), at, level: 0, turtles: 1 });
    }
    const rank = (one: Seated) => raised.indexOf(one.letter);
    return seated.sort((a, b) => rank(a) - rank(b));
}

function raftPlace(course: Course, index: number, all: number) {
    const { x, y, heading } = course.raftSpot(index, all);
    return { x, y, heading };
}

/** How far from the middle of its own place a turtle on the raft reaches, and from each other dice on it stand. */
const REACH = 54;
const DIE_STEP = 62;

/** Where dice that go bust lie on the raft: in a row where nobody sits, else on either side of those who do, else along its edge. */
export function bustsAt(scene: Scene, course: Course, dice: number): Point[] {
    const { x, y, width, height } = course.raft;
    const all = turtles(scene);
    const taken = all.flatMap((letter, index) =>
        scene.raft.includes(letter) ? course.raftSpot(index, all.length).x : [],
    );
    taken.sort((a, b) => a - b);
    const half = (dice * DIE_STEP) / 2;
    const [left, right] = [x - width / 2 + 30 + half, x + width / 2 - 30 - half];
    const rooms = [x, left, right, ...taken.flatMap((one) => [one - REACH - half, one + REACH + half])]
        .filter((at) => at >= left && at <= right && taken.every((one) => Math.abs(one - at) >= REACH + half - 0.1))
        .sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
    const row = Array.from({ length: dice }, (_, index) => (rooms[0] ?? x) + (index - (dice - 1) / 2) * DIE_STEP);
    if (rooms.length) return row.map((at) => ({ x: at, y }));
    const ends = [x - width / 2 + 30, ...taken.flatMap((one) => [one - REACH, one + REACH]), x + width / 2 - 30];
    const gaps = ends.flatMap((from, index) => {
        const to = ends[index + 1] ?? from;
        const fit = index % 2 ? 0 : Math.max(0, Math.floor((to - from) / DIE_STEP));
        return Array.from({ length: fit }, (_, die) =>
            to > x ? from + (die + 0.5) * DIE_STEP : to - (die + 0.5) * DIE_STEP,
        );
    });
    if (gaps.length < dice) return row.map((at) => ({ x: at, y: y + height / 2 - 4 }));
    const near = gaps.sort((a, b) => Math.abs(a - x) - Math.abs(b - x)).slice(0, dice);
    return near.sort((a, b) => a - b).map((at) => ({ x: at, y }));
}

/** From here on down there is neither a throw nor its sum. */
const BELOW_DICE = NEST.y + 312;

/**
 * Where there is room for a mark at a space: on the stone, above its tower, or inland where others are above it; beside
 * a tower so tall that above it are the dice.
 */
export function markAt(scene: Scene, course: Course, space: number, { ghost = 0, more = 0 } = {}): Point {
    const spot = course.stones[space]!;
    const foot = feet(scene, course).get(space) ?? upright(spot);
    const turtles = (scene.stacks[space]?.length ?? 0) + ghost;
    const top = perch(foot, turtles - 1, turtles);
    if (!turtles) return { x: spot.x, y: spot.y - more };
    if (Math.abs(spot.out.y) > 0.55) {
        const y = top.y - 76 - more;
        const covers = spot.out.y > 0 && y < BELOW_DICE && Math.abs(top.x - NEST.x) < 240;
        if (!covers) return { x: top.x, y };
        const side = Math.sign(top.x - NEST.x) || 1;
        return { x: top.x + side * (84 + more), y: Math.max(top.y, BELOW_DICE) };
    }
    return { x: foot.x - Math.sign(spot.out.x) * (88 + more), y: foot.y };
}
