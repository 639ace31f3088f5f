/** How a position changes under the hand. Each edit gives another setup; what it may be the server says. */

import { BEACH, LAST_CLUTCH } from "../net/constants";
import type { Letter, Rules } from "../table/types";
import { NEST, RAFT, occupied, placeOf, startOf, turtlesAt, turtlesOf, type Setup } from "./setup";

/** Dice that may lie there before the next decision. */
export const MOST_DICE = 2;

/** Put a turtle somewhere, on top of whoever is there. Only one has room in the nest, and then nothing lies face up. */
export function put(setup: Setup, letter: Letter, space: number): Setup {
    const stacks = without(setup, letter);
    if (space === NEST) return { ...atRest(setup), stacks: { ...stacks, [NEST]: [letter] }, faceUp: 0 };
    if (space !== RAFT) stacks[space] = [...(stacks[space] ?? []), letter];
    const leaves = placeOf(setup, letter) === NEST;
    return { ...setup, stacks, faceUp: leaves ? LAST_CLUTCH : setup.faceUp };
}

/** One space on or back: from the raft to 1, from the beach to 1. */
export function swim(setup: Setup, letter: Letter, by: 1 | -1): Setup {
    const from = placeOf(setup, letter);
    const to = from === NEST ? BEACH : from === BEACH && by > 0 ? 1 : Math.max(RAFT, from + by);
    return put(setup, letter, to);
}

/** One place higher or lower in its stack. */
export function climb(setup: Setup, letter: Letter, by: 1 | -1): Setup {
    const space = placeOf(setup, letter);
    const stack = [...(setup.stacks[space] ?? [])];
    const from = stack.indexOf(letter);
    const other = stack[from + by];
    if (from < 0 || other === undefined) return setup;
    stack[from] = other;
    stack[from + by] = letter;
    return { ...setup, stacks: { ...setup.stacks, [space]: stack } };
}

function without(setup: Setup, letter: Letter): Setup["stacks"] {
    return Object.fromEntries(
        occupied(setup)
            .map((space) => [space, setup.stacks[space]!.filter((one) => one !== letter)] as const)
            .filter(([, stack]) => stack.length),
    );
}

/** Give a seat more or fewer cards of some eggs; seat 0 stands for those that were played. */
export function give(setup: Setup, seat: number, eggs: number, by: 1 | -1): Setup {
    const change = (cards: number[]) =>
        cards.map((count, index) => (index === eggs - 1 ? Math.max(0, count + by) : count));
    if (seat === 0) return { ...setup, played: change(setup.played) };
    return { ...setup, hands: setup.hands.map((cards, index) => (index === seat - 1 ? change(cards) : cards)) };
}

/** Give the turn to a seat, which has not thrown yet. */
export const giveTurn = (setup: Setup, turn: number): Setup => ({ ...atRest(setup), turn, moved: null, carded: [] });

const atRest = (setup: Setup): Setup => ({ ...setup, mover: null, dice: [], rolling: false });

/** Say which turtle of the player's has moved already: the other one is left to be thrown for. */
export function setMoved(setup: Setup, moved: Letter | null): Setup {
    const rest = moved !== null && moved === setup.mover ? atRest(setup) : setup;
    return { ...rest, moved };
}

/** Say which turtle is thrown for: its first die is in the air. */
export function setMover(setup: Setup, mover: Letter | null): Setup {
    if (mover === null) return atRest(setup);
    return { ...setup, mover, dice: [], rolling: true, moved: setup.moved === mover ? null : setup.moved };
}

/** Lay one more die on the table. */
export const addDie = (setup: Setup, pips: number): Setup => ({
    ...setup,
    dice: [...setup.dice, pips].slice(-MOST_DICE),
    rolling: false,
});

/** Take the last die back; where there was but one it is in the air again. */
export const takeDie = (setup: Setup): Setup => ({
    ...setup,
    dice: setup.dice.slice(0, -1),
    rolling: setup.dice.length < 2,
});

/** Say whether a seat has played a card in this turn. */
export const setCarded = (setup: Setup, seat: number, has: boolean): Setup => ({
    ...setup,
    carded: has ? [...setup.carded, seat] : setup.carded.filter((one) => one !== seat),
});

/** Play by other rules: whoever and whatever there still is stays where it is. */
export function setRules(setup: Setup, rules: Rules): Setup {
    const none = startOf(rules);
    const letters = turtlesAt(rules);
    const same = rules.turtles_each === setup.rules.turtles_each && setup.turn <= rules.players;
    const turn = Math.min(setup.turn, rules.players);
    const kept = same ? setup : { ...giveTurn(setup, turn), turn };
    const stacks = occupied(setup)
        .map((space) => [space, setup.stacks[space]!.filter((letter) => letters.includes(letter))] as const)
        .filter(([, stack]) => stack.length);
    return {
        ...kept,
        rules,
        stacks: Object.fromEntries(stacks),
        hands: none.hands.map((cards, index) => setup.hands[index] ?? cards),
        played: rules.cards_as_dice ? setup.played : none.played,
        carded: rules.cards_as_dice ? kept.carded.filter((seat) => seat <= rules.players) : [],
    };
}

/** The turtles of whose turn it is. */
export const own = (setup: Setup): Letter[] => turtlesOf(setup.rules, setup.turn);
