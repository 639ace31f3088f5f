/** The action bar: whose turn it is, who decides, and a button for each choice. */

import { announce, h, put } from "./dom.js";
import { hand } from "./players.js";
import { choice, status, who } from "./words.js";

const AWAY = { head: "Your time was up", line: "A bot plays for you until you are back." };

export class Bar {
    /** @param {import("./table.js").TablePage} page */
    constructor(page) {
        this._page = page;
        this.element = h("section", { class: "bar", "aria-label": "Your choices", tabindex: -1 });
        this._key = (event) => this._press(event);
        addEventListener("keydown", this._key);
        this._timer = setInterval(() => this._tick(), 500);
    }

    close() {
        removeEventListener("keydown", this._key);
        clearInterval(this._timer);
    }

    /** Draw the position of the page, with the choices on offer; the board shows where they lead. */
    draw() {
        const { model, position, board, deciding, podiumClosed } = this._page;
        const options = deciding ? position.options : [];
        const focused = this.element.contains(document.activeElement);
        const starts = options.filter(({ event }) => event.type === "start").map(({ event }) => event.turtle);
        const crowned = position.mover && [position.mover, ...position.riders].at(-1);
        board.light(position.mover ? [position.mover] : starts, crowned);
        board.ghosts(options);
        if (model.phase === "playing") this._drawChoices(options);
        else {
            const reopen = () => this._page.closePodium(false);
            put(
                this.element,
                model.phase === "over" &&
                    podiumClosed &&
                    h("button", { class: "big primary", click: reopen }, "Show the result"),
            );
        }
        if (focused) (this.element.querySelector("button.choice") ?? this.element).focus();
    }

    _drawChoices(options) {
        const { model, position, deciding, yours, own: seats } = this._page;
        const own = deciding ?? (yours.length === 1 ? yours[0] : null);
        const away = yours.filter((seat) => model.places[seat - 1].away);
        const { head, line } = away.includes(position.actor) ? AWAY : status(model, position, yours);
        const back = (seat) => this._page.wire.send({ type: "back", seat });
        put(
            this.element,
            statusLine(head, line, Boolean(deciding)),
            h(
                "div",
                { class: "choices" },
                options.map((option, index) => this._button(option, index)),
            ),
            away.map((seat) =>
                h(
                    "button",
                    { class: "big primary", click: () => back(seat) },
                    `${who(model.places[seat - 1])}: I am back`,
                ),
            ),
            !yours.length && h("p", { class: "quiet" }, "You are watching."),
            own &&
                !model.opening.open_clutches &&
                seats.hands[own] &&
                hand(model, own, seats.hands[own], yours.length > 1),
        );
        if (deciding)
            announce(
                `${head}. ${options.map((option, index) => `${index + 1}: ${aloud(choice(model, position, option))}`).join(". ")}`,
            );
        this._tick();
    }

    /** Say what goes on while others move. */
    say(head, line) {
        put(this.element, statusLine(head, line, false), this.element.querySelector(":scope > .hand"));
    }

    /** A choice has been made: no other until the server has answered. */
    disable() {
        if (this.element.contains(document.activeElement)) this.element.focus();
        for (const button of this.element.querySelectorAll("button.choice")) button.disabled = true;
    }

    _button(option, index) {
        const { model, position } = this._page;
        const { verb, more } = choice(model, position, option);
        const { type } = option.event;
        return h(
            "button",
            {
                class: `choice is-${type} ${type === "start" || type === "roll" ? "primary" : ""}`,
                click: () => this._page.decide(option),
                "data-choice": type,
            },
            h("kbd", { "aria-hidden": "true" }, index + 1),
            h("span", { class: "verb" }, verb),
            more && h("span", { class: "more" }, more),
        );
    }

    /** Keys 1 to 9 choose; Enter takes the first choice, unless it is meant for something that has the focus. */
    _press(event) {
        if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
            return;
        const { tagName } = event.target;
        if (["INPUT", "SELECT", "TEXTAREA"].includes(tagName)) return;
        const buttons = [...this.element.querySelectorAll("button.choice:not(:disabled)")];
        const enter = event.key === "Enter" && !["BUTTON", "A", "SUMMARY"].includes(tagName);
        const button = buttons[(enter ? 1 : Number(event.key)) - 1];
        if (!button) return;
        event.preventDefault();
        button.click();
    }

    _tick() {
        const clock = this.element.querySelector(".clock");
        if (!clock) return;
        const { due, model } = this._page;
        const left =
            due === null || model.opening.pace !== "live" ? null : Math.max(0, Math.round(due - Date.now() / 1000));
        clock.textContent = left === null ? "" : `${left} s`;
        clock.classList.toggle("late", left !== null && left < 10);
    }
}

const statusLine = (head, line, mine) =>
    h(
        "div",
        { class: mine ? "status mine" : "status" },
        h("h2", {}, head),
        h("p", {}, line),
        h("span", { class: "clock" }),
    );

const aloud = ({ verb, more }) => (more ? `${verb}, ${more}` : verb);
