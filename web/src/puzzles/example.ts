/** A puzzle to test with. */

import type { PuzzleView } from "../net/types";
import { position } from "../solved/example";

export const puzzle = (id: string, kind = "too_risky"): PuzzleView => ({
    id,
    kind,
    text: "",
    rules: {
        players: 2,
        turtles_each: 1,
        cards_as_dice: false,
        third_die_at_seven: false,
        bust_ends_turn: false,
        deck: [1, 1, 1, 1, 1, 1],
        set_aside: 3,
    },
    position,
    hands: [
        [0, 0, 1, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
    ],
    decider: 1,
    source: "exact",
    options: [
        { event: { type: "roll" }, chances: [0.4, 0.6], worth: 0.4, gives_away: 0.1 },
        { event: { type: "stop" }, chances: [0.5, 0.5], worth: 0.5, gives_away: 0 },
    ],
    best: 1,
    reason: { kind, faces: 3 },
});

export const FIVE: PuzzleView[] = ["a", "b", "c", "d", "e"].map((id, index) =>
    puzzle(id, index % 2 ? "would_ride" : "too_risky"),
);
