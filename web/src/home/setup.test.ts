import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../memory/settings.svelte";
import { DECK } from "../net/constants";
import { t } from "../words/words.svelte";
import { COMPANY, draft, keep, level, paint, resize, setLevel, troubles, turtlesEach, usual } from "./setup";

const kept = DEFAULTS.table;

describe("setting up a table", () => {
    it("begins with what suits most: you, and open seats for friends", () => {
        const made = draft("friends", kept, "Mara");
        expect(made.seats.map(({ kind }) => kind)).toEqual(["person", "open", "open", "open"]);
        expect(troubles(made)).toEqual({});
        expect(draft("device", kept, "Mara").seats.map(({ name }) => name)).toEqual(["Mara", ""]);
    });

    it("follows the rules in how many turtles everyone has", () => {
        const made = draft("friends", kept, "Mara");
        expect(turtlesEach(made)).toBe(1);
        resize(made, "open", 2);
        expect(turtlesEach(made)).toBe(2);
    });

    it("explains what would not work, by field", () => {
        const made = { ...draft("friends", kept, " "), turtles: 2 as const, deck: [9, 9, 9, 0, 0, 0] };
        expect(troubles(made)).toEqual({
            names: { id: "home-bad-name-none" },
            turtles: { id: "home-bad-turtles", args: { players: 4 } },
            deck: { id: "home-bad-deck-much", args: { box: 24, cards: 27 } },
        });
    });

    it("wants at least one card in the game, and whole numbers", () => {
        const made = draft("friends", kept, "Mara");
        expect(troubles({ ...made, setAside: 24 }).setAside).toEqual({
            id: "home-bad-set-aside",
            args: { aside: 24, cards: 24 },
        });
        expect(troubles({ ...made, deck: [1.5, 3, 5, 5, 5, 3] }).deck?.id).toBe("home-bad-deck-count");
        // An emptied field of numbers is null.
        expect(troubles({ ...made, deck: [null as unknown as number, 3, 5, 5, 5, 3] }).deck?.id).toBe(
            "home-bad-deck-count",
        );
    });

    it("wants names that differ, also by their placeholders", () => {
        const made = draft("device", kept, "ben");
        expect(troubles(made).names).toEqual({ id: "home-bad-name-twice", args: { name: "Ben" } });
    });

    it("checks the seconds of a live pace only", () => {
        const made = { ...draft("friends", kept, "Mara"), seconds: 2 };
        expect(troubles(made).seconds).toBeUndefined();
        expect(troubles({ ...made, pace: "live" }).seconds?.id).toBe("home-bad-seconds");
    });

    it("says how many seconds and how many players there may be", () => {
        const made = { ...draft("device", kept, "Mara"), seconds: 2, pace: "live" as const };
        made.seats.length = 1;
        const { seconds, seats } = troubles(made);
        expect(t(seconds!.id, seconds!.args)).toBe("From 5 to 3600 seconds.");
        expect(t(seats!.id, seats!.args)).toBe("At least 2 players, at most 7.");
    });

    it("gives every turtle a colour of its own, wishes first", () => {
        const made = draft("device", { ...kept, colours: { 2: ["red"] } }, "Mara");
        expect(paint(made)).toEqual([
            ["orange", "yellow"],
            ["red", "green"],
        ]);
        made.seats[0]!.colours = ["", "red"];
        expect(troubles(made).colours).toEqual({ id: "home-bad-colour", args: { colour: "red" } });
    });

    it("mixes the bots, each another, and leaves the one that stands in", () => {
        const made = draft("bots", { ...DEFAULTS.table, players: 7 }, "Ada");
        const before = made.standIn;
        setLevel(made, "");
        const bots = made.seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot);
        expect(new Set(bots).size).toBe(6);
        expect(bots).toEqual([...COMPANY]);
        expect(made.standIn).toBe(before);
        expect(level(made)).toBe("");
    });

    it("gives all bots a level at once, and those that come later", () => {
        const made = draft("bots", kept, "Mara");
        expect(level(made)).toBe("swimmer");
        made.seats[1]!.bot = "ancient";
        expect(level(made)).toBe("");
        setLevel(made, "navigator");
        resize(made, "bot", 6);
        expect(made.seats.map(({ bot }) => bot)).toEqual(Array(7).fill("navigator"));
        expect(level(made)).toBe("navigator");
        expect(made.standIn).toBe("navigator");
        resize(made, "bot", 0);
        expect(level(made)).toBe("");
    });

    it("keeps the choices for the next time, and gives them back", () => {
        const made = draft("device", kept, "Mara");
        Object.assign(made, { cards: true, standIn: "hatchling", deck: [1, 1, 1, 0, 0, 0], setAside: 1 });
        resize(made, "bot", 1);
        made.seats[2]!.bot = "hatchling";
        const next = { ...kept, ...keep(made, kept) };
        expect(next).toMatchObject({ players: 4, names: ["Mara", ""], deck: [1, 1, 1, 0, 0, 0], cards: true });
        expect(draft("device", next, "Mara")).toMatchObject({ standIn: "hatchling", cards: true });
        usual(made);
        expect(made).toMatchObject({ cards: false, deck: DECK, setAside: 4 });
    });
});
