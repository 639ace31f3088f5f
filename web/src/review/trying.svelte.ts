/** The mistakes of one seat as questions: which one is asked, and what has been answered. */

import { ask } from "../net/api";
import { isSame } from "../play/advice";
import { refusal } from "../play/refusal";
import type { DecisionEvent } from "../table/types";
import type { JudgedOption, PositionView, StudyView } from "../net/types";
import type { Mistake } from "./types";

/** What was worth how much, in the order of the buttons. */
export const judgedOf = (mistake: Mistake, event: DecisionEvent): JudgedOption | undefined =>
    mistake.options.find((one) => isSame(one.event, event));

export class Trying {
    /** From 0 on; as many as there are mistakes when all are answered. */
    number = $state(0);
    right = $state(0);
    /** What is on offer in the position that is asked for; null while it is on its way. */
    position: PositionView | null = $state.raw(null);
    chosen: DecisionEvent | null = $state.raw(null);
    trouble = $state("");

    constructor(readonly mistakes: Mistake[]) {}

    /** The mistake that is asked for; undefined when all are answered. */
    get mistake(): Mistake | undefined {
        return this.mistakes[this.number];
    }

    /** Bring in what is on offer. */
    async load(): Promise<void> {
        const { mistake } = this;
        this.trouble = "";
        if (!mistake) return;
        try {
            const found = await ask<StudyView>("GET", `position?text=${encodeURIComponent(mistake.text)}`);
            if (this.mistake === mistake) this.position = found.position;
        } catch (problem) {
            if (this.mistake === mistake) this.trouble = refusal(problem);
        }
    }

    choose(event: DecisionEvent): void {
        if (!this.mistake || this.chosen) return;
        this.chosen = event;
        if (this.isRight) this.right++;
    }

    /** Whether the choice gave away nothing worth mentioning. */
    get isRight(): boolean {
        const { mistake, chosen } = this;
        if (!mistake || !chosen) return false;
        return (judgedOf(mistake, chosen)?.gives_away ?? 1) < MISTAKE;
    }

    async next(): Promise<void> {
        this.#show(this.number + 1);
        await this.load();
    }

    async again(): Promise<void> {
        this.right = 0;
        this.#show(0);
        await this.load();
    }

    #show(number: number): void {
        this.number = number;
        this.position = null;
        this.chosen = null;
    }
}

/** From how much of a win on a choice is a mistake. */
const MISTAKE = 0.02;
