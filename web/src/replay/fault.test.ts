import { expect, it } from "vitest";
import { Refused } from "../net/api";
import { LANGUAGES, loadWords, setLanguage } from "../words/words.svelte";
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
