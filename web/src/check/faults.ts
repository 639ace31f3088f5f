/** What does not fit, in words. */

import { who } from "../play/names";
import type { Problem as Watched } from "../table/check";
import type { Place } from "../table/types";
import { t } from "../words/words.svelte";
import type { Problem } from "./evidence";
import type { Finding } from "./recompute";

export function faultWords(problem: Problem | Watched, { draws }: Finding, places: Place[]): string {
    const draw = draws[problem.draw - 1];
    const place = places[(draw?.seat ?? 0) - 1];
    return t(`check-fault-${problem.fault}`, {
        draw: problem.draw,
        name: place ? who(place) : "",
        right: draw?.result ?? 0,
        value: draw?.value ?? 0,
    });
}
