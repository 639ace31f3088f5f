import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
});

/** A fresh copy of the module, with the Svelte that it runs on. */
const load = async () => ({ ...(await import("./settings.svelte")), ...(await import("svelte")) });

test("they are kept as they change", async () => {
    const { settings, flushSync } = await load();
    settings.speed = "quick";
    settings.table.names.push("Ada");
    flushSync();
    vi.resetModules();
    const again = (await load()).settings;
    expect(again.speed).toBe("quick");
    expect(again.table.names).toEqual(["Ada"]);
    expect(again.volume).toBe(0.6);
});

test("a choice takes nothing before the eye can have seen it", async () => {
    expect((await load()).settings.seenAfter).toBe(250);
});

test("what is kept in another form is not taken over", async () => {
    localStorage.setItem("mahe:settings", JSON.stringify({ speed: 3, sound: "yes", old: 1, table: { players: "4" } }));
    const { settings } = await load();
    expect(settings.speed).toBe("calm");
    expect(settings.sound).toBe(false);
    expect(settings.table.players).toBe(4);
    expect("old" in settings).toBe(false);
    localStorage.setItem("mahe:settings", "{");
    vi.resetModules();
    expect((await load()).settings.speed).toBe("calm");
});

test("the theme is on the page", async () => {
    const { settings, flushSync } = await load();
    settings.theme = "night";
    flushSync();
    expect(document.documentElement.dataset.theme).toBe("night");
});

test("motion takes its time, a third of it, or none; and none where nobody looks", async () => {
    const { settings, motionFactor, resetSettings } = await load();
    expect(motionFactor()).toBe(1);
    settings.speed = "quick";
    expect(motionFactor()).toBe(0.35);
    settings.speed = "instant";
    expect(motionFactor()).toBe(0);
    resetSettings();
    expect(motionFactor()).toBe(1);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect(motionFactor()).toBe(0);
});
