/** The final board with the result, as a PNG. */

import { HEIGHT as HIGH, WIDTH as WIDE } from "../board/course";
import type { Result } from "../podium/podium";
import { who } from "../play/names";
import { t } from "../words/words.svelte";
import { colour, drawn, fontRule, frozen } from "./snapshot";

const WIDTH = 1080;
const MARGIN = 40;
const HEAD = 150;
const ROW = 62;
const BOARD = { x: 90, y: HEAD, width: 900, height: boardHeight(900) };

/** How high a board is that is so wide. */
export function boardHeight(width: number): number {
    return Math.round((width * HIGH) / WIDE);
}

/** The drawings that a board on the screen consists of, the lowest first: the turtles and all else that moves in a game are in the last. */
export const layersOf = (board: Element): SVGSVGElement[] => [...board.querySelectorAll("svg")];

/** Draw a layer where it is on its board, which fills a frame of the paper. */
export async function drawLayer(
    paper: CanvasRenderingContext2D,
    board: Element,
    layer: SVGSVGElement,
    frame: { x: number; y: number; width: number; height: number },
    font: string,
): Promise<void> {
    const image = await drawn(frozen(layer, font));
    if (layer.viewBox.baseVal.width === WIDE) {
        paper.drawImage(image, frame.x, frame.y, frame.width, frame.height);
        return;
    }
    // A palm or the like lies on the board, which is drawn in the middle of its room.
    const [room, part] = [board.getBoundingClientRect(), layer.getBoundingClientRect()];
    const scale = Math.min(room.width / WIDE, room.height / HIGH);
    const [left, top] = [room.x + (room.width - WIDE * scale) / 2, room.y + (room.height - HIGH * scale) / 2];
    const grow = frame.width / (WIDE * scale);
    const [x, y] = [frame.x + (part.x - left) * grow, frame.y + (part.y - top) * grow];
    paper.drawImage(image, x, y, part.width * grow, part.height * grow);
}

/** Fill with water, lighter above. */
export function drawWater(paper: CanvasRenderingContext2D, width: number, height: number): void {
    const water = paper.createLinearGradient(0, 0, 0, height);
    water.addColorStop(0, colour("--lagoon"));
    water.addColorStop(1, colour("--lagoon-deep"));
    paper.fillStyle = water;
    paper.fillRect(0, 0, width, height);
}

/** A sheet to draw on. */
export function sheet(width: number, height: number): CanvasRenderingContext2D {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    if (!paper) throw new Error("there is no canvas");
    return paper;
}

/** Write as much of *text* as fits. */
function write(paper: CanvasRenderingContext2D, text: string, x: number, y: number, room: number): void {
    let shown = text;
    while (shown && paper.measureText(shown).width > room) shown = shown.slice(0, -1);
    paper.fillText(shown === text ? text : `${shown.slice(0, -1)}…`, x, y);
}

/** Draw the board and, below it, who won and how everyone did. */
export async function resultCard(board: Element, head: string, line: string, order: Result[]): Promise<Blob> {
    const rows = Math.ceil(order.length / 2);
    const height = HEAD + BOARD.height + rows * ROW + 2 * MARGIN;
    const paper = sheet(WIDTH, height);
    const family = getComputedStyle(document.documentElement).getPropertyValue("--rounded");
    drawWater(paper, WIDTH, height);
    const font = await fontRule();
    for (const layer of layersOf(board)) await drawLayer(paper, board, layer, BOARD, font);
    paper.textAlign = "center";
    paper.fillStyle = colour("--number");
    paper.font = `800 62px ${family}`;
    write(paper, head, WIDTH / 2, 78, WIDTH - 2 * MARGIN);
    paper.font = `600 32px ${family}`;
    write(paper, line, WIDTH / 2, 126, WIDTH - 2 * MARGIN);
    const wide = (WIDTH - 3 * MARGIN) / 2;
    order.forEach((one, index) => {
        const x = MARGIN + (index % 2) * (wide + MARGIN);
        const y = HEAD + BOARD.height + Math.floor(index / 2) * ROW;
        paper.fillStyle = one.won ? colour("--gold") : colour("--paper");
        paper.beginPath();
        paper.roundRect(x, y, wide, ROW - 10, 16);
        paper.fill();
        paper.fillStyle = one.won ? "#2a1c00" : colour("--ink");
        paper.textAlign = "right";
        const eggs = t("table-eggs", { eggs: one.eggs });
        paper.fillText(eggs, x + wide - 20, y + 37);
        const room = wide - 60 - paper.measureText(eggs).width;
        paper.textAlign = "left";
        write(paper, `${t("table-rank", { rank: one.rank })} ${who(one.place)}`, x + 20, y + 37, room);
    });
    paper.fillStyle = colour("--number");
    paper.textAlign = "center";
    paper.font = `800 30px ${family}`;
    paper.fillText(t("home-title"), WIDTH / 2, height - 24);
    return pngOf(paper.canvas);
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
    return new Promise((done, failed) =>
        canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("there is no picture"))), "image/png"),
    );
}
