/** What players and turtles are called. */

import { colourOf, ownerOf } from "../table/scene";
import type { Cast, Letter, Place } from "../table/types";
import { t } from "../words/words.svelte";

export const botName = (bot: string): string => t("table-bot-level", { level: bot });

/** Whom a seat belongs to: a name, or the bot and its turtles at tables where bots have none. */
export function who(place: Place): string {
    if (place.called) return place.called;
    if (place.kind === "bot") return t("table-bot", { level: place.name, letters: place.turtles.join("+") });
    return place.name || t("table-free-seat");
}

/** "Coco, swimmer": who sits here, and if it is a bot, of which kind. */
export const whoAndKind = (place: Place): string =>
    place.called ? t("table-bot-called", { name: place.called, level: place.name }) : who(place);

/** Whom a turtle belongs to, by name; empty if nobody. */
export function ownerName(cast: Cast, letter: Letter): string {
    const place = ownerOf(cast, letter);
    return place ? who(place) : "";
}

/** "the red turtle". */
export const turtle = (cast: Cast, letter: Letter): string => t("table-turtle", { colour: colourOf(cast, letter) });
