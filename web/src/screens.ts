/** The screens, each fetched when it is asked for. */

import type { Component } from "svelte";
import { parseRoute, type Screen } from "./route.svelte";

export type Page = Component<{ table: string }>;

const SCREENS: Record<Screen, () => Promise<{ default: Page | Component }>> = {
    home: () => import("./home/Home.svelte"),
    new: () => import("./home/Setup.svelte"),
    table: () => import("./play/Table.svelte"),
    replay: () => import("./replay/Replay.svelte"),
    review: () => import("./review/Review.svelte"),
    learn: () => import("./learn/Learn.svelte"),
    rules: () => import("./rules/Rules.svelte"),
    study: () => import("./study/Study.svelte"),
    solved: () => import("./solved/Solved.svelte"),
    puzzles: () => import("./puzzles/Puzzles.svelte"),
    games: () => import("./games/Games.svelte"),
    lost: () => import("./home/Lost.svelte"),
    privacy: () => import("./privacy/Privacy.svelte"),
};

/** Bring in a screen. */
export async function loadScreen(screen: Screen): Promise<Page> {
    return (await SCREENS[screen]()).default as Page;
}

// It comes while the words are still on their way; whoever shows it reports what goes wrong.
loadScreen(parseRoute(location.hash).screen).catch(() => {});
