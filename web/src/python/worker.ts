/**
 * The worker in which Python runs: it brings in Pyodide and our own code, and carries messages.
 *
 * Python finds what is here in the module `mahe_page`: `arrays`, the arithmetic of its arrays, and `data()`, which
 * resolves when the files of weights, tables and puzzles are at their place in the package: they come after the rest,
 * so whoever needs one awaits it. `mahe.browser.start(post, store)` is awaited once; it returns what takes messages.
 */

import type { Lockfile } from "pyodide";
import { arrays } from "./arrays";
import { Download, unpack } from "./download";
import type { FromWorker, ToWorker } from "./messages";
import { Store } from "./store";

/** The build puts in the names of the files, all beside this one, and how many bytes they have. */
declare const PYTHON_FILES: Record<"wasm" | "library" | "code" | "data", { name: string; bytes: number }>;
/** Pyodide's list of packages, without the packages: none is ever installed. */
declare const PYTHON_LOCK: Lockfile;

type Receive = (type: string, id: number, a?: string, b?: string, c?: string, d?: string) => void;

const say = (message: FromWorker): void => postMessage(message);

/** What Python calls, with plain arguments, since those cost the least. */
function post(type: FromWorker["type"], id: number, a?: string | number, b?: string, c?: string): void {
    if (type === "answer") say({ type, id, status: Number(a), content_type: String(b), text: c ?? "" });
    else if (type === "piece") say({ type, id, text: String(a) });
    else if (type === "end") say({ type, id });
    else if (type === "hear") say({ type, socket: id, text: String(a) });
    else if (type === "closed") say({ type, socket: id });
}

function pass(receive: Receive, message: ToWorker): void {
    if (message.type === "ask") {
        const { id, method, path, token, content } = message;
        // What is undefined here is None there; null would be something else.
        receive("ask", id, method, path, token, content ?? undefined);
    } else if (message.type === "abort") receive("abort", message.id);
    else if (message.type === "say") receive("say", message.socket, message.text);
    else receive(message.type, message.socket);
}

async function start(): Promise<Receive> {
    const beside = (name: string) => new URL(name, import.meta.url);
    const { wasm, library, code, data } = PYTHON_FILES;
    const total = wasm.bytes + library.bytes + code.bytes;
    const download = new Download((loaded) => say({ type: "progress", loaded, total }));
    // All of them are on their way before the first one is needed.
    const runtime = import("./runtime");
    const machine = download.open(beside(wasm.name), "application/wasm");
    const packed = download.open(beside(code.name)).then((answer) => answer.arrayBuffer());
    const answers: Record<string, Promise<Response>> = {
        "pyodide.asm.wasm": machine,
        "python_stdlib.zip": download.open(beside(library.name)),
    };
    for (const one of [runtime, packed, ...Object.values(answers)]) one.catch(() => undefined);
    const failure = Promise.all([packed, ...Object.values(answers)]);

    // Pyodide fetches two files by names of its own: it gets ours, which are smaller.
    const { fetch } = self;
    self.fetch = (address, ...more) => {
        const name = String(address).split("/").at(-1) ?? "";
        return answers[name] ?? fetch(address, ...more);
    };
    const { loadPyodide, createPyodideModule } = await runtime;
    let site = "";
    // A file that does not come rejects here at once; Pyodide would wait for it without an end.
    const pyodide = await Promise.race([
        loadPyodide({
            createPyodideModule,
            indexURL: beside(".").href,
            lockFileContents: PYTHON_LOCK,
            fsInit: async (fs, { sitePackages }) => {
                site = sitePackages;
                unpack(await packed, fs, sitePackages);
            },
        }),
        failure.then(() => new Promise<never>(() => undefined)),
    ]);
    self.fetch = fetch;

    let asked: Promise<void> | undefined;
    const bring = async () => {
        const answer = await new Download(() => undefined).open(beside(data.name));
        unpack(await answer.arrayBuffer(), pyodide.FS, site);
    };
    const given = () =>
        (asked ??= bring().catch((problem: unknown) => {
            // The network may be back the next time.
            asked = undefined;
            throw problem;
        }));
    // Its memory is at hand for everybody, only not in its types.
    const { _module } = pyodide as unknown as { _module: Parameters<typeof arrays>[0] };
    pyodide.registerJsModule("mahe_page", { arrays: arrays(_module), data: given });
    const receive = (await pyodide.pyimport("mahe.browser").start(post, new Store())) as Receive;
    // What the first throw does not need comes once that is possible.
    setTimeout(() => void given().catch(() => undefined));
    return receive;
}

const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

let receive: Receive | null = null;
let waiting: ToWorker[] = [];
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    if (receive) pass(receive, data);
    else waiting.push(data);
});

start().then(
    (started) => {
        receive = started;
        say({ type: "ready" });
        for (const message of waiting) pass(started, message);
        waiting = [];
    },
    (problem: unknown) => say({ type: "failed", reason: reason(problem) }),
);
