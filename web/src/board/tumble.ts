/** A die that rolls: a cube seen from above, its faces coming round until it settles on the right one. */

import { FACES } from "../net/constants";
import type { Point } from "./course";

export const SIDE = 96;
const QUARTERS = 4;
/** What a face and the one below it add up to. */
const OPPOSITE = 7;
/** The part of the time after which it only rocks to rest. */
const ROLLED = 0.84;

/** The faces it shows one after another: neighbours on a real die, the last one as it fell. */
export function faces(pips: number, random: () => number = Math.random): number[] {
    const shown = [pips];
    for (let left = QUARTERS; left > 0; left--) {
        const next = shown[0]!;
        const others = FACES.filter((face) => face !== next && face !== OPPOSITE - next);
        shown.unshift(others[Math.floor(random() * others.length)]!);
    }
    return shown;
}

const warp = (t: number) => 1 - (1 - Math.min(1, t / ROLLED)) ** 2.1;
const SAMPLES = 32;
const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES);

/** How face number *index* turns into sight and out of it again; *way* is -1 or 1, the side it comes from. */
export function faceFrames(index: number, way: number): Keyframe[] {
    return samples.map((offset) => {
        const away = Math.max(-1, Math.min(1, index - QUARTERS * warp(offset)));
        const angle = (away * Math.PI) / 2;
        const wide = Math.max(0, Math.cos(angle));
        const shift = (Math.sin(angle) * way * SIDE) / 2;
        return { offset, transform: `translate(${shift.toFixed(1)}px, 0px) scale(${wide.toFixed(3)}, 1)` };
    });
}

/** How high it is over the table: a throw, a bounce, and a small one. */
function height(t: number): number {
    const arc = (from: number, to: number, peak: number) => {
        const part = (t - from) / (to - from);
        return part > 0 && part < 1 ? 4 * peak * part * (1 - part) : 0;
    };
    return arc(-0.1, 0.46, 110) + arc(0.46, 0.74, 34) + arc(0.74, ROLLED + 0.06, 9);
}

/** How the die flies from a hand to its place at 0, 0. */
export function flightFrames(from: Point): Keyframe[] {
    const way = Math.sign(from.x) || 1;
    return samples.map((offset) => {
        const left = (1 - Math.min(1, offset / ROLLED)) ** 1.7;
        const up = height(offset);
        const x = from.x * left;
        const y = from.y * left - up;
        const scale = (1 + up / 420) * Math.min(1, 0.35 + offset * 3);
        const rock = offset > ROLLED - 0.06 ? Math.sin((offset - ROLLED) * 26) * 5 * (1 - offset) * 6 : 0;
        const turn = way * 150 * left + rock;
        return {
            offset,
            opacity: Math.min(1, offset * 12),
            transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`,
        };
    });
}
