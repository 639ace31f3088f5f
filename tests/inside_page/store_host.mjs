/**
 * The page's store over an IndexedDB in memory, for tests: reads calls from stdin, a line of JSON each, and answers on
 * stdout. `node store_host.mjs WEB`; a call is [number, database, window, method, arguments], an answer [number, result]
 * or [number, null, error]; what a window hears is ["hear", window, table, text].
 */

import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [web] = process.argv.slice(2);
const found = createRequire(join(web, "package.json"));
await import(pathToFileURL(found.resolve("fake-indexeddb/auto")));
const { build } = await import(pathToFileURL(found.resolve("rolldown")));
const { output } = await build({ input: join(web, "src/python/store.ts"), write: false, logLevel: "warn" });
const { Store } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

const say = (...words) => process.stdout.write(`${JSON.stringify(words)}\n`);
const windows = {};

for await (const line of createInterface({ input: process.stdin })) {
    const [number, database, window, method, args] = JSON.parse(line);
    const store = (windows[window] ??= new Store(database));
    if (method === "subscribe") store.subscribe((table, text) => say("hear", window, table, text));
    const result = method === "subscribe" ? null : Promise.resolve(store[method](...args));
    Promise.resolve(result).then(
        (value) => say(number, value ?? null),
        (error) => say(number, null, String(error)),
    );
}
process.exit();
