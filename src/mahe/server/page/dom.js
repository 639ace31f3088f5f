/** Building HTML and SVG. Text always goes in as text, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes  functions become listeners; null, undefined and false are left out
 * @param {any[]} children
 */
function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "function") element.addEventListener(name, value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, String(value));
    }
    element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
    return element;
}

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...any} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
    return fill(document.createElement(tag), attributes, children);
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...any} children
 * @returns {any}
 */
export function s(tag, attributes = {}, ...children) {
    return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** Put *children* in the place of all that is in *parent*. */
export function put(parent, ...children) {
    parent.replaceChildren(
        ...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false),
    );
}

/** Say something to those who listen rather than look. */
export function announce(text) {
    const live = document.getElementById("live");
    if (live && text) live.textContent = text;
}

/** Show a sentence for a few seconds. */
export function toast(text, kind = "plain") {
    const line = h("p", { class: `toast ${kind}` }, text);
    document.getElementById("toasts")?.append(line);
    setTimeout(() => line.remove(), 5000);
}

/** Open a dialog with a heading; it removes itself when it is closed. */
export function dialog(title, ...children) {
    const close = () => box.close();
    const box = h(
        "dialog",
        {
            class: "sheet",
            "aria-label": title,
            close: () => box.remove(),
            click: (event) => event.target === box && close(),
        },
        h("header", {}, h("h2", {}, title), h("button", { class: "plain", click: close, "aria-label": "Close" }, "✕")),
        h("div", { class: "sheet-body" }, ...children),
    );
    document.body.append(box);
    box.showModal();
    return box;
}

/** A promise that is kept after so many milliseconds. */
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
