import { afterEach, expect, test, vi } from "vitest";
import { Download, unpack } from "./download";

const ADDRESS = new URL("https://mahe.example/python/mahe-1.pack.gz");
const content = new TextEncoder().encode("turtles ".repeat(1000));
afterEach(() => vi.unstubAllGlobals());

const zipped = new Response(new Response(content).body!.pipeThrough(new CompressionStream("gzip")));

/** Have the host answer in two pieces, which end anywhere. */
function serve(bytes: Uint8Array<ArrayBuffer>): void {
    const body = new ReadableStream({
        start: (controller) => {
            controller.enqueue(bytes.slice(0, 20));
            controller.enqueue(bytes.slice(20));
            controller.close();
        },
    });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

test.each([
    ["as it lies there", new Uint8Array(await zipped.arrayBuffer())],
    ["that the browser has uncompressed", content],
])("a file %s comes uncompressed, and is counted", async (_, bytes) => {
    serve(bytes);
    const seen: number[] = [];
    const answer = await new Download((loaded) => seen.push(loaded)).open(ADDRESS, "application/wasm");
    expect(answer.headers.get("Content-Type")).toBe("application/wasm");
    expect(await answer.text()).toBe(new TextDecoder().decode(content));
    expect(seen).toEqual([20, bytes.length]);
});

test("a file that is not there is named", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    await expect(new Download(() => undefined).open(ADDRESS)).rejects.toThrow("mahe-1.pack.gz: 404");
});

test("a pack becomes files in their folders", () => {
    const texts: [string, string][] = [
        ["mahe/__init__.pyc", "one"],
        ["mahe/bots/empty", ""],
        ["mahe/bots/ancient.npz", "two\nlines"],
    ];
    const index = JSON.stringify(texts.map(([name, text]) => [name, text.length]));
    const pack = new TextEncoder().encode(`${index}\n${texts.map(([, text]) => text).join("")}`);
    const folders: string[] = [];
    const written: Record<string, string> = {};
    unpack(
        pack.buffer,
        {
            mkdirTree: (path) => void folders.push(path),
            writeFile: (path, data) => (written[path] = new TextDecoder().decode(data)),
        },
        "/lib",
    );
    expect(folders).toEqual(["/lib/mahe", "/lib/mahe/bots"]);
    expect(written).toEqual(Object.fromEntries(texts.map(([name, text]) => [`/lib/${name}`, text])));
});
