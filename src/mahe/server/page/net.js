/** The server: requests over HTTP, and the socket of one table that comes back whenever it breaks. */

import { random } from "./chain.js";

/** Something the server would not do, in a sentence. */
export class Refused extends Error {
    constructor({ code = "", sentence = "The server cannot be reached; try again." } = {}) {
        super(sentence);
        this.code = code;
    }
}

/** Ask the server. Raises Refused. */
export async function ask(method, path, { body = undefined, token = "" } = {}) {
    /** @type {Record<string, string>} */
    const headers = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers.Authorization = `Bearer ${token}`;
    let answer;
    try {
        answer = await fetch(`api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    } catch {
        throw new Refused();
    }
    const value = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (!answer.ok) throw new Refused(value ?? undefined);
    return value;
}

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

/** The socket of a table. Reconnects by itself, asks for what it missed, and sends a lost decision again. */
export class Wire {
    /**
     * @param {string} table
     * @param {{tokens: () => string[], seq: () => number, message: (message: any) => void,
     *   state: (state: "open" | "broken") => void}} owner
     */
    constructor(table, owner) {
        this._table = table;
        this._owner = owner;
        this._closed = false;
        this._wait = SHORTEST_WAIT;
        this._timer = 0;
        this._heard = 0;
        this._greeted = false;
        /** The decision that has not been answered yet. @type {any} */
        this.pending = null;
        this._beat = setInterval(() => this._ping(), PING_EVERY);
        this._wake = () => document.hidden || this._reconnectNow();
        addEventListener("online", this._wake);
        document.addEventListener("visibilitychange", this._wake);
        this._connect();
    }

    /** Decide; the answer comes as a message, however often the connection breaks before. */
    decide(seat, seq, event, link) {
        this.pending = { type: "decide", seat, seq, command: random(12), event, link };
        if (this._greeted) this.send(this.pending);
    }

    send(message) {
        if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(message));
    }

    /** Say hello again: to get the seats and the result anew, or with another token. */
    hello() {
        this.send({ type: "hello", table: this._table, tokens: this._owner.tokens(), seq: this._owner.seq() });
    }

    close() {
        this._closed = true;
        clearInterval(this._beat);
        clearTimeout(this._timer);
        removeEventListener("online", this._wake);
        document.removeEventListener("visibilitychange", this._wake);
        this._socket?.close();
    }

    _connect() {
        const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
        this._socket = socket;
        this._greeted = false;
        this._heard = Date.now();
        socket.addEventListener("open", () => this.hello());
        socket.addEventListener("message", (event) => this._hear(JSON.parse(event.data)));
        socket.addEventListener("close", () => {
            if (this._closed || this._socket !== socket) return;
            this._greeted = false;
            this._owner.state("broken");
            this._timer = setTimeout(() => this._connect(), this._wait * (0.75 + Math.random() / 2));
            this._wait = Math.min(this._wait * 2, LONGEST_WAIT);
        });
    }

    _hear(message) {
        this._heard = Date.now();
        if (message.type === "pong") return;
        if (message.type === "table" && !this._greeted) {
            this._greeted = true;
            this._wait = SHORTEST_WAIT;
            this._owner.state("open");
            // The server knows commands: if it carried this one out before, it only answers again.
            if (this.pending) this.send(this.pending);
        }
        const mine = this.pending && message.command === this.pending.command;
        if (message.type === "accepted" && mine) this.pending = null;
        if (message.type === "refused" && mine) {
            if (message.code === "too_many" || message.code === "unavailable") {
                setTimeout(() => this.pending && this.send(this.pending), 1000);
                return;
            }
            message.decision = this.pending;
            this.pending = null;
        }
        this._owner.message(message);
    }

    _ping() {
        if (this._socket?.readyState !== WebSocket.OPEN) return;
        if (Date.now() - this._heard > PING_EVERY * 2.5) this._socket.close();
        else this.send({ type: "ping" });
    }

    _reconnectNow() {
        if (this._closed || this._socket?.readyState !== WebSocket.CLOSED) return;
        clearTimeout(this._timer);
        this._connect();
    }
}
