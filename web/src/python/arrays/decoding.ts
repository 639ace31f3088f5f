/** Numbers as files keep them. */

import type { Call } from "./heap";

/** Reads: kind as in `mahe.page_arrays.files`, the bytes' address, how many numbers, result. */
export function decoded(call: Call): void {
    const { f64, u8 } = call;
    const kind = call.int();
    const address = call.int();
    const count = call.int();
    const result = call.int();
    const read = reader(kind, new DataView(u8.buffer, address));
    for (let number = 0; number < count; number++) f64[result + number] = read(number);
}

function reader(kind: number, data: DataView): (number: number) => number {
    switch (kind) {
        case 0:
            return (number) => half(data.getUint16(2 * number, true));
        case 1:
            return (number) => data.getFloat32(4 * number, true);
        case 2:
            return (number) => data.getFloat64(8 * number, true);
        case 3:
            return (number) => data.getUint8(number);
        case 4:
            return (number) => data.getUint16(2 * number, true);
        case 5:
            return (number) => data.getUint32(4 * number, true);
        default:
            return (number) => Number(data.getBigInt64(8 * number, true));
    }
}

/** A number of half precision, from its bits. */
function half(bits: number): number {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 0x1f;
    const fraction = bits & 0x3ff;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
