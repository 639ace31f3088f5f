import { beforeEach, expect, test, vi } from "vitest";
import type { QuestionView } from "../net/types";
import { position } from "./example";
import { newSeed, parseSeed, Quiz } from "./quiz.svelte";
import { percent, points } from "../words/numbers";
import { count, judge, NOTHING, solvedScene, verdict } from "./worth";

const question = (seed: number, roll = 0.5, stop = 0.532): QuestionView => ({
    seed,
    position: { ...position, options: [{ event: { type: "roll" } }, { event: { type: "stop" } }] },
    hands: [
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
    ],
    worth: [roll, stop],
});

/** What the server is asked, and how it is answered. */
const server = vi.fn<(path: string) => Promise<Response>>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
    server.mockReset();
    server.mockImplementation((path) => Promise.resolve(answer(question(Number(path.split("/").at(-1))))));
    vi.stubGlobal("fetch", server);
});

test("the better choice gives nothing away", () => {
    const right = judge(question(1), "stop");
    expect(right).toMatchObject({ chosen: "stop", better: "stop", lost: 0, worth: { roll: 0.5, stop: 0.532 } });
    const wrong = judge(question(1), "roll");
    expect(wrong.lost).toBeCloseTo(0.032);
    expect(judge(question(1, 0.6, 0.4), "roll")).toMatchObject({ better: "roll", lost: 0 });
});

test("an answer is told with what it gave away, or by how much it was better", () => {
    expect(verdict(judge(question(1), "stop"))).toEqual({
        right: true,
        head: "Right!",
        line: "Better by 3.2 points.",
    });
    expect(verdict(judge(question(1), "roll"))).toEqual({
        right: false,
        head: "Better to stop",
        line: "You gave away 3.2 points.",
    });
    expect(verdict(judge(question(1, 0.6, 0.4), "stop")).head).toBe("Better to roll again");
});

test("the tally counts answers, and what they gave away", () => {
    const once = count(NOTHING, judge(question(1), "stop"));
    expect(once).toEqual({ asked: 1, right: 1, lost: 0 });
    expect(count(once, judge(question(1), "roll"))).toMatchObject({ asked: 2, right: 1 });
});

test("numbers are written with one decimal", () => {
    expect(percent(0.5425)).toMatch(/^54[.,][23]\s?%$/);
    expect(percent(1)).toMatch(/^100[.,]0\s?%$/);
    expect(points(0.032)).toMatch(/^3[.,]2$/);
});

test("a position is drawn with you as A", () => {
    const scene = solvedScene(question(1).position);
    expect(scene).toMatchObject({ stacks: { 12: ["B", "A"] }, mover: "B", faceUp: 5, pile: 1 });
    expect(scene.dice).toEqual([{ pips: 2, card: false }]);
    expect(scene.places.map(({ seat, turtles }) => [seat, turtles])).toEqual([
        [1, ["A"]],
        [2, ["B"]],
    ]);
});

test.each([
    ["", null],
    ["7", 7],
    ["012", 12],
    ["1234567890", null],
    ["-1", null],
    ["1.5", null],
    ["x", null],
])("%j names the seed %j", (rest, seed) => {
    expect(parseSeed(rest)).toBe(seed);
});

test("new seeds are seeds", () => {
    for (let times = 0; times < 50; times++) expect(parseSeed(String(newSeed()))).not.toBeNull();
});

test("only the first choice counts", async () => {
    const quiz = new Quiz();
    quiz.choose("stop");
    expect(quiz.answer).toBeNull();
    await quiz.load(3);
    quiz.choose("roll");
    quiz.choose("stop");
    expect(quiz.answer).toMatchObject({ chosen: "roll" });
    expect(quiz.tally.asked).toBe(1);
});

test("the answer stays until the next question has come, and coming back asks nothing again", async () => {
    const quiz = new Quiz();
    await quiz.load(3);
    quiz.choose("stop");
    await quiz.load(3);
    expect(server).toHaveBeenCalledOnce();
    const coming = quiz.load(4);
    expect(quiz.answer).not.toBeNull();
    await coming;
    expect(quiz.question?.seed).toBe(4);
    expect(quiz.answer).toBeNull();
    expect(quiz.tally.asked).toBe(1);
});

test("of two questions that come late only the wanted one is asked", async () => {
    let release = () => {};
    server.mockImplementationOnce(() => new Promise((done) => (release = () => done(answer(question(1))))));
    const quiz = new Quiz();
    const slow = quiz.load(1);
    await quiz.load(2);
    release();
    await slow;
    expect(quiz.question?.seed).toBe(2);
});

test("if the server cannot be reached it is said, and one can try again", async () => {
    server.mockRejectedValueOnce(new TypeError("no network"));
    const quiz = new Quiz();
    await quiz.load(5);
    expect(quiz.problem).not.toBe("");
    expect(quiz.question).toBeNull();
    await quiz.load(5);
    expect(quiz.problem).toBe("");
    expect(quiz.question?.seed).toBe(5);
});
