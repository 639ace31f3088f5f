import { expect, test } from "vitest";
import { ENTRIES, OPENING } from "../learn/lesson";
import type { RecordEntryView } from "../net/types";
import { clutchesOf, film, lineAt, nextMove } from "./film";
import { complete } from "./recorded";

const entries = ENTRIES;
const game = film(entries);
const kinds = game.frames.map(({ shots }) => shots.at(-1)?.happening.type);

test("it begins with all turtles on the raft and no card open", () => {
    const { scene, shots } = game.frames[0]!;
    expect(scene.raft).toEqual(["A", "B"]);
    expect(scene.faceUp).toBe(0);
    expect(shots).toEqual([]);
});

test("every die, move and card has a frame, and a start comes with its die", () => {
    const count = (kind: string) => entries.filter(({ body }) => body.type === kind).length;
    expect(kinds.filter((kind) => kind === "die")).toHaveLength(count("rolled"));
    expect(kinds.filter((kind) => kind === "turned")).toHaveLength(count("turned"));
    expect(kinds.filter((kind) => kind === "move")).toHaveLength(game.lines.length);
    expect(game.frames[2]!.shots.map(({ happening }) => happening.type)).toEqual(["start", "die"]);
});

test("a die that ends a throw is shown before the move it leads to", () => {
    const bust = game.lines.find(({ happening }) => happening.move.bust)!;
    const die = game.frames[bust.frame - 1]!;
    expect(die.scene.dice.map(({ pips }) => pips)).toEqual([4, 6]);
    expect(die.scene.raft).toEqual([]);
    expect(game.frames[bust.frame]!.scene.raft).toEqual(["A"]);
});

test("each line leads to the frame of its move", () => {
    for (const { frame, happening } of game.lines) expect(game.frames[frame]!.shots.at(-1)!.happening).toBe(happening);
});

test("steps by move go from line to line, and stop at both ends", () => {
    const seen = [0];
    while (seen.at(-1)! < game.frames.length - 1) seen.push(nextMove(game, seen.at(-1)!, 1));
    expect(seen.slice(1)).toEqual([...game.lines.map(({ frame }) => frame)]);
    const back = [game.frames.length - 1];
    while (back.at(-1)! > 0) back.push(nextMove(game, back.at(-1)!, -1));
    expect(back.reverse()).toEqual(seen);
    expect(nextMove(game, 0, -1)).toBe(0);
});

test("the line of the log at a frame is the last one told", () => {
    expect(lineAt(game, 0)).toBe(-1);
    const { frame } = game.lines[2]!;
    expect(lineAt(game, frame)).toBe(2);
    expect(lineAt(game, frame - 1)).toBe(1);
});

test("clutches are revealed, the last seven too", () => {
    const { hands, scene } = game.frames.at(-1)!;
    expect(scene.places.map((place) => clutchesOf(hands, scene.nest, place))).toEqual([[5, 7], [3]]);
});

test("whose turn it is and who decides is told: Lulu for the turtle she rides on", () => {
    const ridden = game.frames.find(({ turn, decides }) => turn === 1 && decides === 2);
    expect(ridden?.scene.mover).toBe("A");
});

test("a record's dice get their throwers, and its places and rules are found", () => {
    const bare = entries.map((entry) =>
        entry.body.type === "rolled" ? { ...entry, body: { type: "rolled", pips: entry.body.pips } } : entry,
    ) as RecordEntryView[];
    const recorded = complete({ tags: {}, entries: bare, standing: null, dice: null });
    expect(recorded.entries.map(({ body }) => body)).toEqual(entries.map(({ body }) => body));
    expect(recorded.places).toHaveLength(2);
    expect(recorded.rules.set_aside).toBe(1);
});

test("a game in which nothing has happened has one frame", () => {
    const { frames, lines } = film(OPENING);
    expect(frames).toHaveLength(1);
    expect(lines).toEqual([]);
    expect(frames[0]!.scene.raft).toEqual(["A", "B"]);
});
