/** The order at the end of a game, and why. */

import type { StandingView } from "../net/types";
import { clutchesOf } from "../table/counting";
import type { Letter, Place } from "../table/types";
import { list, t } from "../words/words.svelte";
import { who } from "../play/names";

export type Result = {
    place: Place;
    /** Shared by those who are level in eggs and clutches. */
    rank: number;
    eggs: number;
    clutches: number;
    /** The eggs of each clutch, the last clutch at the end. */
    cards: number[];
    won: boolean;
};

/** Everyone, the winner first; those who are level in order of their seats. */
export function results(places: Place[], standing: StandingView, nest: Letter | null): Result[] {
    const score = (place: Place) => ({
        eggs: standing.eggs[place.seat - 1] ?? 0,
        clutches: standing.clutches[place.seat - 1] ?? 0,
    });
    const ahead = (a: Place, b: Place) => score(b).eggs - score(a).eggs || score(b).clutches - score(a).clutches;
    return [...places].sort(ahead).map((place) => ({
        place,
        rank: 1 + places.filter((other) => ahead(other, place) < 0).length,
        ...score(place),
        cards: clutchesOf(standing.cards[place.seat - 1], nest, place),
        won: standing.winners.includes(place.seat),
    }));
}

/** The result for those who listen: who won, and what everybody else has. */
export function aloud({ head, line }: { head: string; line: string }, order: Result[]): string {
    const others = order.filter(({ won }) => !won);
    const rest = others.map(({ place, eggs }) => t("podium-has", { name: who(place), eggs }));
    return [/[!.]$/.test(head) ? head : `${head}.`, line, ...rest].join(" ");
}

/** Who won, and by what. */
export function verdict(places: Place[], standing: StandingView, yours: number[]): { head: string; line: string } {
    const winners = standing.winners.map((seat) => places[seat - 1]!);
    const eggs = standing.eggs[(standing.winners[0] ?? 1) - 1] ?? 0;
    const clutches = (place: Place) => standing.clutches[place.seat - 1] ?? 0;
    const level = places.filter((place) => standing.eggs[place.seat - 1] === eggs);
    const you = winners.length === 1 && yours.length === 1 && yours[0] === winners[0]?.seat;
    const names = list(winners.map(who));
    const head = you
        ? t("table-you-win")
        : t(winners.length > 1 ? "table-share-win" : "table-wins", { names, name: names });
    if (level.length === 1) return { head, line: t("table-with-eggs", { eggs }) };
    if (level.length === winners.length)
        return { head, line: t("table-shared-line", { eggs, clutches: clutches(winners[0]!) }) };
    const others = level.filter((place) => !winners.includes(place));
    return {
        head,
        line: t("table-tie-line", {
            names: list(level.map(who)),
            eggs,
            more: clutches(winners[0]!),
            fewer: Math.max(...others.map(clutches)),
        }),
    };
}
