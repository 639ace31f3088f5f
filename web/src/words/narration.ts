/** What happens, in words: a line of the log for each move, and what a screen reader says. */

import { LAST_CLUTCH } from "../net/constants";
import { who } from "../play/names";
import { isBust, risks, steps, sum, total } from "../table/counting";
import { colourOf, crowned, seatOf } from "../table/scene";
import type { Cast, Die, Happening, Landing, Letter, Move, Option, Scene } from "../table/types";
import { list, t } from "./words.svelte";

/** One line of the log; empty for what has no line of its own. */
export function logLine(cast: Cast, happening: Happening): string {
    switch (happening.type) {
        case "move": {
            const { move, dice } = happening;
            const moved = [played(cast, move, dice), ...outcome(cast, move, "written")].filter(Boolean).join(" ");
            return t("narration-line", { who: seatName(cast, move.turn), sum: sum(move.dice), moved });
        }
        case "started":
        case "seat":
        case "vote":
        case "host":
        case "series":
        case "again":
        case "rematch":
        case "closed":
            return spokenLine(cast, happening);
        default:
            return "";
    }
}

/** What to say aloud of a happening. *after* is the table as it is then. */
export function spokenLine(cast: Cast, happening: Happening, after?: Scene): string {
    switch (happening.type) {
        case "started":
            return t("narration-started");
        case "start":
            return ""; // the first die is told with its turtle
        case "die":
            return describeDie(cast, happening, after);
        case "move":
            return [...outcome(cast, happening.move, "aloud"), ...describeLast(happening.move, after)].join(" ");
        case "turned":
            return t("narration-turned", { eggs: happening.eggs });
        case "seat":
            return describeSeat(cast, happening);
        case "vote":
            return t("friends-votes", {
                name: seatName(cast, happening.seat),
                host: seatName(cast, happening.host),
                own: happening.seat === happening.host ? "yes" : "no",
            });
        case "host":
            return t("friends-is-host", { name: seatName(cast, happening.seat) });
        case "series":
            return t("friends-game", { number: happening.games + 1 });
        case "again":
            return t("friends-said", { name: seatName(cast, happening.seat), answer: happening.agrees ? "yes" : "no" });
        case "rematch":
            return t("narration-rematch");
        case "closed":
            return t("narration-closed");
    }
}

/** What to say aloud when somebody must decide: who, and, if it is one of *yours*, what each choice would do. */
export function describeDecision(
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
        ? t(ridden ? "narration-you-decide" : "narration-your-turn", { turtle })
        : t(ridden ? "narration-decides" : "narration-turn-of", { name, turtle });
    return mine ? [head, ...describeOptions(cast, options, eggs)].join(" ") : head;
}

/** What each choice on offer would do: some sentences. */
export function describeOptions(cast: Cast, options: Option[], eggs: number): string[] {
    const starts = options.flatMap(({ event }) => (event.type === "start" ? [turtleName(cast, event.turtle)] : []));
    if (starts.length > 1) return [t("narration-which-first", { turtles: list(starts, "or") })];
    return options.map(({ event, lands, rolls = [] }) => {
        switch (event.type) {
            case "start":
                return t("narration-roll-for", { turtle: turtleName(cast, event.turtle) });
            case "roll":
                return t("narration-roll", risks(rolls));
            case "stop":
                return t("narration-stop", { ...landing(cast, lands), eggs });
            case "card":
                return t("narration-play", { ...landing(cast, lands), eggs, card: event.eggs });
        }
    });
}

function landing(cast: Cast, lands?: Landing): { space: number; under: string; shape: string } {
    const { space, wins, onto } = lands ?? { space: 0, wins: false, onto: [] };
    const under = onto.length ? turtleName(cast, onto.at(-1)!) : "";
    return { space, under, shape: wins ? (under ? "both" : "wins") : under ? "onto" : "plain" };
}

function describeDie(cast: Cast, { die, by }: Extract<Happening, { type: "die" }>, after?: Scene): string {
    const { pips, card } = die;
    const name = seatName(cast, by);
    const dice = after?.dice ?? [die];
    if (dice.length < 2) return describeFirst(cast, name, pips, after);
    const all = dice.map((one) => one.pips);
    const shape = card ? "narration-die-card" : isBust(all) ? "narration-die-bust" : "narration-die-more";
    const added = { total: total(all), dice: dice.length, steps: steps(all) };
    return t(shape, { name, [card ? "card" : "pips"]: pips, ...added });
}

/** The first die, which turtle it is for, and who rides on that. */
function describeFirst(cast: Cast, name: string, pips: number, after?: Scene): string {
    const top = after ? crowned(after) : null;
    const turtle = after?.mover ?? null;
    if (turtle === null || top === null) return t("narration-die", { name, pips });
    const first = t("narration-die-first", { name, pips, turtle: turtleName(cast, turtle) });
    const rider = seatOf(cast, top);
    if (rider === seatOf(cast, turtle)) return first;
    return `${first} ${t("narration-ridden", { name: seatName(cast, rider) })}`;
}

function describeSeat(cast: Cast, { what, seat, name }: Extract<Happening, { type: "seat" }>): string {
    return t("narration-seat", { what, name: what === "filled" ? seatName(cast, seat) : name });
}

/** The card that was played in place of a die, if one was. */
function played(cast: Cast, move: Move, dice: Die[]): string {
    const card = dice.find((die) => die.card);
    return card ? t("narration-card", { name: seatName(cast, move.by), card: card.pips }) : "";
}

/** Where the turtles went, and who got what: some sentences. Aloud, who decides was told with the first die. */
function outcome(cast: Cast, move: Move, how: "aloud" | "written"): string[] {
    const name = seatName(cast, move.by);
    const sentences = [move.bust ? describeBust(cast, move) : describeMoved(cast, move)];
    if (move.eggs === LAST_CLUTCH) return [...sentences, t("narration-takes-last", { name })];
    const others = move.by !== move.turn;
    const wins = how === "aloud" ? "narration-takes" : others ? "narration-decided-takes" : "narration-wins";
    if (move.eggs) sentences.push(t(wins, { name, eggs: move.eggs }));
    else if (others && how === "written") sentences.push(t("narration-decided", { name }));
    return sentences;
}

/** The last clutch is turned up by nobody: it lies face up as soon as the last card is taken. */
const describeLast = ({ eggs }: Move, after?: Scene): string[] =>
    eggs && after?.faceUp === LAST_CLUTCH ? [t("narration-turned", { eggs: LAST_CLUTCH })] : [];

function describeMoved(cast: Cast, { turtle, riders, onto, space }: Move): string {
    const under = onto.length ? turtleName(cast, onto.at(-1)!) : "";
    return t("narration-moved", {
        turtle: turtleName(cast, turtle),
        riders: list(riders.map((rider) => turtleName(cast, rider))),
        under,
        space,
        shape: riders.length ? (under ? "both" : "carries") : under ? "onto" : "alone",
    });
}

function describeBust(cast: Cast, { turtle, riders }: Move): string {
    const all = [turtle, ...riders];
    return t("narration-bust", { turtles: list(all.map((one) => turtleName(cast, one))), count: all.length });
}

function seatName(cast: Cast, seat: number): string {
    const place = cast.places[seat - 1];
    return place ? who(place) : "";
}

/** "Red A". */
function turtleName(cast: Cast, letter: Letter): string {
    return t("turtle", { colour: colourOf(cast, letter), letter });
}
