/** The way to a position, step by step: it can be walked back, and left at any step. */

import type { Place } from "../table/types";
import type { StudyEvent } from "./answer";
import type { Setup } from "./setup";

export type Step = {
    text: string;
    /** What led here; null for a beginning, and for what was set up. */
    event: StudyEvent | null;
    /** Who decided it, or whose die it was; 0 where nobody is known. */
    seat: number;
    /** What is being set up; null where the server has said it all. */
    setup: Setup | null;
};

/** A recorded game, to go through and to come back to. */
export type Game = {
    steps: Step[];
    places: Place[];
    /** The record itself. */
    record: string;
    /** The id of its table; empty for a record from elsewhere. */
    table: string;
};

export type Trail = {
    steps: readonly Step[];
    at: number;
    /** The step of the game at which the trail leaves it; null while it is the game, or where there is none. */
    fork: number | null;
    game: Game | null;
};

/** A trail that begins with a step. */
export const trailFrom = (step: Step): Trail => ({ steps: [step], at: 0, fork: null, game: null });

/** The trail of a game, at one of its steps. */
export const trailOf = (game: Game, at: number): Trail => ({
    steps: game.steps,
    at: within(at, game.steps.length),
    fork: null,
    game,
});

export const stepOf = ({ steps, at }: Trail): Step => steps[at]!;

/** Go somewhere along the trail. */
export const walk = (trail: Trail, to: number): Trail => ({ ...trail, at: within(to, trail.steps.length) });

/** Go on with a step: along the trail if it leads there, else off it. */
export function follow(trail: Trail, step: Step): Trail {
    const { steps, at } = trail;
    if (steps[at + 1]?.text === step.text) return walk(trail, at + 1);
    return branch(trail, [...steps.slice(0, at + 1), step]);
}

/** Change the position. What was set up before and not looked into further is no step worth keeping. */
export function change(trail: Trail, step: Step): Trail {
    const { steps, at } = trail;
    const kept = stepOf(trail).event === null && !isOfGame(trail, at) ? at : at + 1;
    return branch(trail, [...steps.slice(0, kept), step]);
}

/** Whether a step of the trail is one of the game. */
export const isOfGame = ({ game, fork, steps }: Trail, at: number): boolean =>
    game !== null && at <= (fork ?? steps.length);

function branch(trail: Trail, steps: Step[]): Trail {
    const fork = trail.game && isOfGame(trail, trail.at) ? trail.at : trail.fork;
    return { ...trail, steps, at: steps.length - 1, fork };
}

/** Back to the game, where it was left. */
export const rejoin = (trail: Trail): Trail => (trail.game ? trailOf(trail.game, trail.fork ?? trail.at) : trail);

const within = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);
