import { describe, expect, it } from "vitest";
import { compress, gif } from "./gif";

/** What a reader makes of compressed pixels. */
function expand(bytes: number[]): number[] {
    const data: number[] = [];
    for (let at = 1; bytes[at]; at += bytes[at]! + 1) data.push(...bytes.slice(at + 1, at + 1 + bytes[at]!));
    let bit = 0;
    const read = (width: number) => {
        let code = 0;
        for (let index = 0; index < width; index++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << index;
        return code;
    };
    const out: number[] = [];
    let table: number[][] = [];
    let width = 9;
    let last: number[] | null = null;
    for (;;) {
        const code = read(width);
        if (code === 257) return out;
        if (code === 256) {
            table = Array.from({ length: 258 }, (_, index) => [index]);
            width = 9;
            last = null;
            continue;
        }
        const entry: number[] = table[code] ?? [...last!, last![0]!];
        out.push(...entry);
        if (last && table.length < 4096) table.push([...last, entry[0]!]);
        if (table.length === 1 << width && width < 12) width++;
        last = entry;
    }
}

describe("an animated picture", () => {
    it("compresses so that a reader finds every pixel, also when the codes run out", () => {
        let seed = 7;
        const noise = Uint8Array.from(
            { length: 40_000 },
            () => (seed = (seed * 1103515245 + 12345) % 2147483648) >> 16,
        );
        expect(expand(compress(noise))).toEqual([...noise]);
        const calm = new Uint8Array(3000).fill(9);
        expect(expand(compress(calm))).toEqual([...calm]);
        expect(compress(calm).length).toBeLessThan(150);
    });

    it("has its size, its frames and their times", () => {
        const frame = (red: number, time: number) => ({
            data: Uint8ClampedArray.from({ length: 4 * 6 }, (_, at) => [red, 0, 0, 255][at % 4]!),
            time,
        });
        const bytes = [...gif(3, 2, [frame(250, 100), frame(250, 500), frame(10, 40)])];
        expect(String.fromCharCode(...bytes.slice(0, 6))).toBe("GIF89a");
        expect(bytes.slice(6, 10)).toEqual([3, 0, 2, 0]);
        expect(bytes.at(-1)).toBe(0x3b);
        const times = bytes.flatMap((one, at) =>
            one === 0x21 && bytes[at + 1] === 0xf9 ? [bytes[at + 4]! + 256 * bytes[at + 5]!] : [],
        );
        expect(times).toEqual([10, 50, 4]);
    });
});
