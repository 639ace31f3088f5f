/** A turtle from above: colour, shell pattern and letter tell it from the others. It faces right. */

import { s } from "./dom.js";

const hexagon = (x, y, r) =>
    `M${[0, 1, 2, 3, 4, 5].map((i) => `${(x + r * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(y + r * Math.sin((i * Math.PI) / 3)).toFixed(1)}`).join("L")}Z`;

/** The patterns lie within the shell, an ellipse of 46 by 41. */
const PATTERNS = {
    red: () => [
        ...[0, 60, 120, 180, 240, 300].map((turn) =>
            s("path", { d: "M20 0L44 0", transform: `rotate(${turn})`, class: "mark-line" }),
        ),
        s("path", { d: hexagon(0, 0, 24), class: "mark" }),
    ],
    orange: () => [34, 22].map((r) => s("ellipse", { rx: r + 2, ry: r - 2, class: "mark-line" })),
    yellow: () =>
        [-28, -14, 0, 14, 28].map((x) =>
            s("path", {
                d: `M${x} ${-Math.sqrt(1 - (x / 46) ** 2) * 38}V${Math.sqrt(1 - (x / 46) ** 2) * 38}`,
                class: "mark-line",
            }),
        ),
    green: () =>
        [
            [30, 0],
            [-30, 0],
            [15, 25],
            [15, -25],
            [-15, 25],
            [-15, -25],
        ].map(([cx, cy]) => s("circle", { cx, cy, r: 7.5, class: "mark" })),
    blue: () => [
        s("path", {
            d: "M-32-24-16-12 0-24 16-12 32-24M-40 0-24 12M40 0 24 12M-32 24-16 12 0 26 16 12 32 24M-40 0-24-12M40 0 24-12",
            class: "mark-line",
        }),
    ],
    purple: () => [s("path", { d: "M0-39 11-13 40-12 16 6 25 33 0 17-25 33-16 6-40-12-11-13Z", class: "mark" })],
    pink: () => [
        s("path", { d: "M0-40A46 41 0 0 1 46 0H0Z", class: "mark" }),
        s("path", { d: "M0 40A46 41 0 0 1-46 0H0Z", class: "mark" }),
    ],
};

const flipper = (cx, cy, rx, ry, turn) =>
    s("ellipse", { cx, cy, rx, ry, transform: `rotate(${turn} ${cx} ${cy})`, class: "skin" });

/** The body without its letter. */
export function body(colour) {
    return s(
        "g",
        { class: "body" },
        flipper(28, -38, 22, 10, -32),
        flipper(28, 38, 22, 10, 32),
        flipper(-32, -32, 15, 8, 40),
        flipper(-32, 32, 15, 8, -40),
        s("path", { d: "M-44-6-60 0-44 6Z", class: "skin" }),
        s("ellipse", { cx: 52, rx: 17, ry: 14, class: "skin" }),
        s("circle", { cx: 58, cy: -7, r: 2.8, class: "eye" }),
        s("circle", { cx: 58, cy: 7, r: 2.8, class: "eye" }),
        s("ellipse", { rx: 46, ry: 41, class: "shell" }),
        PATTERNS[colour]?.() ?? [],
        s("ellipse", { rx: 46, ry: 41, class: "rim" }),
    );
}

const crown = () =>
    s(
        "g",
        { class: "crown" },
        s("path", { d: "M-24 8-27-15-12-4 0-21 12-4 27-15 24 8Z" }),
        s("circle", { cy: -21, r: 4 }),
        s("circle", { cx: -27, cy: -15, r: 3.5 }),
        s("circle", { cx: 27, cy: -15, r: 3.5 }),
    );

/** One turtle on the board. */
export class Turtle {
    constructor(letter, colour) {
        this.letter = letter;
        this.colour = colour;
        this._body = body(colour);
        this._disc = s("circle", { r: 19, class: "disc" });
        this._letter = s("text", { class: "letter", "text-anchor": "middle", dy: "0.36em" }, letter);
        this._tag = s("g", { class: "tag" }, this._disc, this._letter);
        this._crown = crown();
        this.element = s(
            "g",
            { class: `turtle is-${colour}`, "data-turtle": letter },
            this._body,
            this._tag,
            this._crown,
        );
        /** @type {{x: number, y: number, heading: number, scale: number}} */
        this.at = { x: 0, y: 0, heading: 0, scale: 1 };
        this.wear(false);
    }

    /** Put it somewhere. */
    place({ x, y, heading, scale = 1 }) {
        this.at = { x, y, heading, scale };
        this.element.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`);
        this._body.setAttribute("transform", `rotate(${heading.toFixed(1)})`);
    }

    /** Move the letter to where a rider leaves it to be seen; null puts it back. @param {{x: number, y: number} | null} side */
    cover(side, step = 0) {
        const far = side ? Math.max(24, 41 - step / 2.4) : 0;
        this._tag.setAttribute(
            "transform",
            side
                ? `translate(${(-side.x * far).toFixed(1)} ${(-side.y * far).toFixed(1)}) scale(${step > 30 ? 0.8 : 0.66})`
                : "",
        );
        this.element.classList.toggle("covered", Boolean(side));
    }

    wear(on) {
        this._crown.setAttribute("transform", "translate(0 -42)");
        this.element.classList.toggle("crowned", on);
    }
}

/** A small picture of a turtle for lists and chips. */
export function portrait(letter, colour) {
    return s(
        "svg",
        { class: `portrait is-${colour}`, viewBox: "-64 -64 128 128", "aria-hidden": "true" },
        s("g", { transform: "rotate(-90)" }, body(colour)),
        s("circle", { r: 19, class: "disc" }),
        s("text", { class: "letter", "text-anchor": "middle", dy: "0.36em" }, letter),
    );
}
