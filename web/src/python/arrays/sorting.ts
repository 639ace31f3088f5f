/** Order: sorting, different values, and where a value belongs. */

import type { Call } from "./heap";

/** Sorts every row of an array without gaps, in place. Reads: start, rows, their length. */
export function sorted(call: Call): void {
    const { f64 } = call;
    const start = call.int();
    const rows = call.int();
    const length = call.int();
    for (let row = 0; row < rows; row++) f64.subarray(start + row * length, start + (row + 1) * length).sort();
}

/** Finds the order of every row of an array without gaps, equals as they come. Reads: start, rows, length, result. */
export function ordered(call: Call): void {
    const { f64 } = call;
    const start = call.int();
    const rows = call.int();
    const length = call.int();
    const result = call.int();
    for (let row = 0; row < rows; row++) {
        const from = start + row * length;
        const order = Array.from({ length }, (_, index) => index);
        order.sort((one, other) => f64[from + one]! - f64[from + other]! || one - other);
        f64.set(order, result + row * length);
    }
}

/** Finds the different values, lowest first, and for each value which it is. Reads: start, size, both results. */
export function distinct(call: Call): number {
    const { f64 } = call;
    const start = call.int();
    const size = call.int();
    const result = call.int();
    const which = call.int();
    const values = f64.slice(start, start + size).sort();
    let count = 0;
    for (let at = 0; at < size; at++) if (at === 0 || values[at] !== values[at - 1]) values[count++] = values[at]!;
    f64.set(values.subarray(0, count), result);
    for (let at = 0; at < size; at++) f64[which + at] = lowest(f64, result, count, f64[start + at]!);
    return count;
}

/** Finds where values belong in a sorted array, before their equals. Reads: start, size; values, how many; result. */
export function searched(call: Call): void {
    const { f64 } = call;
    const start = call.int();
    const size = call.int();
    const values = call.int();
    const count = call.int();
    const result = call.int();
    for (let at = 0; at < count; at++) f64[result + at] = lowest(f64, start, size, f64[values + at]!);
}

function lowest(f64: Float64Array, start: number, size: number, value: number): number {
    let low = 0;
    let high = size;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (f64[start + middle]! < value) low = middle + 1;
        else high = middle;
    }
    return low;
}
