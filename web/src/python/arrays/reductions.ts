/** Sums, products and extremes. All add up in double precision, and round at the end. */

import type { Call } from "./heap";
import { SETTLES } from "./settle";

/**
 * Reduces one axis. Reads: operation, whether the operand are flags, type of the result, the axis' length and stride,
 * result, operand, the other axes.
 */
export function reduced(call: Call): void {
    const { f64, u8, starts } = call;
    const operation = call.int();
    const flags = call.int();
    const settle = SETTLES[call.int()]!;
    const length = call.int();
    const stride = call.int();
    for (let one = 0; one < 2; one++) starts[one] = call.int();
    const axes = call.axes(2);
    if (!flags)
        call.walk(axes, 2, (at, step, count) => {
            for (let n = 0, o = at[0]!, i = at[1]!; n < count; n++, o += step[0]!, i += step[1]!)
                f64[o] = numbersReduced(operation, f64, i, stride, length);
            settle(f64, at[0]!, step[0]!, count);
        });
    else
        call.walk(axes, 2, (at, step, count) => {
            for (let n = 0, o = at[0]!, i = at[1]!; n < count; n++, o += step[0]!, i += step[1]!) {
                const sum = flagsAdded(u8, i, stride, length);
                if (operation === 0) f64[o] = sum;
                else u8[o] = +(operation === 3 ? sum > 0 : sum === length);
            }
        });
}

function numbersReduced(operation: number, f64: Float64Array, at: number, stride: number, length: number): number {
    if (operation === 0) {
        let sum = 0;
        for (; length > 0; length--, at += stride) sum += f64[at]!;
        return sum;
    }
    let best = f64[at]!;
    let which = 0;
    for (let index = 1; index < length; index++) {
        const value = f64[at + index * stride]!;
        // The first of several; and NaN, if there is one.
        if (value > best || (value !== value && best === best)) {
            best = value;
            which = index;
        }
    }
    return operation === 1 ? best : which;
}

function flagsAdded(u8: Uint8Array, at: number, stride: number, length: number): number {
    let sum = 0;
    for (; length > 0; length--, at += stride) sum += u8[at]!;
    return sum;
}

/** Sums up to each element of an axis. Reads: type of the result, length, the strides of the axis, then as `reduced`. */
export function accumulated(call: Call): void {
    const { f64, starts } = call;
    const settle = SETTLES[call.int()]!;
    const length = call.int();
    const to = call.int();
    const from = call.int();
    for (let one = 0; one < 2; one++) starts[one] = call.int();
    call.walk(call.axes(2), 2, (at, step, count) => {
        for (let n = 0, o = at[0]!, i = at[1]!; n < count; n++, o += step[0]!, i += step[1]!) {
            let sum = 0;
            for (let index = 0; index < length; index++) f64[o + index * to] = sum += f64[i + index * from]!;
            settle(f64, o, to, length);
        }
    });
}

/**
 * Adds up rows from each start to the next one, in arrays without gaps.
 *
 * Reads: type, how many starts, the first of them, how many rows, their width, result, rows.
 */
export function addedAt(call: Call): void {
    const { f64 } = call;
    const settle = SETTLES[call.int()]!;
    const count = call.int();
    const starts = call.int();
    const rows = call.int();
    const width = call.int();
    const result = call.int();
    const from = call.int();
    for (let number = 0; number < count; number++) {
        const first = f64[starts + number]!;
        const next = number + 1 < count ? f64[starts + number + 1]! : rows;
        if (!(first >= 0 && first < rows)) throw new RangeError(`there is no row ${first} of ${rows}`);
        for (let column = 0; column < width; column++) {
            let sum = f64[from + first * width + column]!;
            for (let row = first + 1; row < next; row++) sum += f64[from + row * width + column]!;
            f64[result + number * width + column] = sum;
        }
    }
    settle(f64, result, 1, count * width);
}

const SUMS = new Float64Array(4096);

/**
 * Multiplies matrices. Reads: type; rows, inner length, columns; the strides of the rows and columns of the result, of
 * the left and of the right one; these three; the axes before the last two.
 */
export function multiplied(call: Call): void {
    const { f64, starts } = call;
    const settle = SETTLES[call.int()]!;
    const rows = call.int();
    const inner = call.int();
    const columns = call.int();
    const toRow = call.int();
    const toColumn = call.int();
    const leftRow = call.int();
    const leftColumn = call.int();
    const rightRow = call.int();
    const rightColumn = call.int();
    for (let one = 0; one < 3; one++) starts[one] = call.int();
    if (columns > SUMS.length) throw new RangeError(`a matrix of ${columns} columns is too wide`);
    const sums = SUMS.subarray(0, columns);
    call.walk(call.axes(3), 3, (at, step, count) => {
        for (let n = 0; n < count; n++) {
            const right = at[2]! + n * step[2]!;
            for (let row = 0; row < rows; row++) {
                const left = at[1]! + n * step[1]! + row * leftRow;
                addProducts(sums, f64, left, leftColumn, right, rightRow, rightColumn, inner);
                const to = at[0]! + n * step[0]! + row * toRow;
                for (let column = 0; column < columns; column++) f64[to + column * toColumn] = sums[column]!;
                settle(f64, to, toColumn, columns);
            }
        }
    });
}

/** Multiplies a row by a matrix. */
function addProducts(
    sums: Float64Array,
    f64: Float64Array,
    left: number,
    leftColumn: number,
    right: number,
    rightRow: number,
    rightColumn: number,
    inner: number,
): void {
    const columns = sums.length;
    sums.fill(0);
    for (let index = 0; index < inner; index++, left += leftColumn, right += rightRow) {
        const factor = f64[left]!;
        for (let column = 0, at = right; column < columns; column++, at += rightColumn)
            sums[column]! += factor * f64[at]!;
    }
}
