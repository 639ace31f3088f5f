/** Works out every die and card again from its links. */

import { nextHash } from "../net/chain";
import type { Draw, Evidence, Fault, Problem } from "./evidence";

/** One draw, and how its number comes out. */
export type Worked = Draw & {
    /** The two links mixed: 64 hexadecimal digits, of which two are used. */
    block: string;
    /** Which byte of the block was used, and its value. */
    at: number;
    byte: number;
    sides: number;
    /** What the links give. */
    result: number;
    fault: Fault | null;
};

export type Finding = {
    draws: Worked[];
    dice: number;
    cards: number;
    alone: number;
    problems: Problem[];
};

const encoder = new TextEncoder();
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export async function recompute(evidence: Evidence): Promise<Finding> {
    const draws: Worked[] = [];
    const problems = [...evidence.problems];
    for (const draw of evidence.draws) {
        const worked = await work(evidence.table, draw);
        if (worked.fault) problems.push({ fault: worked.fault, draw: draw.number, seat: draw.seat });
        draws.push(worked);
    }
    const dice = draws.filter(({ kind }) => kind === "die").length;
    const alone = draws.filter(({ player }) => !player).length;
    return { draws, dice, cards: draws.length - dice, alone, problems };
}

async function work(table: string, draw: Draw): Promise<Worked> {
    const isDie = draw.kind === "die";
    const sides = isDie ? 6 : draw.unseen.reduce((sum, count) => sum + count, 0);
    const what = isDie ? "die" : `card ${draw.unseen.join(" ")}`;
    const message = `${table}\n${draw.number}\n${what}\n${draw.player}`;
    const nothing = { ...draw, block: "", at: 0, byte: 0, sides, result: 0 };
    if (!/^[0-9a-f]{64}$/.test(draw.link) || sides < 1) return { ...nothing, fault: "server-link" };
    const { block, at, byte } = await mix(draw.link, message, sides);
    const result = isDie ? (byte % sides) + 1 : cardAt(draw.unseen, byte % sides);
    const worked = { ...nothing, block, at, byte, result };
    if ((await nextHash(draw.link)) !== draw.shown) return { ...worked, fault: "server-link" };
    if (isDie && draw.player && (await nextHash(draw.player)) !== draw.playerShown)
        return { ...worked, fault: "player-link" };
    return { ...worked, fault: result === draw.value ? null : "value" };
}

/** Mixes until a byte comes that favours no side. */
async function mix(link: string, message: string, sides: number) {
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", fromHex(link), hmac, false, ["sign"]);
    const limit = 256 - (256 % sides);
    let bytes: Uint8Array<ArrayBuffer> = encoder.encode(message);
    for (;;) {
        bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
        const at = bytes.findIndex((byte) => byte < limit);
        if (at >= 0) return { block: toHex(bytes), at, byte: bytes[at] ?? 0 };
    }
}

/** The eggs of the card that comes after *skipped* of the unseen ones, the smallest first. */
function cardAt(unseen: number[], skipped: number): number {
    let left = skipped;
    return unseen.findIndex((count) => (left -= count) < 0) + 1;
}
