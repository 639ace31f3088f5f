/** How turtles move: hop after hop with their riders, into the water, and to the nest at the end. */

import type { Letter, Move, Scene } from "../table/types";
import { NEST, type Course, type Placement, type Point } from "./course";
import { layout, type Seated } from "./layout";
import { FINALE, HOP, TUMBLE, moveTime, type Motion, type Parts } from "./motion";
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
    const time = moveTime(hops);
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
                stops.map(({ at }) => ({ transform: put(at), easing: "cubic-bezier(.4,.1,.5,.95)" })),
                time,
            ),
            motion.run(parts.lift, bounce(hops, rise), time),
            motion.run(
                parts.body,
                turns.map((turn) => ({ transform: `rotate(${turn.toFixed(1)}deg)` })),
                time,
            ),
            !top &&
                motion.run(
                    parts.tag,
                    stops.map(({ at, level, turtles }) => ({ transform: put(badge(level, turtles, at.heading)) })),
                    time,
                ),
        ]);
    });
    for (const [letter, { at }] of was) {
        const there = will.get(letter);
        if (party.includes(letter) || !there || same(at, there.at)) continue;
        const joined = move.onto.includes(letter);
        const part = joined ? (hops - 1) / hops : 1 / hops;
        const middle = { transform: put(joined ? at : there.at), offset: Math.min(0.98, Math.max(0.02, part)) };
        const frames = [{ transform: put(at) }, middle, { transform: put(there.at) }];
        runs.push(motion.run(cast.parts(letter)?.whole, frames, time));
    }
    await Promise.all(runs);
}

/** Up and down, once for every hop. */
function bounce(hops: number, rise: number): Keyframe[] {
    const frames: Keyframe[] = [{ transform: "translate(0px, 0px) scale(1)", offset: 0, easing: "ease-out" }];
    for (let hop = 0; hop < hops; hop++) {
        const peak = `translate(0px, ${-rise}px) scale(${1 + rise / 500})`;
        frames.push({ transform: peak, offset: (hop + 0.5) / hops, easing: "ease-in" });
        frames.push({ transform: "translate(0px, 0px) scale(1)", offset: (hop + 1) / hops, easing: "ease-out" });
    }
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

/** A bust: all from the mover up tumble into the water, and come up at the raft. */
export async function sink(cast: Cast, move: Move, splash: () => void): Promise<void> {
    const { before, after, course, motion } = cast;
    const party = [move.turtle, ...move.riders];
    const [was, will] = [seats(before, course), seats(after, course)];
    const water = splashPoint(course, move);
    const spin = (turn: number, by: number) => [
        { transform: `rotate(${turn}deg)` },
        { transform: `rotate(${turn + by}deg)` },
    ];
    if (!water) {
        const parts = cast.parts(move.turtle);
        const heading = was.get(move.turtle)?.at.heading ?? -90;
        const over = motion.run(parts?.lift, bounce(1, 46), TUMBLE);
        await Promise.all([over, motion.run(parts?.body, spin(heading, 360), TUMBLE, { easing: "ease-in-out" })]);
        return;
    }
    // The topmost falls first.
    const falls = [...party].reverse().map((letter, order) => {
        const parts = cast.parts(letter);
        const here = was.get(letter)?.at;
        if (!parts || !here) return Promise.resolve();
        const shift = { x: water.x + (order % 2 ? 18 : -12) * (order > 0 ? 1 : 0), y: water.y + (order % 3) * 10 };
        const high = { x: (here.x + shift.x) / 2, y: (here.y + shift.y) / 2 - 46, scale: 1.08 };
        const delay = (order * STAGGER) / party.length;
        return Promise.all([
            motion.run(
                parts.whole,
                [
                    { transform: put(here), opacity: 1, easing: "ease-out" },
                    { transform: put(high), opacity: 1, offset: 0.4, easing: "ease-in" },
                    { transform: put({ ...shift, scale: 0.8 }), opacity: 1, offset: 0.75 },
                    { transform: put({ ...shift, scale: 0.45 }), opacity: 0 },
                ],
                TUMBLE,
                { delay },
            ),
            motion.run(parts.body, spin(here.heading, order % 2 ? -320 : 320), TUMBLE, { delay }),
        ]);
    });
    const room = [...was].map(([letter, { at }]) => {
        const there = will.get(letter);
        if (party.includes(letter) || !there || same(at, there.at)) return Promise.resolve();
        return motion.run(cast.parts(letter)?.whole, [{ transform: put(at) }, { transform: put(there.at) }], TUMBLE);
    });
    const wet = motion.wait(TUMBLE * 0.7).then(() => (motion.over ? undefined : splash()));
    await Promise.all([...falls, ...room, wet]);
    await Promise.all(
        party.map((letter, order) => {
            const parts = cast.parts(letter);
            const there = will.get(letter)?.at;
            if (!parts || !there) return Promise.resolve();
            const low = { x: there.x, y: there.y + 30, scale: there.scale * 0.5 };
            const high = { x: there.x, y: there.y - 14, scale: there.scale * 1.06 };
            const frames = [
                { transform: put(low), opacity: 0 },
                { transform: put(high), opacity: 1, offset: 0.6 },
                { transform: put(there), opacity: 1 },
            ];
            void motion.run(parts.body, spin(there.heading, 0), 1);
            void motion.run(parts.tag, [{ transform: "none" }, { transform: "none" }], 1);
            return motion.run(parts.whole, frames, TUMBLE * 0.7, {
                delay: (order * STAGGER) / party.length,
                easing: "ease-out",
            });
        }),
    );
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
