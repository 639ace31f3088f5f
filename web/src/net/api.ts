/** The server's HTTP. */

import type { Entry } from "../table/types";
import type {
    HomeNetworkView,
    HostView,
    ListedTable,
    OpenedTable,
    OpenTable,
    Problem,
    Rematch,
    Seated,
    TableView,
} from "./types";

/** Something the server would not do, or could not be asked: `code` is for us, the message is its sentence. */
export class Refused extends Error {
    /** As in docs/protocol.md, or "unreachable". */
    readonly code: string;
    /** All that the server says of it. */
    readonly problem: Partial<Problem>;

    constructor(problem: Partial<Problem> = {}) {
        super(problem.sentence ?? "");
        this.code = problem.code ?? "unreachable";
        this.problem = problem;
    }
}

type Asked = { body?: unknown; text?: string; token?: string; signal?: AbortSignal };

/** Ask the server, and return its answer before all of it is there. Raises Refused. */
export async function request(method: string, path: string, { body, text, token, signal }: Asked): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
    if (token) headers.Authorization = `Bearer ${token}`;
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    let answer: Response;
    try {
        answer = await fetch(`api/${path}`, { method, headers, body: content, signal: signal ?? null });
    } catch {
        throw new Refused();
    }
    if (!answer.ok)
        throw new Refused(((await answer.json().catch(() => null)) as object | null) ?? { code: "unavailable" });
    return answer;
}

/** Ask the server. Raises Refused. */
export async function ask<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
    const answer = await request(method, path, asked);
    return (answer.status === 204 ? null : await answer.json().catch(() => null)) as T;
}

export const openTable = (body: OpenTable) => ask<OpenedTable>("POST", "tables", { body });
export const listTables = (phase: TableView["phase"]) => ask<ListedTable[]>("GET", `tables?phase=${phase}`);
export const hostOf = () => ask<HostView>("GET", "host");
export const viewHome = () => ask<HomeNetworkView>("GET", "home-network");
export const letIn = (address: string) => ask<HomeNetworkView>("PUT", "home-network", { body: { address } });
export const shutOut = () => ask<null>("DELETE", "home-network");
export const lookAt = (table: string) => ask<TableView>("GET", `tables/${table}`);
export const deleteTable = (table: string, token: string) => ask<null>("DELETE", `tables/${table}`, { token });
export const sit = (table: string, seat: number, name: string, tip: string) =>
    ask<Seated>("PUT", `tables/${table}/seats/${seat}`, { body: { name, tip } });
export const leave = (table: string, seat: number, token: string) =>
    ask<null>("DELETE", `tables/${table}/seats/${seat}`, { token });
export const startGame = (table: string, fill: boolean, token: string) =>
    ask<null>("POST", `tables/${table}/start`, { body: { fill }, token });
export const standIn = (table: string, seat: number, token: string) =>
    ask<null>("POST", `tables/${table}/away`, { body: { seat }, token });
export const handOver = (table: string, seat: number, token: string) =>
    ask<null>("PUT", `tables/${table}/host`, { body: { seat }, token });
export const answerRematch = (table: string, agrees: boolean, token: string) =>
    ask<Rematch>("POST", `tables/${table}/rematch`, { body: { agrees }, token });

/** The game as a `.mahe` record. */
export const record = async (table: string): Promise<string> =>
    (await request("GET", `tables/${table}/record`, {})).text();

const PAGE = 200;

/** The whole log of a table. */
export async function log(table: string): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (;;) {
        const after = entries.at(-1)?.seq ?? 0;
        const more = await ask<Entry[]>("GET", `tables/${table}/log?after=${after}&limit=${PAGE}`);
        entries.push(...more);
        if (more.length < PAGE) return entries;
    }
}
