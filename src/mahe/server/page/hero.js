/** The picture on the first page. */

import { s } from "./dom.js";
import { body } from "./turtle.js";

/** Three turtles on their way, and one that rides. */
export function hero() {
    const turtle = (x, y, turn, size, colour) =>
        s(
            "g",
            { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`, class: `is-${colour}` },
            body(colour),
        );
    return s(
        "svg",
        { class: "hero-art", viewBox: "0 20 640 310", "aria-hidden": "true" },
        s("path", {
            d: "M40 210C70 120 190 60 330 62S600 110 612 196 500 290 330 288 22 280 40 210Z",
            class: "shallows",
        }),
        s("path", {
            d: "M150 176C176 116 260 96 340 100S500 130 498 184 420 250 320 248 136 224 150 176Z",
            class: "wet-sand",
        }),
        s("path", {
            d: "M162 176C188 122 262 106 340 110S486 134 486 182 414 240 320 238 148 220 162 176Z",
            class: "sand",
        }),
        s("path", {
            d: "M228 168C250 138 300 128 346 134S428 152 424 182 370 214 316 212 212 196 228 168Z",
            class: "grass",
        }),
        [
            [300, 164],
            [352, 180],
            [326, 150],
        ].map(([x, y]) =>
            s("path", {
                d: `M${x} ${y - 22}C${x + 12} ${y - 22} ${x + 18} ${y - 3} ${x + 18} ${y + 6}A18 17 0 0 1 ${x - 18} ${y + 6}C${x - 18} ${y - 3} ${x - 12} ${y - 22} ${x} ${y - 22}Z`,
                class: "egg",
            }),
        ),
        s(
            "g",
            { class: "waves" },
            [
                [70, 60],
                [566, 54],
                [44, 284],
                [600, 282],
            ].map(([x, y]) => s("path", { d: `M${x - 32} ${y}q16-14 32 0t32 0` })),
        ),
        turtle(116, 226, 28, 0.8, "green"),
        turtle(300, 262, 2, 0.86, "blue"),
        turtle(306, 240, 2, 0.86, "yellow"),
        turtle(540, 178, -72, 0.84, "red"),
        turtle(440, 92, -160, 0.72, "purple"),
    );
}
