"""Where things lie on a screen, and what must never lie over them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser import screens
from tests.browser.kit import DESKTOP, PHONE, TABLET, Guest
from tests.browser.staged import stage, waiting

New = Callable[..., Guest]
pytestmark = pytest.mark.screens

_ON_TOP = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.75].map((part) => document.elementFromPoint(x + width * part, y + height - 2));
    return spots.every((found) => one.contains(found));
}"""


def test_a_friend_who_is_away_takes_nothing_from_the_board(seated: New) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 2, seed=405, turtles_each=1)
    ada = seated(staged, 0, 1, size=PHONE)
    for size in (PHONE, TABLET, DESKTOP):
        ada.page.set_viewport_size(size)
        let = ada.page.locator(".bar [data-let-bot]")
        let.wait_for()
        board, bar = ada.page.locator(".board").bounding_box(), ada.page.locator(".bar").bounding_box()
        button = let.bounding_box()
        assert board is not None
        assert bar is not None
        assert button is not None
        assert board["height"] > size["height"] * (0.5 if size == PHONE else 0.45)
        assert button["y"] + button["height"] <= bar["y"] + bar["height"]
    ada.finish()


def test_what_is_scrolled_in_a_sheet_passes_below_its_heading(guest: New) -> None:
    ada = guest(size={"width": 360, "height": 560}, still=True)
    page = ada.page
    page.locator(".ways nav button").first.click()
    page.locator(".settings").wait_for()
    header = page.locator(".sheet header")
    for step in range(0, 200, 10):
        page.locator(".sheet").evaluate("(sheet, top) => sheet.scrollTo({ top, behavior: 'instant' })", step)
        assert header.evaluate(_ON_TOP)
    ada.finish()


def test_seven_players_stand_in_one_row_of_a_phone_on_its_side(seated: New) -> None:
    ada = seated(screens.tables()["full"], 1, size={"width": 640, "height": 450}, still=True)
    chips = ada.page.locator(".chips > li")
    chips.nth(6).wait_for()
    assert len({round(chip["y"]) for chip in boxes(chips)}) == 1
    ada.finish()


def test_bots_of_one_kind_are_named_once_before_they_sit_down(guest: New) -> None:
    ada = guest("#/new/bots", size=PHONE, still=True)
    names = ada.page.locator(".preview .name")
    names.first.wait_for()
    assert names.all_inner_texts() == ["Ada", "3 × Swimmer"]
    assert ada.page.locator(".preview .portrait").count() == 4
    ada.finish()


def test_a_box_to_tick_is_not_that_of_the_browser_by_night(guest: New) -> None:
    ada = guest(size=PHONE, still=True, theme="night")
    ada.page.locator(".ways nav button").first.click()
    box = ada.page.locator(".settings .tick input").first
    plain = box.evaluate("(one) => getComputedStyle(one).backgroundColor")
    box.check()
    assert box.evaluate("(one) => [getComputedStyle(one).appearance, getComputedStyle(one).backgroundColor]") == [
        "none",
        "rgb(255, 207, 107)",
    ]
    assert plain != "rgb(255, 207, 107)"
    ada.finish()


def test_the_name_of_a_player_and_of_their_role_stay_whole_in_a_lobby(seated: New) -> None:
    staged = waiting(["Ada", "Ben", None], seed=71)
    ada = seated(staged, 0, 1, size={"width": 360, "height": 720}, language="de", still=True)
    marks = ada.page.locator(".seats .name small")
    marks.nth(1).wait_for()
    assert marks.all_inner_texts() == ["(du)", "(leitet den Tisch)"]
    assert max(mark["height"] for mark in boxes(marks)) < 30
    ada.finish()


def boxes(found: Locator) -> list[FloatRect]:
    """Return where all that was found lies."""
    return [box for one in found.all() if (box := one.bounding_box()) is not None]


def test_a_table_that_was_closed_can_be_watched_again(seated: New) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 1 and position["pile"] < 19, seed=6).closed()
    ada = seated(staged, 1)
    ada.page.locator("[data-closed] [data-replay]").click()
    ada.page.locator(".watch").wait_for()
    ada.finish()
