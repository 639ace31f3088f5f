/** A socket without a network: tests see what the page sends, and say what the server says. */

import { vi } from "vitest";

export class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    static all: FakeSocket[] = [];
    readyState = FakeSocket.CONNECTING;
    /** What the page has sent. */
    sent: Record<string, unknown>[] = [];
    readonly url: string;

    constructor(url: string | URL) {
        super();
        this.url = String(url);
        FakeSocket.all.push(this);
    }

    /** The newest socket. */
    static get last(): FakeSocket {
        const last = FakeSocket.all.at(-1);
        if (!last) throw new Error("there is no socket");
        return last;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }

    close(): void {
        if (this.readyState === FakeSocket.CLOSED) return;
        this.readyState = FakeSocket.CLOSED;
        this.dispatchEvent(new Event("close"));
    }

    open(): void {
        this.readyState = FakeSocket.OPEN;
        this.dispatchEvent(new Event("open"));
    }

    say(message: object): void {
        this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }
}

export function useFakeSockets(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
}
