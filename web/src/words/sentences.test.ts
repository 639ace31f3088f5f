import { expect, test } from "vitest";
import type { PositionView } from "../net/types";
import { Model } from "../table/model";
import type { Shot } from "../table/types";
import { games } from "../test/games";
import text from "../test/sentences.json?raw";
import { describeDecision, logLine, spokenLine } from "./narration";
import { setLanguage } from "./words.svelte";

/** What the terminal says of some entries and positions: see tests/web/sentences.py. */
type Said = Record<(typeof LANGUAGES)[number], [string, string]> & { game: number; seq: number };
const LANGUAGES = ["en", "de"] as const;
const { happened, decided } = JSON.parse(text) as { happened: Said[]; decided: (Said & { position: PositionView })[] };

/** A game after an entry, and what that entry brought. */
function at({ game, seq }: Said): { model: Model; shots: Shot[] } {
    const model = new Model();
    let shots: Shot[] = [];
    for (const entry of games()[game]!.entries) if (entry.seq <= seq) shots = [...model.shots(entry)];
    return { model, shots };
}

test.each(happened)("of entry $seq of game $game the page says what the terminal says", async (said) => {
    const { shots } = at(said);
    for (const language of LANGUAGES) {
        await setLanguage(language);
        const spoken = shots.map(({ happening, after }) => spokenLine(after, happening, after)).filter(Boolean);
        const lines = shots.map(({ happening, after }) => logLine(after, happening)).filter(Boolean);
        expect([spoken.join(" "), lines.join(" ")]).toEqual(said[language]);
    }
});

test.each(decided)("after entry $seq of game $game the page offers what the terminal offers", async (said) => {
    const { model } = at(said);
    const { position } = said;
    const actor = position.actor!;
    for (const language of LANGUAGES) {
        await setLanguage(language);
        // To one who plays for a single seat, and to those who share a device.
        const yours = [[actor], [actor, actor + 1]];
        expect(yours.map((seats) => describeDecision(model.scene(), position, position.options, seats))).toEqual(
            said[language],
        );
    }
});
