import { expect, test } from "vitest";
import { t } from "../words/words.svelte";
import { EGGS, isSame, STEPS } from "./lesson";

test("every step can be reached by what the step before expects", () => {
    for (const [index, step] of STEPS.entries()) {
        const before = STEPS[index - 1];
        if (!before?.expected) continue;
        const first = step.shots[0]!.happening;
        const { type } = before.expected;
        if (type === "start") expect(first).toMatchObject({ type: "start", turtle: "A" });
        if (type === "roll") expect(first).toMatchObject({ type: "die", by: 1 });
        if (type === "stop") expect(first).toMatchObject({ type: "move", move: { by: 1 } });
    }
});

test("what is expected is on offer, and the learner is the one to decide", () => {
    for (const { expected, position } of STEPS) {
        if (!expected) continue;
        expect(position.actor).toBe(1);
        expect(position.options.some(({ event }) => isSame(event as typeof expected, expected))).toBe(true);
    }
});

test("the model ends each step where the rules say", () => {
    for (const { scene, position } of STEPS) {
        expect(scene.stacks).toEqual(position.stacks);
        expect(scene.raft).toEqual(position.raft);
        expect(scene.nest).toBe(position.nest);
        expect(scene.faceUp).toBe(position.face_up);
    }
});

test("what was shown last is what the rules say, too", () => {
    for (const { shots, position, name } of STEPS) {
        const { after } = shots.at(-1)!;
        expect(after.stacks, name).toEqual(position.stacks);
        expect(after.faceUp, name).toBe(position.face_up);
    }
});

test("each step has a headline and a text, and an answer where another choice is on offer", () => {
    const missing = (id: string) => t(id, { yours: 1, others: 1 }) === id;
    for (const { name, expected, position } of STEPS) {
        expect(missing(`learn-${name}-head`), name).toBe(false);
        expect(missing(`learn-${name}`), name).toBe(false);
        if (expected && position.options.length > 1) expect(missing(`learn-${name}-early`), name).toBe(false);
    }
});

test("it ends with the seven eggs, and the learner wins", () => {
    expect(STEPS.at(-1)!.position.nest).toBe("A");
    expect(EGGS[0]).toBeGreaterThan(EGGS[1]!);
});

test("decisions are told apart", () => {
    expect(isSame({ type: "roll" }, { type: "roll" })).toBe(true);
    expect(isSame({ type: "roll" }, { type: "stop" })).toBe(false);
    expect(isSame({ type: "start", turtle: "A" }, { type: "start", turtle: "B" })).toBe(false);
    expect(isSame({ type: "roll" }, null)).toBe(false);
});
