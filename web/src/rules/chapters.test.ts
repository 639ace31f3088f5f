import { expect, test } from "vitest";
import { LANGUAGES } from "../words/words.svelte";
import { fetchRules, parse } from "./chapters";

test("a text is cut at its headings", () => {
    const { title, intro, chapters } = parse("<h1>Mahé</h1><p>A</p><h2>One &amp; two</h2><p>B</p><h2>Three</h2>");
    expect(title).toBe("Mahé");
    expect(intro).toBe("<p>A</p>");
    expect(chapters).toEqual([
        { title: "One & two", html: "<p>B</p>" },
        { title: "Three", html: "" },
    ]);
});

test.each(LANGUAGES)("the rules in %s have the chapters that the pictures belong to", async (language) => {
    const english = await fetchRules("en");
    const { chapters } = await fetchRules(language);
    expect(chapters).toHaveLength(english.chapters.length);
    // Your turn; riding; the beach with its example on space 18.
    expect(chapters[2]!.html).toMatch(/21/);
    expect(chapters[4]!.html).toMatch(/18[^]*15/);
});
