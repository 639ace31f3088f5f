/** Shows the page that the address asks for: a table after the #, or home. */

import { h, put } from "./dom.js";
import { homePage } from "./home.js";
import { TablePage } from "./table.js";

const root = document.getElementById("page") ?? document.body;
/** @type {TablePage | null} */
let page = null;

function route() {
    page?.close();
    page = null;
    for (const open of document.querySelectorAll("dialog")) open.remove();
    const table = location.hash.slice(1);
    document.body.className = table ? "at-table" : "at-home";
    if (!table) homePage(root);
    else if (/^[A-Za-z0-9_-]{1,40}$/.test(table)) page = new TablePage(root, table);
    else
        put(
            root,
            h(
                "main",
                { class: "home" },
                h("h1", {}, "There is no such table"),
                h("a", { class: "button primary", href: "#" }, "Home"),
            ),
        );
    scrollTo(0, 0);
}

addEventListener("hashchange", route);
route();
