/** Works out every die and card again from its links. */

import { Checker } from "../table/check";
import { work, type Problem, type Worked } from "../table/draws";
import type { Entry } from "../table/types";
import type { Evidence } from "./evidence";

export type Finding = {
    draws: Worked[];
    dice: number;
    cards: number;
    alone: number;
    problems: Problem[];
};

/** The draws of a record. */
export async function recompute(evidence: Evidence): Promise<Finding> {
    const draws: Worked[] = [];
    const problems = [...evidence.problems];
    for (const draw of evidence.draws) {
        const worked = await work(evidence.table, draw);
        if (worked.fault) problems.push({ fault: worked.fault, draw: draw.number, seat: draw.seat });
        draws.push(worked);
    }
    return found(draws, problems);
}

/** The draws in the log of a table, where each comes with its links. */
export async function recomputeLog(table: string, entries: Entry[]): Promise<Finding> {
    const checker = new Checker(table);
    const draws: Worked[] = [];
    for (const entry of entries) {
        const worked = await checker.follow(entry);
        if (worked) draws.push(worked);
    }
    return found(draws, checker.problems);
}

function found(draws: Worked[], problems: Problem[]): Finding {
    const dice = draws.filter(({ kind }) => kind === "die").length;
    const alone = draws.filter(({ player }) => !player).length;
    return { draws, dice, cards: draws.length - dice, alone, problems };
}
