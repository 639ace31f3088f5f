/** Follows the log of a table and recomputes every draw. */

import { LENGTH, canHash, drawCard, drawDie, nextHash } from "../net/chain";
import type { Body, Entry } from "./types";

/**
 * What does not fit: the number of a draw, a second chain out of turn, the server's or a player's link, the link of a
 * card, the die or card itself; another tip than the first of the server or of a player; another link than we sent.
 */
export type Fault =
    | "number"
    | "chain"
    | "server-link"
    | "player-link"
    | "card-link"
    | "value"
    | "server-tip"
    | "player-tip"
    | "own-link";

/** `draw` is 0 where it is about no draw. */
export type Problem = { fault: Fault; seq: number; draw: number };

type Draw = Extract<Body, { type: "rolled" | "turned" }>;

export class Checker {
    checked = 0;
    alone = 0;
    readonly problems: Problem[] = [];
    #server = "";
    readonly #players = new Map<number, string>();
    /** The link of the last die. */
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

    /** Take in the next entry of the log. */
    async follow({ seq, seat, body }: Entry): Promise<void> {
        switch (body.type) {
            case "opened":
                if (this.pinned && this.pinned !== body.tip) this.#fault("server-tip", seq);
                else this.pin(body.tip);
                this.#server = body.tip;
                this.#unseen = [...body.rules.deck];
                break;
            case "chain":
                // At any other moment the host could pick a chain to suit a link that it has seen.
                if (this.#draws === 0 || this.#draws % LENGTH !== 0 || seq !== this.#drawn + 1)
                    this.#fault("chain", seq);
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
                if (canHash) await this.#take(seq, body);
        }
    }

    #fault(fault: Fault, seq: number, draw = 0): void {
        this.problems.push({ fault, seq, draw });
    }

    async #take(seq: number, body: Draw): Promise<void> {
        const fault = await this.#check(body);
        if (fault) this.#fault(fault, seq, body.draw);
        else this.checked++;
        if (!body.player) this.alone++;
        this.#server = body.link;
        this.#thrower = body.player;
        this.#draws = body.draw;
        this.#drawn = seq;
        if (body.type === "rolled" && body.player) this.#players.set(body.by, body.player);
        if (body.type === "turned")
            this.#unseen = this.#unseen.map((count, index) => (index === body.eggs - 1 ? count - 1 : count));
    }

    async #check(body: Draw): Promise<Fault | null> {
        const { draw, link, player, by } = body;
        if (draw !== this.#draws + 1) return "number";
        if ((await nextHash(link)) !== this.#server) return "server-link";
        if (body.type === "turned") {
            if (player !== this.#thrower) return "card-link";
            return (await drawCard(link, this.table, draw, player, this.#unseen)) === body.eggs ? null : "value";
        }
        // A stand-in's throw is the server's alone.
        const sent = this.#caused === by ? this.#sent.get(by) : "";
        this.#sent.delete(by);
        if (sent && player !== sent) return "own-link";
        if (player && (await nextHash(player)) !== this.#players.get(by)) return "player-link";
        return (await drawDie(link, this.table, draw, player)) === body.pips ? null : "value";
    }
}
