/** Frames as an animated GIF: one palette for all, and only what changes from one frame to the next. */

/** Pixels as a canvas gives them, and how long they are to be seen, in milliseconds. */
export type GifFrame = { data: Uint8ClampedArray; time: number };

const CLEAR = 255;
const COLOURS = 255;
const MOST_CODES = 4096;

/** Five bits for each of red, green and blue. */
const bin = (data: Uint8ClampedArray, at: number) =>
    ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);

type Box = { bins: number[]; count: number };

/** The colours that stand for all others, by median cut: boxes of colours are halved where most pixels are. */
function palette(frames: GifFrame[]): number[][] {
    const counts = new Uint32Array(1 << 15);
    for (const { data } of frames) for (let at = 0; at < data.length; at += 4) counts[bin(data, at)]!++;
    const count = (bins: number[]) => bins.reduce((sum, one) => sum + counts[one]!, 0);
    const part = (one: number, channel: number) => (one >> (10 - 5 * channel)) & 31;
    const all = [...counts.keys()].filter((one) => counts[one]);
    const boxes: Box[] = [{ bins: all, count: count(all) }];
    while (boxes.length < COLOURS) {
        const box = boxes.reduce((a, b) => (worth(b) > worth(a) ? b : a));
        if (box.bins.length < 2) break;
        const spans = [0, 1, 2].map((channel) => {
            const parts = box.bins.map((one) => part(one, channel));
            return Math.max(...parts) - Math.min(...parts);
        });
        const channel = spans.indexOf(Math.max(...spans));
        const sorted = [...box.bins].sort((a, b) => part(a, channel) - part(b, channel));
        let half = 0;
        let cut = 0;
        while (cut < sorted.length - 2 && half + counts[sorted[cut]!]! < box.count / 2) half += counts[sorted[cut++]!]!;
        const [low, high] = [sorted.slice(0, cut + 1), sorted.slice(cut + 1)];
        boxes.splice(boxes.indexOf(box), 1, { bins: low, count: count(low) }, { bins: high, count: count(high) });
    }
    return boxes.map(({ bins, count: weight }) =>
        [0, 1, 2].map((channel) => {
            const sum = bins.reduce((so, one) => so + counts[one]! * (part(one, channel) * 8 + 4), 0);
            return Math.min(255, Math.round(sum / (weight || 1)));
        }),
    );
}

const worth = ({ bins, count }: Box) => (bins.length > 1 ? count * Math.log2(bins.length) : 0);

/** For each colour, the number of the one that stands for it. */
function nearest(colours: number[][]): (data: Uint8ClampedArray, at: number) => number {
    const known = new Int16Array(1 << 15).fill(-1);
    return (data, at) => {
        const key = bin(data, at);
        if (known[key]! < 0) {
            let best = Infinity;
            colours.forEach(([r = 0, g = 0, b = 0], index) => {
                const far = (data[at]! - r) ** 2 + (data[at + 1]! - g) ** 2 + (data[at + 2]! - b) ** 2;
                if (far < best) [best, known[key]] = [far, index];
            });
        }
        return known[key]!;
    };
}

/** LZW, as GIF has it: codes of 9 to 12 bits, the lowest bit first, in blocks of at most 255 bytes. */
export function compress(pixels: Uint8Array): number[] {
    const out: number[] = [8];
    let block: number[] = [];
    let bits = 0;
    let held = 0;
    const flush = () => {
        if (block.length) out.push(block.length, ...block);
        block = [];
    };
    const put = (code: number, width: number) => {
        bits |= code << held;
        held += width;
        for (; held >= 8; held -= 8, bits >>>= 8) {
            block.push(bits & 255);
            if (block.length === 255) flush();
        }
    };
    const [clear, end] = [256, 257];
    let codes = new Map<number, number>();
    let next = 258;
    let width = 9;
    put(clear, width);
    let prefix = pixels[0] ?? 0;
    for (let at = 1; at < pixels.length; at++) {
        const key = (prefix << 8) | pixels[at]!;
        const code = codes.get(key);
        if (code !== undefined) {
            prefix = code;
            continue;
        }
        put(prefix, width);
        if (next < MOST_CODES) {
            if (next === 1 << width) width++;
            codes.set(key, next++);
        } else {
            put(clear, width);
            codes = new Map();
            next = 258;
            width = 9;
        }
        prefix = pixels[at]!;
    }
    put(prefix, width);
    if (next === 1 << width && width < 12) width++;
    put(end, width);
    if (held) block.push(bits & 255);
    flush();
    out.push(0);
    return out;
}

const short = (number: number) => [number & 255, number >> 8];
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** The bytes of a GIF that plays for ever. */
export function gif(width: number, height: number, frames: GifFrame[]): Uint8Array<ArrayBuffer> {
    const colours = palette(frames);
    const index = nearest(colours);
    const table = Array.from({ length: 256 }, (_, number) => colours[number] ?? [0, 0, 0]).flat();
    const parts: number[][] = [
        [...ascii("GIF89a"), ...short(width), ...short(height), 0xf7, 0, 0, ...table],
        [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0],
    ];
    let shown: Uint8Array | null = null;
    for (const { data, time } of frames) {
        const now = new Uint8Array(width * height);
        for (let pixel = 0; pixel < now.length; pixel++) now[pixel] = index(data, pixel * 4);
        const before = shown;
        const changed = before ? now.map((value, pixel) => (value === before[pixel] ? CLEAR : value)) : now;
        shown = now;
        // What does not change is left as it was.
        parts.push([0x21, 0xf9, 4, 0x05, ...short(Math.round(time / 10)), CLEAR, 0]);
        parts.push([0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0], compress(changed));
    }
    parts.push([0x3b]);
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
    }
    return bytes;
}
