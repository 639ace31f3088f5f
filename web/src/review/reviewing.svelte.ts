/** A review as it arrives. */

import { request, Refused } from "../net/api";
import { jsonLines } from "../net/lines";
import { refusal } from "../play/refusal";
import { t } from "../words/words.svelte";
import type { End, ReviewLine, Step } from "./types";

/** Which game: that of a table, or a record. */
export type Source = { table: string } | { text: string };

export class Reviewing {
    /** Replaced whenever there are more, never changed in place. */
    steps: Step[] = $state.raw([]);
    /** How many there will be; 0 until the server has said so. */
    events = $state(0);
    end: End | null = $state.raw(null);
    /** A sentence on what went wrong; empty if nothing did. */
    trouble = $state("");
    readonly #source: Source;
    #stop = new AbortController();

    constructor(source: Source) {
        this.#source = source;
    }

    /** The part that has arrived. */
    get share(): number {
        return this.end ? 1 : this.events ? this.steps.length / this.events : 0;
    }

    /** Everyone's chance after so many events; null as long as it is not known. */
    chances(events: number): number[] | null {
        return (events ? this.steps[events - 1]?.after : this.steps[0]?.before) ?? null;
    }

    /** Ask for it, from the beginning. */
    async run(): Promise<void> {
        this.#stop.abort();
        const stop = (this.#stop = new AbortController());
        this.trouble = "";
        this.end = null;
        try {
            const answer = await this.#ask(stop.signal);
            for await (const line of jsonLines<ReviewLine>(answer)) {
                if (stop.signal.aborted) return;
                this.#take(line);
            }
            if (!this.end && !this.trouble) this.trouble = t("review-broken-off");
        } catch (problem) {
            if (stop.signal.aborted) return;
            this.trouble = problem instanceof Refused ? refusal(problem) : t("review-broken-off");
        }
    }

    /** Stop for good. */
    close(): void {
        this.#stop.abort();
    }

    #ask(signal: AbortSignal): Promise<Response> {
        const source = this.#source;
        return "table" in source
            ? request("GET", `tables/${source.table}/review`, { signal })
            : request("POST", "review", { text: source.text, signal });
    }

    #take(line: ReviewLine): void {
        switch (line.type) {
            case "begin":
                this.steps = [];
                this.events = line.events;
                break;
            case "steps":
                this.steps = [...this.steps, ...line.steps];
                break;
            case "end":
                this.end = line;
                break;
            case "failed":
                this.trouble = t("review-failed");
        }
    }
}
