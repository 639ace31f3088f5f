/** A table that is being set up: its seats, its options, and what would not work. */

import { DEFAULTS, type TableOptions } from "../memory/settings.svelte";
import {
    BOX,
    COLOURS,
    DECK,
    FEWEST_PLAYERS,
    LEAST_SECONDS,
    MOST_PLAYERS,
    MOST_SECONDS,
    MOST_WITH_TWO,
} from "../net/constants";
import { total } from "../table/counting";
import type { Colour } from "../table/types";

export const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"];
/** How many most tables with friends are. */
const FRIENDS = 4;

/** With friends by a link, several people on one device, or you and bots. */
export type Mode = "friends" | "device" | "bots";
export type SeatDraft = {
    kind: "person" | "open" | "bot";
    name: string;
    bot: string;
    /** One for each turtle; empty for whichever is left. */
    colours: (Colour | "")[];
};
export type Draft = Pick<
    TableOptions,
    | "turtles"
    | "cards"
    | "thirdDie"
    | "bustEnds"
    | "openClutches"
    | "advice"
    | "setAside"
    | "pace"
    | "seconds"
    | "public"
> & { mode: Mode; seats: SeatDraft[]; deck: number[]; standIn: string };

/** Bots are kept by seat; the one that stands in belongs to no seat. */
const STAND_IN = 0;

/** A new draft, with what was chosen the last time. */
export function draft(mode: Mode, kept: TableOptions, name: string): Draft {
    const seat = (index: number, kind: SeatDraft["kind"], called = ""): SeatDraft => ({
        kind,
        name: called,
        bot: kept.bots[index + 1] ?? kept.bot,
        colours: kept.colours[index + 1]?.slice(0, 2) ?? [],
    });
    const people = mode !== "device" ? [name] : kept.names.length > 1 ? kept.names : [name, ""];
    const seats = people.slice(0, MOST_PLAYERS).map((called, index) => seat(index, "person", called));
    while (mode === "friends" && seats.length < FRIENDS) seats.push(seat(seats.length, "open"));
    while (mode === "bots" && seats.length < kept.players) seats.push(seat(seats.length, "bot"));
    return {
        mode,
        seats,
        turtles: kept.turtles,
        cards: kept.cards,
        thirdDie: kept.thirdDie,
        bustEnds: kept.bustEnds,
        openClutches: kept.openClutches,
        advice: kept.advice,
        deck: [...(kept.deck ?? DECK)],
        setAside: kept.setAside,
        pace: kept.pace,
        seconds: kept.seconds,
        public: mode === "friends" && kept.public,
        standIn: kept.bots[STAND_IN] ?? kept.bot,
    };
}

/** What to keep of a draft for the next time. */
export function keep(made: Draft, kept: TableOptions): Partial<TableOptions> {
    const { mode, seats, deck, standIn, public: open, ...same } = made;
    const bots: Record<number, string> = { [STAND_IN]: standIn };
    const colours: Record<number, Colour[]> = {};
    seats.forEach((seat, index) => {
        bots[index + 1] = seat.bot;
        const picked = seat.colours.filter((colour) => colour !== "");
        if (picked.length) colours[index + 1] = picked;
    });
    return {
        ...same,
        bots,
        colours,
        deck: String(deck) === String(DECK) ? null : [...deck],
        players: mode === "bots" ? seats.length : kept.players,
        names: mode === "device" ? seats.filter(({ kind }) => kind === "person").map(({ name }) => name) : kept.names,
        public: mode === "friends" ? open : kept.public,
    };
}

/** Back to the usual rules; the seats stay. */
export function usual(made: Draft): void {
    const { mode: _mode, seats: _seats, ...rules } = draft(made.mode, DEFAULTS.table, "");
    Object.assign(made, rules);
    for (const seat of made.seats) Object.assign(seat, { bot: made.standIn, colours: [] });
}

/** Make room for *number* seats of a kind, or take away the last of them. */
export function resize(made: Draft, kind: SeatDraft["kind"], number: number): void {
    const last = () => made.seats.map((seat) => seat.kind).lastIndexOf(kind);
    const count = () => made.seats.filter((seat) => seat.kind === kind).length;
    while (count() < number && made.seats.length < MOST_PLAYERS)
        made.seats.push({ kind, name: "", bot: made.standIn, colours: [] });
    while (count() > number && last() >= 0) made.seats.splice(last(), 1);
}

/** The level of all the bots, empty if they differ. */
export function level({ seats }: Pick<Draft, "seats">): string {
    const levels = new Set(seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot));
    return levels.size === 1 ? [...levels][0]! : "";
}

/** Who comes where the bots are to be mixed. */
export const COMPANY = ["surfer", "hermit", "pirate", "navigator", "swimmer", "companion"] as const;

/** Give all bots a level, also those that are yet to come and the one that stands in; if empty, each another. */
export function setLevel(made: Draft, bot: string): void {
    if (!bot) {
        made.seats.filter(({ kind }) => kind === "bot").forEach((seat, index) => (seat.bot = COMPANY[index]!));
        return;
    }
    made.standIn = bot;
    for (const seat of made.seats) seat.bot = bot;
}

/** How many turtles each player has. */
export const turtlesEach = ({ turtles, seats }: Pick<Draft, "turtles" | "seats">): number =>
    turtles || (seats.length <= MOST_WITH_TWO ? 2 : 1);

/** The colours of everyone's turtles: those asked for, then whichever are left, in order. */
export function paint(made: Pick<Draft, "turtles" | "seats">): Colour[][] {
    const each = turtlesEach(made);
    const wanted = made.seats.map((seat) => seat.colours.slice(0, each));
    const left = COLOURS.filter((colour) => !wanted.flat().includes(colour));
    return wanted.map((wishes) => Array.from({ length: each }, (_, turtle) => wishes[turtle] || left.shift() || "red"));
}

export type Field = "names" | "seats" | "colours" | "turtles" | "deck" | "setAside" | "seconds";
/** A message, and what stands in it. */
export type Trouble = { id: string; args?: Record<string, string | number> };

/** Who sits on a seat; on one device nobody needs to type. */
export const nameOf = ({ name }: SeatDraft, index: number): string => name.trim() || NAMES[index] || "";

/** What would not work, by the field that it belongs to. */
export function troubles(made: Draft): Partial<Record<Field, Trouble>> {
    const { seats, deck, setAside, pace, seconds, mode } = made;
    const found: Partial<Record<Field, Trouble>> = {};
    if (seats.length < FEWEST_PLAYERS || seats.length > MOST_PLAYERS)
        found.seats = { id: "home-bad-seats", args: { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS } };
    const names = seats.map((seat, index) => (seat.kind === "person" ? nameOf(seat, index) : "")).filter(Boolean);
    const twice = names.find((name, index) => names.map(folded).indexOf(folded(name)) < index);
    if (twice) found.names = { id: "home-bad-name-twice", args: { name: twice } };
    if (mode === "friends" && seats.some((seat) => seat.kind === "person" && !seat.name.trim()))
        found.names = { id: "home-bad-name-none" };
    if (made.turtles === 2 && seats.length > MOST_WITH_TWO)
        found.turtles = { id: "home-bad-turtles", args: { players: seats.length } };
    const colours = seats.flatMap((seat) => seat.colours.slice(0, turtlesEach(made))).filter((colour) => colour !== "");
    const clash = colours.find((colour, index) => colours.indexOf(colour) < index);
    if (clash) found.colours = { id: "home-bad-colour", args: { colour: clash } };
    const cards = total(deck);
    if (![...deck, setAside].every((count) => Number.isInteger(count) && count >= 0 && count <= BOX))
        found.deck = { id: "home-bad-deck-count", args: { box: BOX } };
    else if (cards > BOX) found.deck = { id: "home-bad-deck-much", args: { box: BOX, cards } };
    else if (cards <= setAside) found.setAside = { id: "home-bad-set-aside", args: { aside: setAside, cards } };
    if (pace === "live" && !(Number.isInteger(seconds) && seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS))
        // As texts: a number would be written with a sign for thousands.
        found.seconds = { id: "home-bad-seconds", args: { least: `${LEAST_SECONDS}`, most: `${MOST_SECONDS}` } };
    return found;
}

const folded = (name: string): string => name.normalize("NFKC").toLocaleLowerCase();
