/** A puzzle as the board draws it, and in words. */

import { rulesLine } from "../home/rulesline";
import { COLOURS } from "../net/constants";
import type { PuzzleView } from "../net/types";
import { turtle } from "../play/names";
import { sceneOf } from "../table/scene";
import type { Letter, Place, Scene } from "../table/types";
import { points } from "../words/numbers";
import { list, t } from "../words/words.svelte";
import { spelled } from "./days";

const LETTERS = "ABCDEFG";

/** Who plays: you decide, the others are called by their turtles. */
export function placesOf({ rules, decider }: PuzzleView): Place[] {
    const each = rules.turtles_each ?? 1;
    return Array.from({ length: rules.players ?? 2 }, (_, index) => {
        const turtles = [...LETTERS.slice(index * each, (index + 1) * each)];
        return {
            seat: index + 1,
            kind: "person",
            name: index + 1 === decider ? t("learn-you") : turtles.join("+"),
            turtles,
            colours: COLOURS.slice(index * each, (index + 1) * each),
            away: false,
        };
    });
}

export const sceneFor = (puzzle: PuzzleView): Scene => sceneOf(puzzle.position, placesOf(puzzle));

/** "You are the red turtle." */
export function youAre(scene: Scene, seat: number): string {
    const letters: Letter[] = scene.places[seat - 1]?.turtles ?? [];
    return t("puzzles-you", { turtles: list(letters.map((letter) => turtle(scene, letter))) });
}

/** How many play, and how. */
export const tableLine = ({ rules }: PuzzleView): string =>
    [t("home-public-line", { players: rules.players ?? 2 }), rulesLine(rules, null)].join(", ");

const KINDS: Record<string, string> = {
    clutch_in_reach: "puzzles-kind-clutch-in-reach",
    would_ride: "puzzles-kind-would-ride",
    too_risky: "puzzles-kind-too-risky",
    eggs_not_worth_it: "puzzles-kind-eggs-not-worth-it",
    clutch_next: "puzzles-kind-clutch-next",
    other_arrives: "puzzles-kind-other-arrives",
    nothing_to_lose: "puzzles-kind-nothing-to-lose",
    safe_die: "puzzles-kind-safe-die",
    card_too_dear: "puzzles-kind-card-too-dear",
    card_pays: "puzzles-kind-card-pays",
    other_turtle: "puzzles-kind-other-turtle",
};

/** What a puzzle is about; one that this page does not know yet by the name it has. */
export const kindWords = (kind: string): string => (KINDS[kind] ? t(KINDS[kind]) : kind);

const RIGHT = "🐢";
const WRONG = "🌊";
const signOf = (right: boolean): string => (right ? RIGHT : WRONG);

/** What to give to others: five signs, and what they cost. */
export const shareWords = (day: string, rights: boolean[], lost: number, link: string): string =>
    [
        t("puzzles-share-title", { date: spelled(day) }),
        rights.map(signOf).join(""),
        `${t("solved-tally", { right: rights.filter(Boolean).length, asked: rights.length })} · ${t("puzzles-lost", { points: points(lost) })}`,
        link,
    ].join("\n");
