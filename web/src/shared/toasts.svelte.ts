/** Sentences that are shown for a few seconds. */

export type Toast = { id: number; text: string; kind: "plain" | "bad" };

const SECONDS = 5;
const MOST = 3;
let last = 0;

export const toasts: Toast[] = $state([]);

/** Show *text*, which is already in the reader's language. */
export function toast(text: string, kind: Toast["kind"] = "plain"): void {
    if (!text || toasts.some((one) => one.text === text)) return;
    const id = ++last;
    toasts.push({ id, text, kind });
    if (toasts.length > MOST) toasts.shift();
    setTimeout(() => {
        const index = toasts.findIndex((one) => one.id === id);
        if (index >= 0) toasts.splice(index, 1);
    }, SECONDS * 1000);
}
