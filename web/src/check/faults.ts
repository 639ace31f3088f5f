/** What does not fit, in words. */

import { who } from "../play/names";
import type { Problem } from "../table/draws";
import type { Place } from "../table/types";
import { t } from "../words/words.svelte";
import type { Finding } from "./recompute";

export function faultWords(problem: Problem, { draws }: Finding, places: Place[]): string {
    const draw = draws.find(({ number }) => number === problem.draw);
    const place = places[(draw?.seat ?? 0) - 1];
    return t(`check-fault-${problem.fault}`, {
        draw: problem.draw,
        name: place ? who(place) : "",
        right: draw?.result ?? 0,
        value: draw?.value ?? 0,
    });
}
