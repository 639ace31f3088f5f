/** The first page: play now, with friends, on one device, go on, or watch. */

import { Chain } from "./chain.js";
import { h, put, toast } from "./dom.js";
import { howToPlay } from "./header.js";
import { hero } from "./hero.js";
import { ask } from "./net.js";
import { options } from "./options.js";
import * as store from "./store.js";
import { count } from "./words.js";

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"];

/** @param {HTMLElement} root */
export function homePage(root) {
    const name = h("input", {
        class: "field",
        id: "name",
        value: store.name.get(),
        maxlength: 24,
        autocomplete: "nickname",
        placeholder: "Your name",
        "aria-label": "Your name",
        change: () => store.name.set(name.value.trim()),
    });
    const named = () => {
        store.name.set(name.value.trim());
        return name.value.trim();
    };
    const now = h("small", {});
    const watch = h("small", {});
    const retell = () => {
        const { players } = store.settings();
        now.textContent = `You and ${count(players - 1, "bot")}`;
        watch.textContent = `${players} play, you lean back`;
    };
    const page = h(
        "main",
        { class: "home" },
        h(
            "div",
            { class: "hero" },
            hero(),
            h("h1", {}, "Mahé"),
            h("p", { class: "motto" }, "Turtles race round the island. The one on top decides."),
        ),
        h(
            "div",
            { class: "ways" },
            h("label", { class: "row name-row" }, h("span", {}, "Your name"), name),
            way("play-now", "Play now", now, "primary", (go) => go(() => playNow(named() || "Captain"))),
            way("friends", "With friends", h("small", {}, "Send a link"), "", () => toggle("friends-form")),
            friendsForm(named),
            way("device", "One device", h("small", {}, "Pass it round"), "", () => toggle("device-form")),
            deviceForm(named),
            way("watch", "Watch bots", watch, "", (go) =>
                go(() => open(Array.from({ length: store.settings().players }, bot))),
            ),
            known(),
            options(retell),
            h(
                "p",
                { class: "foot" },
                h("button", { class: "plain", click: howToPlay }, "How to play"),
                h("span", { class: "quiet" }, "A game by Alex Randolph"),
            ),
        ),
    );
    retell();
    put(root, page);
    document.body.classList.remove("before", "broken");
}

/** A large button; *act* gets a function that runs work and shows a refusal. */
function way(id, label, small, kind, act) {
    const button = h(
        "button",
        { class: `way ${kind}`, "data-way": id, click: () => act(go) },
        h("span", {}, label),
        small,
    );
    const go = async (work) => {
        button.disabled = true;
        try {
            await work();
        } catch (problem) {
            toast(problem.message, "bad");
        } finally {
            button.disabled = false;
        }
    };
    return button;
}

function toggle(id) {
    const form = document.getElementById(id);
    if (!form) return;
    form.hidden = !form.hidden;
    if (!form.hidden) form.querySelector("input, select, button")?.focus();
}

const bot = () => ({ kind: "bot", bot: store.settings().bot });
const shuffled = (seats) =>
    seats
        .map((seat) => [Math.random(), seat])
        .sort(([a], [b]) => a - b)
        .map(([, seat]) => seat);

const playNow = (name) =>
    open(shuffled([{ kind: "person", name }, ...Array.from({ length: store.settings().players - 1 }, bot)]));

/** Open a table and go there. Whoever sits at this browser gets a chain. */
async function open(seats, start = true) {
    const { turtles, cards, thirdDie, bustEnds, pace, bot: standIn, openClutches } = store.settings();
    const chains = await Promise.all(seats.map((seat) => (seat.kind === "person" ? Chain.make() : null)));
    const wanted = seats.map((seat, index) =>
        seat.kind === "person" ? { ...seat, tip: chains[index]?.tip ?? "" } : seat,
    );
    const each = turtles === "" || (turtles === "2" && seats.length > 3) ? null : Number(turtles);
    const rules = {
        players: seats.length,
        turtles_each: each,
        cards_as_dice: cards,
        third_die_at_seven: thirdDie,
        bust_ends_turn: bustEnds,
    };
    const opened = await ask("POST", "tables", {
        body: { rules, seats: wanted, pace, stand_in: standIn, open_clutches: openClutches, start },
    });
    const secrets = {};
    chains.forEach((chain, index) => chain && (secrets[index + 1] = chain.secret));
    store.remember(opened.table, { tokens: { 0: opened.owner, ...opened.tokens }, secrets });
    store.fresh.add(opened.table);
    location.hash = opened.table;
}

function friendsForm(named) {
    const players = h(
        "select",
        { class: "field", "aria-label": "Players" },
        [2, 3, 4, 5, 6, 7].map((number) => h("option", { value: number, selected: number === 4 }, `${number} players`)),
    );
    const submit = async (event) => {
        event.preventDefault();
        const name = named();
        if (!name) {
            toast("Type your name first, so that your friends know you.");
            document.getElementById("name")?.focus();
            return;
        }
        const seats = shuffled([
            { kind: "person", name },
            ...Array.from({ length: Number(players.value) - 1 }, () => ({ kind: "open" })),
        ]);
        await open(seats, false).catch((problem) => toast(problem.message, "bad"));
    };
    return h(
        "form",
        { id: "friends-form", class: "under", hidden: true, submit },
        players,
        h("button", { class: "primary" }, "Open the table"),
    );
}

function deviceForm(named) {
    const field = (index, value = "") =>
        h("input", {
            class: "field",
            value,
            maxlength: 24,
            placeholder: NAMES[index],
            "aria-label": `Player ${index + 1}`,
        });
    const names = h("div", { class: "names" }, field(0, store.name.get()), field(1));
    const bots = h(
        "select",
        { class: "field", "aria-label": "Bots" },
        [0, 1, 2, 3, 4, 5].map((number) =>
            h("option", { value: number }, number ? `and ${count(number, "bot")}` : "no bots"),
        ),
    );
    const add = () => names.children.length < 7 && names.append(field(names.children.length));
    const submit = async (event) => {
        event.preventDefault();
        named();
        const people = [...names.children].map((input) => ({
            kind: "person",
            name: input.value.trim() || input.placeholder,
        }));
        const room = Math.max(0, 7 - people.length);
        const seats = shuffled([...people, ...Array.from({ length: Math.min(room, Number(bots.value)) }, bot)]);
        await open(seats).catch((problem) => toast(problem.message, "bad"));
    };
    return h(
        "form",
        { id: "device-form", class: "under", hidden: true, submit },
        names,
        h("div", { class: "pair" }, h("button", { type: "button", click: add }, "One more"), bots),
        h("button", { class: "primary" }, "Start"),
    );
}

/** The tables that this browser knows, the last one first. */
function known() {
    const tables = Object.entries(store.tables())
        .sort(([, a], [, b]) => b.seen - a.seen)
        .slice(0, 5);
    if (!tables.length) return null;
    const rows = tables.map(([table, { note, tokens }]) => {
        const state = h("small", {}, "…");
        const row = h(
            "li",
            {},
            h("a", { class: "continue", href: `#${table}` }, h("span", {}, note || "A table"), state),
        );
        ask("GET", `tables/${table}`).then(
            ({ phase, position, seats }) => {
                const turn = phase === "playing" && tokens[position.actor] !== undefined;
                state.textContent = {
                    open: `waiting for ${count(seats.filter((seat) => seat.kind === "open").length, "player")}`,
                    playing: turn ? "your turn" : "under way",
                    over: "finished",
                }[phase];
                row.classList.toggle("your-turn", turn);
            },
            (problem) => {
                if (problem.code === "not_found") {
                    store.forget(table);
                    row.remove();
                } else state.textContent = "cannot be reached";
            },
        );
        return row;
    });
    return h("section", { class: "known" }, h("h2", {}, "Continue"), h("ul", {}, rows));
}
