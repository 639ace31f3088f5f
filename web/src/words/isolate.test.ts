import { expect, test } from "vitest";
import { t } from "./words.svelte";

const sat = (name: string) => t("narration-seat", { what: "sat", name });

test("a name from right to left is isolated from its sentence", () => {
    expect(sat("דנה")).toBe("\u2068דנה\u2069 sits down.");
    expect(sat("Ada \u202e")).toBe("\u2068Ada \u202e\u2069 sits down.");
});

test("other names are left alone", () => {
    expect(sat("Ada")).toBe("Ada sits down.");
    expect(sat("<b>Zoë</b>")).toBe("<b>Zoë</b> sits down.");
});
