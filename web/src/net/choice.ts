/** Who is asked: the server, or Python inside this page. */

import { livesHere } from "../memory/tables";
import { server, type Carrier } from "./carrier";
import { isStatic } from "./edition";
import { python } from "./python.svelte";

/** What concerns no table of the server, so that Python may answer in its place when there is no connection. */
const ANYWHERE = /^(positions?|puzzles|replay|review|solved|study)\b/;

export const carrierOf = (table: string): Carrier => (isStatic || livesHere(table) ? python : server);

/** Who is asked first. */
export function carrierFor(path: string): Carrier {
    const [, table] = /^tables\/([^/?]+)/.exec(path) ?? [];
    return isStatic || (table !== undefined && livesHere(table)) ? python : server;
}

/** Who may be asked if the server cannot; null if nobody. */
export const insteadOf = (carrier: Carrier, path: string): Carrier | null =>
    carrier === server && python.exists && ANYWHERE.test(path) ? python : null;
