/** Playing on from a position: who sits where, and the table that is opened for it. */

import { NAMES } from "../home/setup";
import { settings } from "../memory/settings.svelte";
import { BOTS, CHARACTERS, USUAL_BOT } from "../net/constants";
import type { OpenTable } from "../net/types";
import { go } from "../route.svelte";
import { open } from "../table/open";
import type { Place, Rules } from "../table/types";
import { t } from "../words/words.svelte";

/** Who plays a seat: a person on this device, or a bot of some level. */
export const YOU = "you";
export type Player = typeof YOU | (typeof BOTS | typeof CHARACTERS)[number];

/** One seat for you, the others for the usual bot. */
export function seatsFor(players: number, yours: number): Player[] {
    const bot = [...BOTS, ...CHARACTERS].find((one) => one === settings.table.bot) ?? USUAL_BOT;
    return Array.from({ length: players }, (_, index) => (index + 1 === yours ? YOU : bot));
}

/** What the server is asked for. */
export function tableFrom(text: string, rules: Rules, places: Place[], players: Player[]): OpenTable {
    const own = settings.name || t("home-default-name");
    const names = [own, ...NAMES.filter((name) => name !== own)];
    return {
        rules,
        position: text,
        seats: players.map((player, index) => {
            const colours = [...(places[index]?.colours ?? [])];
            if (player !== YOU) return { kind: "bot", bot: player, colours };
            return { kind: "person", name: names.shift() ?? "", colours };
        }),
        pace: "none",
        open_clutches: true,
        start: true,
    };
}

/** Open the table and go there. Raises Refused. */
export async function playOn(wanted: OpenTable): Promise<void> {
    go(await open(wanted));
}
