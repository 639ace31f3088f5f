import { expect, test } from "vitest";
import { loadWords } from "../words/words.svelte";
import { linkOf, spell } from "./host";

test.each([
    [0.2, "1 hour"],
    [36, "36 hours"],
    [48, "2 days"],
    [336, "14 days"],
    [2160, "90 days"],
])("%s hours are %s", async (hours, text) => {
    await loadWords();
    expect(spell(hours).replace(/[\u2068\u2069]/g, "")).toBe(text);
});

test.each([
    ["host@example.org", "mailto:host@example.org"],
    ["https://example.org/contact", "https://example.org/contact"],
    ["javascript:alert(1)", ""],
    ["javascript:alert@1", ""],
    ["Ada, room 12", ""],
    ["", ""],
])("%s leads to %s", (contact, link) => {
    expect(linkOf(contact)).toBe(link);
});
