import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StudyView } from "../net/types";
import text from "../test/positions.json?raw";
import { put } from "./edits";
import { setupOf } from "./setup";
import { EXAMPLE, PATIENCE, PAUSE, Study } from "./study.svelte";
import { isOfGame, type Game } from "./trail";

const POSITIONS = JSON.parse(text) as StudyView[];
const LIVELY = POSITIONS.find((one) => one.text === EXAMPLE)!;
const OTHER = "7x1/13GFEDCBA/6/....../7:Gr";
const lively = setupOf(LIVELY);

/** Texts that the server says are impossible, with the column. */
let impossible: Record<string, number>;
/** What was asked, in order. */
let asked: string[];
let hold: (() => Promise<void>) | null;

const server = vi.fn(async (path: string) => {
    const wanted = new URL(path, "http://x/").searchParams.get("text")!;
    asked.push(wanted);
    await hold?.();
    const column = impossible[wanted];
    if (column)
        return new Response(JSON.stringify({ code: "impossible", sentence: "column: no.", column }), { status: 409 });
    return new Response(JSON.stringify({ ...LIVELY, text: wanted, chances: [], options: [], outcomes: [] }));
});

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", server);
    localStorage.clear();
    [asked, impossible, hold] = [[], {}, null];
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(PAUSE + 1);
async function opened(at = ""): Promise<Study> {
    const study = new Study();
    study.open(at);
    await settled();
    return study;
}

test("it begins with an example, and the server is asked about it", async () => {
    const study = await opened();
    expect(asked).toEqual([EXAMPLE]);
    expect(study.answer?.text).toBe(EXAMPLE);
    expect(study.setup).toEqual(lively);
});

test("of many edits in a row the server is asked about the last", async () => {
    const study = await opened();
    for (const space of [10, 11, 12]) study.change(put(lively, "C", space));
    expect(study.text).toBe("4x1/4D9BA12C/5/13..55.2/2:B2");
    await settled();
    expect(asked).toEqual([EXAMPLE, "4x1/4D9BA12C/5/13..55.2/2:B2"]);
    expect(study.answer?.text).toBe(study.text);
});

test("only one question is under way, and the last wish is asked after it", async () => {
    const study = await opened();
    let release = () => {};
    hold = () => new Promise((done) => (release = done));
    study.open(OTHER);
    await settled();
    hold = null;
    for (const space of [3, 5, 6]) {
        study.change(put(lively, "C", space));
        await settled();
    }
    expect(asked).toEqual([EXAMPLE, OTHER]);
    expect(study.answer).toBeNull();
    release();
    await settled();
    expect(asked).toEqual([EXAMPLE, OTHER, study.text]);
    expect(study.answer?.text).toBe(study.text);
});

test("where the server has too much to do, it is asked again in a while", async () => {
    server.mockResolvedValueOnce(new Response(JSON.stringify({ code: "too_many" }), { status: 429 }));
    const study = await opened();
    expect(study.trouble?.code).toBe("too_many");
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(study.trouble).toBeNull();
    expect(study.answer?.text).toBe(EXAMPLE);
});

test("an impossible position says why, and nothing is lost", async () => {
    const study = await opened();
    const nowhere = put(lively, "C", 9);
    impossible["4x1/4D9BAC/5/13..55.2/2:B2"] = 7;
    study.change(nowhere);
    await settled();
    expect(study.trouble).toEqual({ code: "impossible", sentence: "column: no.", column: 7 });
    expect(study.answer).toBeNull();
    expect(study.setup).toEqual(nowhere);
    study.change(put(nowhere, "C", 18));
    await settled();
    expect(study.trouble).toBeNull();
    expect(study.answer?.text).toBe("4x1/4D9BA18C/5/13..55.2/2:B2");
});

test("what was being set up is there again when the page is opened anew", async () => {
    const study = await opened();
    impossible["4x1/4D9BAC/5/13..55.2/2:B2"] = 7;
    study.change(put(lively, "C", 9));
    await settled();
    const again = await opened(EXAMPLE);
    expect(again.text).toBe("4x1/4D9BAC/5/13..55.2/2:B2");
    expect(again.setup).toEqual(study.setup);
    expect((await opened(OTHER)).text).toBe(OTHER);
});

test("what is being set up stays when somebody comes back to the screen by its address", async () => {
    const study = await opened();
    impossible["4x1/4D9BAC/5/13..55.2/2:B2"] = 7;
    study.change(put(lively, "C", 9));
    await settled();
    study.open(EXAMPLE);
    await settled();
    expect(study.text).toBe("4x1/4D9BAC/5/13..55.2/2:B2");
    study.open(OTHER);
    expect(study.text).toBe(OTHER);
});

test("without a server it is said, and asked again", async () => {
    server.mockRejectedValueOnce(new TypeError("no network"));
    const study = await opened();
    expect(study.trouble?.code).toBe("unreachable");
    study.retry();
    await settled();
    expect(study.answer?.text).toBe(EXAMPLE);
});

test("choices are looked into and walked back, and what is known is not asked again", async () => {
    const study = await opened();
    study.follow({ type: "roll" }, "4x1/4D9BA17C/5/13..55.2/2:B2r");
    study.follow({ type: "rolled", pips: 3 }, "4x1/4D9BA17C/5/13..55.2/2:B23");
    await settled();
    expect(study.trail.steps.map(({ event }) => event?.type)).toEqual([undefined, "roll", "rolled"]);
    study.walk(0);
    expect(study.answer?.text).toBe(EXAMPLE);
    expect(asked.filter((one) => one === EXAMPLE)).toHaveLength(1);
    study.follow({ type: "roll" }, "4x1/4D9BA17C/5/13..55.2/2:B2r");
    expect(study.trail.steps).toHaveLength(3);
    study.follow({ type: "rolled", pips: 1 }, "4x1/4D9BA17C/5/13..55.2/2:B21");
    expect(study.trail.steps.map((step) => step.text.split(":")[1])).toEqual(["B2", "B2r", "B21"]);
    study.undo();
    expect(study.trail.steps.map((step) => step.text.split(":")[1])).toEqual(["B2", "B2r", "B23"]);
    expect(study.trail.at).toBe(1);
    study.redo();
    expect(study.text).toMatch(/B21$/);
});

test("undo takes edits back one by one, to the beginning", async () => {
    const study = await opened();
    study.change(put(lively, "C", 3));
    study.change(put(study.setup!, "C", 4));
    expect(study.trail.steps).toHaveLength(1);
    study.undo();
    expect(study.text).toContain("3C");
    study.undo();
    expect(study.text).toBe(EXAMPLE);
    expect(study.canUndo).toBe(false);
    study.redo();
    expect(study.text).toContain("3C");
    study.change(put(study.setup!, "C", 5));
    expect(study.canRedo).toBe(false);
});

test("a game is gone through, left and come back to", async () => {
    const texts = ["4x1/-/0/.../1", "4x1/-/5/.../1", "4x1/-/5/.../1:Ar", "4x1/-/5/.../1:A3"];
    const steps = texts.map((one) => ({ text: one, event: null, seat: 0, setup: null }));
    const game: Game = { steps, places: [], table: "lagoon", record: "" };
    const study = await opened();
    study.take(game, 2);
    expect(study.text).toBe(texts[2]);
    study.walk(1);
    study.follow({ type: "start", turtle: "A" }, texts[2]!);
    expect(study.trail.fork).toBeNull();
    study.follow({ type: "rolled", pips: 6 }, "4x1/-/5/.../1:A6");
    expect(study.trail.fork).toBe(2);
    expect(isOfGame(study.trail, 2)).toBe(true);
    expect(isOfGame(study.trail, 3)).toBe(false);
    await settled();
    study.change(put(study.setup!, "A", 4));
    expect(study.trail.steps).toHaveLength(5);
    study.rejoin();
    expect(study.trail).toMatchObject({ at: 2, fork: null });
    expect(study.trail.steps).toBe(steps);
});
