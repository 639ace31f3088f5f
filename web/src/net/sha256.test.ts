import { expect, test } from "vitest";
import { hmac, sha256, type Bytes } from "./sha256";

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
const subtle = crypto.subtle;

test("texts of every length hash as the browser hashes them", async () => {
    for (let length = 0; length < 200; length++) {
        const text = random(length);
        expect(sha256(text)).toEqual(new Uint8Array(await subtle.digest("SHA-256", text)));
    }
});

test("texts are sealed as the browser seals them", async () => {
    for (const length of [0, 1, 55, 56, 64, 100]) {
        const [key, text] = [random(32), random(length)];
        const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
        expect(hmac(key, text)).toEqual(new Uint8Array(await subtle.sign("HMAC", imported, text)));
    }
});
