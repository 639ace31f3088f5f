/** Python inside this page, in a worker: it answers as a server would. It starts when it is first needed. */

import type { FromWorker, ToWorker } from "../python/messages";
import type { Carrier, Question, Socket } from "./carrier";
import { pythonWorker } from "./edition";

/** How long the worker may be silent until it is ready. A content policy can stop it without a word. */
const SILENT_FOR = 30_000;
const EMPTY = [204, 205, 304];

/** Rejects whoever asked; the reason is for us. */
export class PythonFailed extends Error {}

type Waiting = { settle: (answer: Response) => void; fail: (problem: Error) => void };
type Stream = ReadableStreamDefaultController<Uint8Array>;

/* eslint-disable svelte/prefer-svelte-reactivity -- nobody draws what is under way */
export class Python implements Carrier {
    readonly isHere = true;
    /** Where it stands, for whoever waits. */
    state: "idle" | "loading" | "ready" | "failed" = $state("idle");
    /** How much of what it needs has come, from 0 to 1. */
    progress = $state(0);

    #worker: Worker | null = null;
    #watch: ReturnType<typeof setTimeout> | undefined;
    #last = 0;
    #hopeful: (() => void)[] = [];
    readonly #waiting = new Map<number, Waiting>();
    readonly #streams = new Map<number, Stream>();
    readonly #sockets = new Map<number, PythonSocket>();
    readonly #address: string;

    constructor(address: string) {
        this.#address = address;
    }

    /** Whether this page can do it at all. */
    get exists(): boolean {
        return this.#address !== "" && typeof Worker !== "undefined";
    }

    /** Begin to load, unless that has begun. After a failure this tries again. */
    begin(): void {
        if (this.#worker || !this.exists) return;
        this.state = "loading";
        this.progress = 0;
        try {
            this.#worker = new Worker(new URL(this.#address, document.baseURI), { type: "module", name: "python" });
        } catch (problem) {
            return this.#fail(String(problem));
        }
        this.#worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
        this.#worker.addEventListener("error", (event) => this.#fail(event.message || "the worker cannot be had"));
        this.#expectSign();
    }

    /** Resolves when it is ready, however often it fails before. */
    async started(): Promise<void> {
        if (this.state !== "ready") await new Promise<void>((resolve) => this.#hopeful.push(resolve));
    }

    ask({ method, path, content, token, signal }: Question): Promise<Response> {
        const id = ++this.#last;
        return new Promise((settle, fail) => {
            if (signal?.aborted) return fail(aborted());
            signal?.addEventListener("abort", () => this.#abort(id));
            this.#waiting.set(id, { settle, fail });
            this.#say({ type: "ask", id, method, path, token, content });
        });
    }

    connect(): Socket {
        const id = ++this.#last;
        const socket = new PythonSocket(
            (text) => this.#say({ type: "say", socket: id, text }),
            () => {
                this.#sockets.delete(id);
                this.#say({ type: "hang_up", socket: id });
            },
        );
        this.#sockets.set(id, socket);
        this.#say({ type: "connect", socket: id });
        if (this.state === "ready") queueMicrotask(() => socket.open());
        return socket;
    }

    #say(message: ToWorker): void {
        this.begin();
        if (this.#worker) this.#worker.postMessage(message);
        else queueMicrotask(() => this.#fail("there is no worker"));
    }

    #hear(message: FromWorker): void {
        switch (message.type) {
            case "progress":
                this.progress = Math.min(message.loaded / message.total, 1);
                return this.#expectSign();
            case "ready":
                clearTimeout(this.#watch);
                this.state = "ready";
                for (const resolve of this.#hopeful.splice(0)) resolve();
                for (const socket of this.#sockets.values()) socket.open();
                return;
            case "failed":
                return this.#fail(message.reason);
            case "answer":
                return this.#answer(message);
            case "piece":
                return this.#streams.get(message.id)?.enqueue(new TextEncoder().encode(message.text));
            case "end":
                this.#streams.get(message.id)?.close();
                this.#streams.delete(message.id);
                return;
            case "hear":
                return this.#sockets.get(message.socket)?.hear(message.text);
            case "closed":
                this.#sockets.get(message.socket)?.end();
                this.#sockets.delete(message.socket);
        }
    }

    #answer({ id, status, content_type, text }: FromWorker & { type: "answer" }): void {
        const asked = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (!asked) return;
        const headers = { "Content-Type": content_type };
        if (EMPTY.includes(status)) return asked.settle(new Response(null, { status }));
        if (text) return asked.settle(new Response(text, { status, headers }));
        const body = new ReadableStream<Uint8Array>({
            start: (stream) => void this.#streams.set(id, stream),
            cancel: () => this.#abort(id),
        });
        asked.settle(new Response(body, { status, headers }));
    }

    #abort(id: number): void {
        const stream = this.#streams.get(id);
        const asked = this.#waiting.get(id);
        if (!stream && !asked) return;
        this.#streams.delete(id);
        this.#waiting.delete(id);
        asked?.fail(aborted());
        try {
            stream?.error(aborted());
        } catch {
            // Whoever listened has gone already.
        }
        this.#say({ type: "abort", id });
    }

    #expectSign(): void {
        clearTimeout(this.#watch);
        if (this.state === "loading") this.#watch = setTimeout(() => this.#fail("silence"), SILENT_FOR);
    }

    /** Everybody who waits hears of it, and the next one who asks starts anew. */
    #fail(reason: string): void {
        clearTimeout(this.#watch);
        // Without a network it may just not be on this device yet.
        if (navigator.onLine) console.warn(`Python inside the page: ${reason}`);
        this.state = "failed";
        this.#worker?.terminate();
        this.#worker = null;
        const problem = new PythonFailed(reason);
        for (const { fail } of this.#waiting.values()) fail(problem);
        for (const stream of this.#streams.values()) stream.error(problem);
        const sockets = [...this.#sockets.values()];
        for (const one of [this.#waiting, this.#streams, this.#sockets]) one.clear();
        for (const socket of sockets) socket.end();
    }
}

/** What looks like a WebSocket to the page. */
class PythonSocket extends EventTarget implements Socket {
    readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
    readonly send: (text: string) => void;
    readonly #hangUp: () => void;

    constructor(send: (text: string) => void, hangUp: () => void) {
        super();
        this.send = send;
        this.#hangUp = hangUp;
    }

    open(): void {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.readyState = WebSocket.OPEN;
        this.dispatchEvent(new Event("open"));
    }

    hear(text: string): void {
        if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent("message", { data: text }));
    }

    close(): void {
        if (this.readyState === WebSocket.CLOSED) return;
        this.#hangUp();
        this.end();
    }

    end(): void {
        if (this.readyState === WebSocket.CLOSED) return;
        this.readyState = WebSocket.CLOSED;
        this.dispatchEvent(new Event("close"));
    }
}

const aborted = (): Error => new DOMException("given up", "AbortError");

export const python = new Python(pythonWorker);
