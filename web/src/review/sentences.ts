/** A review in words: the sentences of `mahe review`, from the same catalogue. */

import { BEACH } from "../net/constants";
import { botName, who } from "../play/names";
import { spaceAfter, steps } from "../table/counting";
import { spaceOf } from "../table/scene";
import type { DecisionEvent, Place, Scene } from "../table/types";
import { percent } from "../words/numbers";
import { t } from "../words/words.svelte";
import type { Level, Mistake, Reason, Sign, Step } from "./types";

/** From which change on a turning point names a player. */
const SHOWN = 0.03;

const SIGNS: Record<Sign, string> = {
    mistake: "review-sign-mistake",
    blunder: "review-sign-blunder",
    lucky: "review-sign-lucky",
    unlucky: "review-sign-unlucky",
};

export const signWords = (sign: Sign): string => t(SIGNS[sign]);

/** A choice in *scene*, as a button would name it. */
export function optionWords(scene: Scene, event: DecisionEvent): string {
    switch (event.type) {
        case "start":
            return t("table-roll-for-first", { letter: event.turtle });
        case "roll":
            return t("table-roll-again");
        case "card":
            return t("table-play-card", { card: event.eggs });
        case "stop": {
            const thrown = steps(scene.dice.map(({ pips }) => pips));
            const space = spaceAfter(spaceOf(scene, scene.mover ?? ""), thrown);
            return space === BEACH ? t("table-stop-beach") : t("table-stop-on", { space });
        }
    }
}

/** Why the better choice was better; empty for a reason that this page does not know yet. */
export function reasonWords({ kind, eggs = 0, faces = 0, turtle: letter = "" }: Reason): string {
    switch (kind) {
        case "clutch_in_reach":
            return t("review-why-clutch", { eggs });
        case "would_ride":
            return t("review-why-ride", { letter });
        case "too_risky":
            return t("review-why-risk", { faces });
        case "eggs_not_worth_it":
            return t("review-why-eggs", { eggs });
        case "clutch_next":
            return t("review-why-next", { faces });
        case "other_arrives":
            return t("review-why-rival", { letter });
        case "nothing_to_lose":
            return t("review-why-nothing");
        case "safe_die":
            return t("review-why-safe");
        case "card_too_dear":
            return t("review-why-card-dear", { card: eggs });
        case "card_pays":
            return t("review-why-card-pays", { card: eggs });
        case "other_turtle":
            return t("review-why-turtle", { letter });
        default:
            return "";
    }
}

/** What was chosen and what would have been better, with both chances, and why. *scene* is the table before it. */
export function mistakeWords(scene: Scene, mistake: Mistake): string {
    const sentence = t(mistake.blunder ? "review-blunder" : "review-mistake", {
        chosen: optionWords(scene, mistake.chosen),
        chance: percent(mistake.chance),
        best: optionWords(scene, mistake.best),
        better: percent(mistake.best_chance),
    });
    return [sentence, mistake.reason ? reasonWords(mistake.reason) : ""].filter(Boolean).join(" ");
}

/** Between which bots somebody played, as the beginning of a sentence. */
export function levelWords({ at_least: low, below: high }: Level): string {
    const words = !low
        ? t("review-weaker", { bot: botName(high ?? "") })
        : !high
          ? t("review-like", { bot: botName(low) })
          : t("review-between", { low: botName(low), high: botName(high) });
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What happened: a die, a card or a choice. *scene* is the table before it. */
export function stepWords(scene: Scene, { event, seat }: Step): string {
    const place = scene.places[(seat ?? 0) - 1];
    const name = place ? who(place) : "";
    if (event.type === "rolled") return t("narration-die", { name, pips: event.pips });
    if (event.type === "turned") return `${t("replay-turned", { eggs: event.eggs })}.`;
    return `${name}, ${optionWords(scene, event)}.`;
}

/** Whose chances a step changed much by luck and choice, before and after; most changed first. */
export function changes(
    places: Place[],
    { before, luck, choices }: Step,
): { name: string; from: string; to: string }[] {
    return places
        .map((place, index) => ({
            place,
            from: before[index] ?? 0,
            by: (luck[index] ?? 0) + (choices[index] ?? 0),
        }))
        .filter(({ by }) => Math.abs(by) >= SHOWN)
        .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
        .map(({ place, from, by }) => ({ name: who(place), from: percent(from), to: percent(from + by) }));
}

/** Everyone's chance: "Ada 34%, Ben 66%". */
export const chancesWords = (places: Place[], chances: number[]): string =>
    places.map((place, index) => `${who(place)} ${percent(chances[index] ?? 0, 0)}`).join(", ");
