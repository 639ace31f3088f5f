/** The worked example of docs/fair-dice.md with what may be wrong with it. Python's tests read the same file. */

import type { Entry, Rules } from "../table/types";
import text from "./dice.json?raw";

/** A log with changes, and what is wrong with it then. */
export type LogCase = {
    why: string;
    /** By the numbers of the entries. */
    change?: Record<number, { seat?: number; body?: object }>;
    /** Links that a browser sends: before which entry, for which seat, and the link. */
    sent?: [number, number, string][];
    pinned?: string;
    faults: string[];
};

/** A record with other tags, null for none, and the first thing that is wrong with it then. */
export type RecordCase = { why: string; tags: Record<string, string | null>; fault: string };

type Dice = {
    tags: Record<"Table" | "ServerTip" | "ServerLink" | "Tip1" | "Link1" | "DrawnAlone", string>;
    rules: Pick<Rules, "deck" | "players">;
    entries: Entry[];
    logs: LogCase[];
    records: RecordCase[];
};

export const { tags: TAGS, rules: RULES, entries: LOG, logs: LOGS, records: RECORDS } = JSON.parse(text) as Dice;
