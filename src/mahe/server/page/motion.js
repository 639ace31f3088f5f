/** How what happened is shown: hops along the stones, dice that fall, cards that fly. Never longer than it tells. */

import { raftSpot } from "./course.js";
import { wait } from "./dom.js";
import { settings } from "./store.js";

/** @typedef {import("./board.js").Board} Board */

const HOP = 130;
const LONGEST_MOVE = 1600;
const FADE = 180;
const FACTORS = { calm: 1, quick: 1 / 3, instant: 0 };

const calmer = matchMedia("(prefers-reduced-motion: reduce)");

/** How much of the full time things take: 0 is not at all. */
export const pace = () => (document.hidden ? 0 : (FACTORS[settings().speed] ?? 1));

/** Let an element move by keyframes; always ends, even where nothing is painted. */
async function run(element, frames, milliseconds, more = {}) {
    if (!element || milliseconds < 1) return;
    const animation = element.animate(frames, { duration: milliseconds, easing: "ease-out", ...more });
    await Promise.race([animation.finished.catch(() => null), wait(milliseconds + 250)]);
    animation.cancel();
}

/** Show one thing that happened. The board's model is already past it. @param {Board} board */
export async function show(board, happening, dice) {
    const factor = pace();
    if (happening.type === "start") {
        board.nest.drawDice([]);
        board.light([happening.turtle], board.model.party(happening.turtle).at(-1) ?? null);
    } else if (happening.type === "die") {
        board.nest.drawDice(dice);
        await fall(board, dice, factor);
    } else if (happening.type === "move") {
        const { move } = happening;
        board.light([], null);
        if (factor) await (move.bust ? sink(board, move, factor) : swim(board, move, factor));
        if (move.won) await collect(board, move, factor);
        board.settle();
        await wait(160 * factor);
    } else if (happening.type === "turned") {
        board.nest.draw(board.model);
        if (!calmer.matches)
            await run(
                board.nest.face?.firstElementChild,
                [
                    { opacity: 0, scale: "0.2 1" },
                    { opacity: 1, scale: "1 1" },
                ],
                260 * factor,
            );
    }
}

async function fall(board, dice, factor) {
    const last = board.nest.lastDie;
    if (calmer.matches) await run(last, [{ opacity: 0 }, { opacity: 1 }], FADE * factor);
    else {
        const frames = dice[dice.length - 1].card
            ? [
                  { translate: "0 90px", opacity: 0 },
                  { translate: "0 0", opacity: 1 },
              ]
            : [
                  { translate: "150px 240px", rotate: "-300deg", scale: "1.5", opacity: 0 },
                  { translate: "-14px -40px", rotate: "24deg", scale: "1.12", opacity: 1, offset: 0.55 },
                  { translate: "4px 8px", rotate: "-7deg", scale: "0.97", offset: 0.8 },
                  { translate: "0 0", rotate: "0deg", scale: "1", opacity: 1 },
              ];
        await run(last, frames, 500 * factor);
    }
    await wait(140 * factor);
}

/** A bust: the sum shakes, then all from the mover up go to the raft. */
async function sink(board, move, factor) {
    if (!calmer.matches) {
        await run(
            board.nest.sum,
            [0, -14, 12, -8, 6, 0].map((x) => ({ translate: `${x}px 0` })),
            420 * factor,
        );
    }
    const all = board.model.turtles;
    await glide(board, move.party, 520 * factor, (part, from, index) => {
        const to = { ...raftSpot(all.indexOf(move.party[index]), all.length), scale: 0.86 };
        const arc = Math.sin(part * Math.PI) * 40;
        return mix(from, { ...to, y: to.y }, part, arc);
    });
}

/** A move: hop after hop, riders and all. */
async function swim(board, move, factor) {
    const hops = move.path.length;
    const time = Math.min(HOP * hops, LONGEST_MOVE) * factor;
    const steps = [move.from, ...move.path];
    const final = board.layout();
    await glide(board, move.party, time, (part, from, index) => {
        const at = Math.min(part * hops, hops - 1e-6);
        const hop = Math.floor(at);
        const here = hop === 0 ? from : board.perch(steps[hop], index, move.party.length);
        const end =
            hop === hops - 1 && board.model.nest !== move.party[index] ? final.get(move.party[index])?.at : undefined;
        const there = end ?? board.perch(steps[hop + 1], index, move.party.length);
        return mix(here, there, at - hop, Math.sin((at - hop) * Math.PI) * Math.min(26, 10 + time / hops / 6));
    });
}

/** Between two placements, *arc* above the line. */
function mix(from, to, part, arc) {
    const turn = ((to.heading - from.heading + 540) % 360) - 180;
    return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part - arc,
        heading: from.heading + turn * part,
        scale: from.scale + (to.scale - from.scale) * part + arc / 600,
    };
}

/** Move turtles frame by frame; with reduced motion they only fade. */
async function glide(board, letters, milliseconds, at) {
    const turtles = letters.map((letter) => board.turtles.get(letter));
    const from = turtles.map((turtle) => turtle.at);
    if (calmer.matches) {
        await Promise.all(
            turtles.map((turtle) =>
                run(turtle.element, [{ opacity: 1 }, { opacity: 0 }], Math.min(FADE, milliseconds)),
            ),
        );
        board.settle();
        return;
    }
    board.raise(letters);
    turtles.forEach((turtle, index) => index === turtles.length - 1 && turtle.cover(null));
    const started = performance.now();
    await new Promise((resolve) => {
        const done = setTimeout(resolve, milliseconds + 400);
        const frame = (now) => {
            const part = Math.min(1, Math.max(0, now - started) / milliseconds);
            turtles.forEach((turtle, index) => turtle.place(at(part, from[index], index)));
            if (part < 1) requestAnimationFrame(frame);
            else {
                clearTimeout(done);
                resolve(null);
            }
        };
        requestAnimationFrame(frame);
    });
}

/** The open card goes to the turtle that won it. */
async function collect(board, move, factor) {
    const face = board.nest.face;
    const turtle = board.turtles.get(move.won.turtle);
    if (face && turtle && move.won.eggs !== 7 && factor) {
        if (calmer.matches) await run(face, [{ opacity: 1 }, { opacity: 0 }], FADE * factor);
        else {
            const x = turtle.at.x - 574;
            const y = turtle.at.y - 366;
            await run(
                face.firstElementChild,
                [
                    { translate: "0 0", scale: "1" },
                    { translate: `${x * 0.5}px ${y * 0.5}px`, scale: "0.8" },
                    { translate: `${x}px ${y}px`, scale: "0.15", opacity: 0.4 },
                ],
                520 * factor,
                { easing: "ease-in-out" },
            );
        }
    }
    board.nest.draw(board.model);
}
