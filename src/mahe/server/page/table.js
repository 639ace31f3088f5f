/** A table: its board, its people, its log, and the choices that the server offers. */

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Checker } from "./chain.js";
import { dialog, h, put, toast } from "./dom.js";
import { Follower } from "./follow.js";
import { header } from "./header.js";
import { lobby } from "./lobby.js";
import { Model } from "./model.js";
import { Wire } from "./net.js";
import { Log, chips } from "./players.js";
import { podium } from "./podium.js";
import { OwnSeats } from "./seats.js";
import * as store from "./store.js";

export class TablePage {
    /** @param {HTMLElement} root @param {string} table */
    constructor(root, table) {
        this.table = table;
        this.model = new Model();
        this.own = new OwnSeats(table);
        this.checker = new Checker(table);
        /** Where everything lies and who may do what, as the server says. @type {any} */
        this.position = null;
        /** The result, once there is one. @type {any} */
        this.standing = null;
        /** The seats that somebody is connected for. @type {number[]} */
        this.present = [];
        /** When the time of the seat that must decide is up. @type {number | null} */
        this.due = null;
        /** The dice that lie in the middle, also those of a move that is over. @type {import("./model.js").Die[]} */
        this.dice = [];
        this.podiumClosed = false;
        this._deciding = false;
        this._decidedOn = -1;
        this.board = new Board(this.model);
        this.log = new Log();
        this.bar = new Bar(this);
        this.header = header(this);
        this._chips = h("div", { class: "area-chips" });
        this._panel = h("div", { class: "area-panel" });
        this._follower = new Follower(this);
        this.wire = new Wire(table, {
            tokens: () => this.own.tokens,
            seq: () => this._follower.seq,
            message: (message) => this._follower.hear(message),
            state: (state) => this.header.connection(state),
        });
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
    }

    close() {
        this._follower.close();
        this.bar.close();
        this.wire.close();
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

    // What can be seen.

    render() {
        const { model } = this;
        if (!this.position || !model.seq) return;
        document.body.classList.toggle("before", model.phase === "open");
        this.board.draw();
        this.board.nest.drawDice(this.dice);
        this.board.nest.element.classList.toggle("old-dice", !this.position.dice.length);
        this.drawPlayers();
        this.bar.draw();
        if (model.phase === "open") this._drawLobby();
        else if (model.phase === "over" && this.standing && !this.podiumClosed) put(this._panel, podium(this));
        else put(this._panel);
    }

    drawPlayers(position = this.position) {
        put(this._chips, chips(this.model, position, this));
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

    showLog() {
        dialog("Log", this.log.copy());
    }

    /** There is no such table, or none any more. */
    gone(sentence) {
        this.close();
        store.forget(this.table);
        put(this.bar.element);
        const home = h("a", { class: "button primary", href: "#" }, "Home");
        put(this._panel, h("section", { class: "panel" }, h("h2", {}, sentence), home));
    }

    // What can be decided.

    /** The seat of this browser that must decide now, if one must. @returns {number | null} */
    get deciding() {
        const { position, model } = this;
        if (!position || model.phase !== "playing" || !this._follower.done) return null;
        if (this.wire.pending || this._decidedOn === model.seq || !this.yours.includes(position.actor)) return null;
        return model.places[position.actor - 1].away ? null : position.actor;
    }

    /** Take one of the options on offer. */
    async decide({ event }) {
        const seat = this.deciding;
        if (!seat || this._deciding) return;
        this._deciding = true;
        const { seq } = this.model;
        this.bar.disable();
        const link = event.type === "start" || event.type === "roll" ? await this.own.link(seat) : "";
        this._deciding = false;
        if (link) this.checker.sent(seat, link);
        this.send(seat, seq, event, link);
    }

    /** Send a decision made on entry *seq*. */
    send(seat, seq, event, link) {
        this.decided(seq);
        this.wire.decide(seat, seq, event, link);
    }

    /** Note on which entry a decision was made, so that it is not made twice. */
    decided(seq) {
        this._decidedOn = seq;
    }
}
