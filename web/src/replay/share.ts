/** Giving a game to others: the link where the table is known, else the record itself. */

import { carrierOf } from "../net/choice";
import { copy, offer, recordFile, replayLink, shareLink } from "../shared/share";
import { t } from "../words/words.svelte";

export async function share(text: string, table: string, file: string): Promise<void> {
    if (table && !carrierOf(table).isHere) return shareLink(replayLink(table));
    if (await offer({ title: t("home-title"), files: [recordFile(text, file)] })) return;
    await copy(text, t("replay-copied"), t("replay-copy-failed"), true);
}
