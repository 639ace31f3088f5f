/**
 * Keeps the page at hand where there is no network. Files with a hash in their name never change and come from the
 * cache; the page itself comes from the server if it can; what the server says is never kept.
 */

// The build puts in their names: those of the page, and those that run Python in it.
const FILES = self.FILES;
const PYTHON = [];
const VERSION = self.VERSION;

const CACHE = `mahe-${VERSION}`;
/** Python's files are many megabytes, so they outlive a version of the page that did not change them. */
const PYTHON_CACHE = "mahe-python";
const HOME = new URL("./", self.location.href).href;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
    const install = async () => {
        await (await caches.open(CACHE)).addAll(["./", ...FILES]);
        // Who has Python at hand does not lose it by an update; who has not gets it when the page has time for it.
        if (await caches.has(PYTHON_CACHE)) await keepPython();
    };
    event.waitUntil(install());
});

// The page says when nothing else needs the network, and hears when Python is at hand.
self.addEventListener("message", (event) => {
    if (event.data !== "keep python") return;
    event.waitUntil(keepPython().then(() => event.source?.postMessage("python is kept")));
});

// This happens when no page of an older version is open any more: nobody misses its files.
self.addEventListener("activate", (event) => {
    const old = (name) => name.startsWith("mahe-") && name !== CACHE && name !== PYTHON_CACHE;
    const tidy = async () => {
        for (const name of await caches.keys()) if (old(name)) await caches.delete(name);
        if (await caches.has(PYTHON_CACHE)) {
            const python = await caches.open(PYTHON_CACHE);
            for (const { url } of await python.keys())
                if (!PYTHON.includes(url.slice(HOME.length))) await python.delete(url);
        }
        await self.clients.claim();
    };
    event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
    const path = request.url.slice(HOME.length).replace(/[?#].*/, "");
    if (request.mode === "navigate" && (path === "" || path === "index.html")) event.respondWith(page(request));
    else if (path.startsWith("python/")) event.respondWith(file(request, PYTHON_CACHE));
    else if (FILES.includes(path) || path.startsWith("assets/")) event.respondWith(file(request, CACHE));
});

// What is pushed says only that some table waits: the page knows which. A dot on the icon says so, too.
self.addEventListener("push", (event) => {
    const { title, body } = event.data?.json() ?? { title: "Mahé", body: "" };
    const shown = self.registration.showNotification(title, { body, tag: "turn", icon: "icon-192.png" });
    event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const come = async () => {
        const open = (await self.clients.matchAll({ type: "window" })).find(({ url }) => url.startsWith(HOME));
        await (open ? open.focus() : self.clients.openWindow(HOME));
    };
    event.waitUntil(come());
});

/** The page from the server, or the one that is kept if it does not answer in time. */
async function page(request) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match("./");
    const fetched = fetch(request).then(async (answer) => {
        if (!answer.ok) return kept ?? answer;
        await cache.put("./", answer.clone());
        return answer;
    });
    if (!kept) return fetched;
    const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
    return Promise.race([fetched, late]).catch(() => kept);
}

async function file(request, cache) {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(cache)).put(request.url, answer.clone());
    return answer;
}

/** Fetch what is missing of Python, one file after the other. */
async function keepPython() {
    const cache = await caches.open(PYTHON_CACHE);
    for (const name of PYTHON) if (!(await cache.match(name, { ignoreVary: true }))) await cache.add(name);
}
