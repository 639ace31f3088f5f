/** The end of a game: who won and why, all clutches, and what next. */

import { h } from "./dom.js";
import { ask } from "./net.js";
import { cardPicture } from "./nest.js";
import * as store from "./store.js";
import { portrait } from "./turtle.js";
import { count, verdict, who } from "./words.js";

/** @param {import("./table.js").TablePage} page */
export function podium(page) {
    const { model, standing } = page;
    const order = model.places
        .map((place) => ({
            place,
            eggs: standing.eggs[place.seat - 1],
            clutches: standing.clutches[place.seat - 1],
            won: standing.winners.includes(place.seat),
        }))
        .sort((a, b) => b.eggs - a.eggs || b.clutches - a.clutches);
    const { head, line } = verdict(model, standing);
    const rank = (one) =>
        1 +
        order.filter((other) => other.eggs > one.eggs || (other.eggs === one.eggs && other.clutches > one.clutches))
            .length;
    const steps = order.slice(0, 3);
    return h(
        "section",
        { class: "panel podium", "aria-label": "The result" },
        h("h2", {}, head),
        h("p", { class: "quiet" }, line),
        h(
            "div",
            { class: "steps", "aria-hidden": "true" },
            [steps[1], steps[0], steps[2]].filter(Boolean).map((one) =>
                h(
                    "div",
                    { class: `step rank-${rank(one)}` },
                    h(
                        "span",
                        { class: "faces" },
                        one.place.turtles.map((letter, index) => portrait(letter, one.place.colours[index])),
                    ),
                    h("span", { class: "name" }, who(one.place)),
                    h("span", { class: "block" }, h("b", {}, `${one.eggs}`)),
                ),
            ),
        ),
        h(
            "div",
            { class: "buttons" },
            next(page),
            record(page),
            h("button", { click: () => page.closePodium() }, "See the board"),
            h("a", { class: "button", href: "#" }, "Home"),
        ),
        h(
            "ol",
            { class: "results" },
            order.map((one) => resultLine(model, standing, one, rank(one))),
        ),
    );
}

function resultLine(model, standing, { place, eggs, clutches, won }, rank) {
    const cards = standing.cards[place.seat - 1].flatMap((number, index) =>
        Array.from({ length: number }, () => index + 1),
    );
    if (model.nest && place.turtles.includes(model.nest)) cards.push(7);
    return h(
        "li",
        { class: won ? "won" : "" },
        h("span", { class: "rank" }, `${rank}.`),
        h("span", { class: "name" }, who(place)),
        h("b", {}, count(eggs, "egg")),
        h("span", { class: "quiet" }, count(clutches, "clutch", "clutches")),
        h(
            "span",
            { class: "hand-cards", role: "img", "aria-label": `Clutches of ${cards.join(", ") || "nothing"}` },
            cards.map((one) => cardPicture(one)),
        ),
    );
}

function next(page) {
    const { model } = page;
    const token = page.anyToken();
    if (!token && !model.rematch) return null;
    const go = () =>
        page.busy(async () => {
            const { table } = model.rematch
                ? { table: model.rematch }
                : await ask("POST", `tables/${page.table}/rematch`, { token });
            takeSeatsAlong(page.table, table, model.places.length);
            store.fresh.add(table);
            location.hash = table;
        });
    return h(
        "button",
        { class: "primary", "data-rematch": true, click: go },
        model.rematch ? (token ? "Join the rematch" : "Watch the rematch") : "Rematch",
    );
}

/** The same tokens open the rematch, each for the seat before: the next player starts there. */
function takeSeatsAlong(from, to, players) {
    const { tokens, note } = store.known(from);
    const moved = Object.entries(tokens).map(([seat, token]) => [
        seat === "0" ? "0" : seat === "1" ? String(players) : String(Number(seat) - 1),
        token,
    ]);
    if (moved.length) store.remember(to, { tokens: Object.fromEntries(moved), note });
}

function record(page) {
    return h(
        "a",
        { class: "button", href: `api/tables/${page.table}/record`, download: `${page.table}.mahe` },
        "Download game",
    );
}
