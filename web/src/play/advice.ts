/** Advice: what the choices on offer are worth. */

import type { JudgedOption } from "../net/types";
import type { DecisionEvent } from "../table/types";

/** Whether two choices of one position are the same. */
export const isSame = (one: DecisionEvent, other: DecisionEvent): boolean =>
    one.type === other.type &&
    (one.type !== "start" || other.type !== "start" || one.turtle === other.turtle) &&
    (one.type !== "card" || other.type !== "card" || one.eggs === other.eggs);

/** The chance to win after a choice; null if it is not known. */
export const worthOf = (advice: JudgedOption[] | null, event: DecisionEvent): number | null =>
    advice?.find((one) => isSame(one.event, event))?.worth ?? null;
