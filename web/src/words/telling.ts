/** What happens, in words: a line of the log for each move, and what a screen reader says. */

import { LAST_CLUTCH } from "../net/constants";
import { who } from "../play/names";
import { isBust, risks, steps, sum, total } from "../table/counting";
import { colourOf, seatOf } from "../table/scene";
import type { Cast, Die, Happening, Landing, Letter, Move, Option, Scene } from "../table/types";
import { list, t } from "./words.svelte";

/** One line of the log; empty for what has no line of its own. */
export function tellLine(cast: Cast, happening: Happening): string {
    switch (happening.type) {
        case "move": {
            const { move, dice } = happening;
            const moved = [played(cast, move, dice), ...outcome(cast, move, "telling-wins")].filter(Boolean).join(" ");
            return t("telling-line", { who: seatName(cast, move.turn), sum: sum(move.dice), moved });
        }
        case "started":
        case "seat":
        case "rematch":
            return tellSpoken(cast, happening);
        default:
            return "";
    }
}

/** What to say aloud of a happening. *after* is the table as it is then. */
export function tellSpoken(cast: Cast, happening: Happening, after?: Scene): string {
    switch (happening.type) {
        case "started":
            return t("telling-started");
        case "start":
            return tellStart(cast, happening.turtle, after);
        case "die":
            return tellDie(seatName(cast, happening.by), happening.die, after?.dice ?? [happening.die]);
        case "move":
            return [...outcome(cast, happening.move), ...tellLast(happening.move, after)].join(" ");
        case "turned":
            return t("telling-turned", { eggs: happening.eggs });
        case "seat":
            return tellSeat(cast, happening);
        case "rematch":
            return t("telling-rematch");
    }
}

/** What to say aloud when somebody must decide: who, and, if it is one of *yours*, what each choice would do. */
export function tellDecision(
    cast: Cast,
    position: { turn: number; actor: number | null; mover: Letter | null; face_up: number },
    options: Option[],
    yours: number[],
): string {
    const { turn, actor, mover, face_up: eggs } = position;
    if (actor === null) return "";
    const mine = yours.includes(actor);
    const name = seatName(cast, actor);
    const turtle = mover === null ? "" : turtleName(cast, mover);
    const ridden = mover !== null && actor !== turn;
    const alone = mine && yours.filter((seat) => seat > 0).length === 1;
    const head = alone
        ? t(ridden ? "telling-you-decide" : "telling-your-turn", { turtle })
        : t(ridden ? "telling-decides" : "telling-turn-of", { name, turtle });
    return mine ? [head, ...tellOptions(cast, options, eggs)].join(" ") : head;
}

function tellOptions(cast: Cast, options: Option[], eggs: number): string[] {
    const starts = options.flatMap(({ event }) => (event.type === "start" ? [turtleName(cast, event.turtle)] : []));
    if (starts.length > 1) return [t("telling-which-first", { turtles: list(starts, "or") })];
    return options.map(({ event, lands, rolls = [] }) => {
        switch (event.type) {
            case "start":
                return t("telling-roll-for", { turtle: turtleName(cast, event.turtle) });
            case "roll":
                return t("telling-roll", risks(rolls));
            case "stop":
                return t("telling-stop", { ...landing(cast, lands), eggs });
            case "card":
                return t("telling-play", { ...landing(cast, lands), eggs, card: event.eggs });
        }
    });
}

function landing(cast: Cast, lands?: Landing): { space: number; under: string; shape: string } {
    const { space, wins, onto } = lands ?? { space: 0, wins: false, onto: [] };
    const under = onto.length ? turtleName(cast, onto.at(-1)!) : "";
    return { space, under, shape: wins ? (under ? "both" : "wins") : under ? "onto" : "plain" };
}

function tellStart(cast: Cast, turtle: Letter, after?: Scene): string {
    const stack = Object.values(after?.stacks ?? {}).find((one) => one.includes(turtle)) ?? [turtle];
    const owner = seatOf(cast, turtle);
    const top = seatOf(cast, stack.at(-1)!) || owner;
    const names = { who: seatName(cast, owner), turtle: turtleName(cast, turtle), name: seatName(cast, top) };
    return t(top === owner ? "telling-start" : "telling-start-ridden", names);
}

function tellDie(name: string, { pips, card }: Die, dice: Die[]): string {
    if (dice.length < 2) return t("telling-die", { name, pips });
    const all = dice.map((die) => die.pips);
    const shape = card ? "telling-die-card" : isBust(all) ? "telling-die-bust" : "telling-die-more";
    const added = { total: total(all), dice: dice.length, steps: steps(all) };
    return t(shape, { name, [card ? "card" : "pips"]: pips, ...added });
}

function tellSeat(cast: Cast, { what, seat, name }: Extract<Happening, { type: "seat" }>): string {
    return t("telling-seat", { what, name: what === "filled" ? seatName(cast, seat) : name });
}

/** The card that was played in place of a die, if one was. */
function played(cast: Cast, move: Move, dice: Die[]): string {
    const card = dice.find((die) => die.card);
    return card ? t("telling-card", { name: seatName(cast, move.by), card: card.pips }) : "";
}

/** Where the turtles went, and who got what: some sentences. *own* tells what a player wins in their own turn. */
function outcome(cast: Cast, move: Move, own = "telling-takes"): string[] {
    const name = seatName(cast, move.by);
    const told = [move.bust ? tellBust(cast, move) : tellMoved(cast, move)];
    if (move.eggs === LAST_CLUTCH) return [...told, t("telling-takes-last", { name })];
    const others = move.by !== move.turn;
    if (move.eggs) told.push(t(others ? "telling-decided-takes" : own, { name, eggs: move.eggs }));
    else if (others) told.push(t("telling-decided", { name }));
    return told;
}

/** The last clutch is turned up by nobody: it lies open as soon as the last card is taken. */
const tellLast = ({ eggs }: Move, after?: Scene): string[] =>
    eggs && after?.faceUp === LAST_CLUTCH ? [t("telling-turned", { eggs: LAST_CLUTCH })] : [];

function tellMoved(cast: Cast, { turtle, riders, onto, space }: Move): string {
    const under = onto.length ? turtleName(cast, onto.at(-1)!) : "";
    return t("telling-moved", {
        turtle: turtleName(cast, turtle),
        riders: list(riders.map((rider) => turtleName(cast, rider))),
        under,
        space,
        shape: riders.length ? (under ? "both" : "carries") : under ? "onto" : "alone",
    });
}

function tellBust(cast: Cast, { turtle, riders }: Move): string {
    const all = [turtle, ...riders];
    return t("telling-bust", { turtles: list(all.map((one) => turtleName(cast, one))), count: all.length });
}

function seatName(cast: Cast, seat: number): string {
    const place = cast.places[seat - 1];
    return place ? who(place) : "";
}

/** "Red A". */
function turtleName(cast: Cast, letter: Letter): string {
    return t("turtle", { colour: colourOf(cast, letter), letter });
}
