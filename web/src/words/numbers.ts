/** Chances and points as people read them. */

import { language } from "./words.svelte";

const written = (value: number, options: Intl.NumberFormatOptions, digits: number): string =>
    new Intl.NumberFormat(language.current, {
        ...options,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
    })
        .format(value)
        .replace("-", "\u2212");

/** A number: "18.5". */
export const number = (value: number, digits: number): string => written(value, {}, digits);

/** A chance to win: "54.2%". An estimate outside of 0 to 1 becomes the nearest that can be. */
export const percent = (chance: number, digits = 1): string =>
    written(Math.min(Math.max(chance, 0), 1), { style: "percent" }, digits);

/** A part of a chance in points of a hundred: "3.2". */
export const points = (share: number): string => written(share * 100, {}, 1);

/** The same with its sign: "+18", "−6.2". */
export const change = (share: number, digits = 1): string =>
    written(share * 100, { signDisplay: "exceptZero" }, digits);
