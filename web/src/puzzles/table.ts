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

export const kindWords = (kind: string): string => t(`puzzles-kind-${kind.replaceAll("_", "-")}`);

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
