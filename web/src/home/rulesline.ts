/** How a table plays, in a line. */

import { DECK, SET_ASIDE, USUAL_SECONDS } from "../net/constants";
import { total } from "../table/counting";
import type { Opening, Rules } from "../table/types";
import { t } from "../words/words.svelte";

/** *opening* adds what is no rule: the clutches and the pace. */
export function rulesLine(
    rules: Partial<Rules>,
    opening: Pick<Opening, "pace" | "seconds" | "open_clutches" | "advice"> | null,
): string {
    const parts = [t(rules.turtles_each === 2 ? "home-rule-two-turtles" : "home-rule-one-turtle")];
    if (rules.cards_as_dice) parts.push(t("home-rule-cards"));
    if (rules.third_die_at_seven) parts.push(t("home-rule-third"));
    if (rules.bust_ends_turn) parts.push(t("home-rule-bust"));
    const deck = rules.deck ?? DECK;
    if (String(deck) !== String(DECK) || (rules.set_aside ?? SET_ASIDE) !== SET_ASIDE)
        parts.push(t("home-rule-deck", { cards: total(deck) - (rules.set_aside ?? SET_ASIDE) }));
    if (opening?.open_clutches) parts.push(t("home-rule-open"));
    if (opening?.advice) parts.push(t("home-rule-advice"));
    if (opening?.pace === "live") parts.push(t("home-rule-seconds", { seconds: opening.seconds ?? USUAL_SECONDS }));
    if (opening?.pace === "daily") parts.push(t("home-rule-daily"));
    return parts.join(", ");
}
