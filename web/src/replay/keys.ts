/** The keys of a replay. */

import type { Name } from "../shared/Icon.svelte";
import { isForPage } from "../play/keys";
import type { Player } from "./player.svelte";

/** For the list of keys: what is printed on them, or the message that names them, and what they do. */
export const KEYS: { keys: string; name?: string; does: string }[] = [
    { keys: "← →", does: "replay-key-step" },
    { keys: "↑ ↓", does: "replay-key-move" },
    { keys: "Home End", does: "replay-key-ends" },
    { keys: "", name: "replay-key-space", does: "replay-key-play" },
    { keys: "+ −", does: "replay-key-speed" },
];

/** Arrows are drawn: few fonts have them. */
export const ARROWS: Record<string, Name> = { "←": "back", "→": "on", "↑": "up", "↓": "down" };

/** Do what a key asks for; whether it asked for anything. */
export function press(player: Player, event: KeyboardEvent): boolean {
    // The slider takes the same keys for the same.
    if (!isForPage(event, "select, textarea")) return false;
    switch (event.key) {
        case "ArrowRight":
            void player.step(1);
            return true;
        case "ArrowLeft":
            void player.step(-1);
            return true;
        case "ArrowDown":
        case "PageDown":
            player.move(1);
            return true;
        case "ArrowUp":
        case "PageUp":
            player.move(-1);
            return true;
        case "Home":
            player.go(0);
            return true;
        case "End":
            player.go(player.last);
            return true;
        case " ":
            player.toggle();
            return true;
        case "+":
        case "=":
            player.faster(1);
            return true;
        case "-":
        case "−":
            player.faster(-1);
            return true;
        default:
            return false;
    }
}
