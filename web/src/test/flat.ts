/**
 * What is drawn on a board as SVG that needs no style sheet: a picture outside the page has none.
 *
 * Where night differs from day, an attribute has both values, as in `fill="#f6e3b8|#a99870"`.
 */

import board from "../board/board.css?raw";
import tokens from "../style/tokens.css?raw";

type Rule = { selector: string; values: Map<string, string> };
type Looks = Record<string, string>;

/** The rules of a style sheet, those within others after these; media queries and animations are left out. */
function rulesOf(css: string): Rule[] {
    const found: Rule[] = [];
    const open: Rule[] = [];
    for (const [, text = "", end] of css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
        if (end === "{") {
            open.push({ selector: text.trim(), values: new Map() });
            if (!open.some(({ selector }) => selector.startsWith("@"))) found.push(open.at(-1)!);
            continue;
        }
        const [, name, value] = /^\s*([\w-]+)\s*:\s*([^]+?)\s*$/.exec(text) ?? [];
        if (name && value) open.at(-1)?.values.set(name, value);
        if (end === "}") open.pop();
    }
    return found;
}

const RULES = [...rulesOf(tokens), ...rulesOf(board)];
const ROOT = new Map(RULES.filter(({ selector }) => selector === ":root").flatMap(({ values }) => [...values]));

/** A tag, or none, and the classes that an element must have. */
type Compound = { tag: string; classes: string[] };
/** What an element lies in, the outermost first, and last the element itself. */
type Chain = Compound[];

// The parser of selectors that jsdom has takes seconds for a board.
const chainsOf = (selector: string): Chain[] =>
    selector.split(",").map((chain) =>
        chain
            .trim()
            .split(/\s+/)
            .map((compound) => {
                const [tag = "", ...classes] = compound.split(".");
                return { tag, classes };
            }),
    );

const SHAPES = RULES.filter(({ selector }) => /^[\w\s,.-]+$/.test(selector) && !selector.startsWith(".board")).map(
    ({ selector, values }) => ({ chains: chainsOf(selector), values }),
);

const fits = (element: Element, { tag, classes }: Compound) =>
    (!tag || element.tagName === tag) && classes.every((name) => element.classList.contains(name));

function lies(element: Element, chain: Chain): boolean {
    if (!fits(element, chain.at(-1)!)) return false;
    const around = chain.slice(0, -1);
    if (!around.length) return true;
    for (let one = element.parentElement; one; one = one.parentElement) if (lies(one, around)) return true;
    return false;
}

const known = new WeakMap<Element, Map<string, string>[]>();

/** What the rules that hold for an element say, in their order. */
function matching(element: Element): Map<string, string>[] {
    let found = known.get(element);
    if (!found) {
        found = SHAPES.filter(({ chains }) => chains.some((chain) => lies(element, chain))).map(({ values }) => values);
        known.set(element, found);
    }
    return found;
}

/** A custom property as it is for an element: its own, else that of what it lies in. */
function property(name: string, element: Element | null): string {
    for (let one = element; one; one = one.parentElement) {
        const value = matching(one)
            .findLast((values) => values.has(name))
            ?.get(name);
        if (value) return value;
    }
    return ROOT.get(name) ?? "";
}

const channels = (hex: string): number[] => {
    const digits = hex.length < 6 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
    return (digits + "ff")
        .match(/../g)!
        .slice(0, 4)
        .map((pair) => parseInt(pair, 16));
};
const hexOf = (parts: number[]) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** A value of a style sheet by day or by night, without references to others. */
function resolved(value: string, element: Element | null, night: boolean): string {
    let now = value;
    while (now.includes("var(")) now = now.replace(/var\((--[\w-]+)[^()]*\)/, (_, name) => property(name, element));
    now = now.replace(/light-dark\(([^,()]+),\s*([^()]+)\)/g, (_, day, dark) => (night ? dark : day));
    return now.replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, one, share, other) => {
        const [a, b] = [channels(one), channels(other)];
        return hexOf([0, 1, 2].map((at) => a[at]! * (share / 100) + b[at]! * (1 - share / 100)));
    });
}

/** A colour and, if one can see through it, how much of it there is. */
function paint(name: string, colour: string): Looks {
    const opacity = name === "stop-color" ? "stop-opacity" : `${name}-opacity`;
    if (colour === "transparent") return name === "stop-color" ? { [opacity]: "0" } : { [name]: "none" };
    if (colour.length !== 9) return { [name]: colour };
    return { [name]: colour.slice(0, 7), [opacity]: (channels(colour)[3]! / 255).toFixed(2) };
}

const PAINTS = ["fill", "stroke", "stop-color"];
const PLAIN =
    /^(fill-opacity|stroke-(width|opacity|dasharray|linecap|linejoin)|stop-opacity|paint-order|opacity|text-anchor)$/;

/** What the style sheets say of an element, as attributes. */
function looksOf(element: Element, night: boolean): Looks {
    const looks: Looks = {};
    for (const values of matching(element))
        for (const [name, value] of values) {
            const now = resolved(value, element, night);
            if (PAINTS.includes(name)) Object.assign(looks, paint(name, now));
            else if (PLAIN.test(name)) looks[name] = now;
            else if (name === "font") looks["font-size"] = /(\d+)px/.exec(now)![1]!;
        }
    return looks;
}

/** A custom property of the page by day and by night. */
export const token = (name: string): string =>
    both(resolved(`var(${name})`, null, false), resolved(`var(${name})`, null, true));

const both = (day: string, night: string) => (day === night ? day : `${day}|${night}`);
const WITHOUT: Record<string, string> = { fill: "#000000", stroke: "none", "stop-color": "#000000" };
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function attributes(element: Element): string {
    const own: Looks = {};
    for (const { name, value } of element.attributes) {
        if (name === "style")
            own.transform = value.replace(/^.*transform:\s*([^;]+);?.*$/, "$1").replace(/px|deg/g, "");
        else if (!/^(class|role|tabindex|xmlns|data-.*|aria-.*)$/.test(name)) own[name] = value;
    }
    const [day, night] = [looksOf(element, false), looksOf(element, true)];
    for (const name of new Set([...Object.keys(day), ...Object.keys(night)])) {
        const fallback = own[name] ?? WITHOUT[name] ?? "1";
        own[name] = both(day[name] ?? fallback, night[name] ?? fallback);
    }
    return Object.entries(own)
        .filter(([, value]) => value)
        .map(([name, value]) => ` ${name}="${value.replace(/\s+/g, " ").trim()}"`)
        .join("");
}

/** What cannot be seen: a card that lies on its edge until it is turned. */
const isUnseen = (element: Element) => element.getAttribute("transform")?.startsWith("scale(0 ") ?? false;

/** An element and all within it. */
export function flat(element: Element): string {
    if (isUnseen(element)) return "";
    const name = element.tagName;
    const children = [...element.childNodes].map((node) => {
        if (node instanceof Element) return flat(node);
        return node.nodeType === Node.TEXT_NODE ? escaped(node.textContent!.trim()) : "";
    });
    const inside = children.join("");
    if (name === "g" && !inside) return "";
    const said = attributes(element);
    if (name === "g" && !said) return inside;
    return inside ? `<${name}${said}>${inside}</${name}>` : `<${name}${said}/>`;
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A drawing with the names of shapes in place of these, as `{shell-red}`, or `{pile-2:9}` where one has a text. */
export function named(drawing: string, shapes: Record<string, string>): string {
    let text = drawing;
    for (const [name, shape] of Object.entries(shapes).sort(([, a], [, b]) => b.length - a.length)) {
        const [before = "", after] = shape.split("{}");
        if (after === undefined) text = text.replaceAll(shape, `{${name}}`);
        else
            text = text.replace(
                new RegExp(`${quoted(before)}([^<"]*)${quoted(after)}`, "g"),
                (_, words) => `{${name}:${words}}`,
            );
    }
    return text;
}
