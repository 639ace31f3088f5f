/** Parts of the board as the page draws them, for pictures that Python puts together. */

import { flushSync, mount, unmount, type Component } from "svelte";
import Body from "../board/Body.svelte";
import { course, HEIGHT, NEST, ON_RAFT, WIDTH, numberAt, type Course } from "../board/course";
import Dice from "../board/Dice.svelte";
import Life from "../board/Life.svelte";
import Limbs from "../board/Limbs.svelte";
import Nest from "../board/Nest.svelte";
import Numbers from "../board/Numbers.svelte";
import Rim from "../board/Rim.svelte";
import Scenery from "../board/Scenery.svelte";
import { BADGE, CARDS, DIGIT, EDGE, OFF, RIM, SHELL, TALLEST, WAYS, rise } from "../board/tower";
import Turtle from "../board/Turtle.svelte";
import { FACES } from "../board/turtle";
import { COLOURS, LAST_CLUTCH } from "../net/constants";
import { EMPTY } from "../table/scene";
import type { Colour, Scene } from "../table/types";
import { flat, token } from "./flat";

/** Draw something where turtles have a colour, and let *look* see it. */
export function part<T>(drawn: unknown, props: object, look: (root: Element) => T, colour: Colour = "red"): T {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const target = document.createElementNS("http://www.w3.org/2000/svg", "g");
    target.setAttribute("class", `is-${colour}`);
    svg.append(target);
    const made = mount(drawn as Component<never>, { target, props: props as never });
    flushSync();
    try {
        return look(target);
    } finally {
        void unmount(made);
    }
}

const inside = (root: Element | null) => [...(root?.children ?? [])].map(flat).join("");
const one = (selector: string) => (root: Element) => flat(root.querySelector(selector)!);
const draw = (drawn: unknown, props: object = {}, colour?: Colour) => part(drawn, props, inside, colour);

const scene = (change: Partial<Scene>): Scene => ({ ...EMPTY, ...change });
const LETTERS = "ABCDEFG";

function turtle(level: number, turtles: number, change: object = {}) {
    const at = { x: 0, y: 0, heading: 0, scale: 1 };
    return { seated: { letter: "A", colour: "red", at, level, turtles, ...change }, crowned: true };
}

const detail = (props: object, selector: string) => part(Turtle, props, one(selector));

/** What never moves; what moves by itself rests. */
function scenery(): string {
    const life = part(Life, { clockwise: false, lively: false }, (root) => {
        const [waves, stars] = [...root.querySelectorAll(".whole")];
        const { x, y } = { x: 636, y: 852 };
        const crab = `<g transform="translate(${x} ${y}) scale(${(46 / 52).toFixed(3)})">${inside(root.querySelector(".crab"))}</g>`;
        return inside(waves!) + inside(stars!) + crab;
    });
    return draw(Scenery) + life;
}

/** The shell of a turtle that nobody sits on, without its limbs. */
const shell = (colour: Colour) =>
    part(
        Body,
        { colour },
        (root) => {
            const all = [...root.children];
            return all
                .slice(all.findIndex((child) => child.matches(".shell")))
                .map(flat)
                .join("");
        },
        colour,
    );

const nest = (change: Partial<Scene>, hatched = false) => draw(Nest, { scene: scene(change), hatched });
const withoutDefs = (text: string) => text.replace(/<defs>.*?<\/defs>/, "");
const dice = (pips: number[], card = false, bust = false) => ({
    dice: pips.map((one) => ({ pips: one, card })),
    old: false,
    bust,
});
const slots = (count: number) =>
    part(Dice, dice(Array.from({ length: count }, () => 1)), (root) =>
        [...root.querySelectorAll(".resting")].map((one) =>
            [...flat(one).matchAll(/-?[\d.]+/g)].slice(0, 2).map(([number]) => Number(number)),
        ),
    );
const die = (pips: number, card: boolean) =>
    part(Dice, dice([pips], card), (root) => inside(root.querySelector(".resting")));
const sum = (bust: boolean) => part(Dice, dice([1], false, bust), one(".sum")).replace(">1<", ">{}<");

const numbered = <T>(first: number, last: number, make: (number: number) => T, name: string) =>
    Object.fromEntries(
        Array.from({ length: last - first + 1 }, (_, index) => [`${name}-${first + index}`, make(first + index)]),
    );
const coloured = (make: (colour: Colour) => string, name: string) =>
    Object.fromEntries(COLOURS.map((colour) => [`${name}-${colour}`, make(colour)]));

const tongue = (name: string) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", name);
    path.setAttribute("d", "{}");
    return flat(path);
};

/** The shapes by their names; `{}` is where a text or a path belongs. */
export const shapes = (): Record<string, string> => ({
    scenery: scenery(),
    "numbers-counter-clockwise": draw(Numbers, { course: course(false) }),
    "numbers-clockwise": draw(Numbers, { course: course(true) }),
    "warm-light": /<defs>.*?<\/defs>/.exec(nest({}))![0],
    ...numbered(1, 4, (layers) => withoutDefs(nest({ pile: 5 * layers })).replace(`>${5 * layers}<`, ">{}<"), "pile"),
    ...numbered(1, 6, (eggs) => withoutDefs(nest({ faceUp: eggs })), "alone"),
    ...numbered(
        1,
        6,
        (eggs) => {
            const [pile, both] = [nest({ pile: 1 }), nest({ pile: 1, faceUp: eggs })];
            return both.slice(pile.length);
        },
        "open",
    ),
    "last-eggs": withoutDefs(nest({ faceUp: LAST_CLUTCH })),
    "hatched-eggs": withoutDefs(nest({ nest: "A" }, true)),
    sum: sum(false),
    "sum-bust": sum(true),
    ...numbered(1, 6, (pips) => die(pips, false), "die"),
    ...numbered(1, 6, (pips) => die(pips, true), "die-card"),
    "tongue-edge": tongue("tongue-edge"),
    tongue: tongue("tongue"),
    ...numbered(1, 7, (turtles) => detail(turtle(0, turtles), ".turtle-shade"), "shade"),
    "shade-rider": detail(turtle(1, 2), ".turtle-shade"),
    ...coloured((colour) => detail(turtle(0, 1, { colour }), ".skirt"), "skirt"),
    ...Object.fromEntries(
        Object.keys(FACES).flatMap((mood) =>
            [
                ["alone", { mood }],
                ["rides", { mood, rides: true }],
                ["carries", { mood, carries: true }],
                ["between", { mood, carries: true, rides: true }],
            ].map(([how, props]) => [`limbs-${how}-${mood}`, draw(Limbs, props as object)]),
        ),
    ),
    ...coloured(shell, "shell"),
    ...Object.fromEntries(
        COLOURS.flatMap((colour) =>
            [2, 3, 4, 5, 6, 7].map((turtles) => [
                `rim-${colour}-${turtles}`,
                draw(Rim, { colour, step: rise(turtles) }, colour),
            ]),
        ),
    ),
    ...Object.fromEntries(
        [...LETTERS].map((letter) => [
            `tag-${letter}`,
            part(Turtle, turtle(0, 1, { letter }), (root) => inside(root.querySelector(".disc")!.parentElement)),
        ]),
    ),
    crown: part(Turtle, turtle(0, 1), (root) => inside(root.querySelector(".crown"))),
});

const TOKENS = ["lagoon", "lagoon-deep", "number", "paper", "ink", "gold", "edge"];

function courseData({ stones, raft, raftSpot }: Course) {
    return {
        stones: stones.map(({ x, y, heading, out }) => ({ x, y, heading, out: [out.x, out.y] })),
        numbers: stones.map(numberAt).map(({ x, y }) => [x, y]),
        raft,
        "raft-spots": LETTERS.split("").map((_, index) =>
            Array.from({ length: index + 1 }, (_, spot) => {
                const { x, y, heading } = raftSpot(spot, index + 1);
                return { x, y, heading };
            }),
        ),
    };
}

/** Where things are, and how a tower finds its place. */
export const places = () => ({
    size: [WIDTH, HEIGHT],
    nest: [NEST.x, NEST.y],
    "on-raft": ON_RAFT,
    dice: [slots(1), slots(2), slots(3)],
    courses: { "counter-clockwise": courseData(course(false)), clockwise: courseData(course(true)) },
    tower: {
        shell: SHELL,
        rim: RIM,
        tallest: TALLEST,
        off: OFF,
        badge: BADGE,
        edge: EDGE,
        digit: [DIGIT.x, DIGIT.y],
        cards: CARDS.map(({ x, y }) => [x, y]),
        ways: WAYS.map(({ inland, lean }) => [inland, lean]),
    },
    colours: Object.fromEntries(TOKENS.map((name) => [name, token(`--${name}`)])),
});
