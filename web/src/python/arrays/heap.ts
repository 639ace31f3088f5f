/** Pyodide's memory, as the kernels see it, and the numbers that Python hands to them. */

/** What of Pyodide's module is needed. Its views are made anew when the memory grows: take them at every call. */
export interface Module {
    HEAPF64: Float64Array;
    HEAPU8: Uint8Array;
}

/** How many operands a kernel has at most, and how many axes. */
const OPERANDS = 4;
const AXES = 12;

/** A loop over one axis of up to four operands: where each begins, how far its next element is, and how many. */
export type Row = (starts: Int32Array, steps: Int32Array, count: number) => void;

/** The call under way: the numbers that Python has written, read one after the other. */
export class Call {
    f64: Float64Array = new Float64Array(0);
    u8: Uint8Array = new Uint8Array(0);
    private first = 0;
    private next = 0;
    private readonly shape = new Int32Array(AXES);
    private readonly strides = Array.from({ length: OPERANDS }, () => new Int32Array(AXES));
    private readonly counts = new Int32Array(AXES);
    readonly starts = new Int32Array(OPERANDS);
    private readonly steps = new Int32Array(OPERANDS);

    constructor(private readonly module: Module) {}

    /** Takes the numbers of every call from this address on. */
    attach(address: number): void {
        this.first = address / 8;
    }

    begin(): this {
        this.f64 = this.module.HEAPF64;
        this.u8 = this.module.HEAPU8;
        this.next = this.first;
        return this;
    }

    number(): number {
        return this.f64[this.next++]!;
    }

    int(): number {
        return this.f64[this.next++]! | 0;
    }

    /** Reads the axes that `operands` share: how many, their lengths, then the strides of each operand. */
    axes(operands: number): number {
        const axes = this.int();
        for (let axis = 0; axis < axes; axis++) this.shape[axis] = this.int();
        for (let one = 0; one < operands; one++) {
            const strides = this.strides[one]!;
            for (let axis = 0; axis < axes; axis++) strides[axis] = this.int();
        }
        return this.coalesced(axes, operands);
    }

    /** Joins axes that follow each other in memory, in all operands, and puts a long one last. */
    private coalesced(axes: number, operands: number): number {
        const { shape, strides } = this;
        let kept = 0;
        for (let axis = 0; axis < axes; axis++) {
            const length = shape[axis]!;
            if (length === 1) continue;
            let joins = kept > 0;
            for (let one = 0; joins && one < operands; one++)
                joins = strides[one]![kept - 1] === strides[one]![axis]! * length;
            const to = joins ? kept - 1 : kept++;
            shape[to] = joins ? shape[to]! * length : length;
            for (let one = 0; one < operands; one++) strides[one]![to] = strides[one]![axis]!;
        }
        if (kept > 1 && shape[kept - 1]! < 4) this.swapLast(kept, operands);
        return kept;
    }

    private swapLast(axes: number, operands: number): void {
        let longest = axes - 1;
        for (let axis = 0; axis < axes; axis++) if (this.shape[axis]! > this.shape[longest]!) longest = axis;
        for (const numbers of [this.shape, ...this.strides.slice(0, operands)]) {
            const last = numbers[axes - 1]!;
            numbers[axes - 1] = numbers[longest]!;
            numbers[longest] = last;
        }
    }

    /** Calls `row` for all that `axes` has read; the operands begin at `starts`. */
    walk(axes: number, operands: number, row: Row): void {
        const { shape, strides, counts, starts, steps } = this;
        for (let axis = 0; axis < axes; axis++) {
            if (shape[axis] === 0) return;
            counts[axis] = 0;
        }
        const last = axes - 1;
        for (let one = 0; one < operands; one++) steps[one] = axes ? strides[one]![last]! : 0;
        const length = axes ? shape[last]! : 1;
        for (;;) {
            row(starts, steps, length);
            let axis = last - 1;
            for (; axis >= 0; axis--) {
                for (let one = 0; one < operands; one++) starts[one]! += strides[one]![axis]!;
                if (++counts[axis]! < shape[axis]!) break;
                for (let one = 0; one < operands; one++) starts[one]! -= strides[one]![axis]! * shape[axis]!;
                counts[axis] = 0;
            }
            if (axis < 0) return;
        }
    }
}
