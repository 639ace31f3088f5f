/** The picture of a game that is over, from the board on the screen. */

import type { StandingView } from "../net/types";
import { results, verdict } from "../podium/podium";
import type { Scene } from "../table/types";
import { resultCard } from "./card";
import { give } from "./give";

/** Draw the board in *area* with the result, and give it to others. */
export async function giveResult(area: Element, scene: Scene, standing: StandingView): Promise<void> {
    const board = area.querySelector(".board");
    if (!board) return;
    const { head, line } = verdict(scene.places, standing, []);
    const order = results(scene.places, standing, scene.nest);
    await give("mahe.png", head, () => resultCard(board, head, line, order));
}
