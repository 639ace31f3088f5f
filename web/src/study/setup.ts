/** A position that is being set up: it may be anything, for the server says whether a game can come to it. */

import { BEACH, DECK, FACES, SET_ASIDE, TURTLES, USUAL_PLAYERS } from "../net/constants";
import type { StudyView } from "../net/types";
import { spread, total } from "../table/counting";
import type { Letter, Rules } from "../table/types";

export type Setup = {
    rules: Rules;
    /** The turtles on each occupied space, bottom first; whoever is on none is on the raft. */
    stacks: Record<number, Letter[]>;
    /** The eggs that lie face up; 0 for none. */
    faceUp: number;
    /** Of each seat, how many cards of 1 to 6 eggs it has. */
    hands: number[][];
    /** The cards that were played as dice, and so have left the game. */
    played: number[];
    turn: number;
    /** The turtle that has had its move in this turn, while its owner's other one has not. */
    moved: Letter | null;
    mover: Letter | null;
    dice: number[];
    /** Whether a die is in the air. */
    rolling: boolean;
    /** The seats that have played a card in this turn, in order. */
    carded: number[];
};

export const RAFT = 0;
/** Where the turtle is that has ended the game. */
export const NEST = BEACH + 1;

export const USUAL: Rules = {
    players: USUAL_PLAYERS,
    turtles_each: 1,
    cards_as_dice: false,
    third_die_at_seven: false,
    bust_ends_turn: false,
    deck: [...DECK],
    set_aside: SET_ASIDE,
};

const NO_CARDS: readonly number[] = FACES.map(() => 0);

const OPTIONS = [
    ["c", "cards_as_dice"],
    ["t", "third_die_at_seven"],
    ["b", "bust_ends_turn"],
] as const;

/** A setup as docs/notation.md writes positions. */
export function formatPosition(setup: Setup): string {
    const { rules, stacks, faceUp, hands, played } = setup;
    const options = OPTIONS.map(([sign, option]) => (rules[option] ? sign : "")).join("");
    const deck = rules.deck.join() === DECK.join() ? "" : `d${rules.deck.join("-")}`;
    const aside = rules.set_aside === SET_ASIDE ? "" : `s${rules.set_aside}`;
    const course = occupied(setup).map((space) => `${space}${stacks[space]!.join("")}`);
    const gone = total(played) ? `!${digits(played)}` : "";
    return [
        `${rules.players}x${rules.turtles_each}${options}${deck}${aside}`,
        course.join("") || "-",
        faceUp,
        hands.map(digits).join(".") + gone,
        formatTurn(setup),
    ].join("/");
}

function formatTurn({ turn, moved, mover, dice, rolling, carded }: Setup): string {
    const first = moved === null ? "" : `-${moved}`;
    const thrown = mover === null ? "" : `:${mover}${dice.join("")}${rolling ? "r" : ""}`;
    return `${turn}${first}${thrown}${carded.length ? `c${carded.join("")}` : ""}`;
}

const digits = (cards: number[]) => spread(cards).join("");

/** The position that the server was asked about. */
export function setupOf({ rules, position, hands, unseen, moved, carded }: StudyView): Setup {
    const { stacks, nest, face_up: faceUp, turn, mover, dice, actor } = position;
    const there = Object.entries(stacks).map(([space, stack]): [number, Letter[]] => [Number(space), [...stack]]);
    const setup: Setup = {
        rules,
        stacks: Object.fromEntries(nest === null ? there : [...there, [NEST, [nest]]]),
        faceUp,
        hands,
        played: [...NO_CARDS],
        turn,
        moved,
        mover,
        dice,
        rolling: mover !== null && actor === null,
        carded,
    };
    return { ...setup, played: unseenOf(setup).map((count, index) => count - (unseen[index] ?? 0)) };
}

/** A game before its first card is turned up. */
export function startOf(rules: Rules): Setup {
    const { players } = rules;
    return {
        rules,
        stacks: {},
        faceUp: 0,
        hands: Array.from({ length: players }, () => [...NO_CARDS]),
        played: [...NO_CARDS],
        turn: 1,
        moved: null,
        mover: null,
        dice: [],
        rolling: false,
        carded: [],
    };
}

/** Everyone on the raft, no cards in any hand, and a card face up: somewhere to begin. */
export function clearOf(rules: Rules): Setup {
    const most = Math.max(...rules.deck);
    return { ...startOf(rules), faceUp: rules.deck.indexOf(most) + 1 };
}

/** The letters of the turtles at a table. */
export const turtlesAt = ({ players, turtles_each: each }: Rules): Letter[] => TURTLES.slice(0, players * each);

/** The letters of a seat's turtles. */
export const turtlesOf = ({ turtles_each: each }: Rules, seat: number): Letter[] =>
    TURTLES.slice((seat - 1) * each, seat * each);

/** The occupied spaces, in order; the nest is the last. */
export const occupied = ({ stacks }: Setup): number[] =>
    Object.keys(stacks)
        .map(Number)
        .filter((space) => stacks[space]?.length)
        .sort((a, b) => a - b);

/** Where a turtle is. */
export const placeOf = (setup: Setup, letter: Letter): number =>
    occupied(setup).find((space) => setup.stacks[space]!.includes(letter)) ?? RAFT;

/** The cards that are neither in a hand, played nor face up: none of a kind is missing unless too many were given. */
export const unseenOf = ({ rules, hands, played, faceUp }: Setup): number[] =>
    rules.deck.map(
        (count, index) =>
            count -
            (played[index] ?? 0) -
            total(hands.map((cards) => cards[index] ?? 0)) -
            (faceUp === index + 1 ? 1 : 0),
    );

/** How many cards are still to be turned up. */
export const pileOf = (setup: Setup): number => Math.max(0, total(unseenOf(setup)) - setup.rules.set_aside);
