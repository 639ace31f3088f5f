/** The question that is asked, the answer, and how it has gone so far. It lasts as long as the page is open. */

import { ask } from "../net/api";
import { MOST_SEED } from "../net/constants";
import type { QuestionView } from "../net/types";
import { refusal } from "../play/refusal";
import { count, judge, NOTHING, type Answer, type Choice, type Tally } from "./worth";

/** As many digits as the highest one has, which is all nines. */
const SEED = new RegExp(`^\\d{1,${String(MOST_SEED).length}}$`);
/** Short ones are easier to pass on. */
const SEEDS = 1_000_000;

/** The seed in an address; null if it names none. */
export const parseSeed = (rest: string): number | null => (SEED.test(rest) ? Number(rest) : null);

export const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export class Quiz {
    question = $state.raw<QuestionView | null>(null);
    /** Null until a choice is made; that of the question before stays until the next one has come. */
    answer = $state.raw<Answer | null>(null);
    tally = $state.raw<Tally>(NOTHING);
    /** Why there is no question, in a sentence. */
    problem = $state("");
    #wanted: number | null = null;

    /** Ask the question of a seed, unless it is the one that is asked already. */
    async load(seed: number): Promise<void> {
        if (this.#wanted === seed && !this.problem) return;
        this.#wanted = seed;
        this.problem = "";
        if (this.question?.seed === seed) return;
        try {
            const question = await ask<QuestionView>("GET", `solved/${seed}`);
            // Another one may have been asked for meanwhile.
            if (this.#wanted !== seed) return;
            this.question = question;
            this.answer = null;
        } catch (trouble) {
            if (this.#wanted === seed) this.problem = refusal(trouble);
        }
    }

    /** Take a choice; the first one counts. */
    choose(chosen: Choice): void {
        if (!this.question || this.answer) return;
        this.answer = judge(this.question, chosen);
        this.tally = count(this.tally, this.answer);
    }
}

export const quiz = new Quiz();
