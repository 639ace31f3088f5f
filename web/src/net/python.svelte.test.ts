import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "../python/messages";
import { jsonLines } from "./lines";
import { Python, PythonFailed } from "./python.svelte";

/** A worker that says what a test wants. */
class FakeWorker extends EventTarget {
    static last: FakeWorker;
    said: ToWorker[] = [];
    ended = false;
    readonly url: string;

    constructor(url: URL) {
        super();
        this.url = url.href;
        FakeWorker.last = this;
    }

    postMessage(message: ToWorker): void {
        this.said.push(message);
    }

    terminate(): void {
        this.ended = true;
    }

    say(message: FromWorker): void {
        this.dispatchEvent(new MessageEvent("message", { data: message }));
    }
}

const question = (path: string, more: object = {}) => ({
    method: "GET",
    path,
    content: null,
    contentType: "",
    token: "",
    signal: null,
    ...more,
});

let python: Python;
beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", FakeWorker);
    vi.spyOn(console, "warn").mockReturnValue();
    python = new Python("python/worker-1.js");
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("it begins with the first question, and tells how far it is", async () => {
    expect(python.state).toBe("idle");
    const asked = python.ask(question("tables", { method: "POST", content: "{}", token: "key" }));
    const worker = FakeWorker.last;
    expect(worker.url).toMatch(/\/python\/worker-1\.js$/);
    expect(python.state).toBe("loading");
    worker.say({ type: "progress", loaded: 30, total: 40 });
    expect(python.progress).toBe(0.75);
    worker.say({ type: "ready" });
    expect(python.state).toBe("ready");
    expect(worker.said).toEqual([{ type: "ask", id: 1, method: "POST", path: "tables", token: "key", content: "{}" }]);
    worker.say({ type: "answer", id: 1, status: 201, content_type: "application/json", text: '{"table":"t"}' });
    worker.say({ type: "end", id: 1 });
    const answer = await asked;
    expect(answer.status).toBe(201);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(await answer.json()).toEqual({ table: "t" });
});

test("an answer may have no content", async () => {
    const asked = python.ask(question("tables/t", { method: "DELETE" }));
    FakeWorker.last.say({ type: "answer", id: 1, status: 204, content_type: "", text: "" });
    FakeWorker.last.say({ type: "end", id: 1 });
    expect((await asked).status).toBe(204);
});

test("an answer may come in pieces", async () => {
    const asked = python.ask(question("review"));
    const worker = FakeWorker.last;
    worker.say({ type: "answer", id: 1, status: 200, content_type: "application/x-ndjson", text: "" });
    const answer = await asked;
    worker.say({ type: "piece", id: 1, text: '{"a":1}\n{"a"' });
    worker.say({ type: "piece", id: 1, text: ':2}\n{"ä":3}\n' });
    worker.say({ type: "end", id: 1 });
    const lines: object[] = [];
    for await (const line of jsonLines<object>(answer)) lines.push(line);
    expect(lines).toEqual([{ a: 1 }, { a: 2 }, { ä: 3 }]);
});

test("who stops listening has Python stop", async () => {
    const leaving = new AbortController();
    const asked = python.ask(question("review", { signal: leaving.signal }));
    leaving.abort();
    await expect(asked).rejects.toThrow("given up");
    const again = python.ask(question("review"));
    FakeWorker.last.say({ type: "answer", id: 2, status: 200, content_type: "application/x-ndjson", text: "" });
    await (await again).body!.cancel();
    expect(FakeWorker.last.said.filter(({ type }) => type === "abort")).toEqual([
        { type: "abort", id: 1 },
        { type: "abort", id: 2 },
    ]);
});

test("a socket opens when Python is ready, and carries texts both ways", () => {
    const socket = python.connect();
    const heard: string[] = [];
    socket.addEventListener("open", () => socket.send("hello"));
    socket.addEventListener("message", (event) => heard.push(String(event.data)));
    socket.addEventListener("close", () => heard.push("closed"));
    expect(socket.readyState).toBe(WebSocket.CONNECTING);
    const worker = FakeWorker.last;
    worker.say({ type: "ready" });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    worker.say({ type: "hear", socket: 1, text: "welcome" });
    socket.close();
    worker.say({ type: "hear", socket: 1, text: "too late" });
    expect(heard).toEqual(["welcome", "closed"]);
    expect(worker.said.map(({ type }) => type)).toEqual(["connect", "say", "hang_up"]);
});

test("everybody who waits hears of a failure, and the next question starts anew", async () => {
    const asked = python.ask(question("host"));
    const socket = python.connect();
    const first = FakeWorker.last;
    first.say({ type: "failed", reason: "no such file" });
    await expect(asked).rejects.toThrow(PythonFailed);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect([python.state, first.ended]).toEqual(["failed", true]);
    void python.ask(question("host")).catch(() => undefined);
    expect(FakeWorker.last).not.toBe(first);
    expect(python.state).toBe("loading");
});

test("silence is a failure, but only silence, and only until it is ready", () => {
    python.begin();
    vi.advanceTimersByTime(29_000);
    FakeWorker.last.say({ type: "progress", loaded: 1, total: 40 });
    vi.advanceTimersByTime(29_000);
    expect(python.state).toBe("loading");
    vi.advanceTimersByTime(2000);
    expect(python.state).toBe("failed");
    python.begin();
    FakeWorker.last.say({ type: "ready" });
    vi.advanceTimersByTime(100_000);
    expect(python.state).toBe("ready");
});

test("where there is no worker nobody waits for one", async () => {
    const none = new Python("");
    expect(none.exists).toBe(false);
    await expect(none.ask(question("host"))).rejects.toThrow(PythonFailed);
});
