import "./screens";
import { mount } from "svelte";
import { isStatic, pythonWorker } from "./net/edition";
import { python } from "./net/python.svelte";
import App from "./App.svelte";
import "./style/type.css";
import "./style/tokens.css";
import "./style/base.css";

const page = document.getElementById("page") ?? document.body;
page.replaceChildren();
mount(App, { target: page });

/** Whoever looks at the page needs no number on its icon any more. */
function clearBadge(): void {
    if (!document.hidden) void navigator.clearAppBadge?.().catch(() => {});
}
clearBadge();
addEventListener("visibilitychange", clearBadge);

/** Keep the page at hand for when there is no network; without that it works as well, only not then. */
async function keepAtHand(): Promise<void> {
    // Without a server all of the line is for Python at first.
    if (isStatic) await python.started();
    await navigator.serviceWorker.register("sw.js");
    await keepPython();
}

/** At a server Python waits until nothing else needs the line, which is long after the first screen. */
const QUIET_AFTER = 8000;

/** Have what runs without a server at hand, too; not where every megabyte counts. */
async function keepPython(): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!pythonWorker || (connection?.saveData && !isStatic)) return;
    const { active } = await navigator.serviceWorker.ready;
    if (!isStatic) await new Promise((resolve) => setTimeout(resolve, QUIET_AFTER));
    active?.postMessage("keep python");
}

/** What is on the screen comes first. */
function afterwards(doing: () => void): void {
    if (document.readyState === "complete") doing();
    else addEventListener("load", doing);
}

// Without a server nothing goes on without Python, so it comes as soon as the screen is there.
if (isStatic) afterwards(() => python.begin());
// Not while developing: a page from a cache would hide what was just changed.
if (import.meta.env.PROD && "serviceWorker" in navigator) afterwards(() => void keepAtHand().catch(() => {}));
