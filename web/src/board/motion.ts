/** How long things take, and the hand that moves them. Everything ends: by itself, by a timer, or when it is skipped. */

export const HOP = 130;
export const LONGEST_MOVE = 1600;
export const DIE = 500;
export const FADE = 180;
export const SHAKE = 360;
export const TUMBLE = 420;
export const SPLASH = 520;
export const FLIGHT = 560;
export const FLIP = 320;
export const FINALE = 1500;
/** Until the hatchlings are where they run to. */
export const HATCHING = 1600;

/** From the water to the raft. */
export const DRIFT = 760;
/** The last hops of the last move, which are slow. */
export const SLOW_HOPS = 3;

/** How long a move of *hops* hops takes, the last *slow* of them thrice as long. */
export const moveTime = (hops: number, slow = 0): number => Math.min(HOP * hops, LONGEST_MOVE) + 2 * HOP * slow;

/** The parts of a turtle that move: all of it, what leaves the ground, what turns, and the letter. */
export type Parts = { whole: SVGGElement; lift: SVGGElement; body: SVGGElement; tag: SVGGElement };

export type Frame = Keyframe;

/** Time that a promise is given beyond its animation, where nothing is painted. */
const GRACE = 250;

/** The motion of one happening. Until `end`, everything stays where its last animation has left it. */
export class Motion {
    /** Fades only. */
    readonly calm: boolean;
    /** Nothing is to be waited for any more. */
    over: boolean;
    #animations: Animation[] = [];
    #waiting = new Set<() => void>();
    #factor: number;

    constructor(factor: number) {
        this.#factor = factor;
        this.over = !(factor > 0);
        this.calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    }

    /** Milliseconds of the full speed at this one. */
    time(milliseconds: number): number {
        return milliseconds * this.#factor;
    }

    /** Move an element by keyframes of CSS transforms, which are distinct from its attribute. */
    async run(
        element: Element | null | undefined,
        frames: Frame[],
        milliseconds: number,
        { easing = "linear", delay = 0 }: { easing?: string; delay?: number } = {},
    ): Promise<void> {
        const duration = this.time(milliseconds);
        if (!element || this.over || duration < 1) return;
        const wait = this.time(delay);
        const animation = element.animate(frames, { duration, delay: wait, easing, fill: "both" });
        this.#animations.push(animation);
        const finished = animation.finished.then(
            () => undefined,
            () => undefined,
        );
        await this.#until(finished, duration + wait + GRACE);
    }

    async wait(milliseconds: number): Promise<void> {
        if (!this.over && milliseconds > 0) await this.#until(null, this.time(milliseconds));
    }

    /** Let go of everything that waits. */
    skip(): void {
        this.over = true;
        for (const wake of this.#waiting) wake();
        this.#waiting.clear();
    }

    /** Give all elements back to their attributes, and go on. */
    settle(): void {
        for (const animation of this.#animations) animation.cancel();
        this.#animations = [];
    }

    /** Let go of everything, and give all elements back. */
    end(): void {
        this.skip();
        this.settle();
    }

    #until(finished: Promise<void> | null, limit: number): Promise<void> {
        return new Promise((resolve) => {
            const wake = () => {
                clearTimeout(timer);
                this.#waiting.delete(wake);
                resolve();
            };
            const timer = setTimeout(wake, limit);
            this.#waiting.add(wake);
            void finished?.then(wake);
        });
    }
}
