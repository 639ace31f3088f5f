/** What a table is made of, as the page draws it. What the server says of it has the server's types. */

import type {
    BareRolledJson,
    EntryView,
    LandingView,
    MoveView,
    OpenedJson,
    OptionView,
    React,
    RecordEntryView,
    RecordOpenedJson,
    RulesJson,
    SeatView,
} from "../net/types";

/** One line of a table's log. `seat` is who caused it, 0 for the table itself. */
export type Entry = EntryView;
/** A line of what a record's log would be, with who threw each die. */
export type RecordEntry = Omit<RecordEntryView, "body"> & {
    body: Exclude<RecordEntryView["body"], BareRolledJson> | (BareRolledJson & { by: number });
};
export type Body = EntryView["body"];
/** What is said of a table when it is opened; a record knows less. */
export type Opening = RecordOpenedJson & Partial<Omit<OpenedJson, keyof RecordOpenedJson>>;
/** How a table plays. */
export type Rules = RulesJson;
/** A finished move. */
export type Move = MoveView;
export type Landing = LandingView;
/** One choice that the server offers, and what comes of it. */
export type Option = OptionView;
/** What can be said at a table. */
export type Reaction = React["reaction"];
export type DecisionEvent = OptionView["event"];

/** A turtle, "A" to "G". */
export type Letter = string;
export type Colour = SeatView["colours"][number];
export type Die = { pips: number; card: boolean };
/** A seat and who sits there. */
export type Place = Omit<SeatView, "connected">;

/** Who sits where: a scene, or what else knows it. */
export type Cast = { places: Place[] };

export type Happening =
    | { type: "started" }
    | { type: "start"; turtle: Letter; by: number }
    | { type: "die"; die: Die; by: number }
    | { type: "move"; move: Move; dice: Die[] }
    | { type: "turned"; eggs: number }
    | { type: "seat"; what: "sat" | "left" | "away" | "back" | "filled"; seat: number; name: string }
    | { type: "vote"; seat: number; host: number }
    | { type: "host"; seat: number }
    | { type: "series"; games: number }
    | { type: "again"; seat: number; agrees: boolean }
    | { type: "rematch"; table: string }
    | { type: "closed" };

/** Everything the board draws. */
export type Scene = {
    places: Place[];
    /** The turtles on each occupied space, bottom first. */
    stacks: Record<number, Letter[]>;
    raft: Letter[];
    /** The turtle that ended the game. */
    nest: Letter | null;
    mover: Letter | null;
    dice: Die[];
    faceUp: number;
    pile: number;
};

/** Something that happened, with what it led to. */
export type Shot = {
    happening: Happening;
    after: Scene;
    /** Of each seat, how many cards of 1 to 6 eggs it has then. */
    hands: number[][];
};

/** What can show a happening with motion: the board. */
export interface Stage {
    play(happening: Happening, after: Scene, factor: number): Promise<void>;
    skip(): void;
}
