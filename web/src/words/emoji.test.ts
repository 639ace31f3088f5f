import { expect, test } from "vitest";

const files = import.meta.glob<string>(
    ["../**/*.{svelte,ts,css}", "../../../src/mahe/locales/**/*", "../../index.html"],
    {
        query: "?raw",
        import: "default",
        eager: true,
    },
);
/** What is copied to be sent on is read where there are emoji. */
const COPIED = /^\.\.\/puzzles\/(table|puzzles\.test)\.ts$/;

test("what is drawn or said has no emoji, which are empty boxes where no font has them", () => {
    expect(Object.keys(files).length).toBeGreaterThan(300);
    const found = Object.entries(files).filter(
        ([name, text]) => /\p{Extended_Pictographic}/u.test(text) && !COPIED.test(name),
    );
    expect(found.map(([name]) => name)).toEqual([]);
});
