/** How this browser likes to play. Whatever is set here is kept. */

import { SET_ASIDE, SPEEDS, USUAL_BOT, USUAL_PLAYERS, USUAL_SECONDS } from "../net/constants";
import type { OpenTable } from "../net/types";
import type { Colour } from "../table/types";
import { read, write } from "./storage";

export type Speed = keyof typeof SPEEDS;
export type Theme = "auto" | "day" | "night";

/** The last choices for a new table. */
export type TableOptions = {
    players: number;
    /** 0 leaves it to the rules. */
    turtles: 0 | 1 | 2;
    cards: boolean;
    thirdDie: boolean;
    bustEnds: boolean;
    openClutches: boolean;
    /** For tables with others: whether everyone may ask what each choice is worth. */
    advice: boolean;
    /** How many cards of 1 to 6 eggs; null for the deck of the rules. */
    deck: number[] | null;
    setAside: number;
    pace: NonNullable<OpenTable["pace"]>;
    /** For a live pace: how long a decision may take. */
    seconds: number;
    /** The bot that takes seats nobody asked for, and that stands in. */
    bot: string;
    /** The bots of single seats, where they differ. */
    bots: Record<number, string>;
    /** The colours that seats asked for. */
    colours: Record<number, Colour[]>;
    /** The names of those who pass one device round. */
    names: string[];
    public: boolean;
};

export type Settings = {
    name: string;
    speed: Speed;
    theme: Theme;
    clockwise: boolean;
    sound: boolean;
    /** From 0 to 1. */
    volume: number;
    /** Whether sound was offered: that is done once. */
    soundAsked: boolean;
    vibrate: boolean;
    notify: boolean;
    /** Whether to ask again before a roll that goes bust at least every second time. */
    careful: boolean;
    /** For how many milliseconds a choice must have been in sight before it takes a tap or a key. */
    seenAfter: number;
    /** Null follows the browser. */
    language: string | null;
    table: TableOptions;
};

export const DEFAULTS: Settings = {
    name: "",
    speed: "calm",
    theme: "auto",
    clockwise: false,
    sound: false,
    volume: 0.6,
    soundAsked: false,
    vibrate: false,
    notify: false,
    careful: false,
    seenAfter: 250,
    language: null,
    table: {
        players: USUAL_PLAYERS,
        turtles: 0,
        cards: false,
        thirdDie: false,
        bustEnds: false,
        openClutches: false,
        advice: false,
        deck: null,
        setAside: SET_ASIDE,
        pace: "none",
        seconds: USUAL_SECONDS,
        bot: USUAL_BOT,
        bots: {},
        colours: {},
        names: [],
        public: false,
    },
};

/** Return what is kept of *fresh*, key by key, as far as it is of the right type. */
function merge<T extends object>(fresh: T, kept: unknown): T {
    const result = structuredClone(fresh);
    if (typeof kept !== "object" || kept === null) return result;
    for (const key of Object.keys(result) as (keyof T)[]) {
        const value = (kept as T)[key];
        const sort = typeof result[key];
        const open = result[key] === null;
        if (value !== undefined && (open || typeof value === sort) && (value !== null || open)) result[key] = value;
    }
    return result;
}

function load(): Settings {
    const kept = read<Partial<Settings>>("settings", {});
    const settings = merge(DEFAULTS, kept);
    settings.table = merge(DEFAULTS.table, kept.table);
    return settings;
}

export const settings: Settings = $state(load());

/** Take back all settings, the name too. */
export function resetSettings(): void {
    Object.assign(settings, structuredClone(DEFAULTS));
}

/** How long motion takes, as a share of calm; 0 for none. A page that nobody sees does not move. */
export function motionFactor(): number {
    if (document.hidden) return 0;
    return SPEEDS[settings.speed] ?? SPEEDS.calm;
}

$effect.root(() => {
    $effect(() => write("settings", $state.snapshot(settings)));
    $effect(() => {
        document.documentElement.dataset.theme = settings.theme;
    });
});
