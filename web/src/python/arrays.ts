/**
 * The arithmetic of `mahe.page_arrays`, the part of NumPy that bots and reviews need inside the page.
 *
 * Arrays live in Pyodide's memory and belong to Python. A kernel takes no arguments: Python writes a few numbers (where
 * arrays begin, their axes) to one place in memory and calls it, which costs a microsecond.
 */

import { decoded } from "./arrays/decoding";
import { along, arithmetic, chosen, comparison, copied, logic, mapped } from "./arrays/elementwise";
import { Call, type Module } from "./arrays/heap";
import { counted, indexed, nonzero } from "./arrays/indexing";
import { accumulated, addedAt, multiplied, reduced } from "./arrays/reductions";
import { distinct, ordered, searched, sorted } from "./arrays/sorting";

const KERNELS = {
    accumulated,
    addedAt,
    along,
    arithmetic,
    chosen,
    comparison,
    copied,
    counted,
    decoded,
    distinct,
    indexed,
    logic,
    mapped,
    multiplied,
    nonzero,
    ordered,
    reduced,
    searched,
    sorted,
};

/** What Python imports from `mahe_page` as `arrays`: register it with `{ arrays: arrays(pyodide._module) }`. */
export function arrays(module: Module): Record<string, (address: number) => number | void> {
    const call = new Call(module);
    const made = Object.entries(KERNELS).map(([name, kernel]) => [name, () => kernel(call.begin())]);
    return { ...Object.fromEntries(made), attach: (address: number) => call.attach(address) };
}
