/** Makes numbers what their type can hold. All but flags are kept as doubles, whatever type Python gives them. */

type Settle = (f64: Float64Array, at: number, step: number, count: number) => void;

/** By the numbers that `mahe.page_arrays.dtypes` gives the types. */
export const SETTLES: readonly Settle[] = [nothing, single, whole, octet, short, word];

function nothing(): void {}

function single(f64: Float64Array, at: number, step: number, count: number): void {
    for (; count > 0; count--, at += step) f64[at] = Math.fround(f64[at]!);
}

function whole(f64: Float64Array, at: number, step: number, count: number): void {
    for (; count > 0; count--, at += step) {
        const value = Math.trunc(f64[at]!);
        if (!(value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER))
            throw new RangeError(`${value} is no whole number that can be kept`);
        // Not -0.
        f64[at] = value + 0;
    }
}

function octet(f64: Float64Array, at: number, step: number, count: number): void {
    for (; count > 0; count--, at += step) f64[at] = f64[at]! & 0xff;
}

function short(f64: Float64Array, at: number, step: number, count: number): void {
    for (; count > 0; count--, at += step) f64[at] = f64[at]! & 0xffff;
}

function word(f64: Float64Array, at: number, step: number, count: number): void {
    for (; count > 0; count--, at += step) f64[at] = f64[at]! >>> 0;
}
