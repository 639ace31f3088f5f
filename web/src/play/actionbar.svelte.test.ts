import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../memory/settings.svelte";
import type { Landing, Option, Place } from "../table/types";
import ActionBar from "./ActionBar.svelte";

const places: Place[] = [
    { seat: 1, kind: "person", name: "Ada", turtles: ["A"], colours: ["red"], away: false },
    { seat: 2, kind: "bot", name: "swimmer", turtles: ["B"], colours: ["blue"], away: false },
];
const seen = { places, turn: 1, actor: 1, mover: "A", riders: [], dice: [4], faceUp: 3, yours: [1] };
const to = (space: number): Landing => ({ space, wins: false, onto: [] });
const roll: Option = { event: { type: "roll" }, rolls: [to(10), to(12), to(14), to(0), to(0), to(0)] };
const stop: Option = { event: { type: "stop" }, lands: to(4) };
const card: Option = { event: { type: "card", eggs: 2 }, lands: to(12) };

type Bar = { press: (which: number | "R" | "S", event: Event) => boolean; relent: () => boolean };
const props = $state({ options: [] as Option[], careful: false });
let bar: Bar, taken: string[];
const offers = () => [...document.querySelectorAll<HTMLElement>("[data-choice]")].map((one) => one.dataset.choice);
const key = () => new KeyboardEvent("keydown");
const press = (which: number | "R" | "S") => flushSync(() => bar.press(which, key()));
const offer = (...options: Option[]) => flushSync(() => (props.options = options));

beforeEach(() => {
    settings.seenAfter = 0;
    taken = [];
    Object.assign(props, { options: [], careful: false });
    bar = mount(ActionBar, {
        target: document.body,
        props: {
            seen,
            get options() {
                return props.options;
            },
            get careful() {
                return props.careful;
            },
            hands: {},
            openClutches: true,
            due: null,
            connected: true,
            decide: ({ event }: Option) => taken.push(event.type),
            back: () => {},
            look: () => {},
        },
    }) as Bar;
    flushSync();
});
afterEach(() => unmount(bar));

describe("the action bar", () => {
    it("offers cards after the other choices, and counts them on", () => {
        offer(roll, card, stop);
        expect(offers()).toEqual(["roll", "stop", "card"]);
        press(2);
        press("S");
        expect(taken).toEqual(["card", "stop"]);
    });

    it("makes no choice stronger than another, and shows how risky a roll is", () => {
        offer(roll, stop);
        expect(document.querySelectorAll("[data-choice].primary")).toHaveLength(0);
        expect(document.querySelector<HTMLElement>("[data-choice=roll]")?.style.getPropertyValue("--risk")).toBe("0.5");
        expect(document.querySelector("[data-mood]")?.getAttribute("data-mood")).toBe("worried");
    });

    it("takes the focus itself when choices come up, and keeps it off them", () => {
        const bars = () => document.activeElement?.matches("section.bar");
        offer(roll, stop);
        expect(bars()).toBe(true);
        document.querySelector<HTMLElement>("[data-choice=roll]")!.focus();
        offer();
        expect(bars()).toBe(true);
        offer(roll, stop);
        expect(bars()).toBe(true);
    });

    it("asks before a risky roll, if that is wanted, and goes back to the choices if not", () => {
        props.careful = true;
        offer(roll, stop);
        press("R");
        expect([taken, offers()]).toEqual([[], ["roll", "relent"]]);
        flushSync(() => bar.relent());
        expect(offers()).toEqual(["roll", "stop"]);
        press("R");
        press(1);
        expect([taken, offers()]).toEqual([[], ["roll", "stop"]]);
        press("R");
        press("R");
        expect(taken).toEqual(["roll"]);
    });
});
