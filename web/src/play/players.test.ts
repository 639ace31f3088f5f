import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Place } from "../table/types";
import { loadWords } from "../words/words.svelte";
import Players from "./Players.svelte";

beforeAll(() => loadWords());

const places: Place[] = [
    { seat: 1, kind: "person", name: "<b>Ada</b>", turtles: ["A"], colours: ["red"], away: false },
    { seat: 2, kind: "bot", name: "swimmer", turtles: ["B"], colours: ["orange"], away: false },
    { seat: 3, kind: "person", name: "דנה", turtles: ["C"], colours: ["yellow"], away: true },
];

const props = {
    places,
    turn: 2,
    actor: 1,
    clutches: [2, 1, 0],
    hands: { 1: [0, 1, 0, 0, 1, 0] },
    nest: null,
    yours: [1],
    present: [1],
    playing: true,
    saying: { 2: "Ouch!" },
    watchers: 1,
};

describe("the players", () => {
    it("tells whose turn it is and who decides, not by colour alone", () => {
        const app = mount(Players, { target: document.body, props });
        const [ada, bot, away] = [...document.querySelectorAll("li")];
        expect(ada?.getAttribute("aria-current")).toBe("true");
        expect(ada?.textContent).toContain("decides");
        expect(bot?.textContent).toContain("to play");
        expect(away?.textContent).toContain("away");
        void unmount(app);
    });

    it("shows names as text, isolated, with eggs only where they may be seen", () => {
        const app = mount(Players, { target: document.body, props });
        const [ada, bot, away] = [...document.querySelectorAll("li")];
        expect(ada?.querySelector("bdi")?.textContent).toBe("<b>Ada</b>");
        expect(away?.querySelector("bdi")?.textContent).toBe("דנה");
        expect(ada?.textContent).toContain("7 eggs");
        expect(bot?.textContent).not.toContain("eggs");
        expect(bot?.textContent).toContain("Ouch!");
        void unmount(app);
    });
});
