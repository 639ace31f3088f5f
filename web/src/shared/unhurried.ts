/** What has just appeared takes no tap and no key until the eye can have seen it, and never one that began before. */

import { settings } from "../memory/settings.svelte";

/** When the pointer that is down, or was just lifted, went down. */
let wentDown: number | null = null;
addEventListener("pointerdown", (event) => (wentDown = event.timeStamp), true);
addEventListener("pointercancel", () => (wentDown = null), true);
// Whoever hears of the click later still wants to know.
addEventListener("click", () => setTimeout(() => (wentDown = null)), true);

/** When what a person did began: a click begins when the pointer goes down, unless a screen reader clicks. */
function began(event: Event): number {
    const pressed = event.type === "click" && (event as MouseEvent).detail > 0;
    return pressed && wentDown !== null ? wentDown : event.timeStamp;
}

/** Choices that appear together. */
export class Unhurried {
    /** Since when they have been in sight. */
    #seen = Infinity;

    /** Whether what a person does is meant for them: it began when they had been in sight for long enough. */
    readonly takes = (event: Event): boolean => !settings.seenAfter || began(event) - this.#seen >= settings.seenAfter;

    /** To attach to the element around the choices; they appear anew whenever another *offer* is made. */
    readonly around = (offer: unknown) => (node: Element) => {
        void offer;
        const listeners = { click: this.#hold, wheel: this.#hold, keydown: this.#hold, keyup: noSpace };
        for (const [type, listener] of Object.entries(listeners))
            node.addEventListener(type, listener, { capture: true, passive: false });
        const forget = this.#watch(node);
        return () => {
            forget();
            for (const [type, listener] of Object.entries(listeners)) node.removeEventListener(type, listener, true);
        };
    };

    /** Keep from the choices what comes too early, and a key that is held down. */
    readonly #hold = (event: Event): void => {
        const key = event instanceof KeyboardEvent ? event : null;
        if (key && key.key !== "Enter") return;
        if (!key?.repeat && this.takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
    };

    /** Note when the choices come into sight: when they are drawn, or what covered or hid them is gone. */
    #watch(node: Element): () => void {
        const drawn = (node instanceof SVGElement && node.ownerSVGElement) || node;
        if (typeof IntersectionObserver === "undefined") {
            this.#seen = performance.now();
            return () => {};
        }
        let frame = 0;
        const hide = () => {
            cancelAnimationFrame(frame);
            this.#seen = Infinity;
        };
        const sight = new IntersectionObserver((entries) => {
            hide();
            // The next frame comes when this one is on the screen.
            if (entries.at(-1)!.isIntersecting) frame = requestAnimationFrame((now) => (this.#seen = now));
        });
        const again = () => {
            hide();
            sight.unobserve(drawn);
            sight.observe(drawn);
        };
        again();
        document.addEventListener("visibilitychange", again);
        // A sheet that closes; the event does not bubble.
        document.addEventListener("close", again, true);
        return () => {
            hide();
            sight.disconnect();
            document.removeEventListener("visibilitychange", again);
            document.removeEventListener("close", again, true);
        };
    }
}

/** What Space never presses, for it skips motion. */
export const CHOICES = "[data-choice], [data-pick]";

/** A button is pressed when Space is let go. */
function noSpace(event: Event): void {
    const isSpace = event instanceof KeyboardEvent && event.key === " ";
    if (isSpace && event.target instanceof Element && event.target.closest(CHOICES)) event.preventDefault();
}
