import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../memory/settings.svelte";
import { Unhurried } from "./unhurried";

/** An observer that sees what it is told to; frames come when the test says so. */
let seen: ((isIntersecting: boolean) => void)[] = [];
let frames: FrameRequestCallback[] = [];
class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push((isIntersecting) => callback([{ isIntersecting }]));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
}
const frame = (now: number) => frames.splice(0).forEach((callback) => callback(now));
const at = <E extends Event>(event: E, timeStamp: number): E =>
    Object.defineProperty(event, "timeStamp", { value: timeStamp });

let box: HTMLElement, button: HTMLButtonElement, presses: number, unhurried: Unhurried, detach: () => void;
const click = (when: number, detail = 1) =>
    button.dispatchEvent(at(new MouseEvent("click", { bubbles: true, cancelable: true, detail }), when));
const key = (type: string, name: string, when: number, more: KeyboardEventInit = {}) =>
    at(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more }), when);

beforeEach(() => {
    seen = [];
    frames = [];
    vi.stubGlobal("IntersectionObserver", Observer);
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
    settings.seenAfter = 250;
    presses = 0;
    box = document.createElement("div");
    button = document.createElement("button");
    button.dataset.choice = "roll";
    button.addEventListener("click", () => presses++);
    box.append(button);
    document.body.append(box);
    unhurried = new Unhurried();
    detach = unhurried.around("an offer")(box);
});
afterEach(() => {
    dispatchEvent(new Event("pointercancel"));
    detach();
    box.remove();
    vi.unstubAllGlobals();
});

describe("a choice that has just appeared", () => {
    it("takes nothing before it is drawn", () => {
        click(10_000);
        seen[0]!(true);
        click(10_000);
        expect(presses).toBe(0);
    });

    it("takes a click a quarter of a second after it has been drawn", () => {
        seen[0]!(true);
        frame(1000);
        click(1249);
        expect(presses).toBe(0);
        click(1250);
        expect(presses).toBe(1);
    });

    it("takes no click whose pointer went down before", () => {
        seen[0]!(true);
        frame(1000);
        dispatchEvent(at(new Event("pointerdown"), 1100));
        click(2000);
        expect(presses).toBe(0);
        dispatchEvent(at(new Event("pointerdown"), 2100));
        click(2200);
        expect(presses).toBe(1);
    });

    it("takes the click of a screen reader, which has no pointer", () => {
        seen[0]!(true);
        frame(1000);
        dispatchEvent(at(new Event("pointerdown"), 900));
        click(1100, 0);
        expect(presses).toBe(0);
        click(1300, 0);
        expect(presses).toBe(1);
    });

    it("has to be seen again when it was out of sight, or under a sheet", () => {
        seen[0]!(true);
        frame(1000);
        document.dispatchEvent(new Event("close"));
        click(2000);
        expect(presses).toBe(0);
        seen[0]!(true);
        frame(2000);
        click(2250);
        expect(presses).toBe(1);
        seen[0]!(false);
        click(9000);
        expect(presses).toBe(1);
    });

    it("swallows keys and the wheel as long", () => {
        seen[0]!(true);
        frame(1000);
        const events = () => [key("keydown", "Enter", 1100), at(new WheelEvent("wheel", { cancelable: true }), 1100)];
        for (const event of events()) {
            button.dispatchEvent(event);
            expect(event.defaultPrevented, event.type).toBe(true);
        }
        const late = key("keydown", "Enter", 1300);
        button.dispatchEvent(late);
        expect(late.defaultPrevented).toBe(false);
        expect(unhurried.takes(key("keydown", "r", 1100))).toBe(false);
        expect(unhurried.takes(key("keydown", "r", 1300))).toBe(true);
    });
});

it("counts a key that is held down once, and never takes Space", () => {
    seen[0]!(true);
    frame(1000);
    const held = key("keydown", "Enter", 2000, { repeat: true });
    const space = key("keyup", " ", 2000);
    button.dispatchEvent(held);
    button.dispatchEvent(space);
    expect([held.defaultPrevented, space.defaultPrevented]).toEqual([true, true]);
});
