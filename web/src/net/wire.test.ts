import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, useFakeSockets } from "../test/socket";
import { Wire, type Decision, type FromServer } from "./wire";

let heard: FromServer[];
let refusals: (Decision | null)[];
let states: string[];
let wire: Wire;

const table = { type: "table", table: {}, yours: [], hands: {}, links: {} };

beforeEach(() => {
    vi.useFakeTimers();
    useFakeSockets();
    heard = [];
    refusals = [];
    states = [];
    wire = new Wire("lagoon", {
        tokens: () => ["key"],
        seq: () => 7,
        hear: (message, refused) => {
            heard.push(message);
            refusals.push(refused);
        },
        connection: (state) => states.push(state),
    });
});

afterEach(() => {
    wire.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** Connect, and be greeted. */
function greet(): FakeSocket {
    const socket = FakeSocket.last;
    socket.open();
    socket.say(table);
    return socket;
}

test("it says hello with its tokens and the last entry it has", () => {
    const socket = greet();
    expect(socket.url).toMatch(/^ws:\/\/[^/]+\/api\/socket$/);
    expect(socket.sent).toEqual([{ type: "hello", table: "lagoon", tokens: ["key"], seq: 7 }]);
    expect(states).toEqual(["open"]);
    expect(heard).toEqual([table]);
});

test("it comes back when it breaks, later each time", () => {
    greet().close();
    expect(states).toEqual(["open", "broken"]);
    vi.advanceTimersByTime(375);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close();
    vi.advanceTimersByTime(375);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(375);
    expect(FakeSocket.all).toHaveLength(3);
    for (let round = 0; round < 8; round++) {
        FakeSocket.last.close();
        vi.advanceTimersByTime(10_000);
    }
    expect(FakeSocket.all).toHaveLength(11);
});

test("it comes back at once when the network does", () => {
    for (let round = 0; round < 6; round++) {
        FakeSocket.last.close();
        vi.advanceTimersByTime(10_000);
    }
    const before = FakeSocket.all.length;
    FakeSocket.last.close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
});

test("a decision that got no answer is sent again, with the same command", () => {
    const first = greet();
    wire.decide(2, 7, { type: "roll" }, "aa");
    const [, decision] = first.sent;
    expect(decision).toMatchObject({ type: "decide", seat: 2, seq: 7, event: { type: "roll" }, link: "aa" });
    first.close();
    vi.advanceTimersByTime(400);
    const second = greet();
    expect(second.sent[1]).toEqual(decision);
    second.say({ type: "accepted", command: decision?.command, seq: 8 });
    expect(wire.pending).toBeNull();
    second.close();
    vi.advanceTimersByTime(400);
    expect(greet().sent).toHaveLength(1);
});

test("a decision made while the line is broken waits for it", () => {
    greet().close();
    wire.decide(2, 7, { type: "stop" }, "");
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toHaveLength(1);
    FakeSocket.last.say(table);
    expect(FakeSocket.last.sent[1]).toMatchObject({ type: "decide", event: { type: "stop" } });
});

test("too fast, or storage away: the same decision again after a while", () => {
    const socket = greet();
    wire.decide(2, 7, { type: "roll" }, "");
    const command = wire.pending?.command;
    socket.say({ type: "refused", code: "unavailable", sentence: "", command });
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(socket.sent.map(({ type }) => type)).toEqual(["hello", "decide", "decide"]);
    expect(wire.pending?.command).toBe(command);
});

test("a hello that is refused for now is said again, on a new connection", () => {
    for (const code of ["unavailable", "too_many"]) {
        const socket = FakeSocket.last;
        socket.open();
        socket.say({ type: "refused", code, sentence: "" });
        expect(states.at(-1)).toBe("broken");
        vi.advanceTimersByTime(1000);
        expect(FakeSocket.last).not.toBe(socket);
    }
    expect(heard).toEqual([]);
    const socket = greet();
    expect(socket.sent).toHaveLength(1);
    expect(states.at(-1)).toBe("open");
    wire.hello();
    socket.say({ type: "refused", code: "unavailable", sentence: "" });
    expect(states.at(-1)).toBe("broken");
});

test("a refusal comes with the decision it is about", () => {
    const socket = greet();
    wire.decide(2, 7, { type: "roll" }, "");
    const { pending } = wire;
    socket.say({ type: "refused", code: "illegal", sentence: "No.", command: pending?.command });
    expect(refusals.at(-1)).toEqual(pending);
    expect(wire.pending).toBeNull();
    socket.say({ type: "refused", code: "too_many", sentence: "Slowly." });
    expect(refusals.at(-1)).toBeNull();
});

test("it pings, and hangs up on a server that is silent", () => {
    const socket = greet();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    socket.say({ type: "pong" });
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(80_000);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
});

test("a connection that does not open is given up", () => {
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all[0]?.readyState).toBe(FakeSocket.CLOSED);
    expect(states).toEqual(["broken"]);
    vi.advanceTimersByTime(400);
    greet();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
});

test("after a sleep it asks whether the connection still lives", () => {
    const socket = greet();
    dispatchEvent(new Event("online"));
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(1);
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(4000);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(4000);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
});

test("when the network has gone it says so within seconds, and a server on this machine goes on", () => {
    const socket = greet();
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(1);
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(4000);
    expect(states).toEqual(["open"]);
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(4000);
    expect(states).toEqual(["open", "broken"]);
});

test("once closed it stays closed and hears nothing", () => {
    const socket = greet();
    wire.close();
    socket.say({ type: "gone" });
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard).toHaveLength(1);
    expect(states).toEqual(["open"]);
});
