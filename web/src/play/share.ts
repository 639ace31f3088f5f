/** Giving a game to others. */

import { record } from "../net/api";
import { carrierOf } from "../net/choice";
import { copy, offer, recordFile, replayLink, shareLink } from "../shared/share";
import { toast } from "../shared/toasts.svelte";
import { t } from "../words/words.svelte";
import { refusal } from "./refusal";

/** Share the record as a file where that is possible, else the link of its replay, or the text if it has none. */
export async function shareGame(table: string): Promise<void> {
    try {
        const text = await record(table);
        if (await offer({ files: [recordFile(text, `${table}.mahe`)] })) return;
        // Only this page knows the table.
        if (carrierOf(table).isHere) return void (await copy(text, t("replay-copied"), t("replay-copy-failed"), true));
    } catch (problem) {
        return toast(refusal(problem), "bad");
    }
    await shareLink(replayLink(table));
}
