/** What the server says of a position. */

import { ask } from "../net/api";
import type { StudyOption, StudyOutcome, StudyView } from "../net/types";

/** What leads from one position to the next. */
export type StudyEvent = StudyOption["event"] | StudyOutcome["event"];

export const askAbout = (text: string): Promise<StudyView> =>
    ask<StudyView>("GET", `position?text=${encodeURIComponent(text)}`);
