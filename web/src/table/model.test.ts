import { expect, test } from "vitest";
import { firstGame, games } from "../test/games";
import seats from "../test/seats.json?raw";
import { Model } from "./model";
import { colourOf, partyOf, seatOf, spaceOf } from "./scene";
import type { Entry, Happening } from "./types";

test.each(games())(
    "the books agree with the server after every entry of game $table",
    ({ entries, positions, view }) => {
        const model = new Model();
        for (const entry of entries) {
            model.apply(entry);
            const position = positions[entry.seq];
            if (!position) continue;
            const { stacks, raft, nest, mover, faceUp, pile, dice } = model.scene();
            const shown = { stacks, raft, nest, mover, face_up: faceUp, pile, clutches: model.clutches };
            expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((key) => [key, position[key as "turn"]])));
            if (position.mover !== null) expect(dice.map((die) => die.pips)).toEqual(position.dice);
        }
        expect(model.phase).toBe("over");
        expect(model.hands).toEqual(view.standing?.cards);
        expect(model.places.map(({ name, kind }) => ({ name, kind }))).toEqual(
            view.seats.map(({ name, kind }) => ({ name, kind })),
        );
    },
);

test("each step has a scene of its own: the die lies there before the turtle moves", () => {
    const { entries } = firstGame();
    const entry = entries.find(({ body, move }) => body.type === "rolled" && move);
    const model = new Model();
    for (const before of entries) if (entry && before.seq < entry.seq) model.apply(before);
    const seen: [Happening["type"], string | null, number][] = [];
    if (entry)
        for (const one of model.steps(entry)) seen.push([one.type, model.scene().mover, model.scene().dice.length]);
    expect(seen.map(([type]) => type)).toEqual(["die", "move"]);
    expect(seen[0]?.[1]).toBe(entry?.move?.turtle);
    expect(seen[1]?.[1]).toBeNull();
    expect(seen[0]?.[2]).toBe(entry?.move?.dice.length);
    expect(seen[1]?.[2]).toBe(entry?.move?.dice.length);
});

test("a scene once given never changes", () => {
    const model = new Model();
    const kept: [string, unknown][] = [];
    for (const entry of firstGame().entries) {
        model.apply(entry);
        kept.push([JSON.stringify(model.scene()), model.scene()]);
    }
    for (const [text, scene] of kept) expect(JSON.stringify(scene)).toBe(text);
});

test("a model goes on from a snapshot as if nothing had been", () => {
    const { entries } = firstGame();
    const whole = new Model();
    let pieces = new Model();
    for (const entry of entries) {
        whole.apply(entry);
        pieces.apply(entry);
        pieces = Model.from(pieces.snapshot());
    }
    expect(pieces.snapshot()).toEqual(whole.snapshot());
});

test("seats: someone comes, leaves, comes again, is away and back, leaves in mid-game", () => {
    const [opened] = firstGame().entries;
    const model = new Model();
    if (opened) model.apply(opened);
    const apply = (body: object) => model.apply({ seq: model.seq + 1, seat: 0, at: 0, body: body as never });
    expect(apply({ type: "sat", seat: 2, name: "Ada", tip: "" })).toEqual([
        { type: "seat", what: "sat", seat: 2, name: "Ada" },
    ]);
    expect(apply({ type: "left", seat: 2 })).toEqual([{ type: "seat", what: "left", seat: 2, name: "Ada" }]);
    expect(model.places[1]).toMatchObject({ kind: "open", name: "" });
    apply({ type: "sat", seat: 2, name: "Eve", tip: "" });
    expect(apply({ type: "filled", seat: 3, bot: "drifter" })).toMatchObject([{ what: "filled", name: "drifter" }]);
    expect(apply({ type: "started" })).toEqual([{ type: "started" }]);
    apply({ type: "away", seat: 2 });
    expect(model.places[1]?.away).toBe(true);
    expect(apply({ type: "back", seat: 2 })).toEqual([{ type: "seat", what: "back", seat: 2, name: "Eve" }]);
    expect(model.places[1]?.away).toBe(false);
    apply({ type: "left", seat: 2 });
    expect(model.places[1]).toMatchObject({ kind: "bot", name: "swimmer" });
    expect(apply({ type: "rematch", table: "next" })).toEqual([{ type: "rematch", table: "next" }]);
    expect(model.rematch).toBe("next");
});

test("who sits where is read as the server and the terminal read it", () => {
    const model = new Model();
    type Row = { why: string; body: never; places: unknown[]; host: number; phase?: string };
    for (const { why, body, places, host, phase } of JSON.parse(seats) as Row[]) {
        model.apply({ seq: model.seq + 1, seat: 0, at: 0, body });
        if (phase) expect(model.phase).toBe(phase);
        expect(model.host, why).toBe(host);
        expect(
            model.places.map(({ kind, name, away }) => [kind, name, away]),
            why,
        ).toEqual(places);
    }
});

test("what an entry of a later version tells is passed over", () => {
    const model = new Model();
    expect(model.apply({ seq: 9, seat: 0, at: 0, body: { type: "weather" } as never })).toEqual([]);
    expect(model.seq).toBe(9);
});

test("the server's word counts, and dice of a finished move stay", () => {
    const { entries, view } = firstGame();
    const model = new Model();
    for (const entry of entries.slice(0, 20)) model.apply(entry);
    const { dice } = model.scene();
    model.adopt(view.position);
    expect(model.scene().stacks).toEqual(view.position.stacks);
    expect(model.scene().dice).toEqual(dice);
    model.adopt({ ...view.position, dice: [6, 1] });
    expect(model.scene().dice).toEqual([
        { pips: 6, card: false },
        { pips: 1, card: false },
    ]);
    expect(model.phase).toBe("over");
});

test("who owns a turtle, its colour, its space and its riders", () => {
    const model = new Model();
    const [opened] = firstGame().entries;
    if (opened) model.apply(opened);
    const scene = { ...model.scene(), stacks: { 4: ["C", "A", "E"] }, raft: ["B", "D", "F"] };
    expect(seatOf(scene, "C")).toBe(2);
    expect(seatOf(scene, "Z")).toBe(0);
    expect(colourOf(scene, "D")).toBe("green");
    expect([spaceOf(scene, "A"), spaceOf(scene, "B")]).toEqual([4, 0]);
    expect(partyOf(scene, "A")).toEqual(["A", "E"]);
    expect(partyOf(scene, "B")).toEqual(["B"]);
});

test("bots are called by their names, unless a person has that name", () => {
    const opened = firstGame().entries[0]!;
    if (opened.body.type !== "opened") throw new Error("a log begins with its opening");
    const seats = opened.body.seats.map((seat) => ({ ...seat, kind: "open" as const, bot: null }));
    const names = ["Coco", "Momo", "Kiki", "Nino", "Tito", "Zaza", "Pepe"].slice(0, seats.length);
    const model = new Model();
    model.apply({ ...opened, body: { ...opened.body, seats, bot_names: names } });
    const entry = (body: Entry["body"]): Entry => ({ seq: model.seq + 1, seat: 0, at: 0, body });
    const called = () =>
        model.places
            .map((place) => place.called)
            .join(" ")
            .trim();
    model.apply(entry({ type: "filled", seat: 1, bot: "swimmer" }));
    expect(called()).toBe("Coco");
    model.apply(entry({ type: "sat", seat: 2, name: "coco", tip: "" }));
    expect(called()).toBe("");
    model.apply(entry({ type: "started" }));
    model.apply(entry({ type: "left", seat: 2 }));
    expect(called()).toBe("Coco Momo");
});
