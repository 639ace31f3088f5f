"""What can be seen of a screen without eyes: words cut off or over each other, ids for words, buttons too small."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.browser.kit import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES: Final = ("en", "de", "fr", "nl", "it")

_LOOKS: Final = Path(__file__).with_name("looks.js").read_text("utf-8")

_TEXTS = """() => {
    const found = [document.title];
    for (const one of document.querySelectorAll("*"))
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"])
            if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.data);
    return found.filter((text) => text.trim());
}"""

_SMALL = """(least) => {
    const found = [];
    const inside = document.querySelector("dialog[open]") ?? document.body;
    for (const one of inside.querySelectorAll("button, a, select, summary, input, textarea")) {
        const target = one.matches("input[type=checkbox], input[type=radio]") ? one.closest("label") : one;
        const { width, height } = target.getBoundingClientRect();
        if (!one.checkVisibility({ visibilityProperty: true }) || width < 2 || one.closest("[inert]")) continue;
        // A link within a sentence is as high as its line.
        if (one.localName === "a" && getComputedStyle(one).display === "inline") continue;
        if (width < least - 0.5 || height < least - 0.5)
            found.push(`${width.toFixed(0)}x${height.toFixed(0)} <${one.localName} class="${one.className}"> `
                + (one.ariaLabel ?? one.textContent.trim()).slice(0, 40));
    }
    return found;
}"""


def faults(page: Page) -> list[str]:
    """Return what does not look right: words cut off, things over each other, outside the window or out of reach."""
    found: list[str] = page.evaluate(_LOOKS)
    return found


def raw_ids(page: Page) -> list[str]:
    """Return the ids of messages that stand where words should be."""
    texts: list[str] = page.evaluate(_TEXTS)
    words = {word for text in texts for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)}
    return sorted(words & message_ids())


def small_targets(page: Page, least: int = 44) -> list[str]:
    """Return what can be pressed and is smaller than a finger."""
    found: list[str] = page.evaluate(_SMALL, least)
    return found


@cache
def message_ids() -> frozenset[str]:
    """Return the ids of all messages that look like no word."""
    files = (ROOT / "src" / "mahe" / "locales" / "en").glob("*.ftl")
    found = {match for file in files for match in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.M)}
    return frozenset(one for one in found if "-" in one)


@cache
def _axe() -> str:
    file = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        raise RuntimeError("There is no axe-core: `make test` installs it with what the page is built with.")
    return file.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Return what axe-core finds wrong for those who cannot see or point."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    result: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} — {node['failureSummary'][:300]}"
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]
