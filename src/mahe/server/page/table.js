/** A table: what the server says of it, shown step by step, and the choices it offers. */

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Checker } from "./chain.js";
import { announce, dialog, h, put, toast } from "./dom.js";
import { header } from "./header.js";
import { lobby } from "./lobby.js";
import { Model } from "./model.js";
import { pace, show } from "./motion.js";
import { Wire, ask } from "./net.js";
import { Log, chips } from "./players.js";
import { podium } from "./podium.js";
import { OwnSeats } from "./seats.js";
import * as store from "./store.js";
import { count, list, possessive, spoken, who } from "./words.js";

/** Messages that may wait, and entries a message may have, before they are shown without motion. */
const BEHIND = 12;

export class TablePage {
    /** @param {HTMLElement} root @param {string} table */
    constructor(root, table) {
        this.table = table;
        this.model = new Model();
        this.board = new Board(this.model);
        this.checker = new Checker(table);
        this.log = new Log();
        /** @type {any} */
        this.position = null;
        /** @type {any} */
        this.standing = null;
        this.own = new OwnSeats(table);
        /** @type {number[]} */
        this.present = [];
        this.due = null;
        this.dice = [];
        this.podiumClosed = false;
        /** The last entry received; the model may still be behind. */
        this._heard = 0;
        this._queue = [];
        this._working = false;
        this._closed = false;
        this._deciding = false;
        /** The entry that the last decision was made on: it is not made twice. */
        this._decidedOn = -1;
        this._checking = Promise.resolve();
        this._chips = h("div", { class: "area-chips" });
        this.bar = new Bar(this);
        this._panel = h("div", { class: "area-panel" });
        this.header = header(this);
        put(
            root,
            h(
                "main",
                { class: "table" },
                this.header.element,
                this._chips,
                h("div", { class: "area-board" }, this.board.element, this.log.ticker),
                this._panel,
                this.bar.element,
                h("aside", { class: "area-log" }, h("h2", {}, "Log"), this.log.element),
            ),
        );
        this.wire = new Wire(table, {
            tokens: () => this.own.tokens,
            seq: () => this._heard,
            message: (message) => this._hear(message),
            state: (state) => this.header.connection(state),
        });
    }

    close() {
        this.bar.close();
        this.wire.close();
        this._queue = [];
        this._closed = true;
    }

    /** Do something that the server may refuse, and show why if it does. */
    async busy(work) {
        try {
            await work();
        } catch (problem) {
            toast(problem.message, "bad");
        }
    }

    /** The seats that this browser speaks for. */
    get yours() {
        return this.own.numbers;
    }

    anyToken() {
        return this.own.tokens[0] ?? "";
    }

    // What the server says.

    _hear(message) {
        if (message.type === "entries") {
            message.entries = message.entries.filter((entry) => entry.seq > this._heard);
            if (message.entries.length) this._heard = message.entries[message.entries.length - 1].seq;
            for (const entry of message.entries) this._check(entry);
        }
        if (message.type === "accepted") return;
        this._queue.push(message);
        if (!this._working) this._work();
    }

    _check(entry) {
        const { body } = entry;
        if (body.type === "rolled" && body.player) this.own.reveal(body.by, body.player);
        this._checking = this._checking.then(() => this.checker.tell(entry)).then(() => this.header.dice(this.checker));
    }

    async _work() {
        this._working = true;
        try {
            while (this._queue.length && !this._closed) await this._take(this._queue.shift());
        } finally {
            this._working = false;
        }
        if (!this._closed) this.render();
    }

    async _take(message) {
        switch (message.type) {
            case "table":
                this._welcome(message);
                break;
            case "entries":
                await this._show(message);
                break;
            case "hand":
                this.own.hands[message.seat] = message.cards;
                break;
            case "presence":
                this.present = message.seats;
                if (!this._queue.length) this._drawPlayers();
                break;
            case "refused":
                await this._refused(message);
                break;
            case "gone":
                this._gone("This table has been taken away.");
                break;
        }
    }

    _welcome(message) {
        const { table, yours } = message;
        this.own.welcome(message, (seat, tip) => this.wire.send({ type: "tip", seat, tip }));
        this.present = table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
        this.due = table.due;
        this.standing = table.standing;
        if (table.rematch) this.model.rematch = table.rematch;
        if (this.model.seq === table.seq) this.position = table.position;
        if (yours.length) store.remember(this.table, { note: note(table, this.yours) });
    }

    /** Keep the books; whatever goes wrong there, the server's position comes after it. */
    _tell(entry) {
        try {
            return this.model.tell(entry);
        } catch (problem) {
            console.warn("entry", entry.seq, problem);
            return [];
        }
    }

    async _show({ entries, position, due }) {
        const fresh = store.fresh.delete(this.table);
        const old = this.model.seq === 0 && !fresh;
        this.board.ghosts([]);
        for (const entry of entries) {
            for (const happening of this._tell(entry)) {
                if (happening.type === "start") this.dice = [];
                if (happening.type === "die") this.dice = [...this.dice, happening.die];
                if (!old) announce(spoken(this.model, happening));
                // Long absences are not shown step by step, and nobody loses time of their own to motion.
                const late = this.model.opening.pace === "live" && this._queue.length > BEHIND;
                if (!old && !late && pace() > 0 && (fresh || entries.length <= BEHIND)) await this._step(happening);
                if (this._closed) return;
                this.log.add(this.model, happening);
            }
        }
        this.model.adopt(position);
        this.position = position;
        this.due = due;
        if (position.dice.length) this.dice = this.model.dice;
        if (this.model.phase === "over" && !this.standing) {
            await this.busy(async () => (this.standing = (await ask("GET", `tables/${this.table}`)).standing));
        }
        if (!this._queue.length) this.render();
        else if (pace() > 0 && !old) this.board.draw();
    }

    /** Show one thing that happened, with motion. */
    async _step(happening) {
        const { model, board } = this;
        if (happening.type === "started") board.draw();
        if (happening.type === "start") {
            const turn = model.places[happening.by - 1];
            this._drawPlayers({ turn: turn.seat, actor: turn.seat, clutches: model.clutches });
            if (!this.yours.includes(turn.seat))
                this.bar.say(`${possessive(who(turn))} turn`, `Rolling for ${happening.turtle} …`);
        }
        await show(board, happening, this.dice);
        if (happening.type === "move") board.draw();
    }

    async _refused(message) {
        const { decision, code } = message;
        this._decidedOn = -1;
        if (code === "not_found") this._gone("There is no table behind this link. It may be too old.");
        else if (
            code === "stale" &&
            decision &&
            same(message.position, this.position) &&
            message.seq === this.model.seq
        ) {
            // Only a seat or a chain has changed since; the choice is the same.
            this._decide(decision.seat, message.seq, decision.event, decision.link);
        } else if (code === "bad_link" && decision) {
            this.own.dropChain(decision.seat);
            this.checker.sent(decision.seat, "");
            this._decide(decision.seat, this.model.seq, decision.event, "");
        } else if (code === "stale") this.wire.hello();
        else if (decision) toast(message.sentence, "bad");
    }

    _gone(sentence) {
        this.wire.close();
        store.forget(this.table);
        this._closed = true;
        put(this.bar.element);
        put(
            this._panel,
            h(
                "section",
                { class: "panel" },
                h("h2", {}, sentence),
                h("a", { class: "button primary", href: "#" }, "Home"),
            ),
        );
    }

    // What can be seen.

    render() {
        const { model } = this;
        if (!this.position || !model.seq) return;
        document.body.classList.toggle("before", model.phase === "open");
        this.board.draw();
        this.board.nest.drawDice(this.dice);
        this.board.nest.element.classList.toggle("old-dice", !this.position.dice.length);
        this._drawPlayers();
        this.bar.draw();
        if (model.phase === "open") this._drawLobby();
        else if (model.phase === "over" && this.standing && !this.podiumClosed) put(this._panel, podium(this));
        else put(this._panel);
    }

    /** Draw the lobby anew around whoever is typing a name. */
    _drawLobby() {
        const old = this._panel.querySelector("#sit-name");
        const focused = old !== null && old === document.activeElement;
        put(this._panel, lobby(this));
        const field = this._panel.querySelector("#sit-name");
        if (!old || !field) return;
        field.value = old.value;
        if (focused) field.focus();
    }

    closePodium(closed = true) {
        this.podiumClosed = closed;
        this.render();
    }

    _drawPlayers(position = this.position) {
        if (position && this.model.seq) put(this._chips, chips(this.model, position, this));
    }

    /** The seat of this browser that must decide now, if one must. */
    get deciding() {
        const { position, model, yours } = this;
        const ready =
            position &&
            model.phase === "playing" &&
            !this.wire.pending &&
            this._decidedOn !== model.seq &&
            !this._queue.length;
        return ready && yours.includes(position.actor) && !model.places[position.actor - 1].away
            ? position.actor
            : null;
    }

    async decide(option) {
        const seat = this.deciding;
        if (!seat || this._deciding) return;
        this._deciding = true;
        const { event } = option;
        const seq = this.model.seq;
        const throws = event.type === "start" || event.type === "roll";
        this.bar.disable();
        const link = throws ? await this.own.link(seat) : "";
        this._deciding = false;
        if (link) this.checker.sent(seat, link);
        this._decide(seat, seq, event, link);
    }

    _decide(seat, seq, event, link) {
        this._decidedOn = seq;
        this.wire.decide(seat, seq, event, link);
    }

    showLog() {
        dialog("Log", this.log.copy());
    }
}

/** How a table is listed at home. */
function note(table, yours) {
    const names = table.seats
        .filter((seat) => seat.kind === "person" && !yours.includes(seat.seat))
        .map((seat) => seat.name);
    const bots = table.seats.filter((seat) => seat.kind === "bot").length;
    const own = table.seats.filter((seat) => yours.includes(seat.seat)).map((seat) => seat.name);
    return list([...own, ...names, ...(bots ? [count(bots, "bot")] : [])]);
}

const same = (a, b) =>
    JSON.stringify([a?.mover, a?.dice, a?.stacks, a?.actor]) ===
    JSON.stringify([b?.mover, b?.dice, b?.stacks, b?.actor]);
