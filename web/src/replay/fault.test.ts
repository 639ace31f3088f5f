import { expect, it } from "vitest";
import { Refused } from "../net/api";
import { LANGUAGES, loadWords, setLanguage, t } from "../words/words.svelte";
import { recordFault } from "./fault";

it("says what is wrong with a record in a whole sentence, in every language", async () => {
    await loadWords();
    for (const language of LANGUAGES) {
        await setLanguage(language);
        for (const record of ["other", "garbled", "wrong"] as const) {
            for (const token of ["", "A9"]) {
                const refused = new Refused({
                    code: "impossible",
                    sentence: "line 3: it is cut short.",
                    record,
                    line: 3,
                    token,
                });
                const said = recordFault(refused);
                expect(said, `${language} ${record} ${token}`).toMatch(/[^?…:]\.$|A9$/);
                expect(said).not.toContain("…");
            }
        }
    }
});

it("tells of a server in trouble in the reader's language, too", async () => {
    const refused = new Refused({
        code: "unavailable",
        sentence: "This cannot be worked out at the moment; try again.",
    });
    for (const language of LANGUAGES) {
        await setLanguage(language);
        expect(recordFault(refused), language).toBe(t("table-refused", { code: "unavailable" }));
    }
});
