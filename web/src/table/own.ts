/** The seats that this browser speaks for: what opens them, their cards, and their chains for the dice. */

import { sit } from "../net/api";
import { Chain } from "../net/chain";
import { MOST_TOKENS } from "../net/constants";
import type { TableMessage } from "../net/types";
import { known, remember } from "../memory/tables";

export class OwnSeats {
    /** Their numbers. */
    numbers: number[] = [];
    /** Their cards: how many of 1 to 6 eggs. */
    hands: Record<number, number[]> = {};
    /** The last link revealed of each chain. */
    #links: Record<number, string> = {};
    readonly #chains: Record<number, Promise<Chain | null>> = {};

    constructor(readonly table: string) {}

    /** What opens them, and the table itself if it was opened here. */
    get tokens(): string[] {
        return Object.values(known(this.table).tokens).slice(0, MOST_TOKENS);
    }

    /** What may act for *seat*: its own token, or that of whoever opened the table. */
    token(seat: number): string {
        const { tokens } = known(this.table);
        return tokens[seat] ?? tokens[0] ?? "";
    }

    /** Take in what the server says of them; *giveTip* is called for a seat that has no chain yet. */
    welcome({ table, yours, hands, links }: TableMessage, giveTip: (seat: number, tip: string) => void): void {
        this.numbers = yours.filter((seat) => seat > 0);
        this.hands = { ...hands };
        this.#links = { ...links };
        const { secrets } = known(this.table);
        for (const seat of this.numbers) {
            const secret = secrets[seat];
            if (secret) this.#chains[seat] ??= Chain.make(secret);
            else if (links[seat] === "" && table.phase !== "over" && table.phase !== "closed")
                this.#chains[seat] ??= this.#begin(seat, giveTip);
        }
    }

    /** Note a link that has been revealed. */
    reveal(seat: number, link: string): void {
        this.#links[seat] = link;
    }

    /** The next link of a seat's chain; empty if it has none. */
    async link(seat: number): Promise<string> {
        const chain = await this.#chains[seat];
        return chain?.after(this.#links[seat] ?? "") ?? "";
    }

    /** Play without a chain from now on. */
    dropChain(seat: number): void {
        this.#chains[seat] = Promise.resolve(null);
    }

    /** A seat that came along to a rematch gets a new chain. */
    async #begin(seat: number, giveTip: (seat: number, tip: string) => void): Promise<Chain> {
        const chain = await Chain.make();
        remember(this.table, { secrets: { [seat]: chain.secret } });
        this.#links[seat] = chain.tip;
        giveTip(seat, chain.tip);
        return chain;
    }
}

/** Take a seat, with a chain of one's own, and keep what opens it. */
export async function sitDown(table: string, seat: number, name: string): Promise<void> {
    const chain = await Chain.make();
    const seated = await sit(table, seat, name, chain.tip);
    remember(table, {
        tokens: { [seated.seat]: seated.token },
        secrets: { [seated.seat]: chain.secret },
    });
}
