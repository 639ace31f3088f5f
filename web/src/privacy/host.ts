/** How what the server says about its host is shown. */

import { t } from "../words/words.svelte";

const DAY = 24;

/** A length of time: in days, from two of them on. */
export function spell(hours: number): string {
    if (hours >= 2 * DAY) return t("privacy-days", { count: Math.round(hours / DAY) });
    return t("privacy-hours", { count: Math.max(1, Math.round(hours)) });
}

/** Where a contact leads, if it is a link or an e-mail address; empty if it is anything else. */
export function linkOf(contact: string): string {
    if (/^https?:\/\/[^\s]+$/.test(contact)) return contact;
    return /^[^\s@:/?&]+@[^\s@:/?&]+$/.test(contact) ? `mailto:${contact}` : "";
}
