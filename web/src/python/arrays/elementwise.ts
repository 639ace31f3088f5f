/** Arithmetic, comparisons and choices, element by element. An operand whose stride is 0 has one element for all. */

import type { Call } from "./heap";
import { SETTLES } from "./settle";

/* The numbers of the operations are those of `mahe.page_arrays.kernels`. */

/** Reads: operation, type of the result, result, two operands, axes. */
export function arithmetic(call: Call): void {
    const { f64, starts } = call;
    const operation = call.int();
    const settle = SETTLES[call.int()]!;
    for (let one = 0; one < 3; one++) starts[one] = call.int();
    call.walk(call.axes(3), 3, (at, step, count) => {
        let o = at[0]!,
            i = at[1]!,
            j = at[2]!;
        const p = step[0]!,
            q = step[1]!,
            r = step[2]!;
        for (let n = count; n > 0; n--, o += p, i += q, j += r) f64[o] = combined(operation, f64[i]!, f64[j]!);
        settle(f64, at[0]!, p, count);
    });
}

function combined(operation: number, one: number, other: number): number {
    switch (operation) {
        case 0:
            return one + other;
        case 1:
            return one - other;
        case 2:
            return one * other;
        case 3:
            return one / other;
        case 4:
            return Math.floor(one / other);
        case 5:
            return modulo(one, other);
        case 6:
            return one > other || one !== one ? one : other;
        case 7:
            return one < other || one !== one ? one : other;
        case 8:
            return one & other;
        case 9:
            return one ^ other;
        case 10:
            return one << other;
        default:
            return one >> other;
    }
}

/** The remainder that has the sign of the divisor, as in Python. */
function modulo(one: number, other: number): number {
    const rest = one % other;
    return rest !== 0 && rest < 0 !== other < 0 ? rest + other : rest;
}

/** Reads: operation, result (flags), two operands, axes. */
export function comparison(call: Call): void {
    const { f64, u8, starts } = call;
    const operation = call.int();
    for (let one = 0; one < 3; one++) starts[one] = call.int();
    call.walk(call.axes(3), 3, (at, step, count) => {
        let o = at[0]!,
            i = at[1]!,
            j = at[2]!;
        const p = step[0]!,
            q = step[1]!,
            r = step[2]!;
        for (; count > 0; count--, o += p, i += q, j += r) u8[o] = +compared(operation, f64[i]!, f64[j]!);
    });
}

function compared(operation: number, one: number, other: number): boolean {
    switch (operation) {
        case 0:
            return one === other;
        case 1:
            return one !== other;
        case 2:
            return one < other;
        case 3:
            return one <= other;
        case 4:
            return one > other;
        default:
            return one >= other;
    }
}

/** Reads: operation, result, two operands, a flag that replaces the second unless it is negative, axes. All flags. */
export function logic(call: Call): void {
    const { u8, starts } = call;
    const operation = call.int();
    for (let one = 0; one < 3; one++) starts[one] = call.int();
    const always = call.int();
    call.walk(call.axes(3), 3, (at, step, count) => {
        let o = at[0]!,
            i = at[1]!,
            j = at[2]!;
        const p = step[0]!,
            q = step[1]!,
            r = step[2]!;
        for (; count > 0; count--, o += p, i += q, j += r) {
            const other = always < 0 ? u8[j]! : always;
            u8[o] = operation === 0 ? u8[i]! & other : operation === 1 ? u8[i]! | other : u8[i]! ^ other;
        }
    });
}

/** Reads: function, type of the result, result, operand, axes. */
export function mapped(call: Call): void {
    const { f64, starts } = call;
    const operation = call.int();
    const settle = SETTLES[call.int()]!;
    for (let one = 0; one < 2; one++) starts[one] = call.int();
    call.walk(call.axes(2), 2, (at, step, count) => {
        let o = at[0]!,
            i = at[1]!;
        const p = step[0]!,
            q = step[1]!;
        for (let n = count; n > 0; n--, o += p, i += q) f64[o] = applied(operation, f64[i]!);
        settle(f64, at[0]!, p, count);
    });
}

function applied(operation: number, value: number): number {
    switch (operation) {
        case 0:
            return Math.exp(value);
        case 1:
            return Math.sqrt(value);
        case 2:
            return Math.tanh(value);
        case 3:
            return Math.sign(value);
        default:
            return -value;
    }
}

/** Copies between numbers and flags. Reads: whether the source are flags, whether the result are, then as `mapped`. */
export function copied(call: Call): void {
    const { f64, u8, starts } = call;
    const from = call.int() ? u8 : f64;
    const flags = call.int();
    const to = flags ? u8 : f64;
    const settle = SETTLES[call.int()]!;
    for (let one = 0; one < 2; one++) starts[one] = call.int();
    const copy = flags ? (from === u8 ? u8ToU8 : f64ToU8) : from === u8 ? u8ToF64 : f64ToF64;
    call.walk(call.axes(2), 2, (at, step, count) => {
        copy(to as never, from as never, at[0]!, step[0]!, at[1]!, step[1]!, count);
        if (!flags) settle(f64, at[0]!, step[0]!, count);
    });
}

/* Four functions, so that each is compiled for the kinds of arrays that it copies between. */
function f64ToF64(to: Float64Array, from: Float64Array, o: number, p: number, i: number, q: number, n: number): void {
    for (; n > 0; n--, o += p, i += q) to[o] = from[i]!;
}

function u8ToF64(to: Float64Array, from: Uint8Array, o: number, p: number, i: number, q: number, n: number): void {
    for (; n > 0; n--, o += p, i += q) to[o] = from[i]!;
}

function u8ToU8(to: Uint8Array, from: Uint8Array, o: number, p: number, i: number, q: number, n: number): void {
    for (; n > 0; n--, o += p, i += q) to[o] = from[i]!;
}

function f64ToU8(to: Uint8Array, from: Float64Array, o: number, p: number, i: number, q: number, n: number): void {
    for (; n > 0; n--, o += p, i += q) to[o] = from[i] === 0 ? 0 : 1;
}

/** Takes the first operand where a flag is set, else the second. Reads: result, flags, two operands, axes. */
export function chosen(call: Call): void {
    const { f64, u8, starts } = call;
    for (let one = 0; one < 4; one++) starts[one] = call.int();
    call.walk(call.axes(4), 4, (at, step, count) => {
        let o = at[0]!,
            c = at[1]!,
            i = at[2]!,
            j = at[3]!;
        const p = step[0]!,
            s = step[1]!,
            q = step[2]!,
            r = step[3]!;
        for (; count > 0; count--, o += p, c += s, i += q, j += r) f64[o] = u8[c] ? f64[i]! : f64[j]!;
    });
}

/** Takes elements by their index along one axis. Reads: axis' stride and length, result, source, index, axes. */
export function along(call: Call): void {
    const { f64, starts } = call;
    const stride = call.int();
    const length = call.int();
    for (let one = 0; one < 3; one++) starts[one] = call.int();
    call.walk(call.axes(3), 3, (at, step, count) => {
        let o = at[0]!,
            i = at[1]!,
            j = at[2]!;
        const p = step[0]!,
            q = step[1]!,
            r = step[2]!;
        for (; count > 0; count--, o += p, i += q, j += r) f64[o] = f64[i + place(f64[j]!, length) * stride]!;
    });
}

/** An index from the end if it is negative; throws if there is no such element. */
export function place(index: number, length: number): number {
    const found = index < 0 ? index + length : index;
    if (!(found >= 0 && found < length)) throw new RangeError(`index ${index} is out of bounds for ${length} elements`);
    return found;
}
