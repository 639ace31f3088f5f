import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { answer, end, lines, steps } from "../test/reviews";
import { loadWords } from "../words/words.svelte";
import { Reviewing } from "./reviewing.svelte";
import type { ReviewLine } from "./types";

beforeAll(() => loadWords());
afterEach(() => vi.unstubAllGlobals());

const serve = (...answers: Response[]) => {
    const asked = vi.fn(async (_address: string, _how: RequestInit) => answers.shift()!);
    vi.stubGlobal("fetch", asked);
    return asked;
};

test("a review arrives as it is worked out, however its lines are cut", async () => {
    const asked = serve(answer(lines(), { size: 333 }));
    const reviewing = new Reviewing({ table: "lagoon" });
    await reviewing.run();
    expect(asked.mock.calls[0]![0]).toBe("api/tables/lagoon/review");
    expect(reviewing.steps).toEqual(steps());
    expect(reviewing.end).toEqual(end());
    expect(reviewing.trouble).toBe("");
    expect(reviewing.share).toBe(1);
    expect(reviewing.chances(0)).toEqual(steps()[0]!.before);
    expect(reviewing.chances(steps().length)).toEqual(steps().at(-1)!.after);
});

test("a record is sent along", async () => {
    const asked = serve(answer(lines()));
    await new Reviewing({ text: "[Mahe]" }).run();
    const [address, how] = asked.mock.calls[0]!;
    expect([address, how.method, how.body]).toEqual(["api/review", "POST", "[Mahe]"]);
});

test("what has arrived stays when the connection breaks, and another try begins anew", async () => {
    const some: ReviewLine[] = [lines()[0]!, { type: "steps", steps: steps().slice(0, 20) }];
    serve(answer([...some, ...lines().slice(1)], { size: JSON.stringify(some).length, most: 1 }), answer(lines()));
    const reviewing = new Reviewing({ table: "lagoon" });
    await reviewing.run();
    expect(reviewing.trouble).toBe("The connection broke off before the review was complete.");
    expect(reviewing.steps).toHaveLength(20);
    expect(reviewing.share).toBeCloseTo(20 / steps().length);
    expect(reviewing.chances(21)).toBeNull();
    await reviewing.run();
    expect(reviewing.trouble).toBe("");
    expect(reviewing.steps).toHaveLength(steps().length);
});

test("an end that never comes is told as well", async () => {
    serve(answer(lines().slice(0, 2)));
    const reviewing = new Reviewing({ table: "lagoon" });
    await reviewing.run();
    expect(reviewing.trouble).not.toBe("");
});

test("a failure in the middle is told in one sentence", async () => {
    serve(answer([lines()[0]!, { type: "failed", sentence: "The process has died." }]));
    const reviewing = new Reviewing({ table: "lagoon" });
    await reviewing.run();
    expect(reviewing.trouble).toBe("This review could not be worked out.");
});

test("a refusal is told in the reader's words", async () => {
    const refused = { code: "too_many", sentence: "Too much was asked for." };
    serve(new Response(JSON.stringify(refused), { status: 429 }));
    const reviewing = new Reviewing({ table: "lagoon" });
    await reviewing.run();
    expect(reviewing.trouble).not.toBe("");
    expect(reviewing.steps).toEqual([]);
});

test("who leaves hears nothing more", async () => {
    serve(answer(lines()));
    const reviewing = new Reviewing({ table: "lagoon" });
    const done = reviewing.run();
    reviewing.close();
    await done;
    expect(reviewing.end).toBeNull();
    expect(reviewing.trouble).toBe("");
});
