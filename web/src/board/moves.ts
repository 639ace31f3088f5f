/** How turtles move: hop after hop with their riders, into the water, and to the nest at the end. */

import { BEACH, LAST_CLUTCH } from "../net/constants";
import type { Letter, Move, Scene } from "../table/types";
import { NEST, type Course, type Placement, type Point } from "./course";
import { layout, type Seated } from "./layout";
import { DRIFT, FINALE, HOP, SLOW_HOPS, TUMBLE, moveTime, type Motion, type Parts } from "./motion";
import { badge, perch, upright } from "./tower";

export type Cast = {
    before: Scene;
    after: Scene;
    course: Course;
    motion: Motion;
    parts: (letter: Letter) => Parts | undefined;
};

const put = ({ x, y, scale }: Point & { scale: number }) =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
const seats = (scene: Scene, course: Course): Map<Letter, Seated> =>
    new Map(layout(scene, course).map((one) => [one.letter, one]));
const same = (a: Placement, b: Placement) => put(a) === put(b);

/** Headings without leaps from 180 to -180, so that nobody spins. */
export function unwound(headings: number[]): number[] {
    let last = headings[0] ?? 0;
    return headings.map((heading) => {
        last += ((((heading - last + 180) % 360) + 360) % 360) - 180;
        return last;
    });
}

/** A move: hop after hop, riders and all; the others make room. */
export async function swim(cast: Cast, move: Move): Promise<void> {
    const { before, after, course, motion } = cast;
    const hops = move.path.length;
    if (!hops) return;
    const slow = move.eggs === LAST_CLUTCH ? Math.min(hops, SLOW_HOPS) : 0;
    const time = moveTime(hops, slow);
    const times = beats(hops, slow);
    const party = [move.turtle, ...move.riders];
    const [was, will] = [seats(before, course), seats(after, course)];
    const runs = party.map((letter, height) => {
        const parts = cast.parts(letter);
        const here = was.get(letter);
        if (!parts || !here) return Promise.resolve();
        const top = height === party.length - 1;
        const stops: Pick<Seated, "at" | "level" | "turtles">[] = [here];
        move.path.forEach((space, index) => {
            const spot = course.stones[space]!;
            const there = will.get(letter);
            if (index === hops - 1 && there && after.nest !== letter) stops.push(there);
            else
                stops.push({
                    at: perch(upright(spot), height, party.length),
                    level: height,
                    turtles: party.length,
                });
        });
        const rise = Math.min(26, 10 + motion.time(time) / hops / 6) + height * 2;
        const turns = unwound(stops.map(({ at }) => at.heading));
        return Promise.all([
            motion.run(
                parts.whole,
                stops.map(({ at }, index) => ({
                    transform: put(at),
                    offset: times[index]!,
                    easing: "cubic-bezier(.4,.1,.5,.95)",
                })),
                time,
            ),
            motion.run(parts.lift, bounce(times, rise, height), time),
            motion.run(
                parts.body,
                turns.map((turn, index) => ({ transform: `rotate(${turn.toFixed(1)}deg)`, offset: times[index]! })),
                time,
            ),
            !top &&
                motion.run(
                    parts.tag,
                    stops.map(({ at, level, turtles }, index) => ({
                        transform: put(badge(level, turtles, at.heading)),
                        offset: times[index]!,
                    })),
                    time,
                ),
        ]);
    });
    for (const [letter, { at }] of was) {
        const there = will.get(letter);
        if (party.includes(letter) || !there || same(at, there.at)) continue;
        const joined = move.onto.includes(letter);
        const part = times[joined ? hops - 1 : 1]!;
        const middle = { transform: put(joined ? at : there.at), offset: Math.min(0.98, Math.max(0.02, part)) };
        const frames = [{ transform: put(at) }, middle, { transform: put(there.at) }];
        runs.push(motion.run(cast.parts(letter)?.whole, frames, time));
    }
    await Promise.all(runs);
}

/** When each hop of a move begins and ends, from 0 to 1; the last *slow* of them take thrice as long. */
export function beats(hops: number, slow = 0): number[] {
    const weights = Array.from({ length: hops }, (_, hop) => (hop >= hops - slow ? 3 : 1));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    let sum = 0;
    return [0, ...weights.map((weight) => (sum += weight) / whole)];
}

const LANDED = "translate(0px, 0px) scale(1, 1)";

/** Up and down, once for every beat; the higher in a tower, the more it sways, and all are squashed as they land. */
function bounce(times: number[], rise: number, height = 0): Keyframe[] {
    const frames: Keyframe[] = [{ transform: LANDED, offset: 0, easing: "ease-out" }];
    times.slice(1).forEach((end, hop) => {
        const start = times[hop]!;
        const sway = (hop % 2 ? 1 : -1) * height * 1.6;
        const last = hop === times.length - 2;
        const at = (part: number) => start + (end - start) * part;
        const peak = `translate(${sway.toFixed(1)}px, ${-rise}px) scale(${1 - rise / 700}, ${1 + rise / 500})`;
        frames.push({ transform: peak, offset: at(last ? 0.4 : 0.5), easing: "ease-in" });
        if (last)
            frames.push({ transform: "translate(0px, 4px) scale(1.1, 0.88)", offset: at(0.75), easing: "ease-out" });
        frames.push({ transform: LANDED, offset: end, easing: "ease-out" });
    });
    return frames;
}

/** Where a bust falls into the water; from the raft it only rolls over. */
export const splashPoint = (course: Course, move: Move): Point | null => {
    const spot = course.stones[move.origin];
    if (!move.origin || !spot) return null;
    const clamp = (value: number, most: number) => Math.max(50, Math.min(most - 50, value));
    return { x: clamp(spot.x + spot.out.x * 84, 1000), y: spot.y + spot.out.y * 84 };
};

/** Between the first of a stack to fall, or to come up, and the last. */
const STAGGER = 200;
/** How far out turtles drift. */
const OFFSHORE = 96;

/** The way over the water from a space to the raft, the shorter way round. */
export function drift({ stones, raft }: Course, space: number): Point[] {
    const way: Point[] = [];
    const step = space > BEACH / 2 ? 1 : -1;
    for (let at = space; at >= 1 && at <= BEACH; at += 3 * step) {
        const { x, y, out } = stones[at]!;
        way.push({ x: x + out.x * OFFSHORE, y: y + out.y * OFFSHORE });
    }
    const { x } = stones[step > 0 ? BEACH : 1]!;
    return [...way.slice(1), { x, y: raft.y - raft.height / 2 }];
}

const spin = (turn: number, by: number) => [
    { transform: `rotate(${turn}deg)` },
    { transform: `rotate(${turn + by}deg)` },
];

/** A bust: the tower tips, all from the mover up fall into the water and drift to the raft. */
export async function sink(cast: Cast, move: Move, splash: () => void): Promise<void> {
    const { before, after, course, motion } = cast;
    const party = [move.turtle, ...move.riders];
    const [was, will] = [seats(before, course), seats(after, course)];
    const water = splashPoint(course, move);
    if (!water) {
        const parts = cast.parts(move.turtle);
        const heading = was.get(move.turtle)?.at.heading ?? -90;
        const over = motion.run(parts?.lift, bounce([0, 1], 46), TUMBLE);
        await Promise.all([over, motion.run(parts?.body, spin(heading, 360), TUMBLE, { easing: "ease-in-out" })]);
        return;
    }
    const foot = was.get(move.turtle)!.at;
    const side = Math.sign(course.stones[move.origin]!.out.x) || 1;
    // As one piece: all turn round the foot of those who fall.
    const tipped = (at: Placement, degrees: number): Placement => {
        const angle = (side * degrees * Math.PI) / 180;
        const [x, y] = [at.x - foot.x, at.y - foot.y];
        return {
            ...at,
            x: foot.x + x * Math.cos(angle) - y * Math.sin(angle),
            y: foot.y + x * Math.sin(angle) + y * Math.cos(angle),
        };
    };
    const path = drift(course, move.origin);
    const all = party.map((letter, order) => {
        const parts = cast.parts(letter);
        const here = was.get(letter)?.at;
        const there = will.get(letter)?.at;
        if (!parts || !here || !there) return Promise.resolve();
        const wet = { x: water.x + (order % 2 ? 22 : -22) * Math.min(order, 2), y: water.y + (order % 3) * 12 - 8 };
        const float = path.map(({ x, y }) => ({ x: x + (order % 2 ? 12 : -12), y: y + (order % 3) * 10, scale: 0.84 }));
        const falling = [
            { transform: put(here), easing: "ease-in" },
            { transform: put(tipped(here, -6)), offset: 0.25, easing: "ease-in" },
            { transform: put(tipped(here, 34)), offset: 0.7, easing: "ease-in" },
            { transform: put({ ...wet, scale: 0.82 }) },
        ];
        const drifting = [{ ...wet, scale: 0.82 }, ...float, { ...there, scale: there.scale * 1.08 }, there];
        const delay = (order * STAGGER) / party.length;
        void motion.run(parts.tag, [{ transform: "none" }, { transform: "none" }], 1);
        void motion.run(parts.body, spin(here.heading, side * (order % 2 ? -300 : 300)), TUMBLE);
        return motion.run(parts.whole, falling, TUMBLE).then(() => {
            const turns = unwound([here.heading + side * (order % 2 ? -300 : 300), there.heading + 360 * side]);
            const turning = turns.map((turn) => ({ transform: `rotate(${turn.toFixed(1)}deg)` }));
            return Promise.all([
                motion.run(
                    parts.whole,
                    drifting.map((at) => ({ transform: put(at) })),
                    DRIFT,
                    { delay, easing: "ease-in-out" },
                ),
                motion.run(parts.body, turning, DRIFT, { delay }),
            ]);
        });
    });
    const room = [...was].map(([letter, { at }]) => {
        const there = will.get(letter);
        if (party.includes(letter) || !there || same(at, there.at)) return Promise.resolve();
        return motion.run(cast.parts(letter)?.whole, [{ transform: put(at) }, { transform: put(there.at) }], TUMBLE);
    });
    const wet = motion.wait(TUMBLE * 0.9).then(() => (motion.over ? undefined : splash()));
    await Promise.all([...all, ...room, wet]);
}

/** The end: the one on top goes to the nest. */
export async function comeHome(cast: Cast, move: Move): Promise<void> {
    const { course, motion } = cast;
    const party = [move.turtle, ...move.riders];
    const letter = party.at(-1)!;
    const parts = cast.parts(letter);
    const spot = course.stones[move.space];
    if (!parts || !spot) return;
    const here = perch(upright(spot), party.length - 1, party.length);
    const [from, to] = unwound([here.heading, -90]);
    const middle = { x: (here.x + NEST.x) / 2, y: (here.y + NEST.y) / 2 - 60, scale: 1.3 };
    const time = Math.max(HOP, FINALE * 0.5);
    await Promise.all([
        motion.run(
            parts.whole,
            [
                { transform: put(here), easing: "ease-out" },
                { transform: put(middle), easing: "ease-in" },
                { transform: put({ ...NEST, scale: 1.2 }) },
            ],
            time,
        ),
        motion.run(parts.body, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], time),
    ]);
}
