import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import texts from "../test/boards.json";
import { part, shapes } from "../test/drawn";
import { flat, named } from "../test/flat";
import { crowned } from "../table/scene";
import type { Die, Letter, Scene } from "../table/types";
import Board from "./Board.svelte";
import Dice from "./Dice.svelte";

type Case = { scene: Scene; dice: Die[]; old: boolean; clockwise: boolean; winner: Letter | null };

const PATIENCE = 120_000;

/** All that lies on the board, as the page draws it. */
async function drawn({ scene, dice, old, clockwise, winner }: Case): Promise<string> {
    const target = document.createElement("div");
    const props = { scene, clockwise, winner, crowned: crowned(scene), label: () => "" };
    const board = mount(Board, { target, props });
    flushSync();
    if (scene.nest) await vi.waitFor(() => expect(target.querySelector(".hatchling")).not.toBeNull(), PATIENCE);
    const svg = target.querySelector(".board > svg:last-child")!;
    const all = (selector: string) => [...svg.querySelectorAll(selector)].map(flat).join("");
    const bust = old && dice.reduce((sum, { pips }) => sum + pips, 0) > 7;
    const text = [
        scene.nest ? all("defs") : "",
        all(".nest > *"),
        scene.nest ? all(".number") : "",
        dice.length
            ? part(Dice, { dice, old, bust }, (root) => [...root.firstElementChild!.children].map(flat).join(""))
            : "",
        all(".tongue-edge, .tongue"),
        all(".turtle"),
    ].join("");
    await unmount(board);
    return text;
}

// `npm run shapes` writes them again.
test(
    "pictures that Python draws have everything as the page draws it",
    async () => {
        const names = shapes();
        const lines: string[] = [];
        for (const one of texts as unknown as Case[]) lines.push(JSON.stringify(named(await drawn(one), names)));
        await expect(`[\n${lines.join(",\n")}\n]\n`).toMatchFileSnapshot("../../../tests/picture/drawn.json");
    },
    PATIENCE,
);
