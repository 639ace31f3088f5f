/** The tables that this browser knows: what opens them, the secrets of its chains, and how to list them. */

import { read, write } from "./storage";

const MOST_TABLES = 40;

export type Known = {
    /** By seat; 0 opened the table. */
    tokens: Record<string, string>;
    /** What the chains of the seats are made of. */
    secrets: Record<string, string>;
    /** The server's tip as it was first seen: it may never be another. */
    tip: string;
    /** Who plays there: your names first, then the others', and how many bots. */
    people: string[];
    bots: number;
    /** Whether this browser has asked to be told when it is the turn of one of its seats. */
    told: boolean;
    /** When it was last looked at, in milliseconds since 1970. */
    seen: number;
};

/** All tables, by their ids. */
export function tables(): Record<string, Known> {
    const kept = Object.entries(read<Record<string, Partial<Known>>>("tables", {}));
    return Object.fromEntries(kept.map(([table, known]) => [table, complete(known)]));
}

export const known = (table: string): Known => tables()[table] ?? complete({});

/** What an older page did not keep is empty. */
const complete = ({ tokens, secrets, tip, people, bots, told, seen }: Partial<Known>): Known => ({
    tokens: { ...tokens },
    secrets: { ...secrets },
    tip: tip ?? "",
    people: people ?? [],
    bots: bots ?? 0,
    told: told ?? false,
    seen: seen ?? 0,
});

/** Add to what is known of a table. */
export function remember(table: string, more: Partial<Omit<Known, "seen">>): void {
    const old = known(table);
    const now: Known = {
        ...old,
        ...more,
        tokens: { ...old.tokens, ...more.tokens },
        secrets: { ...old.secrets, ...more.secrets },
        seen: Date.now(),
    };
    const newest = Object.entries({ ...tables(), [table]: now }).sort(([, a], [, b]) => b.seen - a.seen);
    write("tables", Object.fromEntries(newest.slice(0, MOST_TABLES)));
}

export function forget(table: string): void {
    const all = tables();
    delete all[table];
    write("tables", all);
}

/** Forget what opens one seat, after leaving it. */
export function forgetSeat(table: string, seat: number): void {
    const all = tables();
    const one = all[table];
    if (!one) return;
    delete one.tokens[seat];
    delete one.secrets[seat];
    write("tables", all);
}

/** The tables that are played inside this browser, at the page of a server that could not be reached. */
const MOST_HERE = 1000;
const here = (): string[] => read<string[]>("here", []);
export const livesHere = (table: string): boolean => here().includes(table);
export const keepHere = (table: string): void =>
    write("here", [table, ...here().filter((one) => one !== table)].slice(0, MOST_HERE));

/** The tables that were opened on this page: they are shown from their very first move. */
export const fresh = new Set<string>();
