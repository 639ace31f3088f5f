import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { share } from "../replay/share";
import { linkTo, replayLink, shareLink, tableLink } from "./share";
import { toasts } from "./toasts.svelte";

let copied: string[];

/** Give the browser means to share and to copy, or take them away. */
const has = (means: Partial<Record<"share" | "canShare" | "clipboard", unknown>>) => {
    for (const name of ["share", "canShare", "clipboard"] as const)
        Object.defineProperty(navigator, name, { configurable: true, value: means[name] });
};
const clipboard = { writeText: async (text: string) => void copied.push(text) };
const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException("", name)));
const said = () => toasts.map(({ text }) => text);

beforeEach(() => {
    copied = [];
    toasts.length = 0;
});
afterEach(() => has({}));

test("a link has the address of the page before it", () => {
    expect(linkTo("lagoon")).toBe("http://localhost:3000/#lagoon");
    expect(replayLink("lagoon")).toBe("http://localhost:3000/g/lagoon?lang=en");
    expect(tableLink("lagoon")).toBe("http://localhost:3000/t/lagoon?lang=en");
    expect(tableLink("lagoon", "http://192.0.2.7:6243/")).toBe("http://192.0.2.7:6243/t/lagoon?lang=en");
});

test("a link goes to an app, and nothing more is said, also if somebody closes the list of apps", async () => {
    const app = vi.fn(async () => undefined);
    has({ share: app, clipboard });
    await shareLink("link");
    expect(app).toHaveBeenCalledWith({ title: "Mahé", url: "link" });
    has({ share: fails("AbortError"), clipboard });
    await shareLink("link");
    expect([copied, said()]).toEqual([[], []]);
});

test("a link is copied where there are no apps or they fail, and shown where it cannot be", async () => {
    has({ clipboard });
    await shareLink("link");
    has({ share: fails("NotAllowedError"), clipboard });
    await shareLink("link");
    expect(copied).toEqual(["link", "link"]);
    expect(said()).toHaveLength(1);
    has({});
    await shareLink("link");
    expect(said()[1]).toContain("link");
});

test("a game without a table is shared as a file, or copied", async () => {
    const app = vi.fn(async (_: ShareData) => undefined);
    has({ share: app, canShare: () => true, clipboard });
    await share("the record", "", "game.mahe");
    expect(app.mock.calls[0]?.[0].files?.[0]?.name).toBe("game.mahe");
    // Some browsers share links alone.
    has({ share: app, canShare: () => false, clipboard });
    await share("the record", "", "game.mahe");
    await share("the record", "lagoon", "game.mahe");
    expect(copied).toEqual(["the record"]);
    expect(app.mock.calls[1]?.[0].url).toBe(replayLink("lagoon"));
});
