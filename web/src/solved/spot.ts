/** A position to look up, and how it changes under the hand: only such as the short game can have are offered. */

import type { PositionView } from "../net/types";

export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];
export type Spot = {
    /** Where each turtle is; 0 is the raft. */
    places: Record<Side, number>;
    /** Who is on top if they share a space. */
    top: Side;
    turn: 1 | 2;
    faceUp: number;
    /** The eggs of the cards that each has won. */
    won: Record<Side, number[]>;
};

/** The short game: a card each of 1 to 6 eggs, three of which are won before the last clutch. */
export const CARDS = [1, 2, 3, 4, 5, 6];
export const LAST = 7;
const MOST_WON = 3;
const BEACH = 21;
/** All places for a turtle, from the raft to the beach. */
export const SPACES = Array.from({ length: BEACH + 1 }, (_, space) => space);

export const START: Spot = {
    places: { A: 15, B: 19 },
    top: "B",
    turn: 1,
    faceUp: 4,
    won: { A: [], B: [] },
};

const without = (cards: number[], eggs: number) => cards.filter((card) => card !== eggs);
const allWon = ({ won }: Spot) => [...won.A, ...won.B];

/** Whether one sits on the other. */
export const isStack = ({ places: { A, B } }: Spot): boolean => A === B && A !== 0;

/** Whether the last clutch lies face up: then no more cards can be won. */
export const isLast = (spot: Spot): boolean => allWon(spot).length === MOST_WON;

/** Put a turtle somewhere, on top of the other if that one is there. */
export const put = (spot: Spot, side: Side, space: number): Spot => ({
    ...spot,
    places: { ...spot.places, [side]: space },
    top: side,
});

/** Turn a card up, out of a hand if need be. */
export const turnUp = (spot: Spot, eggs: number): Spot => ({
    ...spot,
    faceUp: eggs,
    won: { A: without(spot.won.A, eggs), B: without(spot.won.B, eggs) },
});

/** Give a card to a player, or put it back if they have it. */
export function give(spot: Spot, side: Side, eggs: number): Spot {
    const rest = { A: without(spot.won.A, eggs), B: without(spot.won.B, eggs) };
    const has = spot.won[side].includes(eggs);
    return covered({ ...spot, won: has ? rest : { ...rest, [side]: [...rest[side], eggs].sort() } });
}

/** With the card that must lie face up then. */
function covered(spot: Spot): Spot {
    if (isLast(spot)) return { ...spot, faceUp: LAST };
    const taken = allWon(spot);
    if (spot.faceUp !== LAST && !taken.includes(spot.faceUp)) return spot;
    return { ...spot, faceUp: CARDS.find((eggs) => !taken.includes(eggs)) ?? LAST };
}

/** As the server is asked, and as it stands in the address. */
export const formatSpot = ({ places, top, turn, faceUp, won }: Spot): string =>
    new URLSearchParams({
        a: String(places.A),
        b: String(places.B),
        top,
        turn: String(turn),
        face_up: String(faceUp),
        cards_a: won.A.join(""),
        cards_b: won.B.join(""),
    }).toString();

/** Read what `formatSpot` wrote; what is not to be understood is as at the start. */
export function parseSpot(text: string): Spot {
    const said = new URLSearchParams(text);
    const one = (name: string, of: number[], fallback: number) =>
        of.find((number) => String(number) === said.get(name)) ?? fallback;
    const cards = (name: string) => CARDS.filter((eggs) => said.get(name)?.includes(String(eggs)));
    const spot: Spot = {
        places: { A: one("a", SPACES, START.places.A), B: one("b", SPACES, START.places.B) },
        top: said.get("top") === "A" ? "A" : "B",
        turn: said.get("turn") === "2" ? 2 : 1,
        faceUp: one("face_up", [...CARDS, LAST], START.faceUp),
        won: START.won,
    };
    // One by one, so that no card is there twice, and not too many are.
    const won = SIDES.flatMap((side) => cards(side === "A" ? "cards_a" : "cards_b").map((eggs) => ({ side, eggs })));
    return covered(won.reduce((now, { side, eggs }) => (isLast(now) ? now : give(now, side, eggs)), spot));
}

/** A position of the server as one to look up. */
export function spotOf(position: PositionView, hands: number[][]): Spot {
    const stack = Object.entries(position.stacks);
    const at = (side: Side) => Number(stack.find(([, turtles]) => turtles.includes(side))?.[0] ?? 0);
    const cards = (counts: number[] = []) => CARDS.filter((eggs) => counts[eggs - 1]);
    const shared = stack.find(([, turtles]) => turtles.length > 1)?.[1];
    return {
        places: { A: at("A"), B: at("B") },
        top: shared?.at(-1) === "A" ? "A" : "B",
        turn: position.turn === 2 ? 2 : 1,
        faceUp: position.face_up,
        won: { A: cards(hands[0]), B: cards(hands[1]) },
    };
}
