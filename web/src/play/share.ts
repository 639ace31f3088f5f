/** Giving a game to others. */

import { record } from "../net/api";
import { offer, recordFile, replayLink, shareLink } from "../shared/share";
import { toast } from "../shared/toasts.svelte";
import { refusal } from "./refusal";

/** Share the record as a file where that is possible, else the link of its replay. */
export async function shareGame(table: string): Promise<void> {
    try {
        if (await offer({ files: [recordFile(await record(table), `${table}.mahe`)] })) return;
    } catch (problem) {
        return toast(refusal(problem), "bad");
    }
    await shareLink(replayLink(table));
}
