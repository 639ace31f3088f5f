import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Session } from "../table/session.svelte";
import type { Option, Place } from "../table/types";
import Announcer from "./Announcer.svelte";

const places: Place[] = [
    { seat: 1, kind: "person", name: "Ada", turtles: ["A"], colours: ["red"], away: false },
    { seat: 2, kind: "person", name: "Ben", turtles: ["B"], colours: ["blue"], away: false },
];
const lands = { space: 4, wins: false, onto: [] };
const starts: Option[] = [{ event: { type: "start", turtle: "A" } }];
const stops: Option[] = [{ event: { type: "stop" }, lands }];

const seen = $state({ options: [] as Option[], turn: 1, actor: 1, mover: null as string | null, present: [1, 2] });
const session = {
    scene: { places },
    phase: "playing",
    yours: [1],
    listen: () => () => {},
    get position() {
        return { turn: seen.turn, actor: seen.actor, mover: seen.mover, face_up: 3 };
    },
    get present() {
        return seen.present;
    },
} as unknown as Session;

let app: object;
const heard = () => [...document.querySelectorAll("[data-announcer] p")].map((line) => line.textContent);
function now(change: Partial<typeof seen>) {
    Object.assign(seen, change);
    flushSync();
}

beforeEach(() => {
    Object.assign(seen, { options: [], turn: 1, actor: 1, mover: null, present: [1, 2] });
    const props = {
        session,
        get options() {
            return seen.options;
        },
    };
    app = mount(Announcer, { target: document.body, props });
    flushSync();
});
afterEach(() => unmount(app));

it("tells you once that it is your turn, and then what you may choose", () => {
    now({ options: starts });
    now({ options: [] });
    now({ options: stops, mover: "A" });
    now({ options: [], actor: 2, turn: 2, mover: null });
    now({ options: stops, actor: 1, turn: 2, mover: "B" });
    expect(heard()).toEqual(["Your turn. Roll for Red A.", "Stop on 4.", "You decide for Blue B. Stop on 4."]);
});

it("tells who comes in the middle of their turn that it is theirs", () => {
    now({ options: stops, mover: "A" });
    expect(heard()).toEqual(["Your turn. Stop on 4."]);
});

it("tells who holds the game up because they are not here", () => {
    now({ actor: 2, turn: 2 });
    expect(heard()).toEqual([]);
    now({ present: [1] });
    expect(heard()).toEqual(["Ben is not here."]);
});
