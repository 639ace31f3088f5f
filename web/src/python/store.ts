/**
 * The tables that are played in this browser, in its IndexedDB. Python calls this: texts go in and out, since they
 * cross that border cheaply. Whatever the browser refuses (no room, a private window) rejects.
 */

/** A table without its log; times are in seconds since 1970. */
export type TableRow = {
    table: string;
    /** As hexadecimal digits. */
    secret: string;
    phase: string;
    public: boolean;
    due: number | null;
    created: number;
    changed: number;
    /** Until when a window acts for it. */
    claimed: number;
    archive: string | null;
    /** The digests of tokens, as hexadecimal digits, and their seats. */
    keys: [digest: string, seat: number][];
};

export type EntryRow = {
    table: string;
    seq: number;
    seat: number;
    command: string | null;
    body: string;
    snapshot: string | null;
    at: number;
};

type Created = { row: TableRow; entries: EntryRow[] };
type Appended = {
    table: string;
    entries: EntryRow[];
    /** Null if it is as before; then `changed` stays, too. */
    status: Pick<TableRow, "phase" | "public" | "due"> | null;
    keys?: TableRow["keys"];
    /** The seats whose keys are deleted before the new ones are stored. */
    dropped?: number[];
};
/** Why nothing was stored: an entry or a command of that number is there, or the table is not. Empty: it is stored. */
export type Refusal = "" | "seq" | "command" | "gone";

const NAME = "mahe";
const VERSION = 1;

export class Store {
    #database: IDBDatabase | null = null;
    readonly #name: string;
    readonly #channel: BroadcastChannel | null =
        typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);

    constructor(name = NAME) {
        this.#name = name;
    }

    /** Open the database, and make it if there is none. */
    async open(): Promise<void> {
        if (this.#database) return;
        const request = indexedDB.open(this.#name, VERSION);
        request.onupgradeneeded = () => {
            request.result.createObjectStore("tables", { keyPath: "table" });
            const entries = request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
            // An entry without a command has no key here, and is not in this index.
            entries.createIndex("command", ["table", "seat", "command"], { unique: true });
            request.result.createObjectStore("pulse");
        };
        const database = await done(request);
        // A newer version of the page in another window, or a browser that clears its data, needs it closed.
        database.onversionchange = database.onclose = () => {
            database.close();
            if (this.#database === database) this.#database = null;
        };
        this.#database = database;
    }

    /** Store a new table, `{row, entries}`. "seq" if there is one with this id. */
    async create(json: string): Promise<Refusal> {
        const { row, entries } = JSON.parse(json) as Created;
        return this.#write(async (tables, log) => {
            if (await done(tables.getKey(row.table))) return "seq";
            tables.put(row);
            for (const entry of entries) log.add({ ...entry, table: row.table });
            return "";
        });
    }

    /** Store more of a table, `{table, entries, status, keys, dropped}`, or nothing of it. */
    async append(json: string): Promise<Refusal> {
        const { table, entries, status, keys = [], dropped = [] } = JSON.parse(json) as Appended;
        return this.#write(async (tables, log) => {
            const row = (await done(tables.get(table))) as TableRow | undefined;
            if (!row) return "gone";
            const last = await done(log.openKeyCursor(within(table), "prev"));
            let head = last ? (last.primaryKey as [string, number])[1] : 0;
            for (const entry of entries) {
                if (entry.command !== null && (await done(log.index("command").getKey(commandKey(table, entry)))))
                    return "command";
                if (entry.seq !== ++head) return "seq";
            }
            for (const entry of entries) log.add({ ...entry, table });
            if (status) Object.assign(row, status, { changed: entries.at(-1)?.at ?? row.changed });
            const kept = row.keys.filter(
                ([digest, seat]) => !dropped.includes(seat) && !keys.some(([k]) => k === digest),
            );
            row.keys = [...kept, ...keys];
            if (status || keys.length || dropped.length) tables.put(row);
            return "";
        });
    }

    /** All tables without their logs, as JSON. */
    async tables(): Promise<string> {
        return this.#read((tables) => tables.getAll());
    }

    /** A table without its log, as JSON; "null" if there is none. */
    async table(table: string): Promise<string> {
        return this.#read((tables) => tables.get(table));
    }

    /** The entries of a table from number *first* to *last*, as JSON. */
    async entries(table: string, first: number, last: number): Promise<string> {
        if (last < first) return "[]";
        return this.#read((_, log) => log.getAll(within(table, first, last)));
    }

    /** The number of the last entry up to *seq* that has a snapshot; 0 if none has. */
    async snapshotBefore(table: string, seq: number): Promise<number> {
        const [, log] = await this.#stores("readonly");
        return new Promise((resolve, reject) => {
            const request = log.openCursor(within(table, 0, Math.max(seq, 0)), "prev");
            request.onerror = () => reject(request.error!);
            request.onsuccess = () => {
                const cursor = request.result;
                const entry = cursor?.value as EntryRow | undefined;
                if (!entry || entry.snapshot !== null) resolve(entry?.seq ?? 0);
                else cursor!.continue();
            };
        });
    }

    /** The number of the highest entry of a table; 0 if there is none. */
    async head(table: string): Promise<number> {
        const [, log] = await this.#stores("readonly");
        const last = await done(log.openKeyCursor(within(table), "prev"));
        return last ? (last.primaryKey as [string, number])[1] : 0;
    }

    /** The number of the entry that a seat's command was stored under; 0 if it was not. */
    async findCommand(table: string, seat: number, command: string): Promise<number> {
        const [, log] = await this.#stores("readonly");
        const found = await done(log.index("command").getKey([table, seat, command]));
        return found ? (found as [string, number])[1] : 0;
    }

    /** Store *text* in place of the log of a finished game, of which only the first entry stays. */
    async archive(table: string, text: string): Promise<Refusal> {
        return this.#write(async (tables, log) => {
            const row = (await done(tables.get(table))) as TableRow | undefined;
            if (!row) return "gone";
            if (row.phase !== "over" || row.archive !== null) return "";
            tables.put({ ...row, archive: text });
            log.delete(within(table, 2));
            return "";
        });
    }

    /** Delete tables, a JSON list of their ids, with all that belongs to them. */
    async remove(json: string): Promise<void> {
        await this.#write(async (tables, log) => {
            for (const table of JSON.parse(json) as string[]) {
                tables.delete(table);
                log.delete(within(table));
            }
            return "";
        });
    }

    /** Change fields of a table's row, `{table, ...}`: phase, public, due, changed, claimed. */
    async update(json: string): Promise<Refusal> {
        const { table, ...fields } = JSON.parse(json) as Partial<TableRow> & { table: string };
        return this.#write(async (tables) => {
            const row = (await done(tables.get(table))) as TableRow | undefined;
            if (!row) return "gone";
            tables.put({ ...row, ...fields });
            return "";
        });
    }

    /** Claim tables, a JSON list of ids, until then; returns those that no window had claimed, as JSON. */
    async claim(json: string, now: number, until: number): Promise<string> {
        const free: string[] = [];
        await this.#write(async (tables) => {
            for (const table of JSON.parse(json) as string[]) {
                const row = (await done(tables.get(table))) as TableRow | undefined;
                if (!row || row.claimed > now) continue;
                tables.put({ ...row, claimed: until });
                free.push(table);
            }
            return "";
        });
        return JSON.stringify(free);
    }

    /**
     * Note that somebody was here *now*, and return when that was the last time: 0 if never. Times that differ by up to
     * *pause* seconds may come in any order: the latest counts.
     */
    async beat(now: number, pause: number): Promise<number> {
        await this.open();
        // Nothing hangs on the last one, so the disk need not be waited for.
        const transaction = this.#database!.transaction("pulse", "readwrite", { durability: "relaxed" });
        const pulse = transaction.objectStore("pulse");
        const last = ((await done(pulse.get("last"))) as number | undefined) ?? 0;
        await done(pulse.put(Math.abs(now - last) <= pause ? Math.max(now, last) : now, "last"));
        return last;
    }

    /** Have *hear* called with a table's id and a text whenever another window announces something. */
    subscribe(hear: (table: string, text: string) => void): void {
        this.#channel?.addEventListener("message", ({ data }: MessageEvent<[string, string]>) => hear(...data));
    }

    /** Tell the other windows of this browser something about a table: an empty text, that it has changed. */
    announce(table: string, text: string): void {
        this.#channel?.postMessage([table, text]);
    }

    async #stores(mode: IDBTransactionMode): Promise<[tables: IDBObjectStore, log: IDBObjectStore, IDBTransaction]> {
        await this.open();
        // A move that was acknowledged is on the disk, not only on its way there.
        const transaction = this.#database!.transaction(["tables", "entries"], mode, { durability: "strict" });
        return [transaction.objectStore("tables"), transaction.objectStore("entries"), transaction];
    }

    async #read(ask: (tables: IDBObjectStore, log: IDBObjectStore) => IDBRequest): Promise<string> {
        const [tables, log] = await this.#stores("readonly");
        const found: unknown = await done(ask(tables, log));
        return JSON.stringify(found ?? null);
    }

    /** Do *work* in one transaction: all of it is stored when this resolves to "", and nothing otherwise. */
    async #write(work: (tables: IDBObjectStore, log: IDBObjectStore) => Promise<Refusal>): Promise<Refusal> {
        const [tables, log, transaction] = await this.#stores("readwrite");
        const ended = new Promise<void>((resolve, reject) => {
            transaction.oncomplete = () => resolve();
            transaction.onabort = () => reject(transaction.error ?? new Error("given up"));
        });
        ended.catch(() => undefined);
        let refused: Refusal;
        try {
            refused = await work(tables, log);
        } catch (problem) {
            if (transaction.error === null) abort(transaction);
            throw problem;
        }
        if (refused) {
            abort(transaction);
            await ended.catch(() => undefined);
        } else await ended;
        return refused;
    }
}

const within = (table: string, first = 0, last = Infinity): IDBKeyRange =>
    IDBKeyRange.bound([table, first], [table, last]);

const commandKey = (table: string, { seat, command }: EntryRow): IDBValidKey => [table, seat, command!];

function abort(transaction: IDBTransaction): void {
    try {
        transaction.abort();
    } catch {
        // It has ended already.
    }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("refused"));
    });
}
