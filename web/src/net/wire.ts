/** The socket of one table: comes back whenever it breaks, asks for what it missed, and sends a lost decision again. */

import type { Carrier, Socket } from "./carrier";
import { random } from "./chain";
import { carrierOf } from "./choice";
import type * as wire from "./types";

export type FromServer =
    | wire.TableMessage
    | wire.EntriesMessage
    | wire.Accepted
    | wire.RefusalView
    | wire.HandMessage
    | wire.PresenceMessage
    | wire.ReactionMessage
    | wire.GoneMessage
    | wire.PongMessage
    | wire.AdviceMessage;
type ToServer = wire.Hello | wire.DecideMessage | wire.React | wire.Back | wire.Tip | wire.Ping | wire.Advise;
export type Decision = wire.DecideMessage;

/** What the wire needs from the one who follows the table. */
export type Follower = {
    tokens: () => string[];
    /** The last entry received. */
    seq: () => number;
    /** Take in a message; *refused* is the decision that a refusal is about. */
    hear: (message: FromServer, refused: Decision | null) => void;
    connection: (state: "open" | "broken") => void;
};

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const TRY_AGAIN = 1000;
/** How long a connection may take to open, and to answer after a sleep. */
const OPENS_WITHIN = 10_000;
const ANSWERS_WITHIN = 4000;

export class Wire {
    /** The decision that has not been answered yet. */
    pending: Decision | null = null;
    readonly #table: string;
    readonly #carrier: Carrier;
    readonly #follower: Follower;
    readonly #wake = () => {
        if (!document.hidden) this.#awake();
    };
    readonly #doubt = () => this.#probe();
    readonly #beat = setInterval(() => this.#ping(), PING_EVERY);
    #socket: Socket | null = null;
    #closed = false;
    #wait = SHORTEST_WAIT;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #heard = 0;
    #greeted = false;

    constructor(table: string, follower: Follower) {
        this.#table = table;
        this.#carrier = carrierOf(table);
        this.#follower = follower;
        addEventListener("online", this.#wake);
        addEventListener("offline", this.#doubt);
        document.addEventListener("visibilitychange", this.#wake);
        this.#connect();
    }

    /** Decide; the answer comes as a message, however often the connection breaks before. */
    decide(seat: number, seq: number, event: Decision["event"], link: string): void {
        this.pending = { type: "decide", seat, seq, command: random(12), event, link };
        if (this.#greeted) this.send(this.pending);
    }

    send(message: ToServer): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    /** Say hello again: to get the seats and the result again, or with another token. */
    hello(): void {
        this.#greeted = false;
        this.send({ type: "hello", table: this.#table, tokens: this.#follower.tokens(), seq: this.#follower.seq() });
    }

    close(): void {
        this.#closed = true;
        clearInterval(this.#beat);
        clearTimeout(this.#timer);
        removeEventListener("online", this.#wake);
        removeEventListener("offline", this.#doubt);
        document.removeEventListener("visibilitychange", this.#wake);
        this.#socket?.close();
    }

    #connect(): void {
        const socket = this.#carrier.connect();
        this.#socket = socket;
        this.#greeted = false;
        this.#heard = Date.now();
        // What is inside this page may have to be loaded first, and says by itself when that fails.
        const late = this.#carrier.isHere ? undefined : setTimeout(() => this.#drop(socket), OPENS_WITHIN);
        socket.addEventListener("open", () => {
            clearTimeout(late);
            this.hello();
        });
        socket.addEventListener("message", (event) => {
            if (this.#socket === socket && !this.#closed) this.#hear(JSON.parse(String(event.data)) as FromServer);
        });
        socket.addEventListener("close", () => {
            clearTimeout(late);
            this.#lose(socket);
        });
    }

    /** Give a connection up. A dead one reports its end only after a while, so nobody waits for that. */
    #drop(socket: Socket): void {
        socket.close();
        this.#lose(socket);
    }

    #lose(socket: Socket): void {
        if (this.#closed || this.#socket !== socket) return;
        this.#socket = null;
        this.#greeted = false;
        this.#follower.connection("broken");
        this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    }

    #hear(message: FromServer): void {
        this.#heard = Date.now();
        if (message.type === "pong") return;
        if (message.type === "table" && !this.#greeted) {
            this.#greeted = true;
            this.#wait = SHORTEST_WAIT;
            this.#follower.connection("open");
            // The server knows commands: if it carried this one out before, it only answers again.
            if (this.pending) this.send(this.pending);
        }
        if (message.type === "refused" && !this.#greeted && isForNow(message.code)) {
            // It was the hello: nothing would be heard of the table on this connection.
            if (this.#socket) this.#drop(this.#socket);
            return;
        }
        const { pending } = this;
        let refused: Decision | null = null;
        if (message.type === "accepted" && message.command === pending?.command) this.pending = null;
        if (message.type === "refused" && pending && message.command === pending.command) {
            if (isForNow(message.code)) {
                setTimeout(() => this.pending === pending && this.#greeted && this.send(pending), TRY_AGAIN);
                return;
            }
            refused = pending;
            this.pending = null;
        }
        this.#follower.hear(message, refused);
    }

    #ping(): void {
        if (this.#socket?.readyState !== WebSocket.OPEN || this.#carrier.isHere) return;
        if (Date.now() - this.#heard > PING_EVERY * 2.5) this.#drop(this.#socket);
        else this.send({ type: "ping" });
    }

    /** The network or the reader is back: connect at once, and see whether an old connection still lives. */
    #awake(): void {
        if (this.#closed) return;
        if (this.#socket === null) {
            clearTimeout(this.#timer);
            this.#connect();
        } else this.#probe();
    }

    /** See whether the connection still lives. */
    #probe(): void {
        const socket = this.#socket;
        if (socket?.readyState !== WebSocket.OPEN || this.#carrier.isHere) return;
        const asked = Date.now();
        this.send({ type: "ping" });
        setTimeout(() => {
            if (this.#heard < asked) this.#drop(socket);
        }, ANSWERS_WITHIN);
    }
}

/** Whether the same may be asked again after a while. */
function isForNow(code: string): boolean {
    return code === "too_many" || code === "unavailable";
}
