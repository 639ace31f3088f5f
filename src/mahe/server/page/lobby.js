/** A table before its game: who sits where, the link to give away, and the start. */

import { Chain } from "./chain.js";
import { h, toast } from "./dom.js";
import { ask } from "./net.js";
import * as store from "./store.js";
import { portrait } from "./turtle.js";
import { count, who } from "./words.js";

const LOCAL = ["127.0.0.1", "localhost", "[::1]"];

/** @param {import("./table.js").TablePage} page */
export function lobby(page) {
    const { model, yours } = page;
    const free = model.places.filter((place) => place.kind === "open");
    const seated = yours.some((seat) => seat > 0);
    const name = h("input", {
        class: "field",
        id: "sit-name",
        value: seated ? "" : store.name.get(),
        maxlength: 24,
        autocomplete: "nickname",
        placeholder: "Your name",
        "aria-label": "Your name",
    });
    const sitting = free.length > 0 && !seated;
    return h(
        "section",
        { class: "panel lobby", "aria-label": "Before the game" },
        h("h2", {}, sitting ? "Come and play" : "Waiting for players"),
        h("p", { class: "quiet" }, `${model.places.length} players, ${rulesLine(model)}.`),
        sitting && h("label", { class: "row" }, h("span", {}, "Your name"), name),
        h(
            "ol",
            { class: "seats" },
            model.places.map((place) => seatLine(page, place, sitting, name)),
        ),
        share(page),
        start(page, free.length),
        !seated && h("p", { class: "quiet" }, sitting ? "Or stay and watch." : "All seats are taken. Stay and watch."),
    );
}

/** How a table plays, in a line. */
export function rulesLine(model) {
    const { rules, opening } = model;
    const parts = [rules.turtles_each === 2 ? "two turtles each" : "one turtle each"];
    if (rules.cards_as_dice) parts.push("cards as dice");
    if (rules.third_die_at_seven) parts.push("third die at seven");
    if (rules.bust_ends_turn) parts.push("a bust ends the turn");
    if (opening.open_clutches) parts.push("open clutches");
    if (opening.pace === "live") parts.push(`${opening.seconds} seconds a choice`);
    if (opening.pace === "daily") parts.push("a day a choice");
    return parts.join(", ");
}

function seatLine(page, place, sitting, name) {
    const mine = page.yours.includes(place.seat);
    const faces = place.turtles.map((letter, index) => portrait(letter, place.colours[index]));
    const sit = () =>
        page.busy(async () => {
            const typed = name.value.trim();
            if (!typed) {
                toast("Type a name first.");
                name.focus();
                return;
            }
            await sitDown(page.table, place.seat, typed);
            page.wire.hello();
        });
    const leave = () =>
        page.busy(async () => {
            const { tokens } = store.known(page.table);
            await ask("DELETE", `tables/${page.table}/seats/${place.seat}`, { token: tokens[place.seat] ?? tokens[0] });
            store.forgetSeat(page.table, place.seat);
            page.wire.hello();
        });
    return h(
        "li",
        { class: `seat ${place.kind}` },
        h("span", { class: "faces" }, faces),
        h("span", { class: "name" }, place.kind === "open" ? "Free" : who(place), mine && h("small", {}, " (you)")),
        place.kind === "open" && sitting && h("button", { class: "small", click: sit }, "Sit here"),
        mine && h("button", { class: "small plain", click: leave }, "Leave"),
    );
}

/** Take a seat, with a chain of one's own, and keep what opens it. */
export async function sitDown(table, seat, name) {
    store.name.set(name);
    const chain = await Chain.make();
    const seated = await ask("PUT", `tables/${table}/seats/${seat}`, { body: { name, tip: chain?.tip ?? "" } });
    store.remember(table, {
        tokens: { [seated.seat]: seated.token },
        secrets: chain ? { [seated.seat]: chain.secret } : {},
    });
}

function share(page) {
    const link = `${location.origin}${location.pathname}#${page.table}`;
    const field = h("input", {
        class: "field link",
        readonly: true,
        value: link,
        "aria-label": "The link of this table",
        focus: () => field.select(),
    });
    const copy = async () => {
        try {
            await navigator.clipboard.writeText(link);
            toast("Link copied. Send it to your friends.");
        } catch {
            field.focus();
            field.select();
            toast("Press Ctrl-C to copy the link.");
        }
    };
    return h(
        "div",
        { class: "share" },
        h(
            "label",
            { class: "row" },
            h("span", {}, "Link for your friends"),
            h("span", { class: "join" }, field, h("button", { class: "small", click: copy }, "Copy")),
        ),
        LOCAL.includes(location.hostname) &&
            h(
                "p",
                { class: "quiet" },
                "This address works on this computer only. For other devices run ",
                h("code", {}, "mahe serve --host 0.0.0.0"),
                " and open its address.",
            ),
    );
}

function start(page, free) {
    const token = page.anyToken();
    if (!token) return null;
    const begin = (fill) => () => page.busy(() => ask("POST", `tables/${page.table}/start`, { body: { fill }, token }));
    const label = free
        ? `Start with ${count(free, "bot")} on the free ${free === 1 ? "seat" : "seats"}`
        : "Start the game";
    return h("button", { class: free ? "big" : "big primary", "data-start": true, click: begin(free > 0) }, label);
}
