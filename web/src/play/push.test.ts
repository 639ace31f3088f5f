import { beforeEach, expect, test, vi } from "vitest";
import { remember } from "../memory/tables";
import { askForSilence, askToBeTold, bytesOf, canPush } from "./push";

const asked: { method: string; path: string; body: unknown }[] = [];
const made = {
    endpoint: "https://push.example/1",
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
};
let permission = "granted";
let current: typeof made | null = null;

beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    permission = "granted";
    current = null;
    const pushManager = {
        subscribe: vi.fn(async () => (current = made)),
        getSubscription: async () => current,
    };
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("Notification", { requestPermission: async () => permission });
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
    vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string }) => {
        asked.push({ method, path, body: JSON.parse(body) });
        return new Response(null, { status: 204 });
    });
    remember("lagoon", { tokens: { 2: "two" } });
});

test("nothing is asked for before somebody allows it", async () => {
    expect(canPush()).toBe(true);
    permission = "denied";
    expect(await askToBeTold("lagoon", [2], "AQ")).toBe(false);
    await askForSilence("lagoon", [2]);
    expect(asked).toEqual([]);
});

test("the server gets the address and the keys, and later that it is enough", async () => {
    expect(await askToBeTold("lagoon", [2], "AQ")).toBe(true);
    await askForSilence("lagoon", [2]);
    const path = "api/tables/lagoon/seats/2/push";
    const endpoint = "https://push.example/1";
    expect(asked).toEqual([
        { method: "PUT", path, body: { endpoint, p256dh: "p", auth: "a", language: "en" } },
        { method: "DELETE", path, body: { endpoint } },
    ]);
});

test("keys are read from base64 for addresses", () => {
    expect([...bytesOf("-_8B")]).toEqual([251, 255, 1]);
});
