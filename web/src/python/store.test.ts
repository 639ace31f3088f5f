import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { Store, type EntryRow, type TableRow } from "./store";

const row = (table: string, more: Partial<TableRow> = {}): TableRow => ({
    table,
    secret: "00ff",
    phase: "playing",
    public: false,
    due: null,
    created: 1,
    changed: 1,
    claimed: 0,
    archive: null,
    keys: [["aa", 0]],
    ...more,
});

const entry = (seq: number, more: Partial<EntryRow> = {}): EntryRow => ({
    table: "",
    seq,
    seat: 0,
    command: null,
    body: `{"number":${seq}}`,
    snapshot: null,
    at: seq,
    ...more,
});

let number = 0;
let store: Store;
beforeEach(async () => {
    store = new Store(`test-${++number}`);
    await store.open();
    await store.create(JSON.stringify({ row: row("t"), entries: [entry(1, { snapshot: "{}" })] }));
});

const append = (entries: EntryRow[], more: object = {}) =>
    store.append(JSON.stringify({ table: "t", entries, status: null, ...more }));
const log = async (): Promise<EntryRow[]> => JSON.parse(await store.entries("t", 1, 100)) as EntryRow[];
const found = async (): Promise<TableRow> => JSON.parse(await store.table("t")) as TableRow;

test("a table comes back as it was stored, also to another window", async () => {
    const other = new Store(`test-${number}`);
    expect(JSON.parse(await other.table("t"))).toEqual(row("t"));
    expect(JSON.parse(await other.entries("t", 1, 9))).toEqual([entry(1, { table: "t", snapshot: "{}" })]);
    expect(await other.table("none")).toBe("null");
    expect(JSON.parse(await other.tables())).toHaveLength(1);
});

test("no table is opened twice", async () => {
    expect(await store.create(JSON.stringify({ row: row("t", { secret: "11" }), entries: [] }))).toBe("seq");
    expect((await found()).secret).toBe("00ff");
});

test("entries follow each other without gaps, all or none of them", async () => {
    expect(await append([entry(2), entry(3)])).toBe("");
    expect(await append([entry(3)])).toBe("seq");
    expect(await append([entry(4), entry(6)])).toBe("seq");
    expect((await log()).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(await store.head("t")).toBe(3);
});

test("of two windows that store the same number one is refused", async () => {
    const other = new Store(`test-${number}`);
    const wanted = JSON.stringify({ table: "t", entries: [entry(2)], status: null });
    expect((await Promise.all([store.append(wanted), other.append(wanted)])).sort()).toEqual(["", "seq"]);
});

test("a command is stored once, and found again; entries without one do not get in each other's way", async () => {
    expect(await append([entry(2, { seat: 1, command: "c" }), entry(3), entry(4)])).toBe("");
    expect(await append([entry(5, { seat: 1, command: "c" })])).toBe("command");
    expect(await append([entry(5, { seat: 2, command: "c" })])).toBe("");
    expect(await store.findCommand("t", 1, "c")).toBe(2);
    expect(await store.findCommand("t", 3, "c")).toBe(0);
    expect(await log()).toHaveLength(5);
});

test("the status and the time of the last change go together", async () => {
    await append([entry(2)]);
    expect((await found()).changed).toBe(1);
    await append([entry(3)], { status: { phase: "over", public: true, due: 7 } });
    expect(await found()).toMatchObject({ phase: "over", public: true, due: 7, changed: 3 });
});

test("keys are added, and deleted with their seats", async () => {
    await append([], { keys: [["bb", 1]] });
    await append([], { keys: [["cc", 1]], dropped: [1] });
    expect((await found()).keys).toEqual([
        ["aa", 0],
        ["cc", 1],
    ]);
});

test("the last snapshot before an entry is found", async () => {
    await append([entry(2), entry(3, { snapshot: "{}" }), entry(4)]);
    expect(await store.snapshotBefore("t", 9)).toBe(3);
    expect(await store.snapshotBefore("t", 2)).toBe(1);
    expect(await store.snapshotBefore("t", 0)).toBe(0);
});

test("an archive takes the place of the log of a finished game", async () => {
    await append([entry(2, { seat: 1, command: "c" })]);
    await store.archive("t", "text");
    expect(await log()).toHaveLength(2);
    await append([entry(3)], { status: { phase: "over", public: false, due: null } });
    await store.archive("t", "text");
    expect((await log()).map(({ seq }) => seq)).toEqual([1]);
    expect((await found()).archive).toBe("text");
});

test("a table is gone with all that belongs to it", async () => {
    await store.create(JSON.stringify({ row: row("t2"), entries: [entry(1)] }));
    await store.remove('["t"]');
    expect(await store.table("t")).toBe("null");
    expect(await log()).toEqual([]);
    expect(await append([entry(1)])).toBe("gone");
    expect(await store.update('{"table":"t","due":1}')).toBe("gone");
    expect(JSON.parse(await store.entries("t2", 1, 9))).toHaveLength(1);
});

test("a table is claimed by one window at a time", async () => {
    expect(await store.claim('["t","none"]', 10, 20)).toBe('["t"]');
    expect(await store.claim('["t"]', 15, 30)).toBe("[]");
    expect(await store.claim('["t"]', 20, 30)).toBe('["t"]');
});

test("a heartbeat tells when the last one was", async () => {
    expect(await store.beat(5, 15)).toBe(0);
    expect(await store.beat(9.5, 15)).toBe(5);
    expect(await store.beat(10, 15)).toBe(9.5);
});
