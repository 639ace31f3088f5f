/** What happens in a study, in words. */

import { BEACH } from "../net/constants";
import { who } from "../play/names";
import { colourOf } from "../table/scene";
import type { Landing, Letter, Place } from "../table/types";
import { t } from "../words/words.svelte";
import type { StudyEvent } from "./answer";
import type { Step } from "./trail";

/** The name of a seat; empty for nobody. */
export function seatName(places: Place[], seat: number): string {
    const place = places[seat - 1];
    return place ? who(place) : "";
}

/** What happens, in a few words. */
export function eventWords(event: StudyEvent): string {
    switch (event.type) {
        case "start":
            return t("table-roll-for", { letter: event.turtle });
        case "roll":
            return t("table-roll-again");
        case "stop":
            return t("table-key-stop");
        case "card":
            return t("table-play-card", { card: event.eggs });
        case "rolled":
            return t("study-die", { pips: event.pips });
        case "turned":
            return t("replay-turned", { eggs: event.eggs });
    }
}

/** What leads to a step, and who did it. */
export function stepWords(places: Place[], { event, seat, setup }: Step): string {
    if (!event) return t(setup ? "study-by-hand" : "replay-start");
    const name = event.type === "turned" ? "" : seatName(places, seat);
    return name ? t("solved-worth", { choice: name, chance: eventWords(event) }) : eventWords(event);
}

/** Where a throw would take the turtle, on whom, and whether it wins the eggs. */
export function landingWords(places: Place[], { space, onto, wins }: Landing, eggs: number): string {
    if (space === 0) return t("table-to-raft");
    const under = onto.at(-1);
    return [
        space === BEACH ? t("table-to-beach") : t("table-to-space", { space }),
        under ? t("table-onto", { name: turtleName(places, under) }) : "",
        wins ? t("eggs", { count: eggs }) : "",
    ]
        .filter(Boolean)
        .join(" · ");
}

/** "Red A". */
export const turtleName = (places: Place[], letter: Letter): string =>
    t("turtle", { colour: colourOf({ places }, letter), letter });
