/** The line above a table: home, the dice that were checked, the speed, and a menu. */

import { canHash } from "./chain.js";
import { dialog, h, put, toast } from "./dom.js";
import * as store from "./store.js";
import { HOW_TO_PLAY, count } from "./words.js";

/** @param {import("./table.js").TablePage} page */
export function header(page) {
    const connection = h("span", { class: "connection", role: "status" });
    const mark = h("button", { class: "dice-mark plain", click: () => explainDice(page.checker) });
    const element = h(
        "header",
        { class: "area-head" },
        h("a", { class: "wordmark", href: "#", "aria-label": "Mahé, home" }, "Mahé"),
        connection,
        mark,
        speedSetting(),
        h("button", { class: "plain only-narrow", click: () => page.showLog() }, "Log"),
        h("button", { class: "plain", click: () => menu(page), "aria-label": "Menu" }, "⋯"),
    );
    if (!canHash) put(mark, "dice", h("span", { class: "wide" }, " unchecked"));
    return {
        element,
        connection(state) {
            connection.textContent = state === "open" ? "" : "Reconnecting …";
            document.body.classList.toggle("broken", state !== "open");
        },
        /** @param {import("./chain.js").Checker} checker */
        dice({ checked, problems }) {
            mark.classList.toggle("bad", problems.length > 0);
            if (problems.length === 1 && !mark.dataset.told) {
                mark.dataset.told = "yes";
                toast("A throw does not match its proof. See the mark at the top.", "bad");
            }
            if (problems.length) put(mark, "⚠ dice wrong");
            else if (checked) put(mark, "✓ dice", h("span", { class: "wide" }, " checked"));
            const said = canHash ? `${checked} throws checked` : "Dice are not checked here";
            mark.setAttribute("aria-label", problems.length ? "A dice check failed" : said);
        },
    };
}

function speedSetting() {
    const { speed } = store.settings();
    const option = (value, label) => h("option", { value, selected: value === speed }, label);
    return h(
        "select",
        {
            class: "speed",
            "aria-label": "Speed of moves",
            change: (event) => store.change({ speed: event.target.value }),
        },
        option("calm", "Calm"),
        option("quick", "Quick"),
        option("instant", "Instant"),
    );
}

function explainDice({ checked, alone, problems }) {
    dialog(
        "Fair dice",
        problems.map((problem) => h("p", { class: "warning" }, problem)),
        canHash
            ? h(
                  "p",
                  {},
                  `This page has recomputed ${count(checked, "throw and card", "throws and cards")} of this game from the links that the server and the players revealed.`,
              )
            : h("p", {}, "This browser checks dice only over HTTPS or on its own computer, so here it plays without."),
        h("p", {}, `${alone} of them were drawn by the server alone: for bots, and for players without a chain.`),
        h("p", { class: "quiet" }, "Download the game and run “mahe verify” to check it all again without this page."),
    );
}

function menu(page) {
    const box = dialog(
        "This table",
        h(
            "div",
            { class: "menu" },
            h(
                "button",
                {
                    click: () => {
                        box.close();
                        howToPlay();
                    },
                },
                "How to play",
            ),
            h(
                "button",
                {
                    click: () => {
                        box.close();
                        page.showLog();
                    },
                },
                "Log of moves",
            ),
            h("button", { click: () => copyLink(page.table) }, "Copy the link"),
            page.model.phase !== "open" &&
                h(
                    "a",
                    { class: "button", href: `api/tables/${page.table}/record`, download: `${page.table}.mahe` },
                    "Download the game",
                ),
            h("a", { class: "button", href: "#", click: () => box.close() }, "Home"),
        ),
    );
}

async function copyLink(table) {
    const link = `${location.origin}${location.pathname}#${table}`;
    try {
        await navigator.clipboard.writeText(link);
        toast("Link copied.");
    } catch {
        toast(link);
    }
}

export function howToPlay() {
    dialog(
        "How to play",
        HOW_TO_PLAY.map(([head, text]) => [h("h3", {}, head), h("p", {}, text)]),
    );
}
