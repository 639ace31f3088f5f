import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { end } from "../test/reviews";
import { loadWords } from "../words/words.svelte";
import { Trying } from "./trying.svelte";

beforeAll(() => loadWords());
afterEach(() => vi.unstubAllGlobals());

const mistakes = end().mistakes;

test("every mistake is a question, and the best choice is the right answer", async () => {
    const asked = vi.fn(async (_address: string) => new Response(JSON.stringify({ position: { options: [] } })));
    vi.stubGlobal("fetch", asked);
    const trying = new Trying(mistakes);
    await trying.load();
    expect(asked.mock.calls[0]![0]).toBe(`api/position?text=${encodeURIComponent(mistakes[0]!.text)}`);
    expect(trying.position).toEqual({ options: [] });
    trying.choose(mistakes[0]!.best);
    expect(trying.isRight).toBe(true);
    // An answer is an answer.
    trying.choose(mistakes[0]!.chosen);
    expect(trying.chosen).toEqual(mistakes[0]!.best);
    await trying.next();
    expect([trying.number, trying.chosen]).toEqual([1, null]);
    trying.choose(mistakes[1]!.chosen);
    expect(trying.isRight).toBe(false);
    for (let left = mistakes.length - 1; left > 0; left--) await trying.next();
    expect(trying.mistake).toBeUndefined();
    expect(trying.right).toBe(1);
    await trying.again();
    expect([trying.number, trying.right]).toEqual([0, 0]);
});

test("a position that does not arrive can be asked for again", async () => {
    vi.stubGlobal("fetch", async () => {
        throw new TypeError("network error");
    });
    const trying = new Trying(mistakes);
    await trying.load();
    expect(trying.trouble).not.toBe("");
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ position: { options: [] } })));
    await trying.load();
    expect(trying.trouble).toBe("");
    expect(trying.position).not.toBeNull();
});
