/** The middle of the island: the pile, the open card, the last eggs, and the dice with their sum. */

import { NEST } from "./course.js";
import { s } from "./dom.js";
import { sum } from "./words.js";

const CARD = { width: 190, height: 246 };
const DIE = 104;
const DICE = { x: 500, y: 640 };
const SUM_Y = 560;

const EGGS = {
    1: [[0, 0]],
    2: [
        [-32, 0],
        [32, 0],
    ],
    3: [
        [-34, 22],
        [34, 22],
        [0, -24],
    ],
    4: [
        [-32, -26],
        [32, -26],
        [-32, 28],
        [32, 28],
    ],
    5: [
        [-44, -28],
        [44, -28],
        [0, 0],
        [-44, 30],
        [44, 30],
    ],
    6: [
        [-48, -26],
        [0, -30],
        [48, -26],
        [-48, 30],
        [0, 26],
        [48, 30],
    ],
    7: [
        [0, 0],
        [-62, 0],
        [62, 0],
        [-32, -54],
        [32, -54],
        [-32, 54],
        [32, 54],
    ],
};
const PIPS = {
    1: [[0, 0]],
    2: [
        [-1, -1],
        [1, 1],
    ],
    3: [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    4: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    5: [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    6: [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
};

const egg = ([x, y], size = 1) =>
    s(
        "g",
        { transform: `translate(${x} ${y}) scale(${size}) rotate(${(x * 7 + y * 3) % 24})` },
        s("path", { d: "M0-29C15-29 23-4 23 8A23 22 0 0 1-23 8C-23-4-15-29 0-29Z", class: "egg" }),
        s("path", { d: "M-11-8q3-9 9-11", class: "egg-light" }),
    );

/** A clutch card, its middle at 0, 0. */
export function card(eggs, size = 1) {
    const { width, height } = CARD;
    return s(
        "g",
        { transform: `scale(${size})` },
        s("rect", { x: -width / 2, y: -height / 2, width, height, rx: 22, class: "card" }),
        s("text", { y: -36, dy: "0.1em", class: "card-number", "text-anchor": "middle" }, eggs),
        s(
            "g",
            { transform: `translate(0 52) scale(0.98)` },
            EGGS[eggs].map((at) => egg(at, eggs > 4 ? 0.84 : 0.98)),
        ),
    );
}

/** A small card for hands and lists. */
export const cardPicture = (eggs) =>
    s(
        "svg",
        { viewBox: "-100 -128 200 256", class: "card-picture", "aria-hidden": "true" },
        eggs === 7 ? last() : card(eggs),
    );

const last = () => [
    s("rect", { x: -95, y: -123, width: 190, height: 246, rx: 22, class: "card last" }),
    s("text", { y: -36, dy: "0.1em", class: "card-number", "text-anchor": "middle" }, 7),
    s(
        "g",
        { transform: "translate(0 58) scale(.7)" },
        EGGS[7].map((at) => egg(at, 0.8)),
    ),
];

function back(x, y) {
    const { width, height } = CARD;
    return s(
        "g",
        { transform: `translate(${x} ${y}) scale(.72)` },
        s("rect", { x: -width / 2, y: -height / 2, width, height, rx: 22, class: "card-back" }),
        s("path", { d: "M-56-60q28-22 56 0t56 0M-56 0q28-22 56 0t56 0M-56 60q28-22 56 0t56 0", class: "card-wave" }),
    );
}

/** A die, or a card played as one, its middle at 0, 0. */
export function die({ pips, card: isCard }) {
    if (isCard) return s("g", { class: "die" }, card(pips, 0.48));
    const r = DIE / 2;
    return s(
        "g",
        { class: "die" },
        s("rect", { x: -r + 3, y: -r + 8, width: DIE, height: DIE, rx: 24, class: "die-shade" }),
        s("rect", { x: -r, y: -r, width: DIE, height: DIE, rx: 24, class: "die-face" }),
        PIPS[pips].map(([x, y]) => s("circle", { cx: x * 26, cy: y * 26, r: 11, class: "pip" })),
    );
}

/** The pile, the open card, the dice. */
export class Nest {
    constructor() {
        this._pile = s("g", { class: "pile" });
        this._open = s("g", { class: "open-card" });
        this._dice = s("g", { class: "dice" });
        this._sum = s("text", { x: DICE.x, y: SUM_Y, class: "sum", "text-anchor": "middle" });
        this.element = s("g", { class: "nest" }, this._pile, this._open, this._sum, this._dice);
    }

    /** Draw the cards. @param {{faceUp: number, pile: number, nest: string | null}} model */
    draw(model) {
        const shown = model.nest !== null || model.faceUp === 7;
        const layers = Math.min(4, Math.ceil(model.pile / 5));
        this._pile.replaceChildren(
            ...(model.pile > 0
                ? [
                      s(
                          "g",
                          { class: "deck" },
                          ...Array.from({ length: layers }, (_, i) => back(NEST.x - 104 - i * 4, NEST.y + 14 - i * 6)),
                          s(
                              "text",
                              {
                                  x: NEST.x - 104 - layers * 4,
                                  y: NEST.y + 22 - layers * 6,
                                  dy: "0.2em",
                                  class: "pile-count",
                                  "text-anchor": "middle",
                              },
                              model.pile,
                          ),
                      ),
                  ]
                : []),
        );
        if (shown) this._open.replaceChildren(hollow());
        else if (model.faceUp)
            this._open.replaceChildren(
                s("g", { class: "face", transform: `translate(${this.cardX(model)} ${NEST.y})` }, card(model.faceUp)),
            );
        else this._open.replaceChildren();
    }

    cardX(model) {
        return model.pile > 0 ? NEST.x + 74 : NEST.x;
    }

    /** Where the open card is, for its flight. */
    get face() {
        return this._open.firstElementChild;
    }

    /** @param {import("./model.js").Die[]} dice */
    drawDice(dice) {
        const step = DIE + 22;
        const left = DICE.x - ((dice.length - 1) * step) / 2;
        this._dice.replaceChildren(
            ...dice.map((one, index) => s("g", { transform: `translate(${left + index * step} ${DICE.y})` }, die(one))),
        );
        const total = dice.reduce((a, b) => a + b.pips, 0);
        this._sum.textContent = sum(dice);
        this._sum.classList.toggle("bust", total > 7);
    }

    /** The die that fell last. */
    get lastDie() {
        return this._dice.lastElementChild?.firstElementChild ?? null;
    }

    get sum() {
        return this._sum;
    }
}

const hollow = () =>
    s(
        "g",
        { class: "hollow-nest", transform: `translate(${NEST.x} ${NEST.y})` },
        s("ellipse", { rx: 150, ry: 128, class: "nest-rim" }),
        s("ellipse", { rx: 128, ry: 106, class: "nest-floor" }),
        EGGS[7].map((at) => egg(at, 0.95)),
    );
