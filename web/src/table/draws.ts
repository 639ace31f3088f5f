/** The draws of a game, and whether each follows from its links. mahe.tablelog.draws asks the same in the same order. */

import { NOTHING, draw as drawAnew, nextHash, type Drawn } from "../net/chain";

export type Draw = {
    number: number;
    kind: "die" | "card";
    /** The pips or the eggs. */
    value: number;
    /** Who decided to throw; 0 for the first card. */
    seat: number;
    /** The server's link, and the one it had shown before. */
    link: string;
    shown: string;
    /** The player's link, empty if the server drew alone. For a die also the one before; for a card, that of its die. */
    player: string;
    playerShown: string;
    /** How many cards of 1 to 6 eggs nobody had seen. */
    unseen: number[];
};

/** One draw, and how its number comes out. */
export type Worked = Draw & Drawn & { fault: Fault | null };

/**
 * What does not fit: the number of a draw, a second chain out of turn, the server's or a player's link, the link of a
 * card, the die or card itself; another tip than the first of the server or of a player; another link than we sent. In a
 * record: its tags, or a last link that does not lead back to the first.
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
    | "own-link"
    | "tags"
    | "end";

/** `draw` is 0 where it is about no draw; `seq` is the entry of the log, where there is one. */
export type Problem = { fault: Fault; draw: number; seat?: number; seq?: number };

/** What is asked of a draw besides: its number, and the link that its player is known to have sent, if any. */
export type Expected = { number: number; sent: () => string };

const HEX = /^([0-9a-f]{2})*$/i;
const HASH = /^[0-9a-f]{64}$/i;

/** Draw again from the same links, and compare. */
export async function work(table: string, draw: Draw, expected?: Expected): Promise<Worked> {
    const { link, number, player, kind, unseen } = draw;
    const drawn = HASH.test(link)
        ? await drawAnew(link, table, number, player, kind === "card" ? unseen : null)
        : NOTHING;
    return { ...draw, ...drawn, fault: await find(draw, drawn.result, expected) };
}

async function find(draw: Draw, result: number, expected?: Expected): Promise<Fault | null> {
    const { kind, link, player, playerShown } = draw;
    if (!HEX.test(link) || !HEX.test(player)) return "server-link";
    if (expected && draw.number !== expected.number) return "number";
    if ((await nextHash(link)) !== draw.shown) return "server-link";
    if (kind === "card") {
        if (player !== playerShown) return "card-link";
    } else {
        const sent = expected?.sent();
        if (sent && player !== sent) return "own-link";
        if (player && (await nextHash(player)) !== playerShown) return "player-link";
    }
    return result === draw.value ? null : "value";
}

/** What is left of *counts* cards after one of so many *eggs*. */
export const without = (counts: number[], eggs: number): number[] =>
    counts.map((count, index) => (index === eggs - 1 ? count - 1 : count));
