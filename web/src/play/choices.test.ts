import { beforeAll, describe, expect, it } from "vitest";
import type { Landing, Option, Place } from "../table/types";
import { loadWords } from "../words/words.svelte";
import { choices, facesAloud, type Seen } from "./choices";
import { status } from "./status";

beforeAll(() => loadWords());

const place = (
    seat: number,
    kind: Place["kind"],
    name: string,
    letter: string,
    colour: Place["colours"][0],
): Place => ({
    seat,
    kind,
    name,
    turtles: [letter],
    colours: [colour],
    away: false,
});
const places = [
    place(1, "person", "Ada", "A", "red"),
    place(2, "bot", "swimmer", "B", "orange"),
    place(3, "person", "Cleo", "C", "yellow"),
];
const seen = (more: Partial<Seen> = {}): Seen => ({
    places,
    turn: 1,
    actor: 1,
    mover: "A",
    riders: [],
    dice: [2],
    faceUp: 3,
    yours: [1],
    ...more,
});
const to = (space: number, wins = false, onto: string[] = []): Landing => ({ space, wins, onto });
const only = (of: Seen, option: Option) => {
    const [choice] = choices(of, [option]);
    return `${choice?.verb}: ${choice?.notes.join(" · ")}`;
};

describe("the buttons of the action bar", () => {
    it("says where stopping lands", () => {
        expect(only(seen(), { event: { type: "stop" }, lands: to(14) })).toBe("Stop on 14: safe for now");
        expect(only(seen(), { event: { type: "stop" }, lands: to(21, true) })).toBe(
            "Stop on the beach: 3 eggs for you",
        );
    });

    it("says whom one would ride and carry, and who collects", () => {
        const stop: Option = { event: { type: "stop" }, lands: to(5, true, ["C", "B"]) };
        expect(only(seen({ turn: 3, mover: "C", riders: ["B", "A"] }), stop)).toBe(
            "Stop on 5: 3 eggs for you · onto Swimmer B · carrying Swimmer B",
        );
        expect(only(seen({ yours: [1, 3] }), stop)).toContain("3 eggs for Ada");
    });

    it("says that the last seven eggs end the game", () => {
        const stop: Option = { event: { type: "stop" }, lands: to(21, true) };
        expect(only(seen({ faceUp: 7 }), stop)).toBe("Stop on the beach: 7 eggs for you, and the game ends");
    });

    it("gives the risk of a roll in per cent, and the chance of eggs", () => {
        const rolls = [to(4), to(6), to(21, true), to(1, true), to(0), to(0)];
        const roll: Option = { event: { type: "roll" }, rolls };
        expect(only(seen(), roll)).toBe("Roll again: bust 33% · eggs 33%");
        const [choice] = choices(seen(), [roll]);
        expect(choice?.fates).toEqual(["safe", "safe", "eggs", "eggs", "bust", "bust"]);
        expect(facesAloud(choice?.fates ?? [])).toBe("5, 6 would bust. 3, 4 would win the eggs");
    });

    it("says so when a roll cannot bust", () => {
        expect(only(seen(), { event: { type: "roll" }, rolls: [1, 2, 3, 4, 5, 6].map((n) => to(n)) })).toBe(
            "Roll again: no risk",
        );
    });

    it("tells the landing of a card", () => {
        expect(only(seen(), { event: { type: "card", eggs: 2 }, lands: to(8, false, ["C"]) })).toBe(
            "Play the 2: to 8 · onto Cleo",
        );
    });

    it("asks which turtle goes first, and gives R to a single first roll", () => {
        const start = (turtle: string): Option => ({ event: { type: "start", turtle } });
        const both = choices(seen({ mover: null, dice: [] }), [start("A"), start("B")]);
        expect(both.map(({ verb, key }) => [verb, key])).toEqual([
            ["A goes first", ""],
            ["B goes first", ""],
        ]);
        expect(choices(seen({ mover: null, dice: [] }), [start("A")])[0]).toMatchObject({
            verb: "Roll for A",
            key: "R",
        });
    });
});

describe("whose turn it is and who decides", () => {
    it("is your turn", () => {
        expect(status(seen({ mover: null, dice: [] }), 1)).toEqual({
            head: "Your turn",
            line: "Roll the first die.",
            mine: true,
        });
        expect(status(seen(), 2).line).toBe("Go on with the red turtle, or stop?");
        expect(status(seen({ dice: [5] }), 0).line).toBe("");
        expect(status(seen({ dice: [2, 4] }), 0).line).toBe("(2 + 4) × 2 = 12");
    });

    it("names the turtle you decide for when you ride", () => {
        const riding = seen({ turn: 2, actor: 1, mover: "B", riders: ["A"] });
        expect(status(riding, 2).head).toBe("You decide for the orange turtle");
    });

    it("names who decides for you when you are ridden", () => {
        const ridden = seen({ turn: 1, actor: 3, riders: ["C"] });
        expect(status(ridden, 0)).toMatchObject({ head: "Cleo decides for you", mine: false });
    });

    it("names both where neither is yours", () => {
        const others = seen({ turn: 2, actor: 3, mover: "B", riders: ["C"] });
        expect(status(others, 0).head).toBe("Cleo decides for the orange turtle");
    });

    it("has one device handed over, once", () => {
        const round = seen({ yours: [1, 3], actor: 3, turn: 3, mover: null, dice: [] });
        expect(status(round, 1, 1).head).toBe("Hand it to Cleo");
        expect(status(round, 1, 3).head).toBe("Cleo’s turn");
        const ridden = seen({ yours: [1, 3], actor: 3, turn: 1, riders: ["C"] });
        expect(status(ridden, 2, 1)).toMatchObject({
            head: "Hand it to Cleo",
            line: "Cleo decides for the red turtle",
        });
    });

    it("offers nothing while your own move is on its way", () => {
        expect(status(seen({ dice: [2, 4] }), 0).line).toBe("(2 + 4) × 2 = 12");
    });
});
