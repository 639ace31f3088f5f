/** The rules text, chapter by chapter. */

import type { Language } from "../words/words.svelte";

const FILES = import.meta.glob<string>("../../../src/mahe/locales/*/rules.md", { query: "?html", import: "default" });

export type Chapter = {
    title: string;
    /** Made from our own Markdown when the page is built. */
    html: string;
};
export type Text = { title: string; intro: string; chapters: Chapter[] };

/** The rules in a language, or in English where they are not translated yet. */
export async function fetchRules(language: Language): Promise<Text> {
    const file = (which: string) => FILES[`../../../src/mahe/locales/${which}/rules.md`];
    const load = file(language) ?? file("en");
    return parse(load ? await load() : "");
}

/** Cut the text at its headings. */
export function parse(html: string): Text {
    const [first = "", ...rest] = html.split(/(?=<h2[ >])/);
    const head = /<h1[^>]*>(.*?)<\/h1>/s.exec(first);
    return {
        title: plain(head?.[1] ?? ""),
        intro: first.replace(head?.[0] ?? "", ""),
        chapters: rest.map((part) => {
            const [whole = "", title = ""] = /<h2[^>]*>(.*?)<\/h2>/s.exec(part) ?? [];
            return { title: plain(title), html: part.replace(whole, "") };
        }),
    };
}

const plain = (html: string): string => new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
