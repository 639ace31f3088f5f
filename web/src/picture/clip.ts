/** A moment of a game as an animated picture, filmed from a board on the screen while it plays. */

import { tick } from "svelte";
import type { Film, Line } from "../replay/film";
import type { Player } from "../replay/player.svelte";
import type { Scene, Stage } from "../table/types";
import { logLine } from "../words/narration";
import { boardHeight, drawLayer, drawWater, layersOf, sheet } from "./card";
import { gif, type GifFrame } from "./gif";
import { give } from "./give";
import { beginning, bestMoment } from "./moment";
import { fontRule } from "./snapshot";

const WIDTH = 480;
const HEIGHT = boardHeight(WIDTH);
/** Milliseconds between two frames, and of the first and the last one. */
const STEP = 100;
const REST = { first: 700, last: 1800 };

type Studio = {
    board: Element;
    stage: Stage;
    /** Show a scene, without motion. */
    show: (scene: Scene) => Promise<void>;
};

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Film *line* on the board, die by die and hop by hop. */
async function filmMoment({ board, stage, show }: Studio, { frames }: Film, line: Line): Promise<Blob> {
    const font = await fontRule();
    const still = sheet(WIDTH, HEIGHT);
    const paper = sheet(WIDTH, HEIGHT);
    const taken: GifFrame[] = [];
    const frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    const layers = layersOf(board);
    const moving = layers.pop();
    if (!moving) throw new Error("there is no board");
    drawWater(still, WIDTH, HEIGHT);
    for (const layer of layers) await drawLayer(still, board, layer, frame, font);
    const take = async (time: number) => {
        paper.drawImage(still.canvas, 0, 0);
        await drawLayer(paper, board, moving, frame, font);
        taken.push({ data: paper.getImageData(0, 0, WIDTH, HEIGHT).data, time });
    };
    const first = beginning({ frames, lines: [] }, line);
    await show(frames[first]!.scene);
    await take(REST.first);
    for (const { shots } of frames.slice(first + 1, line.frame + 1)) {
        for (const { happening, after } of shots) {
            let over = false;
            const playing = stage.play(happening, after, 1).finally(() => (over = true));
            await nextFrame();
            while (!over) {
                await held(board, () => take(STEP));
                await nextFrame();
            }
            await playing;
            await show(after);
        }
    }
    await take(REST.last);
    return new Blob([gif(WIDTH, HEIGHT, taken)], { type: "image/gif" });
}

/** Stop what moves, look, and let it go on from there by one step: however slow the look, the film has its pace. */
async function held(board: Element, look: () => Promise<void>): Promise<void> {
    const running = board.getAnimations({ subtree: true }).filter((one) => one.playState === "running");
    for (const one of running) one.pause();
    await look();
    for (const one of running) {
        const { endTime = 0, iterations = 1 } = one.effect?.getComputedTiming() ?? {};
        if (iterations === Infinity) {
            one.play();
            continue;
        }
        const next = Number(one.currentTime ?? 0) + STEP;
        if (next >= Number(endTime)) one.finish();
        else {
            one.currentTime = next;
            one.play();
        }
    }
}

/** Film the best moment of the game that *player* shows in *area*, and give it to others. */
export async function giveMoment(area: Element, stage: Stage, player: Player): Promise<void> {
    const board = area.querySelector(".board");
    const line = bestMoment(player.film);
    if (!board || !line) return;
    const show = async (scene: Scene) => {
        player.scene = scene;
        await tick();
    };
    const text = logLine(line.scene, line.happening);
    await give("mahe-moment.gif", text, () => filmMoment({ board, stage, show }, player.film, line));
}
