/** Fair dice, the browser's half: chains of hashes, and the draws that come of them. See docs/fair-dice.md. */

import { CHAIN_LENGTH, FACES } from "./constants";
import { hmac, sha256, type Bytes } from "./sha256";

const text = new TextEncoder();
const PREFIX = text.encode("mahe chain 1:");
const HMAC = { name: "HMAC", hash: "SHA-256" };

/** What the browser hashes with; it lends that to pages over HTTPS and on one's own computer. */
const lent = (): SubtleCrypto | undefined => globalThis.crypto.subtle as SubtleCrypto | undefined;

const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A new random id or secret, in hexadecimal. */
export const random = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

async function hash(link: Bytes): Promise<Bytes> {
    const block = new Uint8Array(PREFIX.length + link.length);
    block.set(PREFIX);
    block.set(link, PREFIX.length);
    const subtle = lent();
    return subtle ? new Uint8Array(await subtle.digest("SHA-256", block)) : sha256(block);
}

/** The link that was revealed before *link*. */
export const nextHash = async (link: string): Promise<string> => toHex(await hash(fromHex(link)));

/** A chain: its secret, its tip, and the links between. */
export class Chain {
    readonly secret: string;
    readonly tip: string;
    readonly #links: string[];
    readonly #index: Map<string, number>;

    private constructor(links: string[]) {
        this.secret = links[0] ?? "";
        this.tip = links[CHAIN_LENGTH] ?? "";
        this.#links = links;
        this.#index = new Map(links.map((link, index) => [link, index]));
    }

    static async make(secret = random(32)): Promise<Chain> {
        const links = [secret];
        let link = fromHex(secret);
        for (let count = 0; count < CHAIN_LENGTH; count++) {
            link = await hash(link);
            links.push(toHex(link));
        }
        return new Chain(links);
    }

    /** The link that comes after *revealed*; empty if that is not in the chain, or the last. */
    after(revealed: string): string {
        const index = this.#index.get(revealed) ?? 0;
        return index ? (this.#links[index - 1] ?? "") : "";
    }
}

/** One draw: what comes of it, and how. */
export type Drawn = {
    /** The two links mixed: 64 hexadecimal digits, of which two are used. */
    block: string;
    /** Which byte of the block is used, and its value. */
    at: number;
    byte: number;
    sides: number;
    /** The pips or the eggs. */
    result: number;
};

export const NOTHING: Drawn = { block: "", at: 0, byte: 0, sides: 0, result: 0 };

/**
 * A die, or a card out of the *unseen*, of which there are so many with 1 to 6 eggs; nothing if there is none. It comes
 * of the server's link and the player's, which is empty if the server draws alone.
 */
export async function draw(
    link: string,
    table: string,
    number: number,
    player: string,
    unseen: number[] | null = null,
): Promise<Drawn> {
    const sides = unseen ? unseen.reduce((a, b) => a + b, 0) : FACES.length;
    if (sides < 1) return NOTHING;
    const what = unseen ? `card ${unseen.join(" ")}` : "die";
    const mixed = await mix(sides, link, `${table}\n${number}\n${what}\n${player.toLowerCase()}`);
    let skipped = mixed.byte % sides;
    // Cards are counted off in order of their eggs.
    const index = unseen ? unseen.findIndex((count) => (skipped -= count) < 0) : skipped;
    return { ...mixed, sides, result: FACES[index] ?? 0 };
}

/** Mixes until a byte comes that favours no side. */
async function mix(sides: number, link: string, message: string): Promise<Pick<Drawn, "block" | "at" | "byte">> {
    const seal = await sealer(fromHex(link));
    const limit = 256 - (256 % sides);
    let block: Bytes = text.encode(message);
    for (;;) {
        block = await seal(block);
        const at = block.findIndex((byte) => byte < limit);
        if (at >= 0) return { block: toHex(block), at, byte: block[at] ?? 0 };
    }
}

/** What seals a text with *key*, by HMAC. */
async function sealer(key: Bytes): Promise<(text: Bytes) => Promise<Bytes> | Bytes> {
    const subtle = lent();
    if (!subtle) return (text) => hmac(key, text);
    const imported = await subtle.importKey("raw", key, HMAC, false, ["sign"]);
    return async (text) => new Uint8Array(await subtle.sign("HMAC", imported, text));
}
