/** Plays a film: forward with motion, anywhere else at once. */

import type { Scene, Stage } from "../table/types";
import { lineAt, nextMove, type Film } from "./film";

export const SPEEDS = [0.5, 1, 2, 4, 8];

/** Milliseconds to look at something before the next comes, at speed 1. */
const PAUSE = { die: 350, move: 900, turned: 500 };

export class Player {
    readonly film: Film;
    readonly last: number;
    at = $state(0);
    playing = $state(false);
    speed = $state(1);
    /** What the board shows; while something moves, the scene before it. */
    scene: Scene = $state.raw() as Scene;
    stage: Stage | null = null;
    /** Counts up with each new wish, so that what was under way notices that it is stale. */
    #wish = 0;
    #moving = false;

    constructor(film: Film) {
        this.film = film;
        this.last = film.frames.length - 1;
        this.scene = this.#frame(0).scene;
    }

    get line(): number {
        return lineAt(this.film, this.at);
    }

    /** Show a frame at once. */
    go(at: number): void {
        this.playing = false;
        this.#jump(at);
    }

    /** One frame on with motion, or back at once. */
    async step(by: 1 | -1): Promise<void> {
        this.playing = false;
        if (by < 0) this.#jump(this.at - 1);
        else await this.#forward();
    }

    /** To the next move, or the one before. */
    move(by: 1 | -1): void {
        this.go(nextMove(this.film, this.at, by));
    }

    toggle(): void {
        if (this.playing) this.playing = false;
        else void this.#run();
    }

    faster(by: 1 | -1): void {
        const index = SPEEDS.indexOf(this.speed) + by;
        this.speed = SPEEDS[Math.min(Math.max(index, 0), SPEEDS.length - 1)] ?? 1;
    }

    /** Stop for good. */
    close(): void {
        this.playing = false;
        this.#wish++;
    }

    async #run(): Promise<void> {
        if (this.at === this.last) this.#jump(0);
        this.playing = true;
        const wish = ++this.#wish;
        while (this.playing && this.at < this.last) {
            await this.#forward(wish);
            if (this.#wish !== wish) return;
            await this.#wait();
            if (this.#wish !== wish) return;
        }
        this.playing = false;
    }

    async #forward(wish = ++this.#wish): Promise<void> {
        if (this.#moving) this.#settle();
        if (this.at >= this.last) return;
        this.at++;
        this.#moving = true;
        for (const { happening, after } of this.#frame(this.at).shots) {
            await this.stage?.play(happening, after, document.hidden ? 0 : 1 / this.speed);
            if (this.#wish !== wish) return;
            this.scene = after;
        }
        this.#moving = false;
    }

    #jump(at: number): void {
        this.#wish++;
        this.at = Math.min(Math.max(at, 0), this.last);
        this.#settle();
    }

    /** End what moves, and show where it leads. */
    #settle(): void {
        if (this.#moving) this.stage?.skip();
        this.#moving = false;
        this.scene = this.#frame(this.at).scene;
    }

    #wait(): Promise<void> {
        const kind = this.#frame(this.at).shots.at(-1)?.happening.type;
        const pause = kind === "move" || kind === "turned" ? PAUSE[kind] : PAUSE.die;
        return new Promise((done) => setTimeout(done, pause / this.speed));
    }

    #frame(at: number) {
        return this.film.frames[at]!;
    }
}
