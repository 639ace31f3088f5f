import "./screens";
import { mount } from "svelte";
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

function keepAtHand(): void {
    navigator.serviceWorker.register("sw.js").catch(() => {
        // Without it the page works as well, only not without a network.
    });
}

// Not while developing: a page from a cache would hide what was just changed.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // What is on the screen comes first.
    if (document.readyState === "complete") keepAtHand();
    else addEventListener("load", keepAtHand);
}
