/** The seats that this browser speaks for: their cards, and their chains for the dice. */

import { Chain, canHash } from "./chain.js";
import * as store from "./store.js";

export class OwnSeats {
    /** @param {string} table */
    constructor(table) {
        this._table = table;
        /** Their numbers. @type {number[]} */
        this.numbers = [];
        /** Their cards: how many of 1 to 6 eggs. @type {Record<string, number[]>} */
        this.hands = {};
        /** The last link revealed of each chain. @type {Record<string, string>} */
        this._links = {};
        /** @type {Record<string, Promise<Chain | null>>} */
        this._chains = {};
    }

    /** What opens them, and the table itself if it was opened here. */
    get tokens() {
        return Object.values(store.known(this._table).tokens).slice(0, 8);
    }

    /** Take in what the server says of them; *giveTip* is called for a seat that has no chain yet. */
    welcome({ table, yours, hands, links }, giveTip) {
        this.numbers = yours.filter((seat) => seat > 0);
        this.hands = hands;
        this._links = { ...links };
        const { secrets } = store.known(this._table);
        for (const seat of this.numbers) {
            if (secrets[seat]) this._chains[seat] ??= Chain.make(secrets[seat]);
            else if (canHash && links[seat] === "" && table.phase !== "over") {
                this._chains[seat] ??= this._begin(seat, giveTip);
            }
        }
    }

    /** Note a link that has been revealed. */
    reveal(seat, link) {
        this._links[seat] = link;
    }

    /** The next link of a seat's chain; empty if it has none. */
    async link(seat) {
        const chain = await this._chains[seat];
        return chain?.after(this._links[seat]) ?? "";
    }

    /** Play without a chain from now on. */
    dropChain(seat) {
        this._chains[seat] = Promise.resolve(null);
    }

    /** A seat that came along to a rematch gets a new chain. */
    async _begin(seat, giveTip) {
        const chain = await Chain.make();
        if (!chain) return null;
        store.remember(this._table, { secrets: { [seat]: chain.secret } });
        this._links[seat] = chain.tip;
        giveTip(seat, chain.tip);
        return chain;
    }
}
