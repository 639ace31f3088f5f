/** Fair dice, the browser's half: its own hash chain, and a check of every throw as it comes. */

const LENGTH = 4096;
const PREFIX = new TextEncoder().encode("mahe chain 1:");
const text = new TextEncoder();

/** Whether this page may hash: browsers allow it over HTTPS and on one's own computer. */
export const canHash = Boolean(globalThis.crypto?.subtle);

const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A new random id or secret. */
export const random = (bytes) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

async function hash(link) {
    const block = new Uint8Array(PREFIX.length + link.length);
    block.set(PREFIX);
    block.set(link, PREFIX.length);
    return new Uint8Array(await crypto.subtle.digest("SHA-256", block));
}

const nextHash = async (hex) => toHex(await hash(fromHex(hex)));

/** A chain: what it is made of, its links from the secret to the tip, and the tip. */
export class Chain {
    /** @param {string[]} links */
    constructor(links) {
        this.secret = links[0];
        this.tip = links[LENGTH];
        this._links = links;
        this._index = new Map(links.map((link, index) => [link, index]));
    }

    /** @returns {Promise<Chain | null>} null where the browser does not hash */
    static async make(secret = random(32)) {
        if (!canHash) return null;
        const links = [secret];
        let link = fromHex(secret);
        for (let count = 0; count < LENGTH; count++) {
            link = await hash(link);
            links.push(toHex(link));
        }
        return new Chain(links);
    }

    /** The link that comes after *revealed*; empty if that is none of ours, or the last. */
    after(revealed) {
        const index = this._index.get(revealed) ?? 0;
        return index ? this._links[index - 1] : "";
    }
}

async function pick(sides, key, block) {
    const hmac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const limit = 256 - (256 % sides);
    for (;;) {
        block = new Uint8Array(await crypto.subtle.sign("HMAC", hmac, block));
        for (const byte of block) if (byte < limit) return byte % sides;
    }
}

/** Follows the log of a table and recomputes every draw. */
export class Checker {
    /** @param {string} table */
    constructor(table) {
        this.table = table;
        this.checked = 0;
        this.alone = 0;
        /** @type {string[]} */
        this.problems = [];
        this._server = "";
        /** @type {Record<number, string>} */
        this._players = {};
        this._thrower = "";
        this._draws = 0;
        /** The entry of the last draw. */
        this._drawn = 0;
        this._unseen = [];
        /** The links that this browser sent and has not seen used: by seat. */
        this._sent = {};
        /** The seat whose command made the last throw, 0 for bots. */
        this._caused = 0;
    }

    /** Note that *seat* sent *link*: the next throw must use it. */
    sent(seat, link) {
        this._sent[seat] = link;
    }

    /** Take in the next entry of the log. */
    async tell({ seq, seat, body }) {
        if (body.type === "start" || body.type === "roll") this._caused = seat;
        if (body.type === "opened") {
            this._server = body.tip;
            this._unseen = [...body.rules.deck];
        } else if (body.type === "chain") {
            // At any other moment the host could pick a chain to suit a link that it has seen.
            const due = this._draws > 0 && this._draws % LENGTH === 0 && seq === this._drawn + 1;
            if (!due && canHash) this.problems.push(`Entry ${seq}: the server began another chain out of turn.`);
            this._server = body.tip;
        } else if (body.type === "sat" || body.type === "tip") this._players[body.seat] = body.tip;
        else if ("draw" in body && canHash) {
            const problem = await this._check(body);
            if (problem) this.problems.push(`Entry ${seq}, draw ${body.draw}: ${problem}`);
            else this.checked++;
            if (!body.player) this.alone++;
            this._server = body.link;
            this._thrower = body.player;
            this._draws = body.draw;
            this._drawn = seq;
            if (body.type === "rolled" && body.player) this._players[body.by] = body.player;
        }
        if (body.type === "turned") this._unseen[body.eggs - 1]--;
    }

    async _check(body) {
        if (body.draw !== this._draws + 1) return "its number is not the next one.";
        if ((await nextHash(body.link)) !== this._server) return "the server's link does not fit its chain.";
        if (body.type === "rolled") {
            // A stand-in's throw is the server's alone.
            const sent = this._caused === body.by && this._sent[body.by];
            delete this._sent[body.by];
            if (sent && body.player !== sent) return "it was not drawn with your link.";
            if (body.player && (await nextHash(body.player)) !== this._players[body.by]) {
                return "the player's link does not fit their chain.";
            }
        } else if (body.player !== this._thrower) return "the card was not drawn with the thrower's last link.";
        const what = body.type === "rolled" ? "die" : `card ${this._unseen.join(" ")}`;
        const block = text.encode(`${this.table}\n${body.draw}\n${what}\n${body.player}`);
        const key = fromHex(body.link);
        if (body.type === "rolled")
            return (await pick(6, key, block)) + 1 === body.pips ? "" : "the links give another die.";
        let index = await pick(
            this._unseen.reduce((a, b) => a + b, 0),
            key,
            block,
        );
        const eggs = 1 + this._unseen.findIndex((count) => (index -= count) < 0);
        return eggs === body.eggs ? "" : "the links give another card.";
    }
}
