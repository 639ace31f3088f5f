import { expect, test } from "vitest";
import { games } from "../test/games";
import { History } from "./history";
import { Model } from "./model";
import type { Entry, Scene } from "./types";

function follow(entries: Entry[]) {
    const model = new Model();
    const history = new History();
    const scenes = new Map<string, Scene>();
    for (const entry of entries) {
        const happenings = [];
        for (const happening of model.steps(entry)) {
            scenes.set(`${entry.seq}/${happenings.length}`, model.scene());
            happenings.push(happening);
        }
        history.add(entry, happenings, model);
    }
    return { history, scenes };
}

test.each(games())("every line of game $table can be looked at again", ({ entries }) => {
    const { history, scenes } = follow(entries);
    expect(history.lines.length).toBeGreaterThan(10);
    for (const line of history.lines) expect(history.sceneAt(line)).toEqual(scenes.get(`${line.seq}/${line.step}`));
    expect(history.lines.some(({ happening }) => happening.type === "die")).toBe(false);
});

test("a very long game forgets its oldest lines and still shows the others", () => {
    const [game] = games();
    const [opened, ...rest] = game?.entries ?? [];
    const entries = opened ? [opened] : [];
    for (let round = 0; entries.length < 6000; round++)
        for (const entry of rest) entries.push({ ...entry, seq: entries.length + 1 });
    const { history, scenes } = follow(entries);
    expect(history.lines.length).toBeLessThanOrEqual(1500);
    const first = history.lines[0];
    const last = history.lines.at(-1);
    for (const line of [first, last])
        if (line) expect(history.sceneAt(line)).toEqual(scenes.get(`${line.seq}/${line.step}`));
    expect(last?.seq).toBeGreaterThan(5990);
});

test("who leaves keeps what they did: only later lines are the bot's", () => {
    const [game] = games();
    const entries = game?.entries.slice(0, 60) ?? [];
    const move = entries.find((entry) => entry.move)!;
    const name = game!.view.seats[move.move!.turn - 1]!.name;
    const left = { seq: 61, seat: 0, at: 0, body: { type: "left", seat: move.move!.turn } } as Entry;
    const { history } = follow([...entries, left]);
    const line = history.lines.find(({ seq }) => seq === move.seq)!;
    expect(line.places[move.move!.turn - 1]?.name).toBe(name);
    expect(history.lines.at(-1)?.places[move.move!.turn - 1]?.kind).toBe("bot");
});

test("an erased name stands in no line any more", () => {
    const [game] = games();
    const entries = game?.entries.slice(0, 60) ?? [];
    const { seat, name } = game!.view.seats.find(({ kind }) => kind === "person")!;
    const renamed = { seq: 61, seat: 0, at: 0, body: { type: "renamed", seat, name: "Player 9" } } as Entry;
    const { history } = follow([...entries, renamed]);
    const names = history.lines.slice(3).map(({ places }) => places[seat - 1]?.name);
    expect(names).toContain("Player 9");
    expect(names).not.toContain(name);
});
