/** Fair dice, the browser's half: chains of hashes, and the draws that come of them. See docs/fair-dice.md. */

/** How many links a chain has, the tip not counted. */
export const LENGTH = 4096;

const text = new TextEncoder();
const PREFIX = text.encode("mahe chain 1:");
const HMAC = { name: "HMAC", hash: "SHA-256" };

/** Whether this page may hash: browsers allow it over HTTPS and on one's own computer. */
export const canHash = Boolean(globalThis.crypto?.subtle);

type Bytes = Uint8Array<ArrayBuffer>;

const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A new random id or secret, in hexadecimal. */
export const random = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

async function hash(link: Bytes): Promise<Bytes> {
    const block = new Uint8Array(PREFIX.length + link.length);
    block.set(PREFIX);
    block.set(link, PREFIX.length);
    return new Uint8Array(await crypto.subtle.digest("SHA-256", block));
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
        this.tip = links[LENGTH] ?? "";
        this.#links = links;
        this.#index = new Map(links.map((link, index) => [link, index]));
    }

    /** Make a chain; null where the browser does not hash. */
    static async make(secret = random(32)): Promise<Chain | null> {
        if (!canHash) return null;
        const links = [secret];
        let link = fromHex(secret);
        for (let count = 0; count < LENGTH; count++) {
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

async function pick(sides: number, link: string, message: string): Promise<number> {
    const key = await crypto.subtle.importKey("raw", fromHex(link), HMAC, false, ["sign"]);
    const limit = 256 - (256 % sides);
    let block: Bytes = text.encode(message);
    for (;;) {
        block = new Uint8Array(await crypto.subtle.sign("HMAC", key, block));
        for (const byte of block) if (byte < limit) return byte % sides;
    }
}

/** The die of a draw, from the server's link and the player's, which is empty if the server draws alone. */
export async function drawDie(link: string, table: string, draw: number, player: string): Promise<number> {
    return (await pick(6, link, `${table}\n${draw}\ndie\n${player}`)) + 1;
}

/** The card of a draw: one of the *unseen*, given as counts of cards with 1 to 6 eggs. 0 if there is none. */
export async function drawCard(
    link: string,
    table: string,
    draw: number,
    player: string,
    unseen: number[],
): Promise<number> {
    const all = unseen.reduce((a, b) => a + b, 0);
    if (all < 1) return 0;
    let skipped = await pick(all, link, `${table}\n${draw}\ncard ${unseen.join(" ")}\n${player}`);
    return 1 + unseen.findIndex((count) => (skipped -= count) < 0);
}
