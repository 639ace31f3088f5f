/** What can be asked: of the server by HTTP, or of Python inside this page. */

import { keepHere } from "../memory/tables";
import type { Entry } from "../table/types";
import type { Carrier, Question } from "./carrier";
import { carrierFor, insteadOf } from "./choice";
import { PythonFailed, python } from "./python.svelte";
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
    /** As in docs/protocol.md, or "unreachable", or "no_python" where that cannot run in this page. */
    readonly code: string;
    /** All that the server says of it. */
    readonly problem: Partial<Problem>;

    constructor(problem: Partial<Problem> = {}) {
        super(problem.sentence ?? "");
        this.code = problem.code ?? "unreachable";
        this.problem = problem;
    }
}

type Asked = { body?: unknown; text?: string; token?: string; signal?: AbortSignal; carrier?: Carrier };

/** Ask, and return the answer before all of it is there. Raises Refused. */
export async function request(
    method: string,
    path: string,
    { body, text, token = "", signal, carrier = carrierFor(path) }: Asked,
): Promise<Response> {
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    const type = text !== undefined ? "text/plain; charset=utf-8" : body !== undefined ? "application/json" : "";
    const question = { method, path, content, contentType: type, token, signal: signal ?? null };
    const answer = await answerOf(question, carrier);
    if (answer.ok) return answer;
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    // Inside this page it is the browser that does not store things, not a server.
    if (carrier.isHere && problem?.code === "unavailable") problem.code = "not_kept";
    throw new Refused(problem ?? { code: "unavailable" });
}

async function answerOf(question: Question, carrier: Carrier): Promise<Response> {
    try {
        return await carrier.ask(question);
    } catch (problem) {
        const other = question.signal?.aborted ? null : insteadOf(carrier, question.path);
        const answer = await other?.ask(question).catch(() => null);
        if (answer) return answer;
        throw new Refused(problem instanceof PythonFailed ? { code: "no_python" } : {});
    }
}

/** Ask, and return the whole answer. Raises Refused. */
export async function ask<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
    const answer = await request(method, path, asked);
    return (answer.status === 204 ? null : await answer.json().catch(() => null)) as T;
}

/** How long the server may take to open a table before the game goes on without it. */
const OPENS_WITHIN = 8000;

/** Open a table: at the server or, where that cannot be reached and nobody else is to come, inside this page. */
export async function openTable(body: OpenTable): Promise<OpenedTable> {
    const mayBeHere = python.exists && body.seats.every(({ kind }) => kind !== "open");
    const carrier = carrierFor("tables");
    const signal = mayBeHere && !carrier.isHere ? AbortSignal.timeout(OPENS_WITHIN) : undefined;
    try {
        return await ask<OpenedTable>("POST", "tables", { body, carrier, ...(signal && { signal }) });
    } catch (problem) {
        const isGone = problem instanceof Refused && problem.code === "unreachable";
        if (!mayBeHere || carrier.isHere || !isGone) throw problem;
        const opened = await ask<OpenedTable>("POST", "tables", { body, carrier: python }).catch(() => null);
        if (!opened) throw problem;
        keepHere(opened.table);
        return opened;
    }
}
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
