import { beforeEach, expect, test } from "vitest";
import type { Colour, Die, Move, Option, Place, Scene } from "../table/types";
import { describeDecision, logLine, spokenLine } from "./narration";
import { LANGUAGES, setLanguage } from "./words.svelte";

const COLOURS: Colour[] = ["red", "orange", "yellow", "green", "blue", "purple", "pink"];

function places(names: string[]): Place[] {
    return names.map((name, index) => ({
        seat: index + 1,
        kind: name === "swimmer" ? "bot" : "person",
        name,
        turtles: ["ABCDEFG"[index]!],
        colours: [COLOURS[index]!],
        away: false,
    }));
}

const CAST = { places: places(["Ada", "Ben", "swimmer", "Dora"]) };

/** Ada's red turtle goes from 2 to 14 by a 2 and a 4, unless told otherwise. */
function move(change: Partial<Move> = {}): Move {
    return {
        turn: 1,
        turtle: "A",
        riders: [],
        dice: [2, 4],
        origin: 2,
        space: 14,
        bust: false,
        eggs: 0,
        by: 1,
        path: [],
        onto: [],
        ...change,
    };
}

const line = (change: Partial<Move> = {}, dice: Die[] = []) =>
    logLine(CAST, { type: "move", move: move(change), dice });

beforeEach(() => setLanguage("en"));

test("a line of the log tells throw, turtle and landing", () => {
    expect(line()).toBe("Ada: (2 + 4) × 2 = 12. Red A swims to 14.");
    expect(line({ dice: [2], space: 21 })).toBe("Ada: 2. Red A swims to the beach.");
});

test("it tells onto whom, whom it carries, who decided and who won what", () => {
    expect(line({ riders: ["B"], onto: ["D", "C"], by: 2, eggs: 5 })).toBe(
        "Ada: (2 + 4) × 2 = 12. Red A carries Orange B to 14, onto Yellow C. Ben decided and takes 5 eggs.",
    );
    expect(line({ riders: ["D", "B"], by: 2 })).toBe(
        "Ada: (2 + 4) × 2 = 12. Red A carries Green D and Orange B to 14. Ben decided.",
    );
    expect(line({ onto: ["C"], eggs: 1 })).toBe(
        "Ada: (2 + 4) × 2 = 12. Red A swims to 14 and climbs onto Yellow C. That wins 1 egg.",
    );
    expect(line({ eggs: 7 })).toContain("Ada takes the last seven eggs. The game is over!");
});

test("it tells a bust, with all who share it", () => {
    expect(line({ dice: [2, 6], bust: true, space: 0 })).toBe("Ada: 2 + 6 = 8. Bust! Red A goes to the raft.");
    expect(line({ dice: [4, 4], bust: true, space: 0, riders: ["C"], by: 3 })).toBe(
        "Ada: 4 + 4 = 8. Bust! Red A and Yellow C go to the raft. Swimmer C decided.",
    );
});

test("it tells of a card that was played", () => {
    const dice = [
        { pips: 5, card: false },
        { pips: 2, card: true },
    ];
    expect(line({ dice: [5, 2] }, dice)).toBe("Ada: (5 + 2) × 2 = 14. Ada played the 2. Red A swims to 14.");
});

test("what makes no line of its own is silent in the log", () => {
    expect(logLine(CAST, { type: "turned", eggs: 3 })).toBe("");
    expect(logLine(CAST, { type: "seat", what: "left", seat: 2, name: "Ben" })).toBe("Ben has left.");
});

test("dice are told as they fall, with what they make", () => {
    const scene = {
        places: CAST.places,
        stacks: { 9: ["A", "B"] },
        raft: [],
        nest: null,
        mover: "A",
        dice: [] as Die[],
    };
    const after = (...pips: number[]): Scene => ({
        ...scene,
        dice: pips.map((one) => ({ pips: one, card: false })),
        faceUp: 3,
        pile: 9,
    });
    const die = (pips: number) => ({ type: "die", die: { pips, card: false }, by: 2 }) as const;
    expect(spokenLine(CAST, { type: "start", turtle: "A", by: 1 }, after())).toBe("");
    expect(spokenLine(CAST, { ...die(2), by: 1 }, after(2))).toBe(
        "Ada rolls 2 for Red A. Ben rides on top and decides.",
    );
    expect(spokenLine(CAST, die(2), { ...after(2), mover: "B" })).toBe("Ben rolls 2 for Orange B.");
    expect(spokenLine(CAST, die(4), after(2, 4))).toBe("Ben rolls 4. That makes 6, times 2: 12.");
    expect(spokenLine(CAST, die(6), after(2, 6))).toBe("Ben rolls 6. That makes 8.");
});

test("your decision is told with what each choice would do", () => {
    const options: Option[] = [
        { event: { type: "stop" }, lands: { space: 21, wins: true, onto: ["D"] } },
        {
            event: { type: "roll" },
            rolls: [1, 2, 3, 4, 5, 6].map((pips) => ({ space: pips > 4 ? 0 : pips, wins: pips === 1, onto: [] })),
        },
        { event: { type: "card", eggs: 2 }, lands: { space: 3, wins: false, onto: [] } },
    ];
    const position = { turn: 1, actor: 2, mover: "A", face_up: 4 };
    expect(describeDecision(CAST, position, options, [2])).toBe(
        "You decide for Red A. Stop on the beach, onto Green D, and win 4 eggs. Roll again: 33% bust, 17% eggs. Play the 2, to 3.",
    );
    expect(describeDecision(CAST, position, options, [1])).toBe("Ben decides for Red A.");
    const starts: Option[] = [{ event: { type: "start", turtle: "A" } }, { event: { type: "start", turtle: "B" } }];
    const first = { turn: 1, actor: 1, mover: null, face_up: 4 };
    expect(describeDecision(CAST, first, starts, [0, 1])).toBe("Your turn. Which goes first, Red A or Orange B?");
    expect(describeDecision(CAST, first, starts.slice(1), [1, 2])).toBe("It is Ada’s turn. Roll for Orange B.");
    expect(describeDecision(CAST, { ...first, actor: null }, [], [1])).toBe("");
});

test.each(LANGUAGES)("in %s every colour has its own name and every shape of a move is told", async (language) => {
    await setLanguage(language);
    const cast = { places: places(["Ada", "Ben", "Cleo", "Dora", "Eli", "Fay", "Gus"]) };
    const line = (change: Partial<Move>) => logLine(cast, { type: "move", move: move(change), dice: [] });
    const lines = cast.places.flatMap(({ turtles: [turtle = ""], seat }) => [
        line({ turtle, turn: seat }),
        line({ turtle, turn: seat, onto: ["A"], eggs: 1 }),
        line({ turtle, turn: seat, riders: ["A", "B"], by: 1 }),
        line({ turtle, turn: seat, riders: ["A"], onto: ["B"], eggs: 4 }),
        line({ turtle, turn: seat, riders: ["A"], bust: true, dice: [6, 6] }),
    ]);
    expect(new Set(lines).size).toBe(lines.length);
    for (const one of lines) expect(one).not.toMatch(/narration|\{|\}|undefined|\bred\b/);
});

test("who looks after the table and who plays again is told", () => {
    expect(logLine(CAST, { type: "vote", seat: 2, host: 1 })).toBe("Ben wants Ada to be the host.");
    expect(logLine(CAST, { type: "vote", seat: 2, host: 2 })).toBe("Ben offers to be the host.");
    expect(logLine(CAST, { type: "host", seat: 1 })).toBe("Ada is the host now.");
    expect(logLine(CAST, { type: "series", games: 2 })).toBe("Game 3 of this series.");
    expect(logLine(CAST, { type: "again", seat: 1, agrees: true })).toBe("Ada wants to play again.");
    expect(logLine(CAST, { type: "again", seat: 2, agrees: false })).toBe("Ben does not play again this time.");
});
