/** What never moves: lagoon, island, stones, beach and raft. */

import { HEIGHT, NEST, RAFT, STONES, WIDTH, shore, smooth } from "./course.js";
import { s } from "./dom.js";

/** The parts of the board below the pieces. */
export function scenery() {
    return [
        s("path", { d: shore(104, 13, 4), class: "reef" }),
        s("path", { d: shore(80, 9, 2), class: "shallows" }),
        waves(),
        s("path", { d: shore(-46, 7, 1), class: "wet-sand" }),
        s("path", { d: shore(-58, 7, 1), class: "sand" }),
        beach(),
        s("path", { d: shore(-128, 15, 3), class: "grass" }),
        s("path", { d: shore(-150, 12, 6), class: "grass-light" }),
        clearing(),
        [
            [266, 236, 1],
            [738, 250, 1.05],
            [250, 668, 1.1],
            [748, 682, 0.95],
        ].map(([x, y, size]) => palm(x, y, size)),
        [
            [330, 190],
            [690, 740],
            [300, 740],
            [700, 180],
        ].map(([x, y]) => tuft(x, y)),
        STONES.slice(1).map((spot, index) => stone(spot, index + 1)),
        raft(),
    ];
}

function waves() {
    const at = [
        [70, 60],
        [930, 70],
        [60, 930],
        [950, 940],
        [110, 1040],
        [180, 1100],
        [960, 1105],
        [205, 985],
    ];
    return s(
        "g",
        { class: "waves" },
        at.map(([x, y]) => s("path", { d: `M${x - 32} ${y}q16-14 32 0t32 0` })),
    );
}

/** Space 21: the sand comes down to the course. */
function beach() {
    const { x, y } = STONES[21];
    const points = [
        [-90, -78],
        [-82, 10],
        [-66, 62],
        [-8, 84],
        [52, 66],
        [70, 20],
        [82, -76],
    ].map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
    return s(
        "g",
        { class: "beach" },
        s("path", {
            d: smooth(points.map((p) => ({ x: x + (p.x - x) * 1.14, y: p.y + (p.y > y ? 12 : 0) }))),
            class: "wet-sand",
        }),
        s("path", { d: smooth(points), class: "sand" }),
        s("path", { d: `M${x - 62} ${y - 18}q10 8 2 20M${x + 52} ${y + 28}q-6 9-16 5`, class: "ripple" }),
    );
}

function stone({ x, y }, space) {
    const rock = "M-52 4C-54-26-30-50 2-52S54-28 53 2 34 52 4 52-50 34-52 4Z";
    return s(
        "g",
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
        space < 21 && s("ellipse", { cy: 7, rx: 55, ry: 53, class: "stone-shade" }),
        space < 21
            ? s("path", { d: rock, class: "stone", transform: `rotate(${(space * 47) % 360})` })
            : s("circle", { r: 50, class: "hollow" }),
    );
}

/** The numbers of the spaces, on the outer side of each; they lie above the turtles. */
export function numbers() {
    return STONES.slice(1).map(({ x, y, out }, index) =>
        s(
            "text",
            {
                x: (x + out.x * 76).toFixed(1),
                y: (y + out.y * 74).toFixed(1),
                dy: "0.36em",
                class: index === 20 ? "number on-sand" : "number",
                "text-anchor": "middle",
            },
            index + 1,
        ),
    );
}

function clearing() {
    const points = Array.from({ length: 14 }, (_, i) => ({
        x: NEST.x + 222 * Math.cos((i * Math.PI) / 7) + (i % 3) * 8,
        y: NEST.y + 95 + 262 * Math.sin((i * Math.PI) / 7) - (i % 2) * 9,
    }));
    return s("path", { d: smooth(points), class: "clearing" });
}

function palm(x, y, size) {
    const leaves = [8, 60, 112, 170, 228, 290].map((turn) =>
        s("path", { d: "M0 0Q30-26 66-6Q34-2 0 0Z", transform: `rotate(${turn})`, class: "frond" }),
    );
    return s(
        "g",
        { class: "palm", transform: `translate(${x} ${y}) scale(${size})` },
        s("ellipse", { cx: 6, cy: 14, rx: 58, ry: 46, class: "palm-shade" }),
        leaves,
        s("circle", { r: 8, class: "nut" }),
        s("circle", { cx: 11, cy: 6, r: 7, class: "nut" }),
    );
}

const tuft = (x, y) => s("path", { d: `M${x - 14} ${y}q4-16 8-2q2-22 8-1q6-16 10 3`, class: "tuft" });

function raft() {
    const { x, y, width, height } = RAFT;
    const logs = Array.from({ length: 5 }, (_, i) =>
        s("rect", {
            x: x - width / 2 + (i % 2) * 7,
            y: y - height / 2 + (i * height) / 5,
            width: width - (i % 3) * 9,
            height: height / 5 - 2,
            rx: 12,
            class: `timber timber-${i % 2}`,
        }),
    );
    const ropes = [-0.4, 0.4].map((part) =>
        s("rect", {
            x: x + part * width - 7,
            y: y - height / 2 - 5,
            width: 14,
            height: height + 8,
            rx: 7,
            class: "rope",
        }),
    );
    const lanterns = [-1, 1].map((side) =>
        s(
            "g",
            { class: "lantern", transform: `translate(${x + side * (width / 2 - 4)} ${y - height / 2 - 4})` },
            s("circle", { r: 34, class: "glow" }),
            s("rect", { x: -9, y: -12, width: 18, height: 22, rx: 6, class: "lamp" }),
        ),
    );
    return s(
        "g",
        { class: "raft" },
        s("rect", {
            x: x - width / 2 - 8,
            y: y - height / 2 + 14,
            width: width + 18,
            height,
            rx: 30,
            class: "raft-shade",
        }),
        logs,
        ropes,
        lanterns,
    );
}

export const viewBox = `0 0 ${WIDTH} ${HEIGHT}`;
