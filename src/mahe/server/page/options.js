/** How to play: the options behind *More*. They are kept for the next time. */

import { h } from "./dom.js";
import { change, settings } from "./store.js";

/** @param {() => void} changed */
export function options(changed) {
    const now = settings();
    const set = (more) => {
        change(more);
        changed();
    };
    const pick = (label, key, choices) =>
        h(
            "label",
            { class: "row" },
            h("span", {}, label),
            h(
                "select",
                {
                    class: "field",
                    name: key,
                    change: (event) =>
                        set({ [key]: key === "players" ? Number(event.target.value) : event.target.value }),
                },
                choices.map(([value, text]) =>
                    h("option", { value, selected: String(now[key]) === String(value) }, text),
                ),
            ),
        );
    const tick = (label, key) =>
        h(
            "label",
            { class: "tick" },
            h("input", {
                type: "checkbox",
                checked: now[key],
                change: (event) => set({ [key]: event.target.checked }),
            }),
            h("span", {}, label),
        );
    return h(
        "details",
        { class: "more-options" },
        h("summary", {}, "More"),
        pick(
            "Players, with bots",
            "players",
            [2, 3, 4, 5, 6, 7].map((number) => [number, number]),
        ),
        pick("Bots", "bot", [
            ["hatchling", "Hatchling: gentle"],
            ["swimmer", "Swimmer: sound"],
        ]),
        pick("Turtles each", "turtles", [
            ["", "two if 2 or 3 play"],
            ["1", "one"],
            ["2", "two, up to 3 players"],
        ]),
        pick("Pace", "pace", [
            ["none", "take your time"],
            ["live", "a minute a choice"],
            ["daily", "a day a choice"],
        ]),
        pick("Moves are shown", "speed", [
            ["calm", "calmly"],
            ["quick", "quickly"],
            ["instant", "at once"],
        ]),
        tick("Cards as dice: play a won card instead of a die", "cards"),
        tick("A third die even at exactly 7", "thirdDie"),
        tick("A bust ends the turn of both turtles", "bustEnds"),
        tick("Open clutches: everyone sees all cards", "openClutches"),
    );
}
