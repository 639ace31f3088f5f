/** Follows the log of a table and recomputes every draw. */

import { CHAIN_LENGTH } from "../net/constants";
import { unseenAtFirst } from "./beginning";
import { without, work, type Fault, type Problem, type Worked } from "./draws";
import type { Body, Entry } from "./types";

type Outcome = Extract<Body, { type: "rolled" | "turned" }>;

export class Checker {
    checked = 0;
    alone = 0;
    readonly problems: Problem[] = [];
    #server = "";
    readonly #players = new Map<number, string>();
    /** The link of the last draw. */
    #thrower = "";
    #draws = 0;
    /** The entry of the last draw. */
    #drawn = 0;
    #unseen: number[] = [];
    /** The links that this browser sent and has not seen used, by seat. */
    readonly #sent = new Map<number, string>();
    /** The seat whose command made the last throw, 0 for bots. */
    #caused = 0;

    /** *pinned* is the server's tip as it was first seen, or empty; *pin* is called when it is seen. */
    constructor(
        readonly table: string,
        readonly pinned = "",
        readonly pin: (tip: string) => void = () => {},
    ) {}

    /** Note that *seat* sent *link*: its next throw must use it. Empty takes that back. */
    sent(seat: number, link: string): void {
        this.#sent.set(seat, link);
    }

    /** Take in the next entry of the log; returns its draw, worked out, if it has one. */
    async follow({ seq, seat, body }: Entry): Promise<Worked | null> {
        switch (body.type) {
            case "opened":
                if (this.pinned && this.pinned !== body.tip) this.#fault("server-tip", seq);
                else this.pin(body.tip);
                this.#server = body.tip;
                this.#unseen = unseenAtFirst(body.rules.deck, body.position);
                break;
            case "chain":
                // At any other moment the host could pick a chain to suit a link that it has seen.
                if (this.#draws === 0 || this.#draws % CHAIN_LENGTH !== 0 || seq !== this.#drawn + 1)
                    this.#fault("chain", seq, this.#draws);
                this.#server = body.tip;
                break;
            case "sat":
            case "tip":
                // Whoever may give a second tip can pick it to suit what they have seen of the server's chain.
                if (this.#players.get(body.seat)) this.#fault("player-tip", seq);
                else this.#players.set(body.seat, body.tip);
                break;
            case "left":
                this.#players.delete(body.seat);
                break;
            case "start":
            case "roll":
                this.#caused = seat;
                break;
            case "rolled":
            case "turned":
                return this.#take(seq, body);
        }
        return null;
    }

    #fault(fault: Fault, seq: number, draw = 0, seat = 0): void {
        this.problems.push({ fault, seq, draw, seat });
    }

    async #take(seq: number, body: Outcome): Promise<Worked> {
        const worked = await this.#work(body);
        if (worked.fault) this.#fault(worked.fault, seq, body.draw, worked.seat);
        else this.checked++;
        if (!body.player) this.alone++;
        this.#server = body.link;
        this.#thrower = body.player;
        this.#draws = body.draw;
        this.#drawn = seq;
        if (body.type === "rolled" && body.player) this.#players.set(body.by, body.player);
        if (body.type === "turned") this.#unseen = without(this.#unseen, body.eggs);
        return worked;
    }

    #work(body: Outcome): Promise<Worked> {
        const { draw: number, link, player, by } = body;
        const isDie = body.type === "rolled";
        const told = {
            number,
            kind: isDie ? ("die" as const) : ("card" as const),
            value: isDie ? body.pips : body.eggs,
            seat: isDie || player ? by : 0,
            link,
            shown: this.#server,
            player,
            playerShown: isDie ? (this.#players.get(by) ?? "") : this.#thrower,
            unseen: this.#unseen,
        };
        return work(this.table, told, { number: this.#draws + 1, sent: () => this.#use(by) });
    }

    /** The link that a seat sent for the throw it made itself. A stand-in's throw is the server's alone. */
    #use(seat: number): string {
        if (this.#caused !== seat) return "";
        const sent = this.#sent.get(seat) ?? "";
        this.#sent.delete(seat);
        return sent;
    }
}
