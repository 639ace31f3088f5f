/** The board: it draws what it is told, and judges nothing. */

import { HEIGHT, NEST, RAFT, STONES, WIDTH, lean, leanStep, raftSpot } from "./course.js";
import { s } from "./dom.js";
import { Nest, die } from "./nest.js";
import { numbers, scenery, viewBox } from "./scenery.js";
import { Turtle } from "./turtle.js";
import { list, who } from "./words.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {{x: number, y: number, heading: number, scale: number}} Placement */

const ON_RAFT = 0.86;

export class Board {
    /** @param {Model} model */
    constructor(model) {
        this.model = model;
        this.nest = new Nest();
        /** @type {Map<string, Turtle>} */
        this.turtles = new Map();
        this._halos = s("g", { class: "halos" });
        this._ghosts = s("g", { class: "ghosts" });
        this._pieces = s("g", { class: "pieces" });
        this._stacks = s("g", { class: "stacks" });
        this._bubble = s("g", { class: "bubble" });
        this.element = s(
            "svg",
            { class: "board", viewBox, role: "group", "aria-label": "The board" },
            scenery(),
            this.nest.element,
            this._halos,
            this._pieces,
            numbers(),
            this._ghosts,
            this._stacks,
            this._bubble,
        );
    }

    /** Draw the model as it is: every turtle in its place. */
    draw() {
        const { model } = this;
        for (const letter of model.turtles) {
            const colour = model.colour(letter);
            if (this.turtles.get(letter)?.colour === colour) continue;
            this.turtles.set(letter, new Turtle(letter, colour));
        }
        this.nest.draw(model);
        this.settle();
        this._drawStacks();
    }

    /** Put every turtle where the model has it. */
    settle() {
        const order = [];
        for (const [letter, { at, side, step }] of this.layout()) {
            const turtle = this.turtles.get(letter);
            if (!turtle) continue;
            turtle.place(at);
            turtle.cover(side, step);
            order.push(turtle.element);
        }
        this._pieces.replaceChildren(...order);
    }

    /** Where each turtle belongs, in the order of drawing: far stacks first, the bottom of each first. */
    layout() {
        /** @type {Map<string, {at: Placement, side: {x: number, y: number} | null, step: number}>} */
        const places = new Map();
        const { model } = this;
        const spaces = Object.keys(model.stacks)
            .map(Number)
            .sort((a, b) => STONES[a].y - STONES[b].y);
        for (const space of spaces) {
            const stack = model.stacks[space];
            stack.forEach((letter, index) => {
                const side = index < stack.length - 1 ? lean(STONES[space]) : null;
                places.set(letter, { at: this.perch(space, index, stack.length), side, step: leanStep(stack.length) });
            });
        }
        const all = model.turtles;
        for (const [index, letter] of all.entries()) {
            if (places.has(letter)) continue;
            const inNest = letter === model.nest;
            const at = inNest
                ? { ...NEST, heading: -90, scale: 1.2 }
                : { ...raftSpot(index, all.length), scale: ON_RAFT };
            places.set(letter, { at, side: null, step: 0 });
        }
        return places;
    }

    /** The place of a turtle at a height in a stack of so many. @returns {Placement} */
    perch(space, index, turtles) {
        const spot = STONES[space];
        const way = lean(spot);
        const far = leanStep(turtles) * (index - (turtles > 2 ? 0.5 : 0.25) * (turtles > 1 ? 1 : 0));
        return { x: spot.x + way.x * far, y: spot.y + way.y * far, heading: spot.heading, scale: 1 };
    }

    /** Show who moves or may move, and who has the say. @param {string[]} lit @param {string | null} crowned */
    light(lit, crowned) {
        for (const turtle of this.turtles.values()) turtle.wear(turtle.letter === crowned);
        this._halos.replaceChildren(
            ...lit.map((letter) => {
                const { x, y, scale } = this.turtles.get(letter)?.at ?? { x: 0, y: 0, scale: 1 };
                return s("circle", { cx: x, cy: y, r: 68 * scale, class: "halo" });
            }),
        );
    }

    /** Show what each choice leads to: a small die where it would land, a flag where stopping would. */
    ghosts(options) {
        /** @type {any[]} */
        const marks = [];
        const busts = [];
        for (const { event, lands, rolls } of options) {
            if (event.type === "stop" && lands.space) marks.push(stopMark(STONES[lands.space]));
            if (event.type === "card" && lands.space)
                marks.push(ghost(lands, { pips: event.eggs, card: true }, this._beyond(lands.space, 1), 0.62));
            for (const [index, landing] of (rolls ?? []).entries()) {
                if (landing.space)
                    marks.push(ghost(landing, { pips: index + 1, card: false }, this._beyond(landing.space, 0), 0.54));
                else busts.push(index + 1);
            }
        }
        busts.forEach((pips, index) => {
            const x = RAFT.x + RAFT.width / 2 - 40 - (busts.length - 1 - index) * 60;
            marks.push(
                s(
                    "g",
                    { class: "ghost is-bust", transform: `translate(${x} ${RAFT.y + RAFT.height / 2 - 6}) scale(.5)` },
                    die({ pips, card: false }),
                ),
            );
        });
        this._ghosts.replaceChildren(...marks);
    }

    /** How far from the middle of a stone there is room for a mark: past its turtles, a crown, and *more* marks. */
    _beyond(space, more) {
        const turtles = this.model.stacks[space]?.length ?? 0;
        const crown = 26 * Math.max(0, STONES[space].out.y);
        return (turtles ? leanStep(turtles) * (turtles - 1) + 76 + crown : 0) + more * 66;
    }

    /** Bring some turtles before all others, in order. */
    raise(letters) {
        for (const letter of letters) {
            const turtle = this.turtles.get(letter);
            if (turtle) this._pieces.append(turtle.element);
        }
    }

    /** Every stack can be focused, and then fans out with names. */
    _drawStacks() {
        const { model } = this;
        const focused = document.activeElement?.getAttribute("data-stack");
        const stacks = Object.entries(model.stacks).map(([space, stack]) => {
            const spot = STONES[Number(space)];
            const show = () => this._fan(spot, stack);
            const hide = () => this._bubble.replaceChildren();
            const names = [...stack].reverse().map((letter) => `${letter} of ${who(model.owner(letter))}`);
            const top = this.perch(Number(space), stack.length - 1, stack.length);
            return s("ellipse", {
                cx: (spot.x + top.x) / 2,
                cy: (spot.y + top.y) / 2,
                rx: 56 + Math.abs(top.x - spot.x) / 2,
                ry: 56 + Math.abs(top.y - spot.y) / 2,
                class: "stack",
                tabindex: 0,
                role: "img",
                "data-stack": space,
                "aria-label": `Space ${space}: ${list(names)}${stack.length > 1 ? ", from the top" : ""}`,
                pointerenter: show,
                pointerleave: hide,
                focus: show,
                blur: hide,
                click: show,
            });
        });
        this._bubble.replaceChildren();
        this._stacks.replaceChildren(...stacks);
        if (focused) this._stacks.querySelector(`[data-stack="${focused}"]`)?.focus();
    }

    _fan(spot, stack) {
        const lines = [...stack].reverse().map((letter) => `${letter} · ${who(this.model.owner(letter))}`);
        const width = Math.max(...lines.map((line) => line.length)) * 17 + 50;
        const height = lines.length * 40 + 24;
        const x = Math.max(8, Math.min(WIDTH - width - 8, spot.x - width / 2));
        const y = spot.y > HEIGHT / 2 ? Math.max(8, spot.y - 150 - height) : spot.y + 70;
        this._bubble.replaceChildren(
            s("rect", { x, y, width, height, rx: 18, class: "bubble-box" }),
            ...lines.map((line, index) => s("text", { x: x + 25, y: y + 44 + index * 40, class: "bubble-line" }, line)),
        );
    }
}

/** A small die or card on the stone where it would land, or beyond the turtles that are there. */
function ghost(landing, what, far, size) {
    const { x, y, out } = STONES[landing.space];
    return s(
        "g",
        {
            class: `ghost ${landing.wins ? "is-win" : ""}`,
            transform: `translate(${(x - out.x * far).toFixed(1)} ${(y - out.y * far).toFixed(1)})`,
        },
        s("g", { transform: `scale(${size})` }, die(what)),
        landing.wins &&
            s("path", {
                d: "M0-15C8-15 12-2 12 5A12 11 0 0 1-12 5C-12-2-8-15 0-15Z",
                transform: "translate(27 -24)",
                class: "egg",
            }),
    );
}

function stopMark({ x, y }) {
    return s("circle", { cx: x, cy: y, r: 60, class: "stop-mark" });
}
