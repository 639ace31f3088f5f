import { describe, expect, it } from "vitest";
import { arrows, command } from "./keys";

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}) {
    let found: ReturnType<typeof command> = null;
    const listen = (event: Event) => (found = command(event as KeyboardEvent));
    target.addEventListener("keydown", listen);
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    target.removeEventListener("keydown", listen);
    return found;
}

describe("keys at a table", () => {
    it("knows the documented keys", () => {
        expect(["r", "S", "1", "9", "l", "m", " ", "?", "Enter", "Escape"].map((key) => press(key))).toEqual([
            { type: "roll" },
            { type: "stop" },
            { type: "choose", index: 0 },
            { type: "choose", index: 8 },
            { type: "log" },
            { type: "mute" },
            { type: "skip" },
            { type: "help" },
            { type: "first" },
            { type: "escape" },
        ]);
        expect(press("x")).toBeNull();
    });

    it("leaves typing, the browser's keys and repeats alone", () => {
        expect(press("r", document.createElement("input"))).toBeNull();
        expect(press("r", document.body, { ctrlKey: true })).toBeNull();
        expect(press("r", document.body, { repeat: true })).toBeNull();
    });

    it("leaves every key to an open dialog, even if nothing in it has the focus", () => {
        const dialog = document.createElement("dialog");
        dialog.setAttribute("open", "");
        document.body.append(dialog);
        expect(["r", "s", "1", "Enter", "Escape"].map((key) => press(key))).toEqual([null, null, null, null, null]);
        dialog.remove();
        expect(press("r")).toEqual({ type: "roll" });
    });

    it("leaves Enter and Space to a button that has the focus, but not its digits", () => {
        const button = document.createElement("button");
        expect(press("Enter", button)).toBeNull();
        expect(press(" ", button)).toBeNull();
        expect(press("2", button)).toEqual({ type: "choose", index: 1 });
    });

    it("moves the focus with arrows", () => {
        const list = document.createElement("div");
        list.innerHTML = "<button>a</button><button disabled>b</button><button>c</button>";
        document.body.append(list);
        const [first, , last] = list.querySelectorAll("button");
        first!.focus();
        arrows(new KeyboardEvent("keydown", { key: "ArrowDown" }), list);
        expect(document.activeElement).toBe(last);
        arrows(new KeyboardEvent("keydown", { key: "ArrowDown" }), list);
        expect(document.activeElement).toBe(last);
        arrows(new KeyboardEvent("keydown", { key: "ArrowUp" }), list);
        expect(document.activeElement).toBe(first);
        list.remove();
    });
});
