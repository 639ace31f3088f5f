import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Place } from "../table/types";
import { loadWords } from "../words/words.svelte";
import Podium from "./Podium.svelte";
import type { StandingView } from "../net/types";
import { results, verdict } from "./podium";

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
        const props = { places, standing: shared, nest: "C", yours: [1], table: "x", rematch: null, factor: 1 };
        const app = mount(Podium, {
            target: document.body,
            props: { ...props, mayAct: true, again: nothing, share: nothing, close: nothing },
        });
        flushSync();
        const text = () => document.querySelector(".podium")?.textContent ?? "";
        const names = () => [...document.querySelectorAll("li .name")].map((name) => name.textContent);
        expect(text()).not.toContain("You win!");
        expect(names()).toEqual(["Ada", "Ben", "Cleo", "Dan"]);
        for (let card = 0; card < 6; card++) {
            vi.advanceTimersByTime(500);
            flushSync();
        }
        expect(text()).toContain("You win!");
        expect(names()).toEqual(["Ada", "Cleo", "Dan", "Ben"]);
        void unmount(app);
        vi.useRealTimers();
    });
});
