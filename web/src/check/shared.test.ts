import { expect, test } from "vitest";
import { Checker } from "../table/check";
import type { Entry, RecordEntry } from "../table/types";
import { LOG, LOGS, RECORDS, RULES, TAGS } from "../test/dice";
import { fromRecord } from "./evidence";
import { recompute } from "./recompute";

// tests/tablelog/test_shared_draws.py asks Python the same.

test.each(LOGS)("a log: $why", async ({ change = {}, sent = [], pinned, faults }) => {
    const checker = new Checker(TAGS.Table, pinned);
    for (const entry of LOG) {
        for (const [before, seat, link] of sent) if (before === entry.seq) checker.sent(seat, link);
        const { body, ...rest } = change[entry.seq] ?? {};
        await checker.follow({ ...entry, ...rest, body: { ...entry.body, ...body } as Entry["body"] });
    }
    expect(checker.problems.map(({ fault }) => fault)).toEqual(faults);
});

test.each(RECORDS)("a record: $why", async ({ tags, fault }) => {
    const changed = Object.entries({ ...TAGS, ...tags }).filter((tag): tag is [string, string] => tag[1] !== null);
    const evidence = await fromRecord(Object.fromEntries(changed), RULES, LOG as unknown as RecordEntry[]);
    const { problems } = await recompute(evidence!);
    expect(problems[0]?.fault ?? "").toBe(fault);
});
