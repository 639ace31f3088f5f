/** A table: what the server says of it, shown step by step, and the choices it offers. */

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Chain, Checker, canHash } from "./chain.js";
import { announce, dialog, h, put, toast } from "./dom.js";
import { header } from "./header.js";
import { lobby } from "./lobby.js";
import { Model } from "./model.js";
import { pace, show } from "./motion.js";
import { Wire, ask } from "./net.js";
import { Log, chips } from "./players.js";
import { podium } from "./podium.js";
import * as store from "./store.js";
import { list, possessive, spoken, who } from "./words.js";

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
        /** The seats that this browser speaks for. @type {number[]} */
        this.yours = [];
        /** @type {Record<string, number[]>} */
        this.hands = {};
        /** The last link revealed of each own chain. @type {Record<string, string>} */
        this.links = {};
        /** @type {Record<string, Promise<Chain | null>>} */
        this.chains = {};
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
            tokens: () => Object.values(store.known(table).tokens).slice(0, 8),
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

    anyToken() {
        return Object.values(store.known(this.table).tokens)[0] ?? "";
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
        if (body.type === "rolled" && body.player) this.links[body.by] = body.player;
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
                this.hands[message.seat] = message.cards;
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

    _welcome({ table, yours, hands, links }) {
        this.yours = yours.filter((seat) => seat > 0);
        this.hands = hands;
        this.links = { ...links };
        this.present = table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
        this.due = table.due;
        this.standing = table.standing;
        if (table.rematch) this.model.rematch = table.rematch;
        if (this.model.seq === table.seq) this.position = table.position;
        const others = table.seats.filter((seat) => !yours.includes(seat.seat));
        if (yours.length)
            store.remember(this.table, {
                note: `${yours.length > 2 ? "One device" : "You"} with ${list(others.filter((seat) => seat.kind === "person").map((seat) => seat.name)) || "bots"}`,
            });
        for (const seat of this.yours) this._prepareChain(seat, table.phase);
    }

    /** Have the chain of an own seat at hand; a seat that came along to a rematch gets a new one. */
    _prepareChain(seat, phase) {
        const { secrets } = store.known(this.table);
        if (secrets[seat]) this.chains[seat] ??= Chain.make(secrets[seat]);
        else if (canHash && this.links[seat] === "" && phase !== "over") {
            this.chains[seat] ??= Chain.make().then((chain) => {
                store.remember(this.table, { secrets: { [seat]: chain.secret } });
                this.links[seat] = chain.tip;
                this.wire.send({ type: "tip", seat, tip: chain.tip });
                return chain;
            });
        }
    }

    async _show({ entries, position, due }) {
        const fresh = store.fresh.delete(this.table);
        const old = this.model.seq === 0 && !fresh;
        this.board.ghosts([]);
        for (const entry of entries) {
            for (const happening of this.model.tell(entry)) {
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
            this.wire.decide(decision.seat, message.seq, decision.event, decision.link);
        } else if (code === "bad_link" && decision) {
            delete this.chains[decision.seat];
            this.wire.decide(decision.seat, this.model.seq, decision.event, "");
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
        const typed = this._panel.querySelector("input#sit-name")?.value;
        if (model.phase === "open") put(this._panel, lobby(this));
        else if (model.phase === "over" && this.standing && !this.podiumClosed) put(this._panel, podium(this));
        else put(this._panel);
        const field = this._panel.querySelector("input#sit-name");
        if (field && typed !== undefined) field.value = typed;
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
        const link = throws ? ((await this.chains[seat])?.after(this.links[seat]) ?? "") : "";
        this._deciding = false;
        this._decidedOn = seq;
        if (link) this.checker.sent(seat, link);
        this.wire.decide(seat, seq, event, link);
    }

    showLog() {
        dialog("Log", this.log.copy());
    }
}

const same = (a, b) =>
    JSON.stringify([a?.mover, a?.dice, a?.stacks, a?.actor]) ===
    JSON.stringify([b?.mover, b?.dice, b?.stacks, b?.actor]);
