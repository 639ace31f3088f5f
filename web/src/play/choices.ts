/** The buttons of the action bar: what each choice does, and its outcome. */

import { BEACH, LAST_CLUTCH } from "../net/constants";
import { risks } from "../table/counting";
import { ownerOf } from "../table/scene";
import type { Landing, Letter, Option, Place } from "../table/types";
import { list, t } from "../words/words.svelte";
import { who } from "./names";

/** What the sentences are about. */
export type Seen = {
    places: Place[];
    turn: number;
    /** The seat that must decide. */
    actor: number | null;
    mover: Letter | null;
    riders: Letter[];
    dice: number[];
    faceUp: number;
    /** The seats of this browser. */
    yours: number[];
};

export type Fate = "safe" | "bust" | "eggs";
export type Choice = {
    option: Option;
    /** What happens. */
    verb: string;
    /** The outcome, most important first. */
    notes: string[];
    /** For a roll: what each face from 1 to 6 would bring. */
    fates: Fate[];
    /** The share of those faces that bust. */
    risk: number;
    /** The letter of a further key that takes it. */
    key: "R" | "S" | "";
};

/** The buttons for what the server offers, in its order. */
export const choices = (seen: Seen, options: Option[]): Choice[] =>
    options.map((option) => ({
        option,
        ...words(seen, option, options),
        fates: fates(option),
        risk: risks(option.rolls ?? []).bust,
    }));

/** What each face of the next die would bring, if a roll is on offer. */
export const rollsOf = (options: Option[]): Landing[] | undefined =>
    options.find(({ event }) => event.type === "roll")?.rolls;

/** A roll that goes bust at least every second time. */
export const isRisky = ({ option, risk }: Choice): boolean => option.event.type === "roll" && risk >= 1 / 2;

function words(seen: Seen, option: Option, all: Option[]): Pick<Choice, "verb" | "notes" | "key"> {
    const { event } = option;
    switch (event.type) {
        case "start": {
            const many = all.length > 1;
            const letter = event.turtle;
            if (many) return { verb: t("table-roll-for-first", { letter }), notes: [], key: "" };
            return { verb: t("table-roll-for", { letter }), notes: [t("table-first-die")], key: "R" };
        }
        case "roll":
            return { verb: t("table-roll-again"), notes: chances(option.rolls ?? []), key: "R" };
        case "stop": {
            const space = option.lands?.space ?? 0;
            const verb = space === BEACH ? t("table-stop-beach") : t("table-stop-on", { space });
            const notes = outcome(seen, option.lands);
            return { verb, notes: notes.length ? notes : [t("table-safe")], key: "S" };
        }
        case "card":
            return {
                verb: t("table-play-card", { card: event.eggs }),
                notes: [where(option.lands?.space ?? 0), ...outcome(seen, option.lands)],
                key: "",
            };
    }
}

function chances(rolls: Landing[]): string[] {
    const { bust, eggs } = risks(rolls);
    const notes = [bust ? t("table-bust-chance", { share: bust }) : t("table-no-bust")];
    if (eggs) notes.push(t("table-eggs-chance", { share: eggs }));
    return notes;
}

const where = (space: number): string =>
    space === BEACH ? t("table-to-beach") : space === 0 ? t("table-to-raft") : t("table-to-space", { space });

/** Who collects, whom it rides, whom it carries. */
function outcome(seen: Seen, lands: Landing | undefined): string[] {
    if (!lands) return [];
    const notes: string[] = [];
    if (lands.wins) notes.push(collects(seen));
    const under = lands.onto.at(-1);
    if (under) notes.push(onto(seen, under));
    const carried = [...new Set(seen.riders.map((letter) => ownerOf(seen, letter)))]
        .filter((place) => place !== undefined && place.seat !== seen.actor)
        .map((place) => who(place as Place));
    if (carried.length) notes.push(t("table-carrying", { names: list(carried) }));
    return notes;
}

function collects({ places, actor, faceUp, yours }: Seen): string {
    const alone = yours.length === 1 && actor === yours[0];
    const place = places[(actor ?? 1) - 1];
    const eggs = faceUp;
    const taken = alone || !place ? t("table-eggs-for-you", { eggs }) : t("table-eggs-for", { eggs, name: who(place) });
    return faceUp === LAST_CLUTCH ? `${taken}, ${t("table-ends-game")}` : taken;
}

function onto(seen: Seen, letter: Letter): string {
    const place = ownerOf(seen, letter);
    if (!place) return "";
    if (place.seat === seen.actor) return t("table-onto-own", { letter });
    return t("table-onto", { name: who(place) });
}

const fates = ({ rolls }: Option): Fate[] =>
    (rolls ?? []).map((landing) => (landing.space === 0 ? "bust" : landing.wins ? "eggs" : "safe"));

/** The faces that bust or win, in words: "3, 4, 5, 6 would bust". */
export function facesAloud(fates: Fate[]): string {
    const faces = (fate: Fate) =>
        fates
            .map((one, index) => (one === fate ? index + 1 : 0))
            .filter(Boolean)
            .join(", ");
    const parts: string[] = [];
    if (fates.includes("bust")) parts.push(t("table-faces-bust", { faces: faces("bust") }));
    if (fates.includes("eggs")) parts.push(t("table-faces-eggs", { faces: faces("eggs") }));
    return parts.join(". ");
}
