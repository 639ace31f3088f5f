/** Small life on the board while nothing happens: an act now and then, pose after pose, so that it costs next to nothing. */

/** Between two acts, in milliseconds: at least, and as much again at most. */
const PAUSE = 2200;

export type Act = () => void;

/** Play one of *acts* now and then; returns how to stop. */
export function enliven(acts: Act[], random: () => number = Math.random): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
        timer = setTimeout(
            () => {
                acts[Math.floor(random() * acts.length)]?.();
                next();
            },
            PAUSE * (1 + random()),
        );
    };
    next();
    return () => clearTimeout(timer);
}

/** Some poses one after another, each held until the next; the last is as it was. */
export function pose(element: Element | null | undefined, transforms: string[], milliseconds: number): void {
    const frames = transforms.map((transform) => ({ transform, easing: "step-end" }));
    element?.animate([...frames, { transform: "none" }], { duration: milliseconds });
}

/** How far a shell sways for each one below it, in units of the board. */
const SWAY = 1.2;

/** Have towers sway, each shell by how many are below it: a few poses, so that it costs next to nothing. */
export function sway(turtles: Iterable<SVGElement>): void {
    for (const turtle of turtles) {
        const far = Number(turtle.dataset.level) * SWAY;
        const to = (part: number) => `translate(${(far * part).toFixed(1)}px, 0px)`;
        if (far) pose(turtle.querySelector(":scope > g"), [to(0.6), to(1), to(0.4), to(-0.6), to(-0.2)], 1500);
    }
}

/** Move a layer of its own with few pictures a second. */
export function glide(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
    pictures: number,
): void {
    element?.animate(frames, { duration: milliseconds, easing: `steps(${pictures})` });
}

export const oneOf = <T>(all: ArrayLike<T>, random: () => number = Math.random): T | undefined =>
    all[Math.floor(random() * all.length)];
