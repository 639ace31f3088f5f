/** What can be said at a table, and the sign it goes with. */

import type { Reaction } from "../table/types";

const SIGNS: Record<Reaction, string> = {
    hello: "👋",
    nice: "👏",
    wow: "😮",
    laugh: "😄",
    ouch: "🤕",
    thanks: "🙏",
    hurry: "⏳",
    bye: "🌊",
};

/** All of them, as they are listed. */
export const REACTIONS = Object.entries(SIGNS) as [Reaction, string][];
