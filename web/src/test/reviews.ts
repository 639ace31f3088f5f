/** A review of one of the games, and what `mahe review` says of it, made by `python -m tests.web.reviews`. */

import type { End, ReviewLine, Step } from "../review/types";
import { games, type Game } from "./games";
import text from "./reviews.json?raw";

type Said = { mistakes: string[]; turning: string[] };
type Reviewed = { game: number; lines: ReviewLine[]; en: Said; de: Said };

const kept = JSON.parse(text) as Reviewed;

export const LANGUAGES = ["en", "de"] as const;
export const said = (language: (typeof LANGUAGES)[number]): Said => kept[language];
export const reviewedGame = (): Game => games()[kept.game]!;
export const lines = (): ReviewLine[] => (JSON.parse(text) as Reviewed).lines;
export const steps = (): Step[] => lines().flatMap((line) => (line.type === "steps" ? line.steps : []));
export const end = (): End => lines().find((line) => line.type === "end") as End;

/** An answer of the server that comes in pieces of *size* bytes; broken off after *most* of them. */
export function answer(of: ReviewLine[], { size = 700, most = Infinity } = {}): Response {
    const bytes = new TextEncoder().encode(of.map((line) => `${JSON.stringify(line)}\n`).join(""));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
        pull(controller) {
            if (sent >= most * size) return controller.error(new TypeError("network error"));
            if (sent >= bytes.length) return controller.close();
            controller.enqueue(bytes.slice(sent, sent + size));
            sent += size;
        },
    });
    return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
}
