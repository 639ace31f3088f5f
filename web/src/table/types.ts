/** What a table is made of, as the page draws it. */

/** A turtle, "A" to "G". */
export type Letter = string;
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink";
export type Die = { pips: number; card: boolean };
export type Place = {
    seat: number;
    kind: "open" | "person" | "bot";
    name: string;
    turtles: Letter[];
    colours: Colour[];
    away: boolean;
};

/** What the server says of a finished move. */
export type Move = {
    turn: number;
    turtle: Letter;
    riders: Letter[];
    dice: number[];
    origin: number;
    /** Where it ends; 0 is the raft. */
    space: number;
    bust: boolean;
    /** The clutch it won: 0 for none, 7 for the end. */
    eggs: number;
    /** The seat that decided and collected. */
    by: number;
    /** The spaces it passes, the last of them where it ends. */
    path: number[];
    onto: Letter[];
};

export type Happening =
    | { type: "started" }
    | { type: "start"; turtle: Letter; by: number }
    | { type: "die"; die: Die; by: number }
    | { type: "move"; move: Move; dice: Die[] }
    | { type: "turned"; eggs: number }
    | { type: "seat"; what: "sat" | "left" | "away" | "back" | "filled"; seat: number; name: string }
    | { type: "rematch"; table: string };

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

export type Landing = { space: number; wins: boolean; onto: Letter[] };

export type DecisionEvent =
    { type: "start"; turtle: Letter } | { type: "roll" } | { type: "stop" } | { type: "card"; eggs: number };

/** One choice that the server offers, and what comes of it. */
export type Option = { event: DecisionEvent; lands?: Landing; rolls?: Landing[] };

/** What can show a happening with motion: the board. */
export interface Stage {
    play(happening: Happening, after: Scene, factor: number): Promise<void>;
    skip(): void;
}

/** How a table plays: the fields of the server's rules. */
export type Rules = {
    players: number;
    turtles_each: number;
    cards_as_dice: boolean;
    third_die_at_seven: boolean;
    bust_ends_turn: boolean;
    /** How many cards of 1 to 6 eggs. */
    deck: number[];
    set_aside: number;
};

/** What is said of a table when it is opened. */
export type Opening = {
    type: "opened";
    rules: Rules;
    seats: { kind: "open" | "person" | "bot"; bot?: string; colours: Colour[] }[];
    pace: "none" | "live" | "daily";
    seconds: number | null;
    stand_in: string;
    public: boolean;
    open_clutches: boolean;
    /** The tip of the server's chain. */
    tip: string;
};

/** What a die or a card was drawn from. */
export type Drawn = { draw: number; link: string; player: string; by: number };

export type Body =
    | Opening
    | { type: "sat"; seat: number; name: string; tip: string }
    | { type: "tip"; seat: number; tip: string }
    | { type: "left"; seat: number }
    | { type: "filled"; seat: number; bot: string }
    | { type: "started" }
    | { type: "away" | "back"; seat: number }
    | DecisionEvent
    | ({ type: "rolled"; pips: number } & Drawn)
    | ({ type: "turned"; eggs: number } & Drawn)
    | { type: "chain"; tip: string }
    | { type: "rematch"; table: string };

/** One line of a table's log. `seat` is who caused it, 0 for the table itself. */
export type Entry = { seq: number; seat: number; at: number; body: Body; move?: Move };
