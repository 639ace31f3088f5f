/** Reading and writing the elements that arrays of indices name. */

import { place } from "./elementwise";
import type { Call } from "./heap";
import { SETTLES } from "./settle";

/** Indices at once, at most; and axes of what each of their combinations names. */
const INDICES = 4;

/** Where the indices of one axis are, and what they index. */
interface Index {
    start: number;
    stride: number;
    axisStride: number;
    axisLength: number;
}

const indices: Index[] = Array.from({ length: INDICES }, () => ({ start: 0, stride: 0, axisStride: 0, axisLength: 0 }));

/**
 * Copies between an indexed array and a plain one, both of numbers or both of flags.
 *
 * Reads: whether they are flags, whether to write to the indexed one, the type, how many combinations, how many
 * indices, each one's start, stride, and the stride and length of the axis it indexes; the start of the plain array
 * and its stride from one combination to the next; the start of the indexed one; then the axes of what each combination
 * names, with the strides of the target and of the source.
 */
export function indexed(call: Call): void {
    const isFlags = call.int() === 1;
    const isWriting = call.int() === 1;
    const settle = SETTLES[call.int()]!;
    const combinations = call.int();
    const count = call.int();
    for (let one = 0; one < count; one++) {
        const index = indices[one]!;
        index.start = call.int();
        index.stride = call.int();
        index.axisStride = call.int();
        index.axisLength = call.int();
    }
    const plain = call.int();
    const plainStride = call.int();
    const start = call.int();
    const axes = call.axes(2);
    const { f64, u8, starts } = call;
    const [target, source] = isWriting ? [1, 0] : [0, 1];
    const copyRow = isFlags
        ? (at: Int32Array, step: Int32Array, length: number) =>
              copyFlags(u8, at[0]!, step[0]!, at[1]!, step[1]!, length)
        : (at: Int32Array, step: Int32Array, length: number) => {
              copyNumbers(f64, at[0]!, step[0]!, at[1]!, step[1]!, length);
              if (isWriting) settle(f64, at[0]!, step[0]!, length);
          };
    for (let combination = 0; combination < combinations; combination++) {
        let at = start;
        for (let one = 0; one < count; one++) {
            const index = indices[one]!;
            at += place(f64[index.start + combination * index.stride]!, index.axisLength) * index.axisStride;
        }
        starts[target] = plain + combination * plainStride;
        starts[source] = at;
        call.walk(axes, 2, copyRow);
    }
}

function copyNumbers(f64: Float64Array, o: number, p: number, i: number, q: number, n: number): void {
    for (; n > 0; n--, o += p, i += q) f64[o] = f64[i]!;
}

function copyFlags(u8: Uint8Array, o: number, p: number, i: number, q: number, n: number): void {
    for (; n > 0; n--, o += p, i += q) u8[o] = u8[i]!;
}

/** Counts the flags that are set, in an array without gaps. Reads: start, size. */
export function counted(call: Call): number {
    const { u8 } = call;
    const start = call.int();
    const end = start + call.int();
    let found = 0;
    for (let at = start; at < end; at++) found += u8[at]!;
    return found;
}

/** Finds the flags that are set, in an array without gaps. Reads: start, size, axes, and by axis its length and result. */
export function nonzero(call: Call): void {
    const { u8, f64 } = call;
    const start = call.int();
    const size = call.int();
    const axes = call.int();
    const lengths: number[] = [];
    const results: number[] = [];
    for (let axis = 0; axis < axes; axis++) {
        lengths.push(call.int());
        results.push(call.int());
    }
    for (let at = 0, found = 0; at < size; at++) {
        if (!u8[start + at]) continue;
        let rest = at;
        for (let axis = axes - 1; axis > 0; axis--) {
            const length = lengths[axis]!;
            const quotient = (rest / length) | 0;
            f64[results[axis]! + found] = rest - quotient * length;
            rest = quotient;
        }
        f64[results[0]! + found++] = rest;
    }
}
