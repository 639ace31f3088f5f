/** Alerting somebody who looks elsewhere that it is their turn: the title of the page, and a notification if wanted. */

import { settings } from "../memory/settings.svelte";
import { t } from "../words/words.svelte";

const FLASH = 1200;

let timer: ReturnType<typeof setInterval> | undefined;
let shown: Notification | undefined;

/** Whether notifications are allowed, after asking if need be. */
export async function askToNotify(): Promise<boolean> {
    if (!("Notification" in window)) return false;
    return (await Notification.requestPermission()) === "granted";
}

/** Call when it becomes your turn. Does nothing to a page that is being looked at. */
export function alertTurn(): void {
    calmDown();
    if (!document.hidden) return;
    let on = false;
    timer = setInterval(() => {
        on = !on;
        document.title = on ? t("table-title-turn") : t("table-title");
    }, FLASH);
    document.title = t("table-title-turn");
    if (settings.notify && "Notification" in window && Notification.permission === "granted") {
        try {
            shown = new Notification(t("table-notify-title"), { body: t("table-notify-body"), tag: "mahe" });
            shown.onclick = () => {
                window.focus();
                calmDown();
            };
        } catch {
            // Some phones allow notifications only through a service worker; the title has to do.
        }
    }
}

/** Call when somebody looks again, or when it is somebody else's turn. */
export function calmDown(): void {
    clearInterval(timer);
    timer = undefined;
    shown?.close();
    shown = undefined;
    document.title = t("table-title");
}
