/** What is known of a game's draws: each die and card, with the links of the chains that should give it. */

import { nextHash } from "../net/chain";
import { CHAIN_LENGTH } from "../net/constants";
import type { Entry, RecordEntry } from "../table/types";

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
    /** The player's link, and the one before; empty if the server drew alone. */
    player: string;
    playerShown: string;
    /** How many cards of 1 to 6 eggs nobody had seen. */
    unseen: number[];
};

/** What does not fit. `end`: the last link in a record does not lead back to the first. */
export type Fault = "tags" | "end" | "number" | "chain" | "card-link" | "server-link" | "player-link" | "value";
export type Problem = { fault: Fault; draw: number; seat?: number };
export type Evidence = { table: string; draws: Draw[]; problems: Problem[] };

/** The evidence in the log of a table, where each draw comes with its links. */
export function fromLog(table: string, entries: Entry[]): Evidence {
    const found: Evidence = { table, draws: [], problems: [] };
    const { draws, problems } = found;
    const players = new Map<number, string>();
    let unseen: number[] = [];
    let server = "";
    let thrower = "";
    let lastDraw = 0;
    for (const { seq, body } of entries) {
        const number = draws.length;
        if (body.type === "opened") {
            server = body.tip;
            unseen = body.rules.deck;
        } else if (body.type === "chain") {
            // At any other moment the host could pick a chain to suit a link that it has seen.
            if (number === 0 || number % CHAIN_LENGTH !== 0 || seq !== lastDraw + 1)
                problems.push({ fault: "chain", draw: number });
            server = body.tip;
        } else if (body.type === "sat" || body.type === "tip") players.set(body.seat, body.tip);
        else if (body.type === "rolled" || body.type === "turned") {
            const isDie = body.type === "rolled";
            const { link, player } = body;
            const seat = isDie || player ? body.by : 0;
            if (body.draw !== number + 1) problems.push({ fault: "number", draw: number + 1 });
            if (!isDie && player !== thrower) problems.push({ fault: "card-link", draw: number + 1 });
            const playerShown = isDie ? (players.get(seat) ?? "") : "";
            draws.push({ ...bare(number + 1, body), seat, link, shown: server, player, playerShown, unseen });
            server = link;
            thrower = player;
            lastDraw = seq;
            if (isDie && player) players.set(seat, player);
            if (!isDie) unseen = without(unseen, body.eggs);
        }
    }
    return found;
}

/** The evidence in a record: its tags have the ends of the chains, and the links between follow. Null without chains. */
export async function fromRecord(
    tags: Record<string, string>,
    deck: number[],
    entries: RecordEntry[],
): Promise<Evidence | null> {
    const names = ["Table", "ServerTip", "ServerLink", "DrawnAlone"];
    if (!names.some((name) => name in tags)) return null;
    const found: Evidence = { table: tags.Table ?? "", draws: bareDraws(deck, entries), problems: [] };
    const alone = ranges(tags.DrawnAlone ?? "");
    if (!names.every((name) => name in tags) || !alone) {
        found.problems.push({ fault: "tags", draw: 0 });
        return found;
    }
    await addServerLinks(found, words(tags.ServerTip), words(tags.ServerLink));
    const seats = new Set(found.draws.filter(({ kind }) => kind === "die").map(({ seat }) => seat));
    for (const seat of seats) {
        const own = found.draws.filter((draw) => draw.kind === "die" && draw.seat === seat && !alone.has(draw.number));
        const tip = tags[`Tip${seat}`] ?? "";
        const links = await between(tip, tags[`Link${seat}`] ?? "", own.length);
        if (!links && own.length) found.problems.push({ fault: "end", draw: own[0]?.number ?? 0, seat });
        own.forEach((draw, index) => {
            draw.player = links?.[index] ?? "";
            draw.playerShown = index ? (links?.[index - 1] ?? "") : tip;
        });
    }
    shareWithCards(found, alone);
    return found;
}

/** A card uses the link of the die before it. */
function shareWithCards(found: Evidence, alone: Set<number>): void {
    let last: Draw | null = null;
    for (const draw of found.draws) {
        if (draw.kind === "die") last = draw;
        else {
            draw.player = last?.player ?? "";
            draw.seat = draw.player && last ? last.seat : 0;
            const dieAlone = !last || alone.has(last.number);
            if (alone.has(draw.number) !== dieAlone) found.problems.push({ fault: "card-link", draw: draw.number });
        }
    }
}

async function addServerLinks(found: Evidence, tips: string[], ends: string[]): Promise<void> {
    let number = 0;
    for (const [index, tip] of tips.entries()) {
        const count = Math.min(found.draws.length - number, CHAIN_LENGTH);
        const links = await between(tip, ends[index] ?? "", count);
        if (!links) found.problems.push({ fault: "end", draw: number + 1 });
        for (let step = 0; step < count; step++, number++) {
            const draw = found.draws[number];
            if (!draw) break;
            draw.link = links?.[step] ?? "";
            draw.shown = step ? (links?.[step - 1] ?? "") : tip;
        }
    }
    if (number < found.draws.length) found.problems.push({ fault: "tags", draw: number + 1 });
}

/** The links from *tip*, which is left out, to *end*, in the order they were shown; null if they do not meet. */
async function between(tip: string, end: string, count: number): Promise<string[] | null> {
    const links: string[] = [];
    let link = end;
    for (let step = 0; step < count; step++) {
        links.push(link);
        link = await nextHash(link);
    }
    return link === tip ? links.reverse() : null;
}

function bareDraws(deck: number[], entries: RecordEntry[]): Draw[] {
    const draws: Draw[] = [];
    let unseen = deck;
    let seat = 0;
    for (const { body } of entries) {
        if (body.type !== "rolled" && body.type !== "turned") continue;
        if (body.type === "rolled") seat = body.by;
        draws.push({
            ...bare(draws.length + 1, body),
            seat,
            link: "",
            shown: "",
            player: "",
            playerShown: "",
            unseen,
        });
        if (body.type === "turned") unseen = without(unseen, body.eggs);
    }
    return draws;
}

type Outcome = Extract<(Entry | RecordEntry)["body"], { type: "rolled" | "turned" }>;

const bare = (number: number, body: Outcome): Pick<Draw, "number" | "kind" | "value"> =>
    body.type === "rolled" ? { number, kind: "die", value: body.pips } : { number, kind: "card", value: body.eggs };

/** The numbers in `1 4-9 12`; null if it is not written so. */
function ranges(written: string): Set<number> | null {
    const numbers = new Set<number>();
    for (const part of words(written)) {
        const match = /^([1-9][0-9]{0,6})(?:-([1-9][0-9]{0,6}))?$/.exec(part);
        if (!match) return null;
        const last = Number(match[2] ?? match[1]);
        for (let number = Number(match[1]); number <= last; number++) numbers.add(number);
    }
    return numbers;
}

const words = (value: string | undefined): string[] => (value ? value.split(" ") : []);
const without = (counts: number[], eggs: number) =>
    counts.map((count, index) => (index === eggs - 1 ? count - 1 : count));
