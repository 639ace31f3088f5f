/** Opening tables, and going there. */

import { settings, type TableOptions } from "../memory/settings.svelte";
import { MOST_WITH_TWO } from "../net/constants";
import type { OpenTable } from "../net/types";
import { go } from "../route.svelte";
import { open } from "../table/open";
import { draft, keep, nameOf, paint, type Draft } from "./setup";

type SeatRequest = OpenTable["seats"][number];

/** Who starts is a matter of chance: the seats are dealt out like cards. */
function shuffled<T>(items: T[]): T[] {
    const dealt = [...items];
    for (let i = dealt.length - 1; i > 0; i--) {
        const j = Math.floor(Math.random() * (i + 1));
        [dealt[i], dealt[j]] = [dealt[j]!, dealt[i]!];
    }
    return dealt;
}

/** You and bots, or bots alone, at once, as they were set up the last time. */
export async function playNow(name: string | null): Promise<void> {
    const made = draft("bots", settings.table, name ?? "");
    if (name === null) made.seats[0]!.kind = "bot";
    if (made.seats.length > MOST_WITH_TWO) made.turtles = 0;
    await openAt(requests(made), { ...settings.table, public: false }, made.standIn, true);
}

/** Open the table that was set up, and keep the choices for the next time. */
export async function openDraft(made: Draft): Promise<void> {
    const seats = requests(made);
    Object.assign(settings.table, keep(made, settings.table));
    const start = seats.every((seat) => seat.kind !== "open");
    await openAt(seats, { ...settings.table, public: made.public }, made.standIn, start);
}

function requests(made: Draft): SeatRequest[] {
    const painted = paint(made);
    return made.seats.map((seat, index): SeatRequest => {
        const colours = painted[index] ?? [];
        if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, colours };
        if (seat.kind === "person") return { kind: "person", name: nameOf(seat, index), colours };
        return { kind: "open", colours };
    });
}

async function openAt(wanted: SeatRequest[], options: TableOptions, standIn: string, start: boolean): Promise<void> {
    const seats = shuffled(wanted);
    const { turtles, cards, thirdDie, bustEnds, deck, setAside, pace, seconds, openClutches, advice } = options;
    const table = await open({
        rules: {
            players: seats.length,
            turtles_each: turtles === 0 || (turtles === 2 && seats.length > MOST_WITH_TWO) ? null : turtles,
            cards_as_dice: cards,
            third_die_at_seven: thirdDie,
            bust_ends_turn: bustEnds,
            ...(deck ? { deck } : {}),
            set_aside: setAside,
        },
        seats: seats as OpenTable["seats"],
        pace,
        seconds,
        stand_in: standIn,
        public: options.public,
        open_clutches: openClutches,
        // Who plays bots alone has it anyway.
        advice: advice && wanted.filter(({ kind }) => kind !== "bot").length > 1,
        start,
    });
    go(table);
}
