/** What is being studied: a trail of positions, what the server says of the one that is looked at, and what was before. */

import { write, read } from "../memory/storage";
import { Refused } from "../net/api";
import type { StudyView } from "../net/types";
import { askAbout, type StudyEvent } from "./answer";
import { formatPosition, setupOf, startOf, USUAL, type Setup } from "./setup";
import { change, follow, rejoin, stepOf, trailFrom, trailOf, walk, type Game, type Step, type Trail } from "./trail";

/** A position to begin with: somebody rides, somebody must decide, eggs are in reach. */
export const EXAMPLE = "4x1/4D9BA17C/5/13..55.2/2:B2";
/** How long a hand must rest before the server is asked, in milliseconds. */
export const PAUSE = 140;
/** How long to wait where the server has too much to do, in milliseconds. */
export const PATIENCE = 1500;

const KEPT = "study";
/** The last position that can be, and what was being set up since. */
type Kept = { text: string; setup: Setup | null };
const MOST_UNDONE = 200;
const MOST_ANSWERS = 400;

/** Why there is nothing to say of a position: the server's sentence and the place in the text, or its silence. */
export type Trouble = { code: string; sentence: string; column: number };

export class Study {
    trail: Trail = $state.raw(beginning(EXAMPLE));
    /** What is said of the step that is looked at; null until it comes, and where nothing can be said. */
    answer = $state.raw<StudyView | null>(null);
    trouble = $state.raw<Trouble | null>(null);
    /** The last position that the server has read: it stays on the board until the next is there. */
    shown = $state.raw<StudyView | null>(null);
    #past = $state.raw<Trail[]>([]);
    #future = $state.raw<Trail[]>([]);
    /** Nothing is drawn from these: they are only not asked for again. */
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    readonly #answers = new Map<string, StudyView>();
    #isFresh = true;
    #wish = 0;
    #asking = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    get step(): Step {
        return stepOf(this.trail);
    }

    get text(): string {
        return this.step.text;
    }

    /**
     * What is on the board: what is being set up, or what the server says; until it does, what it said last. Null before
     * it has said anything; where it cannot, somewhere to begin.
     */
    get setup(): Setup | null {
        const { setup } = this.step;
        if (setup) return setup;
        const said = this.answer ?? this.shown;
        if (said) return setupOf(said);
        return this.trouble && startOf(USUAL);
    }

    get canUndo(): boolean {
        return this.#past.length > 0;
    }

    get canRedo(): boolean {
        return this.#future.length > 0;
    }

    /**
     * Look at what an address or a person says: a step of the trail, or a new beginning; with no text, go on where this
     * browser left off. What was being set up when the page was closed is there again.
     */
    open(text = ""): void {
        const kept = read<Partial<Kept>>(KEPT, {});
        const wanted = text || (this.#isFresh && kept.text) || this.text;
        // The address is that of the last position that could be; what was set up since is still there.
        if (this.step.setup && kept.text === wanted) return this.#look(0);
        const at = this.trail.steps.findIndex((step) => step.text === wanted);
        if (wanted === this.text) this.#look(0);
        else if (at >= 0) this.walk(at);
        else if (this.#isFresh) this.#begin(wanted);
        else this.#turn(beginning(wanted), 0);
        if (this.#isFresh && kept.setup && kept.text === wanted) this.change(kept.setup);
        this.#isFresh = false;
    }

    #begin(text: string): void {
        this.trail = beginning(text);
        this.#look(0);
    }

    /** Go through a game, from one of its steps on. */
    take(game: Game, at: number): void {
        this.#turn(trailOf(game, at), 0);
    }

    /** Set up something else. */
    change(setup: Setup): void {
        const text = formatPosition(setup);
        if (text === this.text) return;
        this.#turn(change(this.trail, { text, event: null, seat: 0, setup }), PAUSE);
        write(KEPT, { text: this.shown?.text ?? EXAMPLE, setup });
    }

    /** See what a choice or a throw leads to. */
    follow(event: StudyEvent, text: string): void {
        const seat = this.answer?.decider ?? 0;
        this.#turn(follow(this.trail, { text, event, seat, setup: null }), 0);
    }

    /** Go along the trail. */
    walk(to: number): void {
        this.trail = walk(this.trail, to);
        this.#look(PAUSE);
    }

    rejoin(): void {
        this.#turn(rejoin(this.trail), 0);
    }

    undo(): void {
        const before = this.#past.at(-1);
        if (!before) return;
        this.#past = this.#past.slice(0, -1);
        this.#future = [...this.#future, this.trail];
        this.trail = before;
        this.#look(0);
    }

    redo(): void {
        const next = this.#future.at(-1);
        if (!next) return;
        this.#future = this.#future.slice(0, -1);
        this.#past = [...this.#past, this.trail];
        this.trail = next;
        this.#look(0);
    }

    /** Ask again. */
    retry(): void {
        this.#look(0);
    }

    #turn(to: Trail, pause: number): void {
        this.#past = [...this.#past, this.trail].slice(-MOST_UNDONE);
        this.#future = [];
        this.trail = to;
        this.#look(pause);
    }

    /** Ask about the step that is looked at. Only the last wish counts. */
    #look(pause: number): void {
        this.#wish++;
        clearTimeout(this.#timer);
        const known = this.#answers.get(this.text);
        if (known) return this.#hear(known);
        this.answer = null;
        this.trouble = null;
        if (pause) this.#timer = setTimeout(() => void this.#fetch(), pause);
        else void this.#fetch();
    }

    /** Ask about what is wanted now. One question at a time: what was wanted meanwhile is asked when the answer is there. */
    async #fetch(): Promise<void> {
        if (this.#asking) return;
        this.#asking = true;
        const wish = this.#wish;
        try {
            const answer = await this.#ask(this.text);
            if (wish === this.#wish) this.#hear(answer);
        } catch (problem) {
            if (wish === this.#wish) this.#complain(troubleOf(problem));
        } finally {
            this.#asking = false;
        }
        if (wish !== this.#wish && !this.answer) await this.#fetch();
    }

    #complain(trouble: Trouble): void {
        this.trouble = trouble;
        if (trouble.code === "too_many") this.#timer = setTimeout(() => void this.#fetch(), PATIENCE);
    }

    #hear(answer: StudyView): void {
        this.answer = this.shown = answer;
        this.trouble = null;
        write(KEPT, { text: answer.text, setup: null });
    }

    async #ask(text: string): Promise<StudyView> {
        const known = this.#answers.get(text);
        if (known) return known;
        const answer = await askAbout(text);
        this.#answers.set(text, answer);
        const [oldest] = this.#answers.keys();
        if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
        return answer;
    }
}

const beginning = (text: string): Trail => trailFrom({ text, event: null, seat: 0, setup: null });

function troubleOf(problem: unknown): Trouble {
    if (!(problem instanceof Refused)) return { code: "other", sentence: "", column: 0 };
    return {
        code: problem.code,
        sentence: problem.message,
        column: problem.problem.column ?? 0,
    };
}

export const study = new Study();
