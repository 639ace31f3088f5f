/** Where a game begins that does not begin as usual: a position as text, which docs/notation.md describes. */

import { FACES, TURTLES } from "../net/constants";
import { total } from "./counting";
import type { Letter, Rules, Scene } from "./types";

export type Beginning = {
    scene: Pick<Scene, "stacks" | "raft" | "mover" | "dice" | "faceUp" | "pile">;
    /** Of each seat, how many cards of 1 to 6 eggs it has. */
    hands: number[][];
    /** The seat that threw the die that is in the air; 0 if none is. */
    thrower: number;
};

/** What a position says. The server has checked that it can be, and that it is one of a table with these *rules*. */
export function beginningOf(text: string, rules: Rules): Beginning {
    const [, course = "", eggs = "", cards = "", turn = ""] = text.split("/");
    const stacks: Record<number, Letter[]> = {};
    for (const [, space, letters] of course.matchAll(/(\d+)([A-G]+)/g)) stacks[Number(space)] = [...(letters ?? "")];
    const swimming = Object.values(stacks).flat();
    const turtles = TURTLES.slice(0, rules.players * rules.turtles_each);
    const [, mover = null, pips = "", air = ""] = /:([A-G])([1-6]*)(r?)/.exec(turn) ?? [];
    // The first die is thrown by the player whose turn it is, any other by the one on top.
    const top =
        Object.values(stacks)
            .find((stack) => stack.includes(mover ?? ""))
            ?.at(-1) ?? mover;
    const seat = Math.floor(turtles.findIndex((letter) => letter === top) / rules.turtles_each) + 1;
    return {
        scene: {
            stacks,
            raft: turtles.filter((letter) => !swimming.includes(letter)),
            mover,
            dice: [...pips].map((die) => ({ pips: Number(die), card: false })),
            faceUp: Number(eggs),
            pile: total(unseenAtFirst(rules.deck, text)) - rules.set_aside,
        },
        hands: (cards.split("!")[0] ?? "").split(".").map(counted),
        thrower: air ? (pips ? seat : parseInt(turn)) : 0,
    };
}

/** How many cards of 1 to 6 eggs nobody has seen when a game begins: as usual, or at the position *text*. */
export function unseenAtFirst(deck: readonly number[], text?: string): number[] {
    const [, , eggs = "", cards = ""] = text?.split("/") ?? [];
    const seen = counted(eggs + cards);
    return deck.map((count, index) => count - (seen[index] ?? 0));
}

/** How many digits of each face there are. */
const counted = (digits: string): number[] =>
    FACES.map((face) => [...digits].filter((digit) => digit === String(face)).length);
