/** The order in a series. */

import type { ScoreJson, SeriesJson } from "../net/types";
import type { Place } from "../table/types";

export type Standing = { place: Place; score: ScoreJson; leads: boolean };

/** Everyone, the most wins first, then the most eggs, then by seat. */
export function ranked(places: Place[], { scores }: SeriesJson): Standing[] {
    const score = (place: Place) => scores[place.seat - 1] ?? { wins: 0, eggs: 0, ride: 0 };
    const most = Math.max(...places.map((place) => score(place).wins));
    return [...places]
        .sort((a, b) => score(b).wins - score(a).wins || score(b).eggs - score(a).eggs)
        .map((place) => ({ place, score: score(place), leads: score(place).wins === most }));
}
