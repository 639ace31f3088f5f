/** The five of a day: which one is asked, and what has been answered. */

import { ask } from "../net/api";
import type { PuzzlesView, PuzzleView } from "../net/types";
import { refusal } from "../play/refusal";
import { today } from "./days";
import { answered, chosenOf, keep, lossOf, NONE, recall, type Kept } from "./kept";

export class Five {
    puzzles = $state.raw<PuzzleView[]>([]);
    /** Which one is shown, from 0 on; as many as there are for what came of them all. */
    number = $state(0);
    kept = $state.raw<Kept>(recall());
    /** Why there are none, in a sentence. */
    problem = $state("");

    constructor(readonly day: string) {}

    async load(): Promise<void> {
        this.problem = "";
        try {
            const found = await ask<PuzzlesView>("GET", `puzzles/${this.day}`);
            this.puzzles = found.puzzles;
            this.onward();
        } catch (trouble) {
            this.problem = refusal(trouble);
        }
    }

    /** The puzzle that is shown; undefined on its way, and after the last. */
    get puzzle(): PuzzleView | undefined {
        return this.puzzles[this.number];
    }

    /** What was chosen in each, null where nothing is yet. */
    get chosen(): (number | null)[] {
        return this.puzzles.map((puzzle) => chosenOf(this.kept, this.day, puzzle));
    }

    get right(): number {
        return this.puzzles.filter(({ best }, number) => this.chosen[number] === best).length;
    }

    /** What was given away in all, in parts of a win. */
    get lost(): number {
        return this.puzzles.reduce(
            (sum, puzzle, number) => sum + lossOf(puzzle, this.chosen[number] ?? puzzle.best),
            0,
        );
    }

    get isWhole(): boolean {
        return this.puzzles.length > 0 && !this.chosen.includes(null);
    }

    choose(chosen: number): void {
        // Another tab may have answered meanwhile.
        this.kept = answered(recall(), this.day, this.puzzles, this.number, chosen, today());
        keep(this.kept);
    }

    /** Show the first that is not answered, or what came of all. */
    onward(): void {
        const open = this.chosen.indexOf(null);
        this.number = open < 0 ? this.puzzles.length : open;
    }

    /** After an answer: the next one, whether it is answered or not. */
    next(): void {
        this.number = Math.min(this.number + 1, this.puzzles.length);
    }

    show(number: number): void {
        this.number = number;
    }

    erase(): void {
        this.kept = NONE;
        keep(NONE);
        this.number = 0;
    }
}
