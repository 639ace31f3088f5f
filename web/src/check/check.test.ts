import { expect, test } from "vitest";
import type { Entry } from "../table/types";
import { fromLog, fromRecord, type Evidence } from "./evidence";
import { DECK, entries, TAGS } from "./lagoon";
import { recompute } from "./recompute";

const evidence = async (tags: Record<string, string> = TAGS, given = entries()): Promise<Evidence> =>
    (await fromRecord(tags, DECK, given))!;

const other = (link: string) => (link.startsWith("0") ? "1" : "0") + link.slice(1);

/** The same game as the log of a table, where every draw has its links. */
async function log(): Promise<Entry[]> {
    const { draws } = await evidence();
    const opened = { type: "opened", tip: TAGS.ServerTip, rules: { deck: DECK } } as unknown as Entry["body"];
    const sat = { type: "sat", seat: 1, name: "Ada", tip: TAGS.Tip1 } as const;
    const thrown = draws.map(({ number, kind, value, seat, link, player }, index): Entry => {
        const drawn = { draw: number, link, player, by: seat };
        const body: Entry["body"] =
            kind === "die" ? { type: "rolled", pips: value, ...drawn } : { type: "turned", eggs: value, ...drawn };
        return { seq: index + 3, seat: 0, at: 0, body };
    });
    return [{ seq: 1, seat: 0, at: 0, body: opened }, { seq: 2, seat: 1, at: 0, body: sat }, ...thrown];
}

test("the worked example of the documentation fits", async () => {
    const { draws, dice, cards, alone, problems } = await recompute(await evidence());
    expect(problems).toEqual([]);
    expect({ dice, cards, alone }).toEqual({ dice: 18, cards: 2, alone: 10 });
    const [first, second] = draws;
    expect(first).toMatchObject({ kind: "card", byte: 94, sides: 3, result: 2, player: "" });
    expect(second).toMatchObject({ kind: "die", byte: 128, result: 3, seat: 1 });
    expect(second?.block).toBe("8059c11a2519b52f5e1e4307783045859a4ae340edeb827ffbb8467edfa9f943");
    expect(draws[7]).toMatchObject({ kind: "card", player: draws[6]?.player, byte: 45, result: 3 });
});

test("a changed die is found, and nothing else", async () => {
    const given = entries("c2 1:4 1:1 2:2 2:6 1:3 1:4 c3 2:1 2:6 1:3 1:5 2:2 2:5 1:6 2:2 2:4 1:3 1:4 2:5");
    const { problems, draws } = await recompute(await evidence(TAGS, given));
    expect(problems).toEqual([{ fault: "value", draw: 2, seat: 1 }]);
    expect(draws[1]).toMatchObject({ value: 4, result: 3 });
});

test("a changed card is found", async () => {
    const given = entries("c1 1:3 1:1 2:2 2:6 1:3 1:4 c3 2:1 2:6 1:3 1:5 2:2 2:5 1:6 2:2 2:4 1:3 1:4 2:5");
    const { problems } = await recompute(await evidence(TAGS, given));
    expect(problems[0]).toEqual({ fault: "value", draw: 1, seat: 0 });
});

test.each(["ServerTip", "ServerLink", "Tip1", "Link1"] as const)("a changed %s is found", async (name) => {
    const { problems } = await recompute(await evidence({ ...TAGS, [name]: other(TAGS[name]) }));
    expect(problems.map(({ fault }) => fault)).toContain("end");
});

test("a draw that is wrongly said to be the server's alone is found", async () => {
    const { problems } = await recompute(await evidence({ ...TAGS, DrawnAlone: "1-5 9-10 13-14 16-17 20" }));
    expect(problems.length).toBeGreaterThan(0);
});

test("missing and garbled tags are reported, and a record without chains is no evidence", async () => {
    const { DrawnAlone: _, ...fewer } = TAGS;
    expect((await evidence(fewer)).problems).toEqual([{ fault: "tags", draw: 0 }]);
    expect((await evidence({ ...TAGS, DrawnAlone: "1 x" })).problems).toEqual([{ fault: "tags", draw: 0 }]);
    expect(await fromRecord({ Mahe: "1" }, DECK, entries())).toBeNull();
});

test("the log of a table fits as well", async () => {
    const { problems, alone } = await recompute(fromLog(TAGS.Table, await log()));
    expect(problems).toEqual([]);
    expect(alone).toBe(10);
});

test.each([
    ["link", 5, "server-link"],
    ["player", 3, "player-link"],
] as const)("one changed %s in a log is found", async (field, at, fault) => {
    const logged = await log();
    const body = logged[at]!.body as unknown as Record<string, string>;
    body[field] = other(body[field]!);
    const { problems } = await recompute(fromLog(TAGS.Table, logged));
    expect(problems[0]).toMatchObject({ fault });
});

test("a card with another link than the die before it, a missing draw and a new chain out of turn are found", async () => {
    const faults = async (change: (logged: Entry[]) => void) => {
        const logged = await log();
        change(logged);
        return (await recompute(fromLog(TAGS.Table, logged))).problems.map(({ fault }) => fault);
    };
    expect(await faults((logged) => Object.assign(logged[9]!.body, { player: "" }))).toContain("card-link");
    expect(await faults((logged) => logged.splice(6, 1))).toContain("number");
    const chain: Entry = { seq: 99, seat: 0, at: 0, body: { type: "chain", tip: TAGS.ServerTip } };
    expect(await faults((logged) => logged.splice(6, 0, chain))).toContain("chain");
});

test("another table's dice do not fit", async () => {
    const { problems } = await recompute({ ...(await evidence()), table: "lagoon-morning" });
    expect(problems.length).toBeGreaterThan(5);
});
