"""The names that people type are text, whatever they look like, and keep their direction to themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.kit import DESKTOP, PHONE, Guest, House
from tests.browser.looks import faults
from tests.browser.staged import finished, stage, waiting

MARKUP = "<img src=x onerror=a()>"
HEBREW = "אבא (1)"
LONG = "W" * 24
UNBROKEN = "Donaudampfschifffahrtsge"
NAMES = [MARKUP, HEBREW, LONG, UNBROKEN]

# Every text that has the name either is in an element of its own direction, or marks the name.
LOOSE = """(name) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (!data.includes(name) || parentElement.closest("bdi, [dir=auto], textarea")) continue;
        if (!data.split(name).slice(0, -1).every((before) => before.endsWith("\\u2068"))) found.push(data);
    }
    return found;
}"""


def see(guest: Guest) -> None:
    assert guest.page.locator("img").count() == 0
    assert guest.page.evaluate("typeof a") == "undefined"
    assert guest.page.evaluate(LOOSE, HEBREW) == []
    assert MARKUP in guest.page.content().replace("&lt;", "<").replace("&gt;", ">")
    assert faults(guest.page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_names_are_text_everywhere(size: dict[str, int], guest: Callable[..., Guest], house: House) -> None:
    lobby = waiting([*NAMES, None])
    game = stage(NAMES, lambda position: position["actor"] == 2 and len(position["dice"]) == 1)
    over = finished(NAMES)
    for staged in (lobby, game, over):
        house.take(staged)
    tables = {**lobby.kept_by(0, 1), **game.kept_by(0, 2), **over.kept_by(0, 3)}
    ada = guest(tables=tables, size=size, table={"names": NAMES})
    page = ada.page
    page.locator("section[aria-labelledby=continue] .your-turn").wait_for()
    see(ada)
    ada.go(lobby.table)
    page.locator(".lobby").wait_for()
    see(ada)
    ada.go(game.table)
    ada.wait_for_choice()
    see(ada)
    page.keyboard.press("l")
    page.locator(".log button:visible").first.wait_for()
    see(ada)
    ada.go(over.table)
    page.locator(".podium .won").wait_for()
    see(ada)
    ada.go(f"/replay/{over.table}")
    page.locator(".watch").wait_for()
    page.keyboard.press("End")
    page.locator(".result:visible").wait_for()
    see(ada)
    ada.go("/new/device")
    page.locator(".names input").first.wait_for()
    page.locator("details.more summary").click()
    assert faults(page) == []
    ada.finish()
