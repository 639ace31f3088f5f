import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepHere, livesHere } from "../memory/tables";
import { ask, lookAt, openTable } from "./api";
import { python } from "./python.svelte";
import type { OpenTable } from "./types";

const opened = { table: "t", owner: "key", tokens: {} };
const wanted = {
    seats: [
        { kind: "person", name: "Ada" },
        { kind: "bot", bot: "swimmer" },
    ],
} as unknown as OpenTable;
const json = (content: object, status = 200) => Promise.resolve(new Response(JSON.stringify(content), { status }));

const fetched = vi.fn<typeof fetch>();
const inside = vi.fn<typeof python.ask>();
beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", fetched.mockReset());
    vi.spyOn(python, "exists", "get").mockReturnValue(true);
    vi.spyOn(python, "ask").mockImplementation(inside.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

test("a server is asked where there is one", async () => {
    fetched.mockReturnValue(json(opened, 201));
    expect(await openTable(wanted)).toEqual(opened);
    expect(fetched.mock.calls[0]![0]).toBe("api/tables");
    expect(inside).not.toHaveBeenCalled();
    expect(livesHere("t")).toBe(false);
});

test("where it cannot be reached a table opens inside the page, and is asked for there from then on", async () => {
    fetched.mockRejectedValue(new TypeError("no network"));
    inside.mockReturnValue(json(opened, 201));
    await openTable(wanted);
    expect(livesHere("t")).toBe(true);
    inside.mockReturnValue(json({ phase: "playing" }));
    expect(await lookAt("t")).toEqual({ phase: "playing" });
    expect(inside.mock.calls.at(-1)![0].path).toBe("tables/t");
    expect(fetched).toHaveBeenCalledTimes(1);
});

test("a table for others needs the server", async () => {
    fetched.mockRejectedValue(new TypeError("no network"));
    const friends = { seats: [{ kind: "person", name: "Ada" }, { kind: "open" }] } as unknown as OpenTable;
    await expect(openTable(friends)).rejects.toMatchObject({ code: "unreachable" });
    expect(inside).not.toHaveBeenCalled();
});

test("what a server refuses is not asked again elsewhere", async () => {
    fetched.mockReturnValue(json({ code: "too_many", sentence: "Wait." }, 429));
    await expect(openTable(wanted)).rejects.toMatchObject({ code: "too_many" });
    expect(inside).not.toHaveBeenCalled();
});

test("what belongs to no table is answered inside the page when there is no network", async () => {
    fetched.mockRejectedValue(new TypeError("no network"));
    inside.mockReturnValue(json({ found: 1 }));
    expect(await ask("GET", "position?text=x")).toEqual({ found: 1 });
    await expect(ask("GET", "tables/other")).rejects.toMatchObject({ code: "unreachable" });
    inside.mockRejectedValue(new Error("no files"));
    await expect(ask("GET", "puzzles/today")).rejects.toMatchObject({ code: "unreachable" });
});

test("a browser that stores nothing is not called a server in trouble", async () => {
    keepHere("t");
    inside.mockReturnValue(json({ code: "unavailable", sentence: "" }, 503));
    await expect(lookAt("t")).rejects.toMatchObject({ code: "not_kept" });
});
