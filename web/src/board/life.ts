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
