/** Why a record cannot be shown, in the reader's language. */

import { Refused } from "../net/api";
import { refusal } from "../play/refusal";
import { language, t } from "../words/words.svelte";

/** The server's sentences begin in the middle of a line of the terminal. */
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export function recordFault(refused: unknown): string {
    if (!(refused instanceof Refused)) return t("replay-bad");
    if (refused.code === "unreachable") return t("replay-unreachable");
    const { record: kind, line = 0, token = "" } = refused.problem;
    if (!kind) return capital(refusal(refused));
    // The server's sentence is more exact, but only in English.
    if (language.current === "en") return capital(refused.message) || t("replay-bad");
    return t("replay-fault", { kind: token || kind === "other" ? kind : `${kind}-line`, line, token });
}
