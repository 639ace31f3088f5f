import { expect, test } from "vitest";
import type { PositionView } from "../net/types";
import type { Place, Scene } from "../table/types";
import { absentActor } from "./absent";

const place = (seat: number, more: Partial<Place> = {}): Place => ({
    seat,
    kind: "person",
    name: `P${seat}`,
    turtles: [],
    colours: [],
    away: false,
    ...more,
});
const seen = (actor: number | null, present: number[], places: Place[]) => ({
    scene: { places } as unknown as Scene,
    position: { actor } as PositionView,
    present,
});

test("a person who must decide and is not connected holds the game up", () => {
    const places = [place(1), place(2), place(3, { kind: "bot" })];
    expect(absentActor(seen(2, [1], places))?.seat).toBe(2);
    expect(absentActor(seen(2, [1, 2], places))).toBeNull();
    expect(absentActor(seen(1, [1], places))).toBeNull();
    expect(absentActor(seen(3, [1], places))).toBeNull();
    expect(absentActor(seen(null, [1], places))).toBeNull();
});

test("nobody waits for somebody for whom a bot plays", () => {
    expect(absentActor(seen(2, [1], [place(1), place(2, { away: true })]))).toBeNull();
});
