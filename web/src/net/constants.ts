/* Generated from the rules and the server by "npm run types"; do not edit. */

/** The letters of the turtles, in the order of the seats. */
export const TURTLES = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** The colours of the turtles, from A on, unless a table has others. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "pink"] as const;

/** The faces of a die, and the eggs that a clutch card may show. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The last space of the course. */
export const BEACH = 21;

/** The highest total that is not a bust. */
export const LIMIT = 7;

/** The eggs of the last clutch, which ends the game. */
export const LAST_CLUTCH = 7;

/** How many clutch cards the box holds. */
export const BOX = 24;

/** How many cards there are of 1 to 6 eggs, unless a table has others. */
export const DECK: readonly number[] = [3, 3, 5, 5, 5, 3];

/** How many of them are put away unseen. */
export const SET_ASIDE = 4;

/** How many play at least. */
export const FEWEST_PLAYERS = 2;

/** How many play at most. */
export const MOST_PLAYERS = 7;

/** How many play unless somebody says otherwise. */
export const USUAL_PLAYERS = 4;

/** How many players may have two turtles each, and usually have. */
export const MOST_WITH_TWO = 3;

/** The shortest time for a decision at a live table. */
export const LEAST_SECONDS = 5;

/** The longest. */
export const MOST_SECONDS = 3600;

/** The usual one. */
export const USUAL_SECONDS = 60;

/** How many characters of a name are kept. */
export const LONGEST_NAME = 24;

/** The bots that differ by strength, weakest first. */
export const BOTS = ["hatchling", "swimmer", "navigator", "ancient"] as const;

/** Those that differ by temper. */
export const CHARACTERS = ["hermit", "pirate", "surfer", "companion"] as const;

/** The bot that plays unless another is asked for. */
export const USUAL_BOT = "swimmer";

/** What the id of a table looks like. */
export const TABLE_ID = /^[A-Za-z0-9_-]{1,40}$/;

/** How many tokens a browser may show at a table. */
export const MOST_TOKENS = 8;

/** How many links a chain has, the tip not counted. */
export const CHAIN_LENGTH = 4096;

/** Bytes; the server reads no larger record. */
export const LARGEST_UPLOAD = 65_536;

/** The highest number of a question about the short game. */
export const MOST_SEED = 999_999_999;

/** How many cards of the short game are won before the last clutch. */
export const SHORT_WON = 3;

/** How long motion takes, by speed, as a share of calm. */
export const SPEEDS = { calm: 1, quick: 0.35, instant: 0 } as const;

/** Each language by its own name. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands", it: "Italiano" } as const;
