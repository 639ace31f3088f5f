/** Positions of the solved game as the board draws them, and what choices are worth as people read it. */

import type { PositionView, QuestionView } from "../net/types";
import { sceneOf } from "../table/scene";
import type { Letter, Place, Scene } from "../table/types";
import { points } from "../words/numbers";
import { t } from "../words/words.svelte";
import { SIDES } from "./spot";

export type Choice = "roll" | "stop";

/** What a choice was worth beside the other one, as shares of 1. */
export type Answer = { chosen: Choice; better: Choice; worth: Record<Choice, number>; lost: number };

/** How many questions were answered, how many of them right, and what was given away in all. */
export type Tally = { asked: number; right: number; lost: number };

export const NOTHING: Tally = { asked: 0, right: 0, lost: 0 };

/** Judge a choice by what the server says that each is worth. */
export function judge({ position, worth }: QuestionView, chosen: Choice): Answer {
    const of = (type: Choice) => worth[position.options.findIndex(({ event }) => event.type === type)] ?? 0;
    const both = { roll: of("roll"), stop: of("stop") };
    const better = both.roll > both.stop ? "roll" : "stop";
    return { chosen, better, worth: both, lost: both[better] - both[chosen] };
}

export const count = ({ asked, right, lost }: Tally, answer: Answer): Tally => ({
    asked: asked + 1,
    right: right + (answer.chosen === answer.better ? 1 : 0),
    lost: lost + answer.lost,
});

/** What is to be said of an answer: a headline and a line. */
export function verdict({ chosen, better, worth }: Answer): { right: boolean; head: string; line: string } {
    const right = chosen === better;
    const head = right ? t("solved-right") : t(better === "roll" ? "solved-better-roll" : "solved-better-stop");
    const gap = points(Math.abs(worth.roll - worth.stop));
    return { right, head, line: t(right ? "solved-ahead" : "solved-lost", { points: gap }) };
}

export const COLOURS = { A: "red", B: "blue" } as const;

/** Whose turtle it is. */
export const owner = (letter: Letter): string => t(letter === "A" ? "learn-you" : "learn-other");

/** The two who play: seat 1 is you. */
const places = (): Place[] =>
    SIDES.map((one, index) => ({
        seat: index + 1,
        kind: "person",
        name: owner(one),
        turtles: [one],
        colours: [COLOURS[one]],
        away: false,
    }));

/** A position as the board draws it. */
export const solvedScene = (position: PositionView): Scene => sceneOf(position, places());
