import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../memory/settings.svelte";
import { puzzle } from "../puzzles/example";
import { sceneFor } from "../puzzles/table";
import type { Option } from "../table/types";
import ChoiceBoard from "./ChoiceBoard.svelte";

const decide = vi.fn();
const next = vi.fn();
const props = $state({ answered: false });
const empty = createRawSnippet(() => ({ render: () => "<p></p>" }));
let board: object;

/** A key that is pressed so many milliseconds after what it is for has appeared. */
const press = (key: string, milliseconds: number) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: performance.now() + milliseconds });
    flushSync(() => dispatchEvent(event));
};

beforeEach(() => {
    settings.seenAfter = 250;
    decide.mockClear();
    next.mockClear();
    props.answered = false;
    const asked = puzzle("a");
    const options: Option[] = [{ event: { type: "stop" }, lands: { space: 14, wins: false, onto: [] } }];
    board = mount(ChoiceBoard, {
        target: document.body,
        props: {
            asked: { position: { ...asked.position, options }, hands: asked.hands, scene: sceneFor(asked) },
            seat: 1,
            get answered() {
                return props.answered;
            },
            problem: "",
            retry: () => {},
            decide,
            next,
            say: () => "",
            label: () => "",
            side: empty,
            outcome: empty as never,
        },
    });
    flushSync();
});
afterEach(() => unmount(board));

test("a question that has just appeared takes no answer", () => {
    press("s", 0);
    expect(decide).not.toHaveBeenCalled();
    press("s", 300);
    expect(decide).toHaveBeenCalledOnce();
});

test("an answer that has just appeared is not gone at once", () => {
    flushSync(() => (props.answered = true));
    press("Enter", 0);
    expect(next).not.toHaveBeenCalled();
    press("Enter", 300);
    expect(next).toHaveBeenCalledOnce();
});
