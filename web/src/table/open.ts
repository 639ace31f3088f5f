/** Opening a table: whoever sits at this browser gets a chain, and what opens the seats is kept. */

import { openTable } from "../net/api";
import { Chain } from "../net/chain";
import type { OpenTable } from "../net/types";
import { fresh, livesHere, remember } from "../memory/tables";
import { isStatic } from "../net/edition";
import { toast } from "../shared/toasts.svelte";
import { t } from "../words/words.svelte";

/** Open a table and return its id. Raises Refused. */
export async function open(wanted: OpenTable): Promise<string> {
    const chains = await Promise.all(wanted.seats.map((seat) => (seat.kind === "person" ? Chain.make() : null)));
    const seats = wanted.seats.map((seat, index) =>
        seat.kind === "person" ? { ...seat, tip: chains[index]?.tip ?? "" } : seat,
    );
    const opened = await openTable({ ...wanted, seats });
    const secrets: Record<string, string> = {};
    chains.forEach((chain, index) => {
        if (chain) secrets[index + 1] = chain.secret;
    });
    if (!isStatic && livesHere(opened.table)) toast(t("static-offline"));
    remember(opened.table, { tokens: { 0: opened.owner, ...opened.tokens }, secrets });
    fresh.add(opened.table);
    return opened.table;
}
