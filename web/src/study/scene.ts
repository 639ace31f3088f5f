/** A setup as the board draws it. */

import { COLOURS } from "../net/constants";
import type { Place, Rules, Scene } from "../table/types";
import { t } from "../words/words.svelte";
import { NEST, occupied, pileOf, turtlesAt, turtlesOf, type Setup } from "./setup";
import type { Game } from "./trail";

/** Who sits where: those of the game as long as it is their table, else players by number. */
export function placesOf(rules: Rules, game: Game | null): Place[] {
    const { players, turtles_each: each } = rules;
    const [first] = game?.places ?? [];
    if (game && first && game.places.length === players && first.turtles.length === each) return game.places;
    return Array.from({ length: players }, (_, index): Place => ({
        seat: index + 1,
        kind: "person",
        name: t("study-player", { number: index + 1 }),
        turtles: turtlesOf(rules, index + 1),
        colours: COLOURS.slice(index * each, (index + 1) * each),
        away: false,
    }));
}

export function sceneOfSetup(setup: Setup, places: Place[]): Scene {
    const { stacks, dice, faceUp, mover } = setup;
    const there = occupied(setup);
    return {
        places,
        stacks: Object.fromEntries(there.filter((space) => space !== NEST).map((space) => [space, stacks[space]!])),
        raft: turtlesAt(setup.rules).filter((letter) => !there.some((space) => stacks[space]!.includes(letter))),
        nest: stacks[NEST]?.[0] ?? null,
        mover,
        dice: dice.map((pips) => ({ pips, card: false })),
        faceUp,
        pile: pileOf(setup),
    };
}
