/** What jsdom lacks. */

const query = (media: string): MediaQueryList =>
    ({
        matches: false,
        media,
        onchange: null,
        addEventListener: () => {},
        removeEventListener: () => {},
        addListener: () => {},
        removeListener: () => {},
        dispatchEvent: () => false,
    }) as MediaQueryList;

window.matchMedia ??= query;

/** An animation that is over at once. */
function animate(): Animation {
    const animation = {
        finished: Promise.resolve() as unknown as Promise<Animation>,
        onfinish: null as (() => void) | null,
        playState: "finished",
        currentTime: 0,
        cancel: () => {},
        finish: () => {},
        pause: () => {},
        play: () => {},
        commitStyles: () => {},
        addEventListener: (_: string, done: () => void) => queueMicrotask(done),
        removeEventListener: () => {},
    };
    queueMicrotask(() => animation.onfinish?.());
    return animation as unknown as Animation;
}

Element.prototype.animate ??= animate;
Element.prototype.getAnimations ??= () => [];
