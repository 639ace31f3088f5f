/** How each turtle of a scene feels: its face says what the numbers say. */

import { FACES as SIDES, LIMIT } from "../net/constants";
import { risks } from "../table/counting";
import { partyOf } from "../table/scene";
import type { Die, Landing, Letter, Scene } from "../table/types";
import type { Mood } from "./turtle";

/** From this share of faces on that would be too many, those who are thrown for worry. */
const WORRYING = 0.5;
/** From this share on they panic. */
const ALARMING = 2 / 3;

/** The share of faces that would be too many after these dice. */
export function danger(dice: Die[]): number {
    const total = dice.reduce((sum, { pips }) => sum + pips, 0);
    // Nobody throws on from the very most, nor after the third die.
    if (!dice.length || dice.length > 2 || total >= LIMIT) return 0;
    return SIDES.filter((pips) => total + pips > LIMIT).length / SIDES.length;
}

/** *rolls* are what each face of the next die would bring, where another roll is on offer. */
export function moodsOf(scene: Scene, rolls?: Landing[]): Map<Letter, Mood> {
    const moods = new Map<Letter, Mood>();
    for (const letter of scene.raft) moods.set(letter, "seasick");
    for (const stack of Object.values(scene.stacks))
        stack.forEach((letter, level) => {
            if (stack.length > 1) moods.set(letter, level < stack.length - 1 ? "patient" : "smug");
        });
    if (scene.nest) moods.set(scene.nest, "happy");
    if (scene.mover) {
        const share = rolls ? risks(rolls).bust : danger(scene.dice);
        const fear = share >= ALARMING ? "panic" : share >= WORRYING ? "worried" : null;
        for (const letter of partyOf(scene, scene.mover))
            if (fear) moods.set(letter, fear);
            else if (!moods.has(letter) || scene.raft.includes(letter)) moods.set(letter, "keen");
    }
    return moods;
}
