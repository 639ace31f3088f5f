/** SHA-256 for pages that the browser does not let hash: those of a home network, which come without HTTPS. */

export type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

/** The first 32 bits of the fractions of a root of the first primes: how FIPS 180-4 picks its constants. */
function fractions(count: number, root: number): Uint32Array {
    const primes: number[] = [];
    for (let number = 2; primes.length < count; number++)
        if (primes.every((prime) => number % prime)) primes.push(number);
    return Uint32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const BEGINNING = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text, a one, zeros, and how many bits the text has. */
function padded(text: Bytes): DataView {
    const size = Math.ceil((text.length + 9) / BLOCK) * BLOCK;
    const bytes = new Uint8Array(size);
    bytes.set(text);
    bytes[text.length] = 0x80;
    const view = new DataView(bytes.buffer);
    view.setUint32(size - 4, text.length * 8);
    return view;
}

function mixIn(state: Uint32Array, view: DataView, at: number, words: Uint32Array): void {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
        const [far, near] = [words[i - 15]!, words[i - 2]!];
        const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
        const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
        words[i] = words[i - 16]! + first + words[i - 7]! + second;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
        const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
        const new1 = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
        const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
        const new2 = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + new1) | 0, c, b, a, (new1 + new2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function sha256(text: Bytes): Bytes {
    const view = padded(text);
    const state = BEGINNING.slice();
    const words = new Uint32Array(64);
    for (let at = 0; at < view.byteLength; at += BLOCK) mixIn(state, view, at, words);
    const answer = new DataView(new ArrayBuffer(32));
    state.forEach((word, i) => answer.setUint32(4 * i, word));
    return new Uint8Array(answer.buffer);
}

/** HMAC-SHA-256 with a *key* of at most a block, as RFC 2104 has it. */
export function hmac(key: Bytes, text: Bytes): Bytes {
    const side = (pad: number, inner: Bytes) => {
        const block = new Uint8Array(BLOCK + inner.length).fill(pad, 0, BLOCK);
        key.forEach((byte, i) => (block[i]! ^= byte));
        block.set(inner, BLOCK);
        return sha256(block);
    };
    return side(0x5c, side(0x36, text));
}
