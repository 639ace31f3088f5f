/** Follows what the server says of a table: keeps the books, shows what happened step by step, has the dice checked. */

import { announce, toast } from "./dom.js";
import { pace, show } from "./motion.js";
import { ask } from "./net.js";
import * as store from "./store.js";
import { count, list, possessive, spoken, who } from "./words.js";

/** Messages that may wait, and entries a message may have, before they are shown without motion. */
const BEHIND = 12;

export class Follower {
    /** @param {import("./table.js").TablePage} page */
    constructor(page) {
        this._page = page;
        /** The last entry received; the page may still be behind. */
        this.seq = 0;
        this._queue = [];
        this._working = false;
        this._closed = false;
        this._checking = Promise.resolve();
    }

    /** Whether everything received has been shown. */
    get done() {
        return !this._queue.length;
    }

    close() {
        this._closed = true;
        this._queue = [];
    }

    /** Take in a message; it is shown after those before it. */
    hear(message) {
        if (message.type === "accepted" || this._closed) return;
        if (message.type === "entries") {
            message.entries = message.entries.filter((entry) => entry.seq > this.seq);
            this.seq = message.entries.at(-1)?.seq ?? this.seq;
            for (const entry of message.entries) this._check(entry);
        }
        this._queue.push(message);
        if (!this._working) this._work();
    }

    _check(entry) {
        const { checker, header, own } = this._page;
        if (entry.body.type === "rolled" && entry.body.player) own.reveal(entry.body.by, entry.body.player);
        this._checking = this._checking.then(() => checker.tell(entry)).then(() => header.dice(checker));
    }

    async _work() {
        this._working = true;
        try {
            while (this._queue.length && !this._closed) await this._take(this._queue.shift());
        } finally {
            this._working = false;
        }
        if (!this._closed) this._page.render();
    }

    async _take(message) {
        const page = this._page;
        if (message.type === "table") this._welcome(message);
        else if (message.type === "entries") await this._show(message);
        else if (message.type === "hand") page.own.hands[message.seat] = message.cards;
        else if (message.type === "presence") page.present = message.seats;
        else if (message.type === "refused") this._refused(message);
        else if (message.type === "gone") page.gone("This table has been taken away.");
    }

    _welcome(message) {
        const page = this._page;
        const { table, yours } = message;
        page.own.welcome(message, (seat, tip) => page.wire.send({ type: "tip", seat, tip }));
        page.present = table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
        page.due = table.due;
        page.standing = table.standing;
        if (table.rematch) page.model.rematch = table.rematch;
        if (page.model.seq === table.seq) page.position = table.position;
        if (yours.length) store.remember(page.table, { note: note(table, page.yours) });
    }

    async _show({ entries, position, due }) {
        const page = this._page;
        const fresh = store.fresh.delete(page.table);
        const old = page.model.seq === 0 && !fresh;
        page.board.ghosts([]);
        for (const entry of entries) {
            for (const happening of this._tell(entry)) {
                if (happening.type === "start") page.dice = [];
                if (happening.type === "die") page.dice = [...page.dice, happening.die];
                if (!old) announce(spoken(page.model, happening));
                // Long absences are not shown step by step, and nobody loses time of their own to motion.
                const late = page.model.opening.pace === "live" && this._queue.length > BEHIND;
                if (!old && !late && pace() > 0 && (fresh || entries.length <= BEHIND)) await this._step(happening);
                if (this._closed) return;
                page.log.add(page.model, happening);
            }
        }
        page.model.adopt(position);
        page.position = position;
        page.due = due;
        if (position.dice.length) page.dice = page.model.dice;
        if (page.model.phase === "over" && !page.standing) await this._fetchStanding();
        if (!old && this._queue.length && pace() > 0) page.board.draw();
    }

    /** Keep the books; whatever goes wrong there, the server's position comes after it. */
    _tell(entry) {
        try {
            return this._page.model.tell(entry);
        } catch (problem) {
            console.warn("entry", entry.seq, problem);
            return [];
        }
    }

    async _fetchStanding() {
        try {
            this._page.standing = (await ask("GET", `tables/${this._page.table}`)).standing;
        } catch (problem) {
            toast(problem.message, "bad");
        }
    }

    /** Show one thing that happened, with motion. */
    async _step(happening) {
        const { model, board, bar, yours } = this._page;
        if (happening.type === "started") board.draw();
        if (happening.type === "start") {
            const turn = model.places[happening.by - 1];
            this._page.drawPlayers({ turn: turn.seat, actor: turn.seat, clutches: model.clutches });
            if (!yours.includes(turn.seat)) {
                bar.say(`${possessive(who(turn))} turn`, `Rolling for ${happening.turtle} …`);
            }
        }
        await show(board, happening, this._page.dice);
        if (happening.type === "move") board.draw();
    }

    _refused({ code, sentence, seq, position, decision }) {
        const page = this._page;
        const { model } = page;
        if (code === "not_found" && !decision) page.gone("There is no table behind this link. It may be too old.");
        if (!decision) return;
        page.decided(-1);
        const { seat, event, link } = decision;
        if (code === "stale" && seq === model.seq && same(position, page.position)) {
            // Only a seat or a chain has changed since; the choice is the same.
            page.send(seat, seq, event, link);
        } else if (code === "bad_link") {
            page.own.dropChain(seat);
            page.checker.sent(seat, "");
            page.send(seat, model.seq, event, "");
        } else if (code === "stale") page.wire.hello();
        else toast(sentence, "bad");
    }
}

const same = (a, b) =>
    JSON.stringify([a.mover, a.dice, a.stacks, a.actor]) === JSON.stringify([b.mover, b.dice, b.stacks, b.actor]);

/** How a table is listed at home. */
function note(table, yours) {
    const people = table.seats.filter((seat) => seat.kind === "person");
    const own = people.filter((seat) => yours.includes(seat.seat)).map((seat) => seat.name);
    const others = people.filter((seat) => !yours.includes(seat.seat)).map((seat) => seat.name);
    const bots = table.seats.filter((seat) => seat.kind === "bot").length;
    return list([...own, ...others, ...(bots ? [count(bots, "bot")] : [])]);
}
