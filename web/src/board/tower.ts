/** How a stack stands: shell upon shell, up the screen, clear of the numbers and of its neighbours. */

import { BEACH } from "../net/constants";
import { numberAt, WIDTH, type Course, type Placement, type Point, type Spot } from "./course";

/** Half of a shell; heads and flippers may pass each other. */
export const SHELL = 44;
/** A shell's rim, as much as shows below the next one; a high tower is denser, so that it has room on the far side. */
export const RIM = 38;
export const TALLEST = 150;
/** Nobody stacks quite straight. */
export const OFF = [0, 2.5, -2.5, 3, -3.5, 3, -1.5];
/** Half of a letter's disc. */
export const BADGE = 18;
const LEANS = [-0.6, -0.55, -0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.55, 0.6];
/** How near to the edge of the board the middle of a shell may come. */
export const EDGE = 36;
export const DIGIT = { x: 12, y: 16 };

/** Where a tower stands, and how far it leans to the right for every step that it rises. */
export type Footing = Point & { heading: number; lean: number };

/** How much higher each turtle of a tower is drawn than the one below. */
export const rise = (turtles: number): number => (turtles < 2 ? 0 : Math.min(RIM, TALLEST / (turtles - 1)));

/** The place of a turtle at a height, 0 the lowest, in a tower of *turtles*. */
export function perch(foot: Footing, height: number, turtles: number): Placement {
    const up = rise(turtles) * height;
    const off = turtles > 2 ? OFF[height % OFF.length]! : 0;
    return { x: foot.x + up * foot.lean + off, y: foot.y - up, heading: foot.heading, scale: 1 };
}

/** A tower in the middle of its stone, upright. */
export const upright = ({ x, y, heading }: Spot): Footing => ({ x, y, heading, lean: 0 });

/** From the lowest to the topmost turtle of a tower. */
type Axis = { foot: Point; top: Point };

export function axis(foot: Footing, turtles: number): Axis {
    const up = rise(turtles) * (turtles - 1);
    return { foot, top: { x: foot.x + up * foot.lean, y: foot.y - up } };
}

/** How far a point is from the axis of a tower. */
function away({ foot, top }: Axis, { x, y }: Point): number {
    const [dx, dy] = [top.x - foot.x, top.y - foot.y];
    const long = dx * dx + dy * dy;
    const part = long ? Math.max(0, Math.min(1, ((x - foot.x) * dx + (y - foot.y) * dy) / long)) : 0;
    return Math.hypot(x - foot.x - part * dx, y - foot.y - part * dy);
}

/** How deep two towers stand in each other; not above 0 if they are apart. */
export function clash(a: Axis, b: Axis): number {
    // Neither crosses the other: their feet are on stones of their own.
    const near = Math.min(away(a, b.foot), away(a, b.top), away(b, a.foot), away(b, a.top));
    return 2 * SHELL - near;
}

/** How deep a tower stands in the number of a space; not above 0 if that can be read. */
export const covers = (tower: Axis, space: number, course: Course): number =>
    SHELL - Math.min(...corners(course)[space]!.map((corner) => away(tower, corner)));

const found = new WeakMap<Course, Point[][]>();

/** The edges of all numbers, by space. */
function corners(course: Course): Point[][] {
    const known = found.get(course);
    if (known) return known;
    const made = course.stones.map((spot, space) => {
        const { x, y } = numberAt(spot);
        const wide = DIGIT.x * (space > 9 ? 2 : 1);
        return [-1, 0, 1].flatMap((side) => [-1, 1].map((end) => ({ x: x + side * wide, y: y + end * DIGIT.y })));
    });
    found.set(course, made);
    return made;
}

/** The sides of the pile and of the open card. */
export const CARDS = [341, 652].flatMap((x) => [340, 376, 412, 448, 484, 520, 556].map((y) => ({ x, y })));

/** How deep a tower stands in the cards in the middle; not above 0 if they are free. */
export const coversCards = (tower: Axis): number => SHELL - Math.min(...CARDS.map((side) => away(tower, side)));

/** Ways to stand beside the middle of a stone, the plainest first: some steps inland, or leaning. */
export const WAYS = [-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 145]
    .flatMap((inland) => LEANS.map((lean) => ({ inland, lean })))
    .sort((a, b) => cost(a) - cost(b));

function cost({ inland, lean }: { inland: number; lean: number }): number {
    return Math.abs(inland) + (inland < 0 ? 30 : 0) + 300 * Math.abs(lean);
}

/** Where each occupied space has its tower; *order* has the farthest from the viewer first. */
export function footings(
    stacks: Record<number, readonly unknown[]>,
    order: number[],
    course: Course,
): Map<number, Footing> {
    const feet = new Map<number, Footing>();
    const standing: Axis[] = [];
    for (const space of order) {
        const turtles = stacks[space]!.length;
        const foot = place(course.stones[space]!, turtles, standing, course);
        feet.set(space, foot);
        standing.push(axis(foot, turtles));
    }
    return feet;
}

function place(spot: Spot, turtles: number, standing: Axis[], course: Course): Footing {
    let best = upright(spot);
    let least = Infinity;
    for (const { inland, lean } of WAYS) {
        const foot = { ...best, x: spot.x - spot.out.x * inland, y: spot.y - spot.out.y * inland, lean };
        const tower = axis(foot, turtles);
        const room = Math.min(tower.top.x, WIDTH - tower.top.x);
        let trouble = Math.max(0, EDGE - room, coversCards(tower), ...standing.map((other) => clash(tower, other)));
        for (const space of numbers) if (trouble < least) trouble = Math.max(trouble, covers(tower, space, course));
        if (trouble < least) [best, least] = [foot, trouble];
        if (!least) break;
    }
    return best;
}

const numbers = Array.from({ length: BEACH }, (_, index) => index + 1);

/** Whether a turtle with this heading swims down the screen. */
export const facesViewer = (heading: number): boolean => Math.sin((heading * Math.PI) / 180) > 0.5;

/** Where a turtle's letter is to be seen, from its middle: on the rim that shows if somebody sits on it, by turns left and right. */
export function badge(level: number, turtles: number, heading: number): Point & { scale: number } {
    if (level >= turtles - 1) return { x: 0, y: 0, scale: 1 };
    const step = rise(turtles);
    // Where they swim towards the viewer, the head of the next one hangs over the middle.
    const aside = facesViewer(heading) ? 31 : Math.min(23, (RIM - step) * 1.8);
    const rim = 41 * Math.sqrt(1 - (aside / 46) ** 2);
    return { x: level % 2 ? aside : -aside, y: rim - step / 2 + Math.max(0, BADGE - step / 2), scale: 0.95 };
}
