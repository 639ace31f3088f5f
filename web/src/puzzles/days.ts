/** Days as the server names them, "2026-11-17", and as people read them. */

import { locale } from "../words/words.svelte";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const written = (date: Date): string =>
    [
        String(date.getFullYear()).padStart(4, "0"),
        String(date.getMonth() + 1).padStart(2, "0"),
        String(date.getDate()).padStart(2, "0"),
    ].join("-");

/** A day at noon, so that no change of the clocks moves it. */
function noon(day: string): Date {
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
    return new Date(year, month - 1, date, 12);
}

/** The day that it is here. */
export const today = (now = new Date()): string => written(now);

/** The day that an address names; null if there is none of that name. */
export const parseDay = (text: string): string | null => (DAY.test(text) && written(noon(text)) === text ? text : null);

export function dayAfter(day: string, days = 1): string {
    const date = noon(day);
    date.setDate(date.getDate() + days);
    return written(date);
}

/** "17 November 2026", or short: "17 Nov". */
export const spelled = (day: string, short = false): string =>
    new Intl.DateTimeFormat(locale(), short ? { day: "numeric", month: "short" } : { dateStyle: "long" }).format(
        noon(day),
    );
