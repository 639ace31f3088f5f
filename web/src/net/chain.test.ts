import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Chain, draw, nextHash, random } from "./chain";

// From mahe.play.fair, with the bytes 0 to 31 as the secret.
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const TIP = "c04f7fee149db0cf530d090b7495adc0705184dc0c5cc50345efa24edb2c0610";
const LINKS = [
    "b63aeb2aab039852fab09ba9195de9af3c3a980d14c8526a4b2603309b190d1e",
    "8d08e11bf9ec9cbf3508e4fa06bab056c8e1445a49239faee316daa23d89dc64",
];
const FIFTH = "bf5edf56458325b7340034936a64b01edd7322910dbe22686f3cb084c044cbc6";
const SEVENTH = "b350e1ea9ef41e5da60ccb3deddc057f88347103e18b607b3740af5afc03de96";

const drawDie = async (link: string, table: string, number: number, player: string) =>
    (await draw(link, table, number, player)).result;
const drawCard = async (link: string, table: string, number: number, player: string, unseen: number[]) =>
    (await draw(link, table, number, player, unseen)).result;

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

afterEach(() => vi.unstubAllGlobals());

describe.each(["lent by the browser", "of our own"])("hashes %s", (kind) => {
    beforeEach(() => {
        // As in a home network, without HTTPS.
        if (kind === "of our own") vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    });

    test("a chain is the one that the server makes of the same secret", async () => {
        const chain = await Chain.make(SECRET);
        expect(chain.tip).toBe(TIP);
        expect(chain.after(TIP)).toBe(LINKS[0]);
        expect(chain.after(LINKS[0] ?? "")).toBe(LINKS[1]);
        expect(chain.after(SECRET)).toBe("");
        expect(chain.after(FIFTH.replace("b", "c"))).toBe("");
        expect(chain.after("")).toBe("");
    });

    test("a link hashes to the one before", async () => {
        expect(await nextHash("00".repeat(32))).toBe(
            "68cc931e2e35307046cb29811a69812105af703afe721fe88e1fd3d08bb7d12c",
        );
        expect(await nextHash(LINKS[0] ?? "")).toBe(TIP);
    });

    test("links give the dice that they give the server", async () => {
        const alone = await Promise.all(numbers.map((number) => drawDie(FIFTH, "lagoon", number, "")));
        expect(alone).toEqual([3, 2, 5, 2, 5, 1, 5, 4, 6, 4, 2, 1]);
        const together = await Promise.all(numbers.map((number) => drawDie(FIFTH, "lagoon", number, SEVENTH)));
        expect(together).toEqual([5, 1, 1, 3, 1, 4, 5, 4, 4, 3, 2, 4]);
    });

    test("links give the cards that they give the server", async () => {
        const all = [3, 3, 5, 5, 5, 3];
        const cards = await Promise.all(numbers.map((number) => drawCard(FIFTH, "lagoon", number, SEVENTH, all)));
        expect(cards).toEqual([6, 4, 3, 2, 2, 3, 6, 2, 3, 5, 3, 3]);
        const few = [0, 1, 0, 2, 0, 0];
        const rest = await Promise.all(numbers.slice(0, 8).map((number) => drawCard(FIFTH, "lagoon", number, "", few)));
        expect(rest).toEqual([2, 4, 2, 4, 4, 4, 4, 2]);
        expect(await drawCard(FIFTH, "lagoon", 1, "", [0, 0, 0, 0, 0, 0])).toBe(0);
    });

    test("ids are random and of the length asked for", () => {
        expect(random(12)).toMatch(/^[0-9a-f]{24}$/);
        expect(random(12)).not.toBe(random(12));
    });
});
