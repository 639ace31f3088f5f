/** The people and bots at the table, one's own cards, and the log. */

import { h, put } from "./dom.js";
import { cardPicture } from "./nest.js";
import { portrait } from "./turtle.js";
import { botName, count, moveLine, who, wonLine } from "./words.js";

/** @typedef {import("./model.js").Model} Model */

/** One chip for each seat. */
export function chips(model, position, { yours, present, own }) {
    const open = model.opening.open_clutches;
    return h(
        "ol",
        { class: `chips ${model.places.length > 5 ? "many" : ""} ${open ? "open" : ""}`, "aria-label": "Players" },
        model.places.map((place) => {
            const classes = ["chip"];
            if (model.phase === "playing" && position.turn === place.seat) classes.push("turn");
            if (model.phase === "playing" && position.actor === place.seat) classes.push("decides");
            if (yours.includes(place.seat)) classes.push("yours");
            const offline = place.kind === "person" && !present.includes(place.seat);
            const notes = [];
            if (place.away) notes.push("away");
            else if (offline && model.phase === "playing") notes.push("offline");
            const clutches = position.clutches[place.seat - 1] ?? 0;
            const cards = open ? model.hands[place.seat - 1] : yours.length === 1 ? own.hands[place.seat] : undefined;
            const eggs =
                cards &&
                cards.reduce((sum, number, index) => sum + number * (index + 1), 0) +
                    (model.nest && place.turtles.includes(model.nest) ? 7 : 0);
            return h(
                "li",
                { class: classes.join(" "), "aria-current": classes.includes("decides") && "true" },
                h(
                    "span",
                    { class: "faces" },
                    place.turtles.map((letter, index) => portrait(letter, place.colours[index])),
                ),
                h("span", { class: "name" }, place.kind === "bot" ? botName(place.name) : who(place)),
                notes.length > 0 && h("span", { class: "note" }, notes.join(", ")),
                h(
                    "span",
                    {
                        class: "clutches",
                        title: count(clutches, "clutch", "clutches"),
                        "aria-label": count(clutches, "clutch", "clutches") + (eggs ? `, ${count(eggs, "egg")}` : ""),
                    },
                    h("span", { class: "card-dot" }),
                    `${clutches}`,
                    eggs !== undefined && h("span", { class: "eggs" }, `${eggs}`, h("span", { class: "egg-dot" })),
                ),
            );
        }),
    );
}

/** The cards of a seat, or a way to peep at them where several share the device. */
export function hand(model, seat, cards, shared) {
    const row = cards.flatMap((number, index) => Array.from({ length: number }, () => index + 1));
    if (!row.length) return null;
    const eggs = row.reduce((a, b) => a + b, 0);
    const pictures = h(
        "span",
        { class: "hand-cards" },
        row.map((one) => cardPicture(one)),
    );
    const label = `${row.length === 1 ? "1 card" : `${row.length} cards`}, ${count(eggs, "egg")}`;
    if (!shared)
        return h(
            "div",
            { class: "hand", role: "img", "aria-label": `Yours: ${row.join(", ")}; ${label}` },
            pictures,
            h("span", { class: "hand-sum" }, count(eggs, "egg")),
        );
    return h(
        "details",
        { class: "hand" },
        h(
            "summary",
            {},
            `${who(model.places[seat - 1])}: look at your ${row.length === 1 ? "card" : `${row.length} cards`}`,
        ),
        pictures,
        h("span", { class: "hand-sum" }, count(eggs, "egg")),
    );
}

/** The log in words, the newest line first. */
export class Log {
    constructor() {
        this.element = h("ol", { class: "log", "aria-label": "What happened" });
        /** The newest line, for where there is no room for the log. */
        this.ticker = h("p", { class: "ticker" });
    }

    /** @param {Model} model */
    add(model, happening) {
        if (happening.type === "move") this._move(model, happening.move);
        else if (happening.type === "seat" && model.phase !== "open") {
            const said = {
                sat: "sits down",
                left: "has left; a bot plays on",
                away: "is away; a bot plays on",
                back: "is back",
            };
            this._line([h("em", {}, `${happening.name} ${said[happening.what]}.`)]);
        }
    }

    _move(model, move) {
        const won = wonLine(model, move);
        const parts = () => [
            portrait(move.turtle, model.colour(move.turtle)),
            h(
                "span",
                {},
                h("b", {}, who(model.places[move.by - 1])),
                ` ${moveLine(model, move)} `,
                won && h("strong", {}, won),
            ),
        ];
        this._line(parts(), move.bust ? "bust" : "");
        put(this.ticker, ...parts());
    }

    _line(parts, kind = "") {
        this.element.prepend(h("li", { class: kind }, ...parts));
    }

    /** A copy to read in a sheet. */
    copy() {
        return this.element.cloneNode(true);
    }
}
