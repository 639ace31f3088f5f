import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../memory/settings.svelte";
import Lesson from "./Lesson.svelte";

const choose = vi.fn();
let lesson: object;

/** A key or a click that began so many milliseconds after the step appeared. */
const later = <E extends Event>(event: E, milliseconds: number): E =>
    Object.defineProperty(event, "timeStamp", { value: performance.now() + milliseconds });
const enter = (milliseconds: number) =>
    dispatchEvent(later(new KeyboardEvent("keydown", { key: "Enter" }), milliseconds));
const click = (milliseconds: number) =>
    document
        .querySelector("[data-first]")!
        .dispatchEvent(later(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }), milliseconds));

beforeEach(() => {
    settings.seenAfter = 250;
    choose.mockClear();
    lesson = mount(Lesson, {
        target: document.body,
        props: {
            index: 0,
            count: 5,
            head: "",
            text: "",
            early: false,
            moving: false,
            invited: "",
            choices: [],
            expected: null,
            choose,
            go: () => {},
            skip: () => {},
        },
    });
    flushSync();
});
afterEach(() => unmount(lesson));

test.each([
    ["key", enter],
    ["click", click],
])("a step that has just appeared takes no %s", (_, act) => {
    act(0);
    expect(choose).not.toHaveBeenCalled();
    act(300);
    expect(choose).toHaveBeenCalledOnce();
});
