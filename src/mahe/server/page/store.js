/** What this browser remembers: a name, the settings, and the tables it has tokens for. */

const KEY = "mahe:";
const MOST_TABLES = 40;

function read(key, otherwise) {
    try {
        return JSON.parse(localStorage.getItem(KEY + key) ?? "null") ?? otherwise;
    } catch {
        return otherwise;
    }
}

function write(key, value) {
    try {
        localStorage.setItem(KEY + key, JSON.stringify(value));
    } catch {
        // Without storage the game goes on; it is only not remembered.
    }
}

export const name = { get: () => read("name", ""), set: (value) => write("name", value) };

const DEFAULTS = {
    speed: "calm",
    players: 4,
    turtles: "",
    cards: false,
    thirdDie: false,
    bustEnds: false,
    openClutches: false,
    pace: "none",
    bot: "swimmer",
};

/** @returns {typeof DEFAULTS} */
export const settings = () => ({ ...DEFAULTS, ...read("settings", {}) });
export const change = (more) => write("settings", { ...settings(), ...more });

/**
 * What is known of a table: the tokens by seat (0 opened it), the secrets of the chains by seat, and how to list it.
 * @typedef {{tokens: Record<string, string>, secrets: Record<string, string>, note: string, seen: number}} Known
 */

/** @returns {Record<string, Known>} */
export const tables = () => read("tables", {});

/** @returns {Known} */
export const known = (table) => tables()[table] ?? { tokens: {}, secrets: {}, note: "", seen: 0 };

/** Add to what is known of a table. */
export function remember(table, { tokens = {}, secrets = {}, note = undefined }) {
    const all = tables();
    const old = known(table);
    all[table] = {
        tokens: { ...old.tokens, ...tokens },
        secrets: { ...old.secrets, ...secrets },
        note: note ?? old.note,
        seen: Date.now(),
    };
    const newest = Object.entries(all).sort(([, a], [, b]) => b.seen - a.seen);
    write("tables", Object.fromEntries(newest.slice(0, MOST_TABLES)));
}

/** The tables that were opened on this page: they are shown from their very first move. @type {Set<string>} */
export const fresh = new Set();

export function forget(table) {
    const all = tables();
    delete all[table];
    write("tables", all);
}

/** Forget what opens one seat, after leaving it. */
export function forgetSeat(table, seat) {
    const all = tables();
    if (!all[table]) return;
    delete all[table].tokens[seat];
    delete all[table].secrets[seat];
    write("tables", all);
}
