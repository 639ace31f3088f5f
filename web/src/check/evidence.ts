/** The draws of a record with the links that its tags lead to, as far as the tags are in order. See mahe.play.fair_record. */

import { nextHash } from "../net/chain";
import { CHAIN_LENGTH, TABLE_ID } from "../net/constants";
import { unseenAtFirst } from "../table/beginning";
import { without, type Draw, type Problem } from "../table/draws";
import type { RecordEntry, Rules } from "../table/types";

export type Evidence = { table: string; draws: Draw[]; problems: Problem[] };

const NAME = /^(?:Table|ServerTip|ServerLink|DrawnAlone|(?:Tip|Link)([0-9]+))$/;
const HASHES = /^[0-9a-f]{64}(?: [0-9a-f]{64})*$/;
const RANGE = /^([1-9][0-9]{0,8})(?:-([1-9][0-9]{0,8}))?$/;

/** Tags that cannot be made sense of. */
class BadTags extends Error {}

/** The evidence in a record: its tags have the ends of the chains, and the links between follow. Null without chains. */
export async function fromRecord(
    tags: Record<string, string>,
    { deck, players }: Pick<Rules, "deck" | "players">,
    entries: RecordEntry[],
): Promise<Evidence | null> {
    if (!Object.keys(tags).some((name) => NAME.test(name))) return null;
    const found: Evidence = {
        table: tags.Table ?? "",
        draws: bareDraws(unseenAtFirst(deck, tags.Position), entries),
        problems: [],
    };
    try {
        await addLinks(found, tags, players);
    } catch (trouble) {
        if (!(trouble instanceof BadTags)) throw trouble;
        found.problems.push({ fault: "tags", draw: 0 });
    }
    return found;
}

async function addLinks(found: Evidence, tags: Record<string, string>, players: number): Promise<void> {
    const seats = Array.from({ length: players }, (_, index) => String(index + 1));
    const others = Object.keys(tags).map((name) => NAME.exec(name)?.[1]);
    if (others.some((seat) => seat !== undefined && !seats.includes(seat))) throw new BadTags();
    if (!TABLE_ID.test(found.table)) throw new BadTags();
    if (tags.DrawnAlone === undefined) throw new BadTags();
    const alone = ranges(tags.DrawnAlone, found.draws.length);
    await addServerLinks(found, hashes(tags.ServerTip), hashes(tags.ServerLink));
    for (const seat of seats) await addPlayerLinks(found, alone, Number(seat), tags[`Tip${seat}`], tags[`Link${seat}`]);
    shareWithCards(found, alone);
}

async function addPlayerLinks(
    found: Evidence,
    alone: Set<number>,
    seat: number,
    tip: string | undefined,
    end: string | undefined,
): Promise<void> {
    const own = found.draws.filter((draw) => draw.kind === "die" && draw.seat === seat && !alone.has(draw.number));
    const hasChain = tip !== undefined || end !== undefined;
    if (hasChain && (hashes(tip).length !== 1 || hashes(end).length !== 1)) throw new BadTags();
    const links = await between(tip ?? "", end ?? "", own.length);
    if (!links) found.problems.push({ fault: "end", draw: own[0]?.number ?? 0, seat });
    own.forEach((draw, index) => {
        draw.player = links?.[index] ?? "";
        draw.playerShown = index ? (links?.[index - 1] ?? "") : (tip ?? "");
    });
}

/** A card uses the link of the die before it. */
function shareWithCards(found: Evidence, alone: Set<number>): void {
    let last: Draw | null = null;
    for (const draw of found.draws) {
        if (draw.kind === "die") last = draw;
        else {
            draw.player = draw.playerShown = last?.player ?? "";
            draw.seat = draw.player && last ? last.seat : 0;
            const dieAlone = !last || alone.has(last.number);
            if (alone.has(draw.number) !== dieAlone) found.problems.push({ fault: "card-link", draw: draw.number });
        }
    }
}

/** A chain is followed by another only when it is used up. */
async function addServerLinks(found: Evidence, tips: string[], ends: string[]): Promise<void> {
    const all = found.draws.length;
    // After the last link of a chain the tip of the next one may already be there.
    const chains = [Math.ceil(all / CHAIN_LENGTH), Math.floor(all / CHAIN_LENGTH) + 1];
    if (tips.length !== ends.length || !chains.includes(tips.length)) throw new BadTags();
    let number = 0;
    for (const [index, tip] of tips.entries()) {
        const count = Math.min(all - number, CHAIN_LENGTH);
        const links = await between(tip, ends[index] ?? "", count);
        if (!links) found.problems.push({ fault: "end", draw: number + 1 });
        for (let step = 0; step < count; step++, number++) {
            const draw = found.draws[number];
            if (!draw) break;
            draw.link = links?.[step] ?? "";
            draw.shown = step ? (links?.[step - 1] ?? "") : tip;
        }
    }
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

function bareDraws(first: number[], entries: RecordEntry[]): Draw[] {
    const draws: Draw[] = [];
    const links = { link: "", shown: "", player: "", playerShown: "" };
    let unseen = first;
    let seat = 0;
    for (const { body } of entries) {
        const number = draws.length + 1;
        if (body.type === "rolled") {
            seat = body.by;
            draws.push({ number, kind: "die", value: body.pips, seat, ...links, unseen });
        } else if (body.type === "turned") {
            draws.push({ number, kind: "card", value: body.eggs, seat, ...links, unseen });
            unseen = without(unseen, body.eggs);
        }
    }
    return draws;
}

/** The numbers in `1 4-9 12`: in order, each once, neighbours joined, none above *most*. */
function ranges(written: string, most: number): Set<number> {
    const numbers = new Set<number>();
    let before = -1;
    for (const part of written ? written.split(" ") : []) {
        const [, low, high] = RANGE.exec(part) ?? [];
        const [first, last] = [Number(low), Number(high ?? low)];
        const isJoined = high === undefined || first < last;
        if (low === undefined || !isJoined || first <= before + 1 || last > most) throw new BadTags();
        for (let number = first; number <= last; number++) numbers.add(number);
        before = last;
    }
    return numbers;
}

function hashes(value: string | undefined): string[] {
    if (value === undefined || !HASHES.test(value)) throw new BadTags();
    return value.split(" ");
}
