/** What can be seen of a table: the server's entries shown step by step, and where everything lies. */

import { tick } from "svelte";
import type { EntriesMessage, PositionView } from "../net/types";
import { motionFactor } from "../memory/settings.svelte";
import { fresh } from "../memory/tables";
import { History, type LogLine } from "./history";
import { Model, type Answer, type Phase, type Vote } from "./model";
import type { Entry, Happening, Opening, Scene, Shot, Stage } from "./types";

/** Notified of everything that happens while the table is watched: for sounds, and for those who listen. */
export type Listener = (happening: Happening, after: Scene) => void;

/** Messages that may wait, and entries a message may have, before they are shown without motion. */
const BEHIND = 12;

export class Shown {
    /** False until the table has been seen for the first time. */
    ready = $state(false);
    phase: Phase = $state("open");
    scene: Scene = $state.raw(new Model().scene());
    /** Where everything lies and who may do what, as the server says. */
    position: PositionView | null = $state.raw(null);
    opening: Opening | null = $state.raw(null);
    /** The cards of all seats, as far as they were seen: how many of 1 to 6 eggs. */
    books: number[][] = $state.raw([]);
    /** How many clutches each seat has. */
    clutches: number[] = $state.raw([]);
    /** Whose turn is shown, and who decides. */
    turn = $state(0);
    actor: number | null = $state(null);
    /** What is being shown right now. */
    showing: Happening | null = $state.raw(null);
    /** Who looks after the table, and who wants whom to do it while they are not there. */
    host = $state(0);
    votes: Vote[] = $state.raw([]);
    /** Who has said whether they play again. */
    answers: Answer[] = $state.raw([]);
    /** The table of the next game, once there is one. */
    rematch: string | null = $state(null);
    log: LogLine[] = $state.raw([]);
    /** The last entry that is shown. */
    protected seq = $state(0);
    protected closed = false;
    /** Entries up to this one are shown without motion. */
    protected skipTo = 0;
    readonly #model = new Model();
    readonly #history = new History();
    #listeners: Listener[] = [];
    #stage: Stage | null = null;

    constructor(readonly table: string) {}

    close(): void {
        this.closed = true;
        this.#listeners = [];
        this.#stage?.skip();
        this.#stage = null;
    }

    /** Let *stage* show what happens; null takes it away. */
    attach(stage: Stage | null): void {
        this.#stage = stage;
    }

    /** Call *listener* for everything that happens from now on; returns how to stop. */
    listen(listener: Listener): () => void {
        this.#listeners = [...this.#listeners, listener];
        return () => {
            this.#listeners = this.#listeners.filter((one) => one !== listener);
        };
    }

    /** What the table looked like at a line of the log. */
    sceneAt(line: Pick<LogLine, "seq" | "step">): Scene {
        return this.#history.sceneAt(line);
    }

    /** End the motion that is shown now. */
    protected hurry(): void {
        this.#stage?.skip();
    }

    /** Show what happened; *waiting* says how many messages wait. */
    protected async show({ entries, position }: EntriesMessage, waiting: () => number): Promise<void> {
        const isFresh = fresh.delete(this.table);
        const old = this.#model.seq === 0 && !isFresh;
        // Long absences are not shown step by step.
        const still = old || (!isFresh && entries.length > BEHIND);
        for (const entry of entries) {
            const shots = this.#shots(entry);
            for (const shot of still ? [] : shots) {
                await this.#show(entry, shot, waiting() > BEHIND);
                if (this.closed) return;
                this.scene = shot.after;
            }
            const happenings = shots.map(({ happening }) => happening);
            this.#history.add(entry, happenings, this.#model);
            if (!still) this.#refresh();
            if (isFresh && !this.ready) {
                this.scene = this.#model.scene();
                this.ready = true;
                // The board appears, and can show the first move.
                await tick();
            }
        }
        this.adopt(position);
    }

    /** Take the server's word for where everything lies. */
    protected adopt(position: PositionView): void {
        this.#model.adopt(position);
        this.position = position;
        this.turn = position.turn;
        this.actor = position.actor;
        this.scene = this.#model.scene();
        this.#refresh();
        this.ready = this.seq > 0;
    }

    async #show({ seq }: Entry, { happening, after }: Shot, behind: boolean): Promise<void> {
        for (const listener of this.#listeners) listener(happening, after);
        if (happening.type === "start") this.turn = this.actor = happening.by;
        if (happening.type === "die") this.actor = happening.by;
        // Nobody loses time of their own to motion.
        const late = behind && this.opening?.pace === "live";
        if (late || seq <= this.skipTo || !this.#stage) return;
        this.showing = happening;
        try {
            await this.#stage.play(happening, after, motionFactor());
        } catch (problem) {
            // Motion that fails must not hold up the game.
            console.warn("entry", seq, problem);
        }
        this.showing = null;
    }

    /** Keep the books; whatever goes wrong there, the server's position comes after it. */
    #shots(entry: Entry): Shot[] {
        const shots: Shot[] = [];
        try {
            for (const shot of this.#model.shots(entry)) shots.push(shot);
        } catch (problem) {
            console.warn("entry", entry.seq, problem);
        }
        return shots;
    }

    #refresh(): void {
        const { phase, opening, hands, clutches, seq, host, votes, answers, rematch } = this.#model;
        this.phase = phase;
        this.opening = opening;
        this.books = hands;
        this.clutches = clutches;
        this.seq = seq;
        this.host = host;
        this.votes = votes;
        this.answers = answers;
        this.rematch ??= rematch;
        this.log = this.#history.lines;
    }
}
