import { beforeEach, describe, expect, test, vi } from "vitest";
import { dayAfter, parseDay, spelled, today } from "./days";
import { FIVE } from "./example";
import { Five } from "./five.svelte";
import { answered, chosenOf, keep, NONE, recall, running, type Kept } from "./kept";
import { sceneFor, shareWords, tableLine, youAre } from "./table";

const DAY = "2026-11-17";

/** All five of a day, the best option or the other one in each. */
const whole = (kept: Kept, day: string, now: string, options = [1, 1, 1, 1, 1]): Kept =>
    options.reduce((so, chosen, number) => answered(so, day, FIVE, number, chosen, now), kept);

describe("days", () => {
    test("a day is written as the server wants it, by the clock of this device", () => {
        expect(today(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
    });

    test.each(["", "2026-02-30", "17.11.2026", "2026-1-1", "look"])("%j is no day", (text) => {
        expect(parseDay(text)).toBeNull();
    });

    test("days follow each other over months and changes of the clocks", () => {
        expect(dayAfter("2026-02-28")).toBe("2026-03-01");
        expect(dayAfter("2027-01-01", -1)).toBe("2026-12-31");
        let day = "2026-01-01";
        for (let count = 0; count < 365; count++) day = dayAfter(day);
        expect(day).toBe("2027-01-01");
    });

    test("people read them in their language", () => {
        expect(spelled(DAY)).toBe("17 November 2026");
        expect(spelled(DAY, true)).toBe("17 Nov");
    });
});

describe("what is kept", () => {
    test("the first answer counts", () => {
        const once = answered(NONE, DAY, FIVE, 0, 0, DAY);
        expect(chosenOf(once, DAY, FIVE[0]!)).toBe(0);
        expect(answered(once, DAY, FIVE, 0, 1, DAY)).toBe(once);
        expect(chosenOf(once, "2026-11-16", FIVE[0]!)).toBeNull();
    });

    test("each kind is counted, with what it cost", () => {
        const { kinds } = whole(NONE, DAY, DAY, [0, 1, 1, 0, 0]);
        expect(kinds.too_risky).toMatchObject({ asked: 3, right: 1 });
        expect(kinds.too_risky!.lost).toBeCloseTo(0.2);
        expect(kinds.would_ride).toMatchObject({ asked: 2, right: 1 });
    });

    test("days in a row are counted, whatever the answers were", () => {
        let kept = whole(NONE, "2026-11-15", "2026-11-15");
        kept = whole(kept, "2026-11-16", "2026-11-16", [0, 0, 0, 0, 0]);
        expect(running(kept.streak, "2026-11-16")).toBe(2);
        expect(running(kept.streak, "2026-11-17")).toBe(2);
        expect(running(kept.streak, "2026-11-18")).toBe(0);
        kept = whole(kept, "2026-11-18", "2026-11-18");
        expect(kept.streak).toEqual({ last: "2026-11-18", length: 1, longest: 2 });
    });

    test("earlier days, and days that are not whole, do not count as days in a row", () => {
        const late = whole(NONE, "2026-11-01", DAY);
        expect(running(late.streak, DAY)).toBe(0);
        const part = answered(NONE, DAY, FIVE, 0, 1, DAY);
        expect(running(part.streak, DAY)).toBe(0);
    });

    test("answers of long ago are forgotten, what they cost is not", () => {
        let kept = NONE;
        let day = "2026-01-01";
        for (let count = 0; count < 100; count++, day = dayAfter(day)) kept = answered(kept, day, FIVE, 0, 0, day);
        expect(Object.keys(kept.days)).toHaveLength(90);
        expect(kept.days["2026-01-01"]).toBeUndefined();
        expect(kept.kinds.too_risky!.asked).toBe(100);
    });
});

describe("the five of a day", () => {
    const server = vi.fn<typeof fetch>();
    beforeEach(() => {
        localStorage.clear();
        server.mockReset();
        server.mockImplementation(async () => new Response(JSON.stringify({ date: DAY, puzzles: FIVE })));
        vi.stubGlobal("fetch", server);
    });

    test("are asked one after the other, and remembered by this device", async () => {
        const five = new Five(DAY);
        await five.load();
        expect(five.puzzle?.id).toBe("a");
        five.choose(1);
        expect(five.puzzle?.id).toBe("a");
        five.next();
        five.choose(0);
        expect(five.right).toBe(1);
        expect(five.lost).toBeCloseTo(0.1);

        const again = new Five(DAY);
        await again.load();
        expect(again.puzzle?.id).toBe("c");
        for (let number = 2; number < 5; number++, again.next()) again.choose(1);
        expect(again.isWhole).toBe(true);
        expect(again.puzzle).toBeUndefined();
        again.erase();
        expect(again.isWhole).toBe(false);
        expect(again.puzzle?.id).toBe("a");
        expect(recall()).toEqual(NONE);
    });

    test("another tab's answers are not lost", async () => {
        const [one, other] = [new Five(DAY), new Five(DAY)];
        await Promise.all([one.load(), other.load()]);
        one.choose(1);
        other.next();
        other.choose(1);
        expect(recall().days[DAY]).toHaveLength(2);
    });

    test("if the server cannot be reached it is said, and one can try again", async () => {
        server.mockRejectedValueOnce(new TypeError("no network"));
        const five = new Five(DAY);
        await five.load();
        expect(five.problem).not.toBe("");
        await five.load();
        expect(five.problem).toBe("");
        expect(five.puzzle?.id).toBe("a");
    });

    test("what an older page kept is read", () => {
        keep({ days: { [DAY]: [{ id: "a", chosen: 0 }] } } as unknown as Kept);
        expect(recall()).toEqual({ ...NONE, days: { [DAY]: [{ id: "a", chosen: 0 }] } });
    });
});

test("whoever decides is you, and the others are called by their turtles", () => {
    const scene = sceneFor(FIVE[0]!);
    expect(scene.places.map(({ name }) => name)).toEqual(["You", "B"]);
    expect(youAre(scene, 1)).toBe("You are the red turtle.");
    expect(tableLine(FIVE[0]!)).toContain("2 players");
});

test("what is shared has five signs and gives no answer away", () => {
    const text = shareWords(DAY, [true, false, true, true, true], 0.072, "https://mahe.example/#/puzzles");
    expect(text.split("\n")).toEqual([
        "Mahé, the five of 17 November 2026",
        "🐢🌊🐢🐢🐢",
        "4 of 5 right · 7.2 points given away",
        "https://mahe.example/#/puzzles",
    ]);
});
