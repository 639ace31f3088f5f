import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Place } from "../table/types";
import { loadWords } from "../words/words.svelte";
import Podium from "./Podium.svelte";
import type { StandingView } from "../net/types";
import { secondsLeft } from "./asking";
import { results, verdict } from "./podium";
import Rematch, { type Asking } from "./Rematch.svelte";
import Series from "./Series.svelte";

beforeAll(() => loadWords());

const places: Place[] = ["Ada", "Ben", "Cleo", "Dan"].map((name, index) => ({
    seat: index + 1,
    kind: "person",
    name,
    turtles: ["ABCD"[index]!],
    colours: ["red"],
    away: false,
}));

/** The example that the rulebooks share: 22, 17, 22 and 20 eggs; the first beats the third by 6 cards to 5. */
const shared: StandingView = {
    eggs: [22, 17, 22, 20],
    clutches: [6, 5, 5, 5],
    cards: [
        [1, 0, 2, 1, 1, 1],
        [1, 1, 0, 2, 0, 1],
        [0, 1, 1, 1, 0, 1],
        [0, 0, 2, 1, 2, 0],
    ],
    winners: [1],
};

const asking = (more: Partial<Asking> = {}): Asking => ({
    answers: [],
    present: [1, 2, 3],
    due: null,
    rematch: null,
    answer: () => {},
    follow: () => {},
    ...more,
});

/** What a part of the podium says to somebody who sits at *seat*. */
function shown(part: typeof Rematch, seat: number, more: Partial<Asking>): { text: string; buttons: string[] } {
    const app = mount(part, { target: document.body, props: { places, yours: [seat], asking: asking(more) } });
    flushSync();
    const text = document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const buttons = [...document.querySelectorAll("button")].map((button) => button.textContent?.trim() ?? "");
    void unmount(app);
    return { text, buttons };
}

describe("playing again", () => {
    const answers = [
        { seat: 1, agrees: true },
        { seat: 3, agrees: false },
    ];

    it("is one button until somebody asks", () => {
        expect(shown(Rematch, 1, {})).toEqual({ text: "Rematch", buttons: ["Rematch"] });
    });

    it("tells who wants to, and who has answered what", () => {
        const { text, buttons } = shown(Rematch, 2, { answers });
        expect(text).toContain("Ada wants to play again.");
        expect(text).toContain("Ada plays again Ben no answer yet Cleo not this time Dan no answer yet");
        expect(buttons).toEqual(["Rematch", "Not this time"]);
    });

    it("says whom those who want to are waiting for: nobody who is not there", () => {
        const { text, buttons } = shown(Rematch, 1, { answers });
        expect(text).toContain("Waiting for Ben.");
        expect(buttons).toEqual(["Not this time"]);
    });

    it("lets those who said no change their mind, and then watch", () => {
        expect(shown(Rematch, 3, { answers }).buttons).toEqual(["Rematch"]);
        expect(shown(Rematch, 3, { answers, rematch: "next" }).buttons).toEqual(["Watch the rematch"]);
        expect(shown(Rematch, 2, { answers, rematch: "next" }).buttons).toEqual(["Join the rematch"]);
    });

    it("counts down to the time when it begins anyhow", () => {
        expect(secondsLeft(null, 5000)).toBe(0);
        expect(secondsLeft(65, 5500)).toBe(60);
        expect(secondsLeft(5, 5500)).toBe(0);
    });
});

describe("a series", () => {
    it("has the most wins first, then the most eggs", () => {
        const scores = [
            { wins: 0, eggs: 50, ride: 2 },
            { wins: 2, eggs: 40, ride: 0 },
            { wins: 1, eggs: 44, ride: 3 },
            { wins: 1, eggs: 45, ride: 1 },
        ];
        const app = mount(Series, { target: document.body, props: { places, series: { games: 4, scores } } });
        flushSync();
        const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
            [...row.children].map((cell) => cell.textContent?.trim()).join(" "),
        );
        expect(document.querySelector("caption")?.textContent).toBe("After 4 games");
        expect(rows).toEqual(["Ben 2 40 0", "Dan 1 45 1", "Cleo 1 44 3", "Ada 0 50 2"]);
        void unmount(app);
    });
});

describe("the podium", () => {
    it("orders by eggs, then by clutches", () => {
        const order = results(places, shared, "C");
        expect(order.map(({ place, rank }) => [place.name, rank])).toEqual([
            ["Ada", 1],
            ["Cleo", 2],
            ["Dan", 3],
            ["Ben", 4],
        ]);
        expect(order[1]?.cards).toEqual([2, 3, 4, 6, 7]);
        expect(order.map(({ won }) => won)).toEqual([true, false, false, false]);
    });

    it("explains the tie-break", () => {
        expect(verdict(places, shared, [2])).toEqual({
            head: "Ada wins",
            line: "Ada and Cleo have 22 eggs each. More clutches decide: 6 to 5.",
        });
    });

    it("says you win to the one who does", () => {
        expect(verdict(places, { ...shared, eggs: [23, 17, 22, 20] }, [1])).toEqual({
            head: "You win!",
            line: "With 23 eggs.",
        });
    });

    it("has a shared win, on the same step", () => {
        const level: StandingView = { ...shared, clutches: [5, 5, 5, 5], winners: [1, 3] };
        expect(verdict(places, level, [1])).toEqual({
            head: "Ada and Cleo share the win",
            line: "22 eggs and 5 clutches each.",
        });
        expect(results(places, level, null).map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    });

    it("turns the clutches up one by one, and names the winner at the end", () => {
        vi.useFakeTimers();
        const nothing = () => {};
        const counted = vi.fn();
        const heard: string[] = [];
        const props = {
            places,
            standing: shared,
            nest: "C",
            yours: [1],
            moves: [],
            table: "x",
            series: null,
            factor: 1,
        };
        const app = mount(Podium, {
            target: document.body,
            props: {
                ...props,
                asking: asking(),
                mayAct: true,
                say: (text) => heard.push(text),
                share: nothing,
                picture: () => Promise.resolve(),
                counted,
                close: nothing,
            },
        });
        flushSync();
        const text = () => document.querySelector(".podium")?.textContent ?? "";
        const names = () => [...document.querySelectorAll("li .name")].map((name) => name.textContent);
        expect(text()).not.toContain("You win!");
        expect(names()).toEqual(["Ada", "Ben", "Cleo", "Dan"]);
        expect(heard).toEqual([]);
        expect(counted).not.toHaveBeenCalled();
        for (let card = 0; card < 6; card++) {
            vi.advanceTimersByTime(500);
            flushSync();
        }
        expect(text()).toContain("You win!");
        expect(names()).toEqual(["Ada", "Cleo", "Dan", "Ben"]);
        const tie = "Ada and Cleo have 22 eggs each. More clutches decide: 6 to 5.";
        const others = "Cleo has 22 eggs. Dan has 20 eggs. Ben has 17 eggs.";
        expect(heard).toEqual([`You win! ${tie} ${others}`]);
        expect(counted).toHaveBeenCalledOnce();
        expect(document.activeElement).toBe(document.querySelector(".podium"));
        void unmount(app);
        vi.useRealTimers();
    });
});
