/** The shapes of a turtle seen from above, facing right: its limbs, its face, and the shell, an ellipse of 46 by 41. */

import type { Colour } from "../table/types";

/** What a face says: what the numbers say. */
export type Mood = "calm" | "keen" | "smug" | "patient" | "worried" | "panic" | "seasick" | "happy";

/** Middle, radii and turn of each flipper: the front ones first. */
export const FLIPPERS = [
    [28, -38, 23, 10, -32],
    [28, 38, 23, 10, 32],
    [-32, -32, 15, 8, 40],
    [-32, 32, 15, 8, -40],
] as const;
export const TAIL = "M-44-6-60 0-44 6Z";
export const HEAD = "M38-15C52-22 74-15 74 0S52 22 38 15Z";
/** How far a turtle draws its head in when somebody sits on it. */
export const TUCKED = "translate(5 0) scale(0.74)";
export const EYES = [
    [56, -10.5],
    [56, 10.5],
] as const;

type Face = { mouth: string; /** Where the pupils are, from the middle of the eye. */ look: number; lids?: string };

const SMILE = "M66.5-6.5Q72 0 66.5 6.5";
export const FACES: Record<Mood, Face> = {
    calm: { mouth: "M69-5Q70.5 0 69 5", look: 2 },
    keen: { mouth: SMILE, look: 3 },
    smug: { mouth: "M65-8Q74 0 65 8Z", look: 1.6, lids: "M49-17.5Q58-19 57-3.5L49-5ZM49 17.5Q58 19 57 3.5L49 5Z" },
    patient: { mouth: "M69-6V6", look: 2.6, lids: "M48-17.5H56.5V-3.5H48ZM48 17.5H56.5V3.5H48Z" },
    worried: { mouth: "M70-6Q64 0 70 6", look: 0 },
    panic: { mouth: "M66-5Q60 0 66 5 72 0 66-5Z", look: 0 },
    seasick: { mouth: "M68-7L70.5-3.5 67.5 0 70.5 3.5 68 7", look: -1.5 },
    happy: { mouth: "M64-8.5Q75.5 0 64 8.5Z", look: 2.6 },
};

const stripe = (x: number) => (Math.sqrt(1 - (x / 46) ** 2) * 38).toFixed(1);
const dot = ([x, y]: readonly number[]) => `M${x! - 7.5} ${y}a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0`;
const ring = (rx: number, ry: number) => `M${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0${-2 * rx} 0`;
const DOTS = [
    [30, 0],
    [-30, 0],
    [15, 25],
    [15, -25],
    [-15, 25],
    [-15, -25],
];

/** What is painted on a shell: areas, and lines. */
export const PATTERNS: Record<Colour, { areas?: string; lines?: string }> = {
    red: {
        areas: "M24 0 12 20.8-12 20.8-24 0-12-20.8 12-20.8Z",
        lines: "M20 0H44M-20 0H-44M10 17.3L22 38.1M-10 17.3L-22 38.1M10-17.3L22-38.1M-10-17.3L-22-38.1",
    },
    orange: { lines: ring(36, 32) + ring(24, 20) },
    yellow: { lines: [-28, -14, 0, 14, 28].map((x) => `M${x}-${stripe(x)}V${stripe(x)}`).join("") },
    green: { areas: DOTS.map(dot).join("") },
    blue: {
        lines: "M-32-24-16-12 0-24 16-12 32-24M-40 0-24 12M40 0 24 12M-32 24-16 12 0 26 16 12 32 24M-40 0-24-12M40 0 24-12",
    },
    purple: { areas: "M0-39 11-13 40-12 16 6 25 33 0 17-25 33-16 6-40-12-11-13Z" },
    pink: { areas: "M0-40A46 41 0 0 1 46 0H0ZM0 40A46 41 0 0 1-46 0H0Z" },
};

const rimAt = (x: number) => 41 * Math.sqrt(1 - (x / 46) ** 2);
const across = (from: number, to: number, y: (x: number) => number) =>
    [0, 0.25, 0.5, 0.75, 1].map((part, i) => {
        const x = from + (to - from) * part;
        return `${i ? "L" : "M"}${x.toFixed(1)} ${y(x).toFixed(1)}`;
    });

/** The same on the rim that shows of a shell with others on it, so much of it as *step*: its pattern looks at the viewer. */
export function band(colour: Colour, step: number): { areas?: string; lines?: string } {
    const middle = (x: number) => rimAt(x) - step / 2;
    const half = step / 2 - 5;
    const each = (xs: number[], mark: (x: number, y: number) => string) =>
        xs.map((x) => mark(x, Number(middle(x).toFixed(1)))).join("");
    const h = Number(half.toFixed(1));
    switch (colour) {
        case "red":
            return { areas: each([-30, -10, 10, 30], (x, y) => `M${x} ${y - h}l8 ${h}-8 ${h}-8-${h}Z`) };
        case "orange":
            return {
                lines: [0.25, 0.75].map((part) => across(-38, 38, (x) => rimAt(x) - step * part).join("")).join(""),
            };
        case "yellow":
            return { lines: each([-32, -16, 0, 16, 32], (x, y) => `M${x} ${y - h}v${2 * h}`) };
        case "green":
            return { areas: each([-33, -11, 11, 33], (x, y) => dot([x, y])) };
        case "blue":
            return {
                lines: [-40, -30, -20, -10, 0, 10, 20, 30, 40]
                    .map((x, i) => `${i ? "L" : "M"}${x} ${(middle(x) + (i % 2 ? h : -h)).toFixed(1)}`)
                    .join(""),
            };
        case "purple":
            return {
                areas: each([-29, 0, 29], (x, y) => `M${x} ${y - 11}l3 7 8 .5-6 5 2 8-7-4-7 4 2-8-6-5 8-.5Z`),
            };
        default:
            return { areas: `M0 ${41 - step}V41${across(46, 0, rimAt).slice(1).reverse().join("").replace("M", "L")}` };
    }
}

export const CROWN = "M-24 8-27-15-12-4 0-21 12-4 27-15 24 8Z";

/** Where the crown floats, from the middle of a shell: above the head, and never over the letter. */
export function crownAt(heading: number): { x: number; y: number } {
    const angle = (heading * Math.PI) / 180;
    const [x, y] = [54 * Math.cos(angle), 54 * Math.sin(angle)];
    return { x, y: Math.min(y - 30, -34 - 26 * Math.abs(Math.sin(angle))) };
}

/** How far a turtle turns its head to look at a place, in degrees; it cannot look back. */
export function headTurn(at: { x: number; y: number; heading: number }, to: { x: number; y: number }): number {
    const way = (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI - at.heading;
    const turn = ((((way + 180) % 360) + 360) % 360) - 180;
    return Math.max(-26, Math.min(26, Math.round(turn)));
}
