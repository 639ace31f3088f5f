import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../**/*.{css,svelte}", { query: "?raw", import: "default", eager: true });
const all = Object.values(sources).join("\n");
const names = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name]) => name));

test("every custom property that is used is defined", () => {
    const defined = names(/(?:^|[\s{;"]|style:)(--[\w-]+)\s*[:=]/gm);
    const used = [...names(/var\((--[\w-]+)/g)];
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test("text is as large as the browser is set to make it", () => {
    const css = all.replaceAll(/\/\*[\s\S]*?\*\//g, "");
    // Sizes on the board and in its pictures are those of the drawing, which is scaled as a whole.
    const outside = Object.entries(sources)
        .filter(([path]) => !path.includes("/board/"))
        .flatMap(([, text]) =>
            [...text.matchAll(/font(?:-size)?:[^;{}]*\d(?:\.\d+)?px[^;{}]*;/g)].map(([rule]) => rule),
        );
    expect(outside).toEqual([]);
    expect(css).toMatch(/body \{[^}]*font: 1rem/);
    expect(css).not.toMatch(/html \{[^}]*font-size/);
});
