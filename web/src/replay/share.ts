/** Giving a game to others: the link where the table is known, else the record itself. */

import { toast } from "../shared/toasts.svelte";
import { t } from "../words/words.svelte";

export async function share(text: string, table: string, file: string): Promise<void> {
    const url = new URL(`#/replay/${table}`, location.href).href;
    const record = new File([text], file, { type: "text/plain" });
    const data: ShareData = table ? { title: "Mahé", url } : { title: "Mahé", files: [record] };
    if (navigator.canShare?.(data)) {
        // Whoever closes the list of apps has changed their mind.
        await navigator.share(data).catch(() => undefined);
        return;
    }
    try {
        await navigator.clipboard.writeText(table ? url : text);
        toast(t(table ? "table-link-copied" : "replay-copied"));
    } catch {
        if (table) toast(t("table-copy-failed", { link: url }));
        else toast(t("replay-copy-failed"), "bad");
    }
}
