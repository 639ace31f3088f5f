/** Bots and colours by name, for lists to choose from. */

import { BOTS, CHARACTERS } from "../net/constants";
import { botName } from "../play/names";
import { t } from "../words/words.svelte";

/** A bot and how well it plays; one we do not know by its name alone. */
export const botLabel = (bot: string): string =>
    [...BOTS, ...CHARACTERS].some((ours) => ours === bot) ? t(`home-bot-${bot}`) : botName(bot);
