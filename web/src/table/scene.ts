/** What can be asked of a scene: whose a turtle is, where it is, and who sits on it. */

import type { PositionView } from "../net/types";
import type { Cast, Colour, Letter, Place, Scene } from "./types";

export const EMPTY: Scene = { places: [], stacks: {}, raft: [], nest: null, mover: null, dice: [], faceUp: 0, pile: 0 };

/** Where everything lies, as the server says; who sits where it does not say. */
export const sceneOf = (position: PositionView, places: Place[]): Scene => ({
    places,
    stacks: Object.fromEntries(Object.entries(position.stacks).map(([space, stack]) => [Number(space), [...stack]])),
    raft: [...position.raft],
    nest: position.nest,
    mover: position.mover,
    dice: position.dice.map((pips) => ({ pips, card: false })),
    faceUp: position.face_up,
    pile: position.pile,
});

/** Whose turtle it is. */
export const ownerOf = ({ places }: Cast, letter: Letter): Place | undefined =>
    places.find((place) => place.turtles.includes(letter));

/** The seat of a turtle; 0 if it is nobody's. */
export const seatOf = (cast: Cast, letter: Letter): number => ownerOf(cast, letter)?.seat ?? 0;

export function colourOf(cast: Cast, letter: Letter): Colour {
    const place = ownerOf(cast, letter);
    return place?.colours[place.turtles.indexOf(letter)] ?? "red";
}

/** The space of a turtle; 0 is the raft or the nest. */
export function spaceOf({ stacks }: Scene, letter: Letter): number {
    const found = Object.entries(stacks).find(([, stack]) => stack.includes(letter));
    return found ? Number(found[0]) : 0;
}

/** A turtle and all above it, the topmost last. */
export function partyOf(scene: Scene, letter: Letter): Letter[] {
    const stack = scene.stacks[spaceOf(scene, letter)];
    return stack ? stack.slice(stack.indexOf(letter)) : [letter];
}

/** The turtle on top of those that are thrown for: its owner has the say, and it wears the crown. Null between throws. */
export const crowned = (scene: Scene): Letter | null =>
    scene.mover === null ? null : (partyOf(scene, scene.mover).at(-1) ?? null);
