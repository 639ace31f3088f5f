/** Everything the page says, in the reader's language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import ADDRESSES from "virtual:words";
import { settings } from "../memory/settings.svelte";
import { LANGUAGE_NAMES } from "../net/constants";
import { isolate } from "./isolate";

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export type Args = Record<string, string | number>;

let current: Language = $state("en");
const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
/** Counts up when words arrive, so that what was drawn without them is drawn again. */
let arrived = $state(0);
let wanted: Language = "en";
const loads: Partial<Record<Language, Promise<void>>> = {};

export const language = {
    get current(): Language {
        return current;
    },
};

/** Bring in the words of the reader's language. */
export async function loadWords(): Promise<void> {
    await show(isLanguage(settings.language) ? settings.language : preferred(navigator.languages));
}

/** Speak another language from now on, and the next time. */
export async function setLanguage(next: Language): Promise<void> {
    settings.language = next;
    await show(next);
}

/** The first of *tags* ("fr-CH") that we speak, else English. */
export function preferred(tags: readonly string[]): Language {
    return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** A message in the reader's language. */
export function t(id: string, args?: Args): string {
    const found = format(current, id, args);
    if (found !== null) return found;
    if (import.meta.env.DEV && bundles[current]) console.error(`no words for ${id} in ${current}`);
    if (current === "en") return id;
    if (!bundles.en) void load("en").catch(() => undefined);
    return format("en", id, args) ?? (bundles.en ? id : "");
}

/** For lists and dates. British English: American puts a comma before the last, and the month before the day. */
export const locale = (): string => (current === "en" ? "en-GB" : current);

/** "A, B and C", or "A, B or C". */
export function list(parts: string[], joined: "and" | "or" = "and"): string {
    const type = joined === "and" ? "conjunction" : "disjunction";
    return new Intl.ListFormat(locale(), { type }).format(parts);
}

/** "A, B; C, D": parts that have commas of their own. */
export function apart(parts: string[]): string {
    return parts.reduce((one, more) => t("apart", { one, more }));
}

function isLanguage(tag: string | null | undefined): tag is Language {
    return LANGUAGES.includes(tag as Language);
}

async function show(next: Language): Promise<void> {
    wanted = next;
    await load(next);
    // Another language may have been asked for while this one was on its way.
    if (wanted !== next) return;
    current = next;
    document.documentElement.lang = next;
}

function load(which: Language): Promise<void> {
    return (loads[which] ??= fetchWords(which).catch((trouble: unknown) => {
        // A language that did not arrive may be asked for again.
        delete loads[which];
        throw trouble;
    }));
}

async function fetchWords(which: Language): Promise<void> {
    const response = await fetch(ADDRESSES[which]);
    if (!response.ok) throw new Error(`no words in ${which}: ${response.status}`);
    // `isolate` marks the names that need it; marks round every number would only clutter what is copied.
    const bundle = new FluentBundle(which, { useIsolating: false, functions: { PERCENT: percent } });
    bundle.addResource(new FluentResource(await response.text()));
    bundles[which] = bundle;
    arrived++;
}

/** A share as a whole number per cent: Fluent's own NUMBER leaves the style to code. */
function percent([share]: (FluentValue | string)[]): FluentValue {
    return new FluentNumber(Number(share?.valueOf()), { style: "percent", maximumFractionDigits: 0 });
}

function format(which: Language, id: string, args: Args = {}): string | null {
    const words = arrived ? bundles[which] : undefined;
    const message = words?.getMessage(id);
    if (!words || !message?.value) return null;
    const errors: Error[] = [];
    const safe = Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]),
    );
    const text = words.formatPattern(message.value, safe, errors);
    if (import.meta.env.DEV) for (const error of errors) console.error(`${id} in ${which}: ${error.message}`);
    return text;
}

// Whoever imports this module waits here, so that nothing is ever drawn without words.
await loadWords().catch(() => undefined);
