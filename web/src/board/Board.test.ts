import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../memory/settings.svelte";
import type { Happening, Letter, Move, Option, Scene } from "../table/types";
import Board from "./Board.svelte";
import { NEST } from "./course";
import { FACES } from "./turtle";

const place = (seat: number, name: string, letter: Letter, colour: "red" | "blue" | "green") =>
    ({ seat, kind: "person", name, turtles: [letter], colours: [colour], away: false }) as const;

const scene = (change: Partial<Scene> = {}): Scene => ({
    places: [place(1, "Mara", "A", "red"), place(2, "Noa", "B", "blue"), place(3, "Ede", "C", "green")].map((one) => ({
        ...one,
        turtles: [...one.turtles],
        colours: [...one.colours],
    })),
    stacks: { 6: ["B", "A"] },
    raft: ["C"],
    nest: null,
    mover: null,
    dice: [],
    faceUp: 3,
    pile: 7,
    ...change,
});

const move = (change: Partial<Move> = {}): Happening => ({
    type: "move",
    dice: [{ pips: 2, card: false }],
    move: {
        turn: 2,
        turtle: "B",
        riders: ["A"],
        dice: [2],
        origin: 6,
        space: 8,
        bust: false,
        eggs: 0,
        by: 1,
        path: [7, 8],
        onto: [],
        ...change,
    },
});

let target: HTMLElement;
let board: ReturnType<typeof mount<Record<string, unknown>, Board>>;

function draw(props: Record<string, unknown> = {}) {
    const label = (letter: Letter) => ({ A: "Mara", B: "Noa", C: "Ede" })[letter] ?? "";
    board = mount(Board, { target, props: { scene: scene(), label, ...props } as never }) as typeof board;
    flushSync();
}

const at = (letter: Letter) => target.querySelector(`[data-turtle="${letter}"]`)?.getAttribute("transform");
const text = (selector: string) => target.querySelector(selector)?.getAttribute("aria-label");

beforeEach(() => {
    target = document.createElement("div");
    document.body.append(target);
});
afterEach(async () => {
    await unmount(board);
    target.remove();
});

describe("the board", () => {
    test("tells each occupied space from top to bottom", () => {
        draw();
        expect(text('[data-space="6"]')).toBe("Space 6, from top to bottom: Red A, Mara; Blue B, Noa");
        expect(target.querySelectorAll("[data-space]")).toHaveLength(1);
        expect(target.textContent).toContain("21");
    });

    test("fans a stack out with names when it is focused", () => {
        draw();
        target.querySelector<SVGElement>('[data-space="6"]')!.dispatchEvent(new FocusEvent("focus"));
        flushSync();
        const names = [...target.querySelectorAll(".fan-name")].map((one) => one.textContent);
        expect(names).toEqual(["Mara", "Noa"]);
    });

    test("turtles that may be chosen are buttons for the keyboard too", () => {
        settings.seenAfter = 0;
        const pick = vi.fn();
        const options: Option[] = [{ event: { type: "start", turtle: "C" } }];
        draw({ options, pick });
        const choice = target.querySelector<SVGElement>('[data-pick="C"]')!;
        expect(choice.getAttribute("role")).toBe("button");
        expect(choice.getAttribute("tabindex")).toBe("0");
        expect(choice.getAttribute("aria-label")).toBe("Choose Green C, Ede");
        choice.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        // Space skips motion.
        choice.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
        choice.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
        expect(pick.mock.calls).toEqual([["C"]]);
        expect(target.querySelectorAll("[data-pick]")).toHaveLength(1);
    });

    test("without options nothing can be chosen and there are no ghosts", () => {
        draw({ pick: vi.fn() });
        expect(target.querySelectorAll("[data-pick], [data-ghost], .stop-mark")).toHaveLength(0);
    });

    test("draws where stopping lands, where each next die would, cards, and busts at the raft", () => {
        const on = (space: number) => ({ space, wins: space === 2, onto: [] });
        const options: Option[] = [
            { event: { type: "stop" }, lands: on(8) },
            { event: { type: "roll" }, rolls: [on(12), on(14), on(16), on(2), on(0), on(0)] },
            { event: { type: "card", eggs: 3 }, lands: on(16) },
        ];
        draw({ options, scene: scene({ mover: "B", dice: [{ pips: 2, card: false }] }) });
        const ghosts = [...target.querySelectorAll("[data-ghost]")].map((one) => one.getAttribute("data-ghost"));
        expect(ghosts).toEqual(["die 1", "die 2", "die 3", "die 4", "card 3", "bust 5", "bust 6"]);
        expect(target.querySelectorAll(".stop-mark")).toHaveLength(1);
        expect(target.querySelector('[data-ghost="die 4"]')?.classList.contains("is-win")).toBe(true);
    });

    test("the deciding turtle wears the crown", () => {
        draw({ crowned: "A" });
        expect(target.querySelector('[data-turtle="A"] .crown')).not.toBeNull();
        expect(target.querySelectorAll(".crown")).toHaveLength(1);
    });

    test("keeps names as text", () => {
        draw({ label: () => "<b>x</b>" });
        target.querySelector<SVGElement>('[data-space="6"]')!.dispatchEvent(new FocusEvent("focus"));
        flushSync();
        expect(target.querySelector("b")).toBeNull();
    });
});

describe("what happens", () => {
    test.each([0, 1 / 3, 1])("is shown up to the scene after it, at factor %d", async (factor) => {
        const won = vi.fn();
        draw({ won });
        const before = at("B");
        await board.play(move({ eggs: 3 }), scene({ stacks: { 8: ["B", "A"] }, faceUp: 0 }), factor);
        flushSync();
        expect(at("B")).not.toBe(before);
        expect(text('[data-space="8"]')).toContain("Space 8");
        expect(won.mock.calls).toEqual([[1, 3, "A"]]);
    });

    test("skip ends it at once", async () => {
        draw();
        vi.spyOn(Element.prototype, "animate").mockImplementation(
            () => ({ finished: new Promise(() => {}), cancel: () => {} }) as unknown as Animation,
        );
        const playing = board.play(move(), scene({ stacks: { 8: ["B", "A"] } }), 1000);
        await new Promise((resolve) => setTimeout(resolve, 20));
        board.skip();
        await playing;
        flushSync();
        expect(text('[data-space="8"]')).toContain("Space 8");
    });

    test("a die joins the throw, and the throw stays to be seen after the move", async () => {
        draw({ scene: scene({ mover: "B", dice: [{ pips: 2, card: false }] }) });
        const dice = [2, 4].map((pips) => ({ pips, card: false }));
        await board.play({ type: "die", die: dice[1]!, by: 1 }, scene({ mover: "B", dice }), 0.01);
        flushSync();
        expect(target.querySelector(".sum")?.textContent).toBe("(2 + 4) × 2 = 12");
        const after = scene({ stacks: {}, raft: ["A", "B", "C"] });
        const bust = { bust: true, path: [], space: 0 };
        await board.play({ ...move(bust), dice: [...dice, { pips: 6, card: false }] } as Happening, after, 0.01);
        flushSync();
        expect(target.querySelector(".sum.bust")?.textContent).toBe("2 + 4 + 6 = 12");
        expect(target.querySelectorAll(".dice.old")).toHaveLength(1);
    });

    test("the end puts the winner into the nest", async () => {
        draw({ scene: scene({ faceUp: 7, pile: 0, stacks: { 20: ["B", "A"] } }) });
        const after = scene({ faceUp: 7, pile: 0, stacks: { 1: ["B"] }, nest: "A" });
        await board.play(move({ eggs: 7, origin: 20, path: [21, 1], space: 1 }), after, 0.01);
        flushSync();
        expect(at("A")).toBe(`translate(${NEST.x}.0 ${NEST.y}.0) scale(1.2)`);
        expect(text(".nest")).toContain("A sits on the last 7 eggs");
    });

    test("seven hatchlings run to the one who won, and only a winner sees fireworks", async () => {
        const over = scene({ faceUp: 7, pile: 0, stacks: { 1: ["B"] }, nest: "A" });
        draw({ scene: over, winner: "C", cheer: false });
        await vi.waitFor(() => expect(target.querySelectorAll(".hatchling.out")).toHaveLength(7));
        expect(target.querySelectorAll(".burst")).toHaveLength(0);
        const [x, y] = at("C")!
            .match(/[\d.]+/g)!
            .map(Number);
        for (const one of target.querySelectorAll<SVGElement>(".hatchling")) {
            const [hx, hy] = one.style.transform.match(/[\d.]+/g)!.map(Number);
            expect(Math.hypot(hx! - x!, hy! - y!)).toBeLessThan(80);
        }
    });

    test("the faces tell who is on top, who carries, and who worries", () => {
        draw({ scene: scene({ mover: "B", dice: [{ pips: 6, card: false }] }) });
        const mouths = (letter: Letter) => target.querySelector(`[data-turtle="${letter}"] .mouth`)?.getAttribute("d");
        expect(mouths("A")).toBe(FACES.panic.mouth);
        expect(mouths("C")).toBe(FACES.seasick.mouth);
    });
});
