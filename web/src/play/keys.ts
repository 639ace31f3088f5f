/** The keys of a table. */

import { CHOICES } from "../shared/unhurried";

/** What a key asks for. `choose` counts the choices from 0. */
export type Command =
    | { type: "choose"; index: number }
    | { type: "roll" }
    | { type: "stop" }
    | { type: "first" }
    | { type: "log" }
    | { type: "advice" }
    | { type: "mute" }
    | { type: "skip" }
    | { type: "help" }
    | { type: "escape" };

const LETTERS: Record<string, Command> = {
    r: { type: "roll" },
    s: { type: "stop" },
    l: { type: "log" },
    a: { type: "advice" },
    m: { type: "mute" },
    "?": { type: "help" },
    " ": { type: "skip" },
    Enter: { type: "first" },
    Escape: { type: "escape" },
};

/** Whether a key is meant for the page, and for nothing else: a field, a button that has the focus, the browser. */
export function isForPage(event: KeyboardEvent, fields = "input, select, textarea"): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const target = event.target instanceof Element ? event.target : null;
    // After a tap beside the buttons of a dialog, the focus is on nothing.
    if (document.querySelector("dialog[open]") || target?.closest(fields)) return false;
    // Space never presses a choice.
    if (event.key === " " && target?.closest(CHOICES)) return true;
    const takenByButtons = event.key === "Enter" || event.key === " ";
    return !(takenByButtons && target?.closest("button, a, summary, [role=button]"));
}

/** What is meant by a key, or null if it is not meant for the page. */
export function command(event: KeyboardEvent): Command | null {
    if (event.repeat || !isForPage(event)) return null;
    if (/^[1-9]$/.test(event.key)) return { type: "choose", index: Number(event.key) - 1 };
    return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** For the list of keys: the keys, and the message that says what they do. Keys with a name of their own are messages, too. */
export const KEYS: { keys: string; name?: string; does: string }[] = [
    { keys: "R", does: "table-key-roll" },
    { keys: "S", does: "table-key-stop" },
    { keys: "1 – 9", does: "table-key-options" },
    { keys: "", name: "table-key-enter", does: "table-key-first" },
    { keys: "", name: "table-key-space", does: "table-key-skip" },
    { keys: "L", does: "table-key-log" },
    { keys: "A", does: "table-key-advice" },
    { keys: "M", does: "table-key-mute" },
    { keys: "", name: "table-key-arrows-name", does: "table-key-arrows" },
    { keys: "", name: "table-key-escape-name", does: "table-key-escape" },
    { keys: "?", does: "table-key-help" },
];

/** Arrow keys in a list: move the focus among its buttons. */
export function arrows(event: KeyboardEvent, list: Element): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const stops = [...list.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
}
