/** Where each turtle of a scene belongs. */

import { colourOf } from "../table/scene";
import type { Colour, Letter, Scene } from "../table/types";
import { NEST, ON_RAFT, lean, leanStep, perch, type Course, type Placement, type Point } from "./course";

/** A turtle in its place; *side* is where a rider leaves its letter to be seen, null if nobody sits on it. */
export type Seated = { letter: Letter; colour: Colour; at: Placement; side: Point | null; step: number };

/** Every turtle, in the order of the seats. */
export const turtles = (scene: Scene): Letter[] => scene.places.flatMap((place) => place.turtles);

/** The occupied spaces, the farthest from the viewer first. */
export const occupied = (scene: Scene, { stones }: Course): number[] =>
    Object.keys(scene.stacks)
        .map(Number)
        .filter((space) => space > 0 && (scene.stacks[space]?.length ?? 0) > 0)
        .sort((a, b) => stones[a]!.y - stones[b]!.y);

/** All turtles in the order of drawing: far stacks first, the bottom of each first; *raised* ones last. */
export function layout(scene: Scene, course: Course, raised: Letter[] = []): Seated[] {
    const seated: Seated[] = [];
    const colour = (letter: Letter) => colourOf(scene, letter);
    for (const space of occupied(scene, course)) {
        const stack = scene.stacks[space]!;
        const spot = course.stones[space]!;
        stack.forEach((letter, height) => {
            const at = perch(spot, height, stack.length);
            const side = height < stack.length - 1 ? lean(spot) : null;
            seated.push({ letter, colour: colour(letter), at, side, step: leanStep(stack.length) });
        });
    }
    const all = turtles(scene);
    for (const [index, letter] of all.entries()) {
        if (seated.some((one) => one.letter === letter)) continue;
        const at =
            letter === scene.nest
                ? { ...NEST, heading: -90, scale: 1.2 }
                : { ...raftPlace(course, index, all.length), scale: ON_RAFT };
        seated.push({ letter, colour: colour(letter), at, side: null, step: 0 });
    }
    const rank = (one: Seated) => raised.indexOf(one.letter);
    return seated.sort((a, b) => rank(a) - rank(b));
}

function raftPlace(course: Course, index: number, all: number) {
    const { x, y, heading } = course.raftSpot(index, all);
    return { x, y, heading };
}

/** How far inwards from the middle of a stone there is room for a mark: past its turtles and a crown. */
export function beyond(scene: Scene, course: Course, space: number): number {
    const height = scene.stacks[space]?.length ?? 0;
    if (!height) return 0;
    return leanStep(height) * (height - 1) + 84 + 22 * Math.max(0, course.stones[space]!.out.y);
}

/** Where the letter of a turtle is to be seen, from its middle: at the outer rim if somebody sits on it. */
export function tagPlace(side: Point | null, step: number): Point & { scale: number } {
    if (!side) return { x: 0, y: 0, scale: 1 };
    const far = Math.max(24, 43 - step / 2.4);
    return { x: -side.x * far, y: -side.y * far, scale: step > 30 ? 0.8 : 0.7 };
}
