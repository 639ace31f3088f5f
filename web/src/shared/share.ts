/** Giving something to others: with an app where the browser can, else by copying it. */

import { language, t } from "../words/words.svelte";
import { toast } from "./toasts.svelte";

/** Whether the page's own address says nothing to other devices. */
export const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);

const here = (): string => `${location.origin}${location.pathname}`;

/** The address of a screen of this server. */
export const linkTo = (path: string): string => `${here()}#${path}`;

/** An address that other programs can show a preview of; the server may have another name for others. */
const previewed = (kind: "t" | "g", table: string, page = here()): string =>
    new URL(`${kind}/${table}?lang=${language.current}`, page).href;

/** The address of a table. */
export const tableLink = (table: string, page?: string): string => previewed("t", table, page);

/** The address where a game that was played at a table can be watched again. */
export const replayLink = (table: string): string => previewed("g", table);

/** Offer *data* to the apps; false if that cannot be. Somebody who closes their list has changed their mind. */
export async function offer(data: ShareData): Promise<boolean> {
    if (data.files ? !navigator.canShare?.(data) : !navigator.share) return false;
    try {
        await navigator.share(data);
        return true;
    } catch (problem) {
        return problem instanceof DOMException && problem.name === "AbortError";
    }
}

/** Copy *text* and say one sentence or the other; whether it could be copied. */
export async function copy(text: string, done: string, failed: string, bad = false): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        toast(done);
        return true;
    } catch {
        toast(failed, bad ? "bad" : undefined);
        return false;
    }
}

/** Share a link with an app, or copy it. */
export async function shareLink(link: string): Promise<void> {
    if (await offer({ title: t("home-title"), url: link })) return;
    await copy(link, t("table-link-copied"), t("table-copy-failed", { link }));
}

/** A record as a file. */
export const recordFile = (text: string, name: string): File => new File([text], name, { type: "text/plain" });
