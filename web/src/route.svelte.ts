/** Which screen the address asks for: what stands after the #. */

import { TABLE_ID } from "./net/constants";

/** Screens that make what they like of the rest of the address. */
const PLAIN = ["new", "learn", "rules", "study", "solved", "puzzles", "privacy", "games"] as const;

export type Screen = "home" | "table" | "replay" | "review" | (typeof PLAIN)[number] | "lost";

/** `table` is the id of a table, or empty; `rest` is what else stands in the address. */
export type Route = { screen: Screen; table: string; rest: string };

/** Read the part of an address after the #. */
export function parseRoute(hash: string): Route {
    const path = hash.replace(/^#/, "");
    if (path === "" || path === "/") return { screen: "home", table: "", rest: "" };
    if (TABLE_ID.test(path)) return { screen: "table", table: path, rest: "" };
    const [, name = "", rest = ""] = /^\/([a-z]+)(?:\/(.*))?$/.exec(path) ?? [];
    if ((name === "replay" || name === "review") && (rest === "" || TABLE_ID.test(rest)))
        return { screen: name, table: rest, rest };
    const screen = PLAIN.find((one) => one === name);
    return screen ? { screen, table: "", rest } : { screen: "lost", table: "", rest: path };
}

export const route: Route = $state(parseRoute(location.hash));

/** Go to another screen, for instance `go("/learn")` or `go(table)`. */
export function go(path: string): void {
    location.hash = path;
}

addEventListener("hashchange", () => Object.assign(route, parseRoute(location.hash)));
