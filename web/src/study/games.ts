/** Recorded games as trails: a step for every event. */

import type { RecordedGame } from "../replay/recorded";
import type { StudyEvent } from "./answer";
import type { Game, Step } from "./trail";

const EVENTS = new Set(["start", "roll", "stop", "card", "rolled", "turned"]);

/** The game of a *record*; *table* is where it was played, if that is known. */
export function gameOf({ entries, places }: RecordedGame, record: string, table = ""): Game {
    const steps: Step[] = [];
    let seat = 0;
    for (const { body, seat: who, text } of entries) {
        if (text === undefined) continue;
        const event = EVENTS.has(body.type) ? (body as StudyEvent) : null;
        if (who) seat = who;
        steps.push({ text, event, seat: event ? seat : 0, setup: null });
    }
    return { steps, places, record, table };
}
