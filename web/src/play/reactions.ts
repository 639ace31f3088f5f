/** What can be said at a table. */

import type { Reaction } from "../table/types";

/** All of them, as they are listed. */
export const REACTIONS: readonly Reaction[] = ["hello", "nice", "wow", "laugh", "ouch", "thanks", "hurry", "bye"];
