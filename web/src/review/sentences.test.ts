import { beforeAll, expect, test } from "vitest";
import { film } from "../replay/film";
import { LANGUAGES, end, reviewedGame, said, steps } from "../test/reviews";
import { apart, loadWords, setLanguage, t } from "../words/words.svelte";
import { sceneBefore } from "./moments";
import { changes, levelWords, mistakeWords, reasonWords, stepWords } from "./sentences";

beforeAll(() => loadWords());

const shown = film(reviewedGame().entries);
const { places } = shown.frames[0]!.scene;

test("the film has as many events as the review has steps", () => {
    expect(shown.frames.at(-1)!.events).toBe(steps().length);
});

test.each(LANGUAGES)("of mistakes the page says what the command says, in %s", async (language) => {
    await setLanguage(language);
    const { mistakes } = end();
    expect(mistakes.length).toBeGreaterThan(2);
    mistakes.forEach((mistake, index) => {
        const sentence = mistakeWords(sceneBefore(shown, mistake.step), mistake);
        expect(said(language).mistakes[index]).toContain(`. ${sentence}`);
        expect(said(language).mistakes[index]!.endsWith(sentence)).toBe(true);
    });
});

test.each(LANGUAGES)("of turning points the page says what the command says, in %s", async (language) => {
    await setLanguage(language);
    const { turning_points: points } = end();
    const sentences = points.map((number) => {
        const step = steps()[number]!;
        const when = t("review-turn", { turn: step.turn });
        const changed = apart(changes(places, step).map(({ name, from, to }) => `${name} ${from} → ${to}`));
        return `${when}. ${stepWords(sceneBefore(shown, number), step)} ${changed}.`;
    });
    expect(sentences).toEqual(said(language).turning);
});

test("a level stands between two bots, above or below all", async () => {
    await setLanguage("en");
    expect(levelWords({ at_least: "swimmer", below: "navigator" })).toBe("Between Swimmer and Navigator");
    expect(levelWords({ at_least: "ancient", below: null })).toBe("Like Ancient");
    expect(levelWords({ at_least: null, below: "hatchling" })).toBe("Weaker than Hatchling");
});

test("every reason has words, and one of tomorrow has none", async () => {
    await setLanguage("en");
    const about = { eggs: 3, faces: 2, turtle: "B" };
    const kinds = [
        "clutch_in_reach",
        "would_ride",
        "too_risky",
        "eggs_not_worth_it",
        "clutch_next",
        "other_arrives",
        "nothing_to_lose",
        "safe_die",
        "card_too_dear",
        "card_pays",
        "other_turtle",
    ];
    for (const kind of kinds) expect(reasonWords({ kind, ...about })).toMatch(/^[A-Z0-9].*\.$/);
    expect(reasonWords({ kind: "of_tomorrow" })).toBe("");
});
