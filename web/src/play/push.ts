/** Being told by the browser's push service that a daily table waits. Only whoever asks is told. */

import { known } from "../memory/tables";
import { ask } from "../net/api";
import type { PushView } from "../net/types";
import { language } from "../words/words.svelte";

/** Whether this browser can be told at all. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** The server's key; empty if it sends no notifications. */
export const pushKey = async (): Promise<string> => (await ask<PushView>("GET", "push")).key;

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const registered = async (): Promise<PushManager | null> =>
    (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/** Where this browser is told, if it has ever asked. */
export const subscription = async (): Promise<PushSubscription | null> =>
    (await registered())?.getSubscription() ?? null;

const seatPath = (table: string, seat: number) => `tables/${table}/seats/${seat}/push`;

/** Have this browser told when *table* waits for one of *seats*; false if it does not allow that. */
export async function askToBeTold(table: string, seats: number[], key: string): Promise<boolean> {
    const manager = await registered();
    if (!manager || (await Notification.requestPermission()) !== "granted") return false;
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint, keys } = made.toJSON();
    const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: language.current };
    for (const seat of seats) await ask<null>("PUT", seatPath(table, seat), { body, token: tokenOf(table, seat) });
    return true;
}

/** Have it told no more of this table. */
export async function askForSilence(table: string, seats: number[]): Promise<void> {
    const made = await subscription();
    const body = { endpoint: made?.endpoint ?? "" };
    if (made)
        for (const seat of seats)
            await ask<null>("DELETE", seatPath(table, seat), { body, token: tokenOf(table, seat) });
}

const tokenOf = (table: string, seat: number): string => known(table).tokens[seat] ?? "";
