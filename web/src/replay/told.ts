/** A record as the server tells it. */

import { ask } from "../net/api";
import type { StandingView } from "../net/types";
import { Model } from "../table/model";
import type { Entry, Place, Rules } from "../table/types";

/** What `POST /api/replay` answers. */
type Answer = {
    tags: Record<string, string>;
    entries: Entry[];
    standing: StandingView | null;
};

/** A game out of a record, with how it is played and by whom. */
export type Told = Answer & { rules: Rules; places: Place[] };

/** Bytes; the server reads no more. */
export const LONGEST = 65536;

/** Have the server read a record. Raises Refused with a sentence that names the line and what is wrong with it. */
export async function tellRecord(text: string): Promise<Told> {
    return complete(await ask<Answer>("POST", "replay", { text }));
}

/** Add what follows from the entries. */
export function complete(answer: Answer): Told {
    const model = new Model();
    for (const entry of answer.entries) {
        if (entry.body.type === "start") break;
        model.tell(entry);
    }
    const { rules, places } = model;
    if (!rules) throw new Error("the log of a table begins with its opening");
    return { ...answer, entries: withThrowers(answer.entries), rules, places };
}

/** A record does not say who threw a die: it is the one who decided last. */
function withThrowers(entries: Entry[]): Entry[] {
    let by = 0;
    return entries.map((entry) => {
        const { body, seat } = entry;
        if (body.type === "start" || body.type === "roll") by = seat;
        return body.type === "rolled" ? { ...entry, body: { ...body, by: body.by ?? by } } : entry;
    });
}
