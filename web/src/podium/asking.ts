/** Who plays again. */

import type { Answer } from "../table/model";

/** What a seat has said: "open" if nothing yet. */
export function answerOf(answers: Answer[], seat: number): "yes" | "no" | "open" {
    const answer = answers.find((one) => one.seat === seat);
    return answer ? (answer.agrees ? "yes" : "no") : "open";
}

/** Whole seconds from *now*, in milliseconds, until *due*, in seconds; 0 if there is no such time or it is past. */
export const secondsLeft = (due: number | null, now: number): number =>
    due === null ? 0 : Math.max(0, Math.ceil(due - now / 1000));
