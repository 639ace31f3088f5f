/** A position for tests: Lulu is to move, and carries you. */

import type { PositionView } from "../net/types";

export const position: PositionView = {
    turn: 2,
    actor: 1,
    mover: "B",
    riders: ["A"],
    dice: [2],
    stacks: { 12: ["B", "A"] },
    raft: [],
    nest: null,
    face_up: 5,
    pile: 1,
    clutches: [1, 0],
    options: [],
};
