import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { settings } from "../memory/settings.svelte";
import { fresh, known, remember, tables } from "../memory/tables";
import type { PositionView } from "../net/types";
import { firstGame, positionAt, type Game } from "../test/games";
import { FakeSocket, useFakeSockets } from "../test/socket";
import { Session } from "./session.svelte";
import type { Entry, Happening, Option, Scene, Stage } from "./types";

let game: Game;
let session: Session;

beforeEach(() => {
    localStorage.clear();
    useFakeSockets();
    game = firstGame();
    settings.speed = "calm";
});

afterEach(() => {
    session.close();
    fresh.clear();
    vi.unstubAllGlobals();
});

/** A stage that remembers what it was asked to show. */
class Watched implements Stage {
    played: { type: string; factor: number }[] = [];
    skipped = 0;
    hold: Promise<void> = Promise.resolve();

    async play(happening: Happening, _after: Scene, factor: number): Promise<void> {
        this.played.push({ type: happening.type, factor });
        await this.hold;
    }

    skip(): void {
        this.skipped++;
    }
}

const settle = async (rounds = 30) => {
    for (let round = 0; round < rounds; round++) await Promise.resolve();
    flushSync();
};

const welcome = (seq: number, yours: number[] = [2], more: object = {}) => ({
    type: "table",
    table: { ...game.view, phase: "playing", seq, position: at(seq), standing: null, ...more },
    yours,
    hands: Object.fromEntries(yours.map((seat) => [seat, [1, 0, 0, 0, 0, 0]])),
    links: Object.fromEntries(yours.map((seat) => [seat, "none of ours"])),
});

const at = (seq: number, more: Partial<PositionView> = {}) => ({ ...positionAt(game, seq), ...more });
const entries = (from: number, to: number, more: Partial<PositionView> = {}) => ({
    type: "entries",
    entries: game.entries.slice(from - 1, to),
    position: at(to, more),
    due: null,
});

/** Sit at the table after *seq* entries. */
async function sit(seq: number, { yours = [2], position = {} as Partial<PositionView> } = {}): Promise<FakeSocket> {
    if (yours.length) remember(game.table, { tokens: { 2: "key" } });
    session = new Session(game.table);
    const socket = FakeSocket.last;
    socket.open();
    socket.say(welcome(seq, yours));
    socket.say(entries(1, seq, position));
    await settle();
    return socket;
}

const roll: Option = { event: { type: "roll" } };
const stop: Option = { event: { type: "stop" } };
const yourTurn = { actor: 2, options: [roll, stop] as unknown as PositionView["options"] };

test("an old table is shown as it is, without motion", async () => {
    const stage = new Watched();
    remember(game.table, { tokens: { 2: "key" } });
    session = new Session(game.table);
    session.attach(stage);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(30));
    FakeSocket.last.say(entries(1, 30));
    await settle();
    expect(stage.played).toEqual([]);
    expect(session.ready).toBe(true);
    expect(session.phase).toBe("playing");
    expect(session.scene.stacks).toEqual(at(30).stacks);
    expect(session.log.length).toBeGreaterThan(3);
    expect(session.yours).toEqual([2]);
    expect(session.hands[2]).toEqual([1, 0, 0, 0, 0, 0]);
    expect(known(game.table).people).toEqual(["Ada", "Ben"]);
});

test("a table that was opened here is shown from its first move", async () => {
    fresh.add(game.table);
    const stage = new Watched();
    session = new Session(game.table);
    session.attach(stage);
    const heard: string[] = [];
    session.listen((happening) => heard.push(happening.type));
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(30));
    FakeSocket.last.say(entries(1, 30));
    await settle(400);
    expect(stage.played.length).toBeGreaterThan(15);
    expect(heard).toEqual(stage.played.map(({ type }) => type));
    expect(stage.played[0]?.factor).toBe(1);
    expect(fresh.has(game.table)).toBe(false);
});

test("news are shown one after the other, and a long absence all at once", async () => {
    const socket = await sit(8);
    const stage = new Watched();
    session.attach(stage);
    socket.say(entries(9, 12));
    await settle();
    expect(stage.played.length).toBeGreaterThan(2);
    const before = stage.played.length;
    socket.say(entries(13, 40));
    await settle();
    expect(stage.played).toHaveLength(before);
    expect(session.scene.stacks).toEqual(at(40).stacks);
});

test("entries that come twice count once, and a gap makes it ask again", async () => {
    const socket = await sit(8);
    const lines = session.log.length;
    socket.say(entries(5, 8));
    await settle();
    expect(session.log).toHaveLength(lines);
    socket.say(entries(12, 14));
    await settle();
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", seq: 8 });
    expect(session.scene.stacks).toEqual(at(8).stacks);
});

test("options are on offer once everything is shown, and only to the seat that must decide", async () => {
    const socket = await sit(8, { position: yourTurn });
    expect(session.deciding).toBe(2);
    expect(session.options).toEqual([roll, stop]);
    const stage = new Watched();
    let release = () => {};
    stage.hold = new Promise((resolve) => (release = resolve));
    session.attach(stage);
    socket.say(entries(9, 9, yourTurn));
    await settle();
    expect(session.options).toEqual([]);
    expect(session.showing).not.toBeNull();
    release();
    await settle();
    expect(session.options).toHaveLength(2);
    socket.say(entries(10, 10, { ...yourTurn, actor: 3 }));
    await settle();
    expect(session.options).toEqual([]);
});

test("a decision is sent once, and the next choice comes with the next entries", async () => {
    const socket = await sit(8, { position: yourTurn });
    void session.decide(stop);
    void session.decide(stop);
    await settle();
    const sent = socket.sent.filter(({ type }) => type === "decide");
    expect(sent).toMatchObject([{ seat: 2, seq: 8, event: { type: "stop" }, link: "" }]);
    socket.say({ type: "accepted", command: sent[0]?.command, seq: 9 });
    await settle();
    expect(session.options).toEqual([]);
    socket.say(entries(9, 9, yourTurn));
    await settle();
    expect(session.options).toHaveLength(2);
});

test("a decision that is stale only by a seat's change is sent again by itself", async () => {
    const socket = await sit(8, { position: yourTurn });
    void session.decide(stop);
    await settle();
    const command = socket.sent.at(-1)?.command;
    const quiet: Entry = { seq: 9, seat: 0, at: 0, body: { type: "away", seat: 3 } };
    socket.say({ type: "entries", entries: [quiet], position: at(8, yourTurn), due: null });
    socket.say({ type: "refused", code: "stale", sentence: "", command, seq: 9, position: at(8, yourTurn) });
    await settle();
    expect(socket.sent.at(-1)).toMatchObject({ type: "decide", seq: 9, event: { type: "stop" } });
    expect(socket.sent.at(-1)?.command).not.toBe(command);
});

test("a stale decision on another position is dropped, and the table asked for", async () => {
    const socket = await sit(8, { position: yourTurn });
    void session.decide(stop);
    await settle();
    const command = socket.sent.at(-1)?.command;
    socket.say({ type: "refused", code: "stale", sentence: "", command, seq: 20, position: at(20) });
    await settle();
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", seq: 8 });
    expect(session.options).toHaveLength(2);
});

test("a link that the server does not take is left out", async () => {
    const socket = await sit(8, { position: yourTurn });
    void session.decide(roll);
    await settle();
    const command = socket.sent.at(-1)?.command;
    socket.say({ type: "refused", code: "bad_link", sentence: "", command });
    await settle();
    expect(socket.sent.at(-1)).toMatchObject({ type: "decide", seq: 8, event: { type: "roll" }, link: "" });
});

test("another refusal is told, and the choice stays", async () => {
    const socket = await sit(8, { position: yourTurn });
    void session.decide(stop);
    await settle();
    socket.say({ type: "refused", code: "illegal", sentence: "No.", command: socket.sent.at(-1)?.command });
    await settle();
    expect(session.problem).toEqual({ code: "illegal", sentence: "No." });
    expect(session.options).toHaveLength(2);
});

test("skip ends the motion of all that has come", async () => {
    const socket = await sit(8);
    const stage = new Watched();
    let release = () => {};
    stage.hold = new Promise((resolve) => (release = resolve));
    session.attach(stage);
    socket.say(entries(9, 14));
    await settle();
    expect(stage.played).toHaveLength(1);
    session.skip();
    release();
    await settle(100);
    expect(stage.skipped).toBe(1);
    expect(stage.played).toHaveLength(1);
    stage.hold = Promise.resolve();
    socket.say(entries(15, 16));
    await settle(100);
    expect(stage.played.length).toBeGreaterThan(1);
});

test("whoever is away gets no choices until they are back", async () => {
    const socket = await sit(8, { position: yourTurn });
    const away: Entry = { seq: 9, seat: 0, at: 0, body: { type: "away", seat: 2 } };
    socket.say({ type: "entries", entries: [away], position: at(8, yourTurn), due: null });
    await settle();
    expect([session.options, session.away]).toEqual([[], [2]]);
    session.back(2);
    expect(socket.sent.at(-1)).toEqual({ type: "back", seat: 2 });
    const back: Entry = { seq: 10, seat: 0, at: 0, body: { type: "back", seat: 2 } };
    socket.say({ type: "entries", entries: [back], position: at(8, yourTurn), due: 99 });
    await settle();
    expect([session.options.length, session.due]).toEqual([2, 99]);
});

test("the dice are checked as they come", async () => {
    const socket = await sit(game.entries.length);
    const draws = game.entries.filter(({ body }) => "draw" in body).length;
    await vi.waitFor(() => expect(session.dice.checked).toBe(draws));
    expect(session.dice).toMatchObject({ state: "checked", problems: [] });
    expect(known(game.table).tip).toBe((game.entries[0]?.body as { tip: string }).tip);
    expect(socket.sent[0]).toMatchObject({ tokens: ["key"] });
});

test("a table whose server shows another tip than before is tampered with", async () => {
    remember(game.table, { tip: "66".repeat(32) });
    await sit(12);
    await vi.waitFor(() => expect(session.dice.state).toBe("tampered"));
    expect(known(game.table).tip).toBe("66".repeat(32));
});

test("the result is fetched when the game ends", async () => {
    const answer = { ok: true, status: 200, json: async () => game.view };
    const asked = vi.fn(async () => answer);
    vi.stubGlobal("fetch", asked);
    const socket = await sit(game.entries.length - 3);
    socket.say({ ...entries(game.entries.length - 2, game.entries.length), position: game.view.position });
    await settle(100);
    expect(asked).toHaveBeenCalledOnce();
    expect(session.phase).toBe("over");
    expect(session.standing).toEqual(game.view.standing);
    expect(session.options).toEqual([]);
});

const answering = (json: object = {}) =>
    vi.fn(async (..._: unknown[]) => ({ ok: true, status: 200, json: async () => json }));
const asked = (fetched: ReturnType<typeof answering>) =>
    fetched.mock.calls.map(([path, options]) => {
        const { method, body, headers } = options as { method: string; body: string; headers: Record<string, string> };
        return [method, path, JSON.parse(body) as unknown, headers.Authorization];
    });

test("everyone of this browser says that they play again", async () => {
    const fetched = answering();
    vi.stubGlobal("fetch", fetched);
    await sit(8, { yours: [2, 3] });
    remember(game.table, { tokens: { 2: "key", 3: "other" } });
    await session.answer(true);
    const path = `api/tables/${game.table}/rematch`;
    expect(asked(fetched)).toEqual([
        ["POST", path, { agrees: true }, "Bearer key"],
        ["POST", path, { agrees: true }, "Bearer other"],
    ]);
});

test("who looks after the table hands it over with their own token, others vote for all whom they speak for", async () => {
    const fetched = answering();
    vi.stubGlobal("fetch", fetched);
    await sit(8, { yours: [2, 3] });
    remember(game.table, { tokens: { 0: "owner", 2: "key", 3: "other" } });
    session.host = 2;
    expect(session.hosting).toBe(true);
    await session.handOver(1);
    session.host = 1;
    expect(session.hosting).toBe(false);
    await session.handOver(2);
    expect(asked(fetched).map(([, , body, token]) => [body, token])).toEqual([
        [{ seat: 1 }, "Bearer key"],
        [{ seat: 2 }, "Bearer key"],
        [{ seat: 2 }, "Bearer other"],
    ]);
});

test("who is alone becomes the host to let a bot play, and with others it is but a vote", async () => {
    const fetched = answering(null as never);
    vi.stubGlobal("fetch", fetched);
    const socket = await sit(8);
    session.host = 1;
    socket.say({ type: "presence", seats: [2, 3], watchers: 0 });
    await settle();
    expect(session.hostAway).toBe(true);
    await session.standIn(1);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([`api/tables/${game.table}/host`]);
    socket.say({ type: "presence", seats: [2], watchers: 0 });
    await settle();
    await session.standIn(1);
    expect(fetched.mock.calls.map(([path]) => path).slice(1)).toEqual([
        `api/tables/${game.table}/host`,
        `api/tables/${game.table}/away`,
    ]);
});

test("a seat that was taken away is yours no more", async () => {
    const socket = await sit(8);
    const before = socket.sent.length;
    const left = { seq: 9, seat: 0, at: 0, body: { type: "left", seat: 2 } };
    socket.say({ type: "entries", entries: [left], position: at(8), due: null });
    await settle();
    expect(known(game.table).tokens).toEqual({});
    expect(socket.sent.slice(before).map(({ type, tokens }) => [type, tokens])).toEqual([["hello", []]]);
});

test("a rematch takes the seats along, each one place further", async () => {
    await sit(8);
    remember(game.table, { tokens: { 0: "owner", 1: "one" } });
    expect(session.follow("next")).toBe("next");
    expect(known("next").tokens).toEqual({ 0: "owner", 1: "key", 3: "one" });
    expect(fresh.has("next")).toBe(true);
});

test("reactions are shown for a while", async () => {
    const socket = await sit(8);
    vi.useFakeTimers();
    for (let count = 0; count < 12; count++) socket.say({ type: "reaction", seat: 3, reaction: "wow" });
    expect(session.reactions).toHaveLength(8);
    vi.advanceTimersByTime(5000);
    expect(session.reactions).toEqual([]);
    vi.useRealTimers();
    session.react(2, "nice");
    expect(socket.sent.at(-1)).toEqual({ type: "react", seat: 2, reaction: "nice" });
});

test("who is connected", async () => {
    const socket = await sit(8);
    socket.say({ type: "presence", seats: [2, 3], watchers: 4 });
    socket.say({ type: "hand", seat: 2, cards: [0, 1, 0, 0, 0, 0] });
    await settle();
    expect([session.present, session.watchers, session.hands[2]]).toEqual([[2, 3], 4, [0, 1, 0, 0, 0, 0]]);
});

test("a table that is not there, or not any more, is forgotten", async () => {
    const socket = await sit(8);
    socket.say({ type: "gone" });
    await settle();
    expect(session.gone).toBe("deleted");
    expect(tables()).toEqual({});
    session = new Session("nowhere");
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "refused", code: "not_found", sentence: "" });
    await settle();
    expect(session.gone).toBe("not_found");
});

test("the connection breaks and comes back without losing anything", async () => {
    const socket = await sit(8);
    expect(session.connection).toBe("open");
    vi.useFakeTimers();
    socket.close();
    expect(session.connection).toBe("broken");
    vi.advanceTimersByTime(400);
    vi.useRealTimers();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seq: 8 }]);
    FakeSocket.last.say(welcome(12));
    FakeSocket.last.say(entries(9, 12));
    await settle();
    expect(session.connection).toBe("open");
    expect(session.scene.stacks).toEqual(at(12).stacks);
});

test("a line of the log can be looked at", async () => {
    await sit(40);
    const line = session.log.find(({ happening }) => happening.type === "move");
    expect(line && session.sceneAt(line).stacks).toEqual(line && at(line.seq).stacks);
});

const judged = [
    { event: { type: "roll" }, worth: 0.5, gives_away: 0 },
    { event: { type: "stop" }, worth: 0.4, gives_away: 0.1 },
];
const advice = (seq: number, seat = 2) => ({ type: "advice", seq, seat, source: "ancient", options: judged });
/** A table of one person and bots, or of several people with advice. */
const alone = () => {
    for (const { body } of game.entries)
        if (body.type === "opened")
            body.seats = body.seats.map((seat, index) =>
                index === 1 ? seat : { ...seat, kind: "bot", bot: "swimmer" },
            );
    game.entries = game.entries
        .filter(({ body }) => body.type !== "sat" || body.seat === 2)
        .map((entry, index) => ({ ...entry, seq: index + 1 }));
};

test("nobody is advised among others, unless the table was opened so", async () => {
    const socket = await sit(12, { position: yourTurn });
    expect(session.hasAdvice).toBe(false);
    session.advise();
    expect(socket.sent.some(({ type }) => type === "advise")).toBe(false);
    session.close();
    const [first] = game.entries;
    if (first?.body.type === "opened") Object.assign(first.body, { advice: true });
    await sit(12, { position: yourTurn });
    expect(session.hasAdvice).toBe(true);
});

test("advice belongs to one moment: it comes once, and goes with the next entry", async () => {
    alone();
    const socket = await sit(12, { position: yourTurn });
    expect(session.hasAdvice).toBe(true);
    expect(session.unadvised).not.toBe("");
    session.advise();
    session.advise();
    expect(socket.sent.filter(({ type }) => type === "advise")).toEqual([{ type: "advise", seat: 2 }]);
    socket.say(advice(11));
    await settle();
    expect(session.advice).toBeNull();
    session.advise();
    socket.say(advice(12));
    await settle();
    expect(session.advice).toEqual(judged);
    expect(session.unadvised).toBe("");
    socket.say(entries(13, 13, yourTurn));
    await settle();
    expect(session.advice).toBeNull();
});

test("that advice was asked for is noted in the log, and takes nothing off the table meanwhile", async () => {
    alone();
    const socket = await sit(12, { position: yourTurn });
    const offered: number[] = [];
    const stop = $effect.root(() => {
        $effect(() => {
            offered.push(session.options.length);
        });
    });
    flushSync();
    session.advise();
    const noted = { ...game.entries[11]!, seq: 13, seat: 0, move: null, body: { type: "advised", seat: 2 } };
    socket.say({ type: "entries", entries: [noted], position: at(12, yourTurn), due: null });
    socket.say(advice(13));
    await settle();
    expect(session.advice).toEqual(judged);
    expect(new Set(offered)).toEqual(new Set([2]));
    stop();
});

test("advice that comes too late is no trouble, but another refusal is told", async () => {
    alone();
    const socket = await sit(12, { position: yourTurn });
    session.advise();
    socket.say({ type: "refused", code: "forbidden", sentence: "Seat 2 has nothing to decide now." });
    await settle();
    expect(session.problem).toBeNull();
    session.advise();
    expect(socket.sent.filter(({ type }) => type === "advise")).toHaveLength(2);
    socket.say({ type: "refused", code: "unavailable", sentence: "Later." });
    await settle();
    expect(session.problem).toMatchObject({ code: "unavailable" });
});
