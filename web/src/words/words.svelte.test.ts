import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../memory/settings.svelte";
import { LANGUAGES, language, list, loadWords, preferred, setLanguage, t } from "./words.svelte";

beforeEach(() => setLanguage("en"));
afterEach(() => setLanguage("en"));

test("the first language of the browser that we speak is taken", () => {
    expect(preferred(["pt-BR", "fr-CH", "de"])).toBe("fr");
    expect(preferred(["IT"])).toBe("it");
    expect(preferred(["ja", "pt"])).toBe("en");
    expect(preferred([])).toBe("en");
});

test("a language that was chosen comes before the browser's", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["nl-BE"]);
    settings.language = null;
    await loadWords();
    expect(language.current).toBe("nl");
    settings.language = "de";
    await loadWords();
    expect(language.current).toBe("de");
    settings.language = "tlh";
    await loadWords();
    expect(language.current).toBe("nl");
});

test.each(LANGUAGES)("%s has words, and the document says that it speaks it", async (which) => {
    await setLanguage(which);
    expect(settings.language).toBe(which);
    expect(document.documentElement.lang).toBe(which);
    expect(t("turtle", { colour: "red", letter: "A" })).toMatch(/^[A-Z]\p{Letter}+ A$/u);
});

test("what is shown changes with the language", async () => {
    const shown: string[] = [];
    const stop = $effect.root(() => {
        $effect(() => {
            shown.push(t("close"));
        });
    });
    flushSync();
    await setLanguage("de");
    flushSync();
    stop();
    expect(shown).toEqual(["Close", "Schließen"]);
});

test("of two languages asked for at once the last is shown", async () => {
    await Promise.all([setLanguage("fr"), setLanguage("it")]);
    expect(language.current).toBe("it");
});

test("plurals and per cent are right", async () => {
    expect(t("narration-turned", { eggs: 1 })).toBe("The next clutch has 1 egg.");
    expect(t("narration-turned", { eggs: 3 })).toBe("The next clutch has 3 eggs.");
    expect(t("narration-roll", { bust: 1 / 3, eggs: 0 })).toBe("Roll again: 33% bust.");
    await setLanguage("de");
    expect(t("narration-roll", { bust: 1 / 6, eggs: 0 })).toContain("17\u00a0%");
});

test("lists are joined as the language does it", async () => {
    expect(list(["A", "B", "C"])).toBe("A, B and C");
    expect(list(["A", "B"], "or")).toBe("A or B");
    await setLanguage("fr");
    expect(list(["A", "B", "C"])).toBe("A, B et C");
});

test("an unknown message is reported, and shown by its id", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(t("no-such-message")).toBe("no-such-message");
    expect(report).toHaveBeenCalled();
});
