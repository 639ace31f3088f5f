/** Giving a table or a game to others. */

import { record } from "../net/api";
import { toast } from "../shared/toasts.svelte";
import { t } from "../words/words.svelte";
import { refusal } from "./refusal";

/** Whether somebody closed the list of apps: no reason to say anything. */
const changedMind = (problem: unknown) => problem instanceof DOMException && problem.name === "AbortError";

/** Share a link with an app, or copy it. */
export async function shareLink(link: string): Promise<void> {
    try {
        if (navigator.share) return await navigator.share({ title: t("home-title"), url: link });
    } catch (problem) {
        if (changedMind(problem)) return;
    }
    try {
        await navigator.clipboard.writeText(link);
        toast(t("table-link-copied"));
    } catch {
        toast(t("table-copy-failed", { link }));
    }
}

/** Share the record as a file where that is possible, else the link of its replay. */
export async function shareGame(table: string): Promise<void> {
    try {
        const file = new File([await record(table)], `${table}.mahe`, { type: "text/plain" });
        if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] });
    } catch (problem) {
        if (changedMind(problem)) return;
        if (!(problem instanceof DOMException)) return toast(refusal(problem), "bad");
    }
    await shareLink(`${location.origin}${location.pathname}#/replay/${table}`);
}
