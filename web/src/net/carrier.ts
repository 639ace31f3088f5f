/** What carries requests and sockets: a server, or Python inside this page. Both speak as docs/protocol.md says. */

/** What is asked, as HTTP would have it. */
export type Question = {
    method: string;
    /** After `api/`. */
    path: string;
    content: string | null;
    contentType: string;
    token: string;
    signal: AbortSignal | null;
};

/** As much of a WebSocket as is needed. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "addEventListener">;

export interface Carrier {
    /** Whether it is inside this page: then nothing gets lost on the way, and nothing goes silent. */
    readonly isHere: boolean;
    /** Ask, and resolve before all of the answer is there. Rejects if nobody can be asked. */
    ask(question: Question): Promise<Response>;
    connect(): Socket;
}

/** The server that this page comes from. */
export const server: Carrier = {
    isHere: false,
    ask: ({ method, path, content, contentType, token, signal }) => {
        const headers: Record<string, string> = {};
        if (contentType) headers["Content-Type"] = contentType;
        if (token) headers.Authorization = `Bearer ${token}`;
        return fetch(`api/${path}`, { method, headers, body: content, signal });
    },
    connect: () => {
        const address = new URL("api/socket", document.baseURI);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        address.hash = "";
        return new WebSocket(address);
    },
};
