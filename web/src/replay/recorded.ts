/** A game out of a record, as the server has read it. */

import { ask } from "../net/api";
import type { RecordEntryView, ReplayView } from "../net/types";
import { beginningOf } from "../table/beginning";
import { Model } from "../table/model";
import type { Place, RecordEntry, Rules } from "../table/types";

/** The game, with its rules and players. */
export type RecordedGame = Omit<ReplayView, "entries"> & { entries: RecordEntry[]; rules: Rules; places: Place[] };

/** Have the server read a record. Raises Refused with a sentence that names the line and what is wrong with it. */
export async function readRecord(text: string): Promise<RecordedGame> {
    return complete(await ask<ReplayView>("POST", "replay", { text }));
}

/** Add what follows from the entries. */
export function complete(answer: ReplayView): RecordedGame {
    const model = new Model();
    const entries = withThrowers(answer.entries);
    for (const entry of entries) {
        if (entry.body.type === "start") break;
        model.apply(entry);
    }
    const { rules, places } = model;
    if (!rules) throw new Error("the log of a table begins with its opening");
    return { ...answer, entries, rules, places };
}

/** A record does not say who threw a die: it is the one who decided last, or whose die is in the air at first. */
function withThrowers(entries: RecordEntryView[]): RecordEntry[] {
    let by = 0;
    return entries.map((entry) => {
        const { body, seat } = entry;
        if (body.type === "opened" && body.position) by = beginningOf(body.position, body.rules).thrower;
        if (body.type === "start" || body.type === "roll") by = seat;
        return { ...entry, body: body.type === "rolled" ? { ...body, by } : body };
    });
}
