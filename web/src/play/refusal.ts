/** Why something was not done, in the reader's language. */

import { Refused } from "../net/api";
import { toast } from "../shared/toasts.svelte";
import { t } from "../words/words.svelte";

const KNOWN = [
    "unreachable",
    "unavailable",
    "no_python",
    "not_kept",
    "too_many",
    "name_taken",
    "seat_taken",
    "not_now",
    "not_found",
    "not_yours",
];

/** What the server says exactly is better than a vague sentence, even where it is in English. */
export function refusal(problem: unknown): string {
    if (problem instanceof Refused) return sentenceFor(problem.code, problem.message);
    return t("table-refused", { code: "other" });
}

/** Do what the server may refuse, and say so if it does. */
export async function attempt(doing: () => Promise<unknown>): Promise<void> {
    try {
        await doing();
    } catch (problem) {
        toast(refusal(problem), "bad");
    }
}

export const sentenceFor = (code: string, sentence: string): string =>
    KNOWN.includes(code) || !sentence ? t("table-refused", { code }) : sentence;
