"""Today's five: answered by hand and by keys, shared, remembered and erased."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal

import pytest

from tests.browser.kit import PHONE, Guest, House
from tests.server.kit import Json

New = Callable[..., Guest]
pytestmark = pytest.mark.screens
TODAY = """() => {
    const now = new Date();
    const two = (number) => String(number).padStart(2, "0");
    return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
}"""


def five_of(guest: Guest, house: House, day: str) -> list[Json]:
    found: list[Json] = guest.page.request.get(f"{house.url}/api/puzzles/{day}").json()["puzzles"]
    return found


def percent(chance: float) -> str:
    """Return a chance as browsers write it: they round halves up, and Python to the even digit."""
    return f"{_rounded(Decimal(repr(chance)) * 100)}%"


def points(share: float) -> str:
    """Return a part of a chance in points of a hundred."""
    return _rounded(Decimal(repr(share * 100)))


def _rounded(number: Decimal) -> str:
    return str(number.quantize(Decimal("0.1"), ROUND_HALF_UP))


def asked(guest: Guest, number: int) -> None:
    """Wait until this question is asked, from 1 on."""
    guest.page.locator(f".signs li:nth-child({number}) [aria-current]").wait_for()
    guest.page.locator(".ask .bar[data-mine]").wait_for()


def outcome(guest: Guest) -> str | None:
    guest.page.locator("[data-outcome]").wait_for()
    return guest.page.locator("[data-outcome]").get_attribute("data-outcome")


def test_todays_five_are_answered_by_hand_and_remembered(guest: New, house: House) -> None:
    ada = guest("", size=PHONE)
    page = ada.page
    page.locator("[data-way=puzzles]").click()
    asked(ada, 1)
    five = five_of(ada, house, page.evaluate(TODAY))
    for number, puzzle in enumerate(five, 1):
        asked(ada, number)
        assert page.locator("[data-outcome]").count() == 0, "the answer does not show before the choice"
        assert puzzle["kind"] not in page.locator("main").inner_text()
        # The last one is answered wrong.
        chosen = puzzle["best"] if number < 5 else (puzzle["best"] + 1) % len(puzzle["options"])
        page.locator("[data-choice]").nth(chosen).click()
        assert outcome(ada) == ("right" if number < 5 else "wrong")
        shown = page.locator("[data-outcome] li").all_inner_texts()
        for option, line in zip(puzzle["options"], shown, strict=True):
            assert percent(option["worth"]) in line
        if number < 5:
            page.locator("[data-next]").click()
    lost = five[4]["options"][(five[4]["best"] + 1) % len(five[4]["options"])]["gives_away"]
    assert f"{points(lost)} points" in page.locator("[data-outcome] .verdict").inner_text()
    page.locator("[data-next]").click()
    page.locator("[data-result]").wait_for()
    assert "4 of 5 right" in page.locator("[data-result] h2").inner_text()
    assert "1 day in a row" in page.locator("[data-streak]").inner_text()
    kinds = page.locator("[data-kinds] tbody tr")
    assert kinds.count() == len({puzzle["kind"] for puzzle in five})
    alike = sum(puzzle["kind"] == five[4]["kind"] for puzzle in five)
    assert points(lost / alike) in page.locator("[data-kinds]").inner_text()

    page.reload()
    page.locator("[data-result]").wait_for()
    assert page.locator("[data-sign=right]").count() == 4
    page.locator("[data-sign]").first.click()
    assert outcome(ada) == "right", "an answer can be looked at again, and not be changed"
    page.locator("[data-sum]").click()
    page.locator("[data-erase]").click()
    page.locator("[data-sure]").click()
    asked(ada, 1)
    assert page.locator("[data-sign=open]").count() == 5
    page.reload()
    asked(ada, 1)
    ada.finish()


def test_keys_answer_and_a_screen_reader_hears_it(guest: New, house: House) -> None:
    ada = guest("#/puzzles/2026-11-10")
    page = ada.page
    for number, puzzle in enumerate(five_of(ada, house, "2026-11-10"), 1):
        asked(ada, number)
        heard = page.locator("[data-spoken]").inner_text()
        assert heard.startswith("Dice: ")
        assert "%" not in heard or percent(puzzle["options"][0]["worth"]) not in heard
        page.keyboard.press(str(puzzle["best"] + 1))
        assert outcome(ada) == "right"
        heard = page.locator("[data-spoken]").inner_text()
        assert all(percent(option["worth"]) in heard for option in puzzle["options"])
        page.keyboard.press("Enter")
    page.locator("[data-result]").wait_for()
    assert "5 of 5" in page.locator("[data-result] h2").inner_text()
    assert page.locator("[data-streak]").count() == 0, "an earlier day adds nothing to the streak"
    ada.finish()


def test_days_are_reached_from_each_other_but_not_those_to_come(guest: New, house: House) -> None:
    ada = guest("#/puzzles")
    page = ada.page
    asked(ada, 1)
    today = page.evaluate(TODAY)
    assert page.locator("[data-day]").get_attribute("datetime") == today
    assert page.locator("[data-after]").count() == 0
    page.locator("[data-before]").click()
    ada.wait("today => document.querySelector('[data-day]').dateTime < today", today)
    asked(ada, 1)
    page.locator("[data-after]").click()
    ada.wait("today => document.querySelector('[data-day]').dateTime === today", today)
    for nowhere in ("9999-12-31", "2026-02-30", "nonsense"):
        ada.go(f"/puzzles/{nowhere}")
        ada.wait("today => document.querySelector('[data-day]').dateTime === today", today)
        asked(ada, 1)
    ada.go("/puzzles/2026-11-01")
    ada.wait("() => document.querySelector('[data-day]').dateTime === '2026-11-01'")
    asked(ada, 1)
    spaces = page.evaluate("[...document.querySelectorAll('.board [data-space]')].map((one) => one.dataset.space)")
    first = five_of(ada, house, "2026-11-01")[0]
    assert sorted(spaces) == sorted(first["position"]["stacks"])
    ada.finish()


def test_an_answer_leads_to_the_study_board_and_is_still_there_after(guest: New, house: House) -> None:
    ada = guest("#/puzzles/2026-11-13")
    asked(ada, 1)
    ada.page.keyboard.press("1")
    outcome(ada)
    ada.page.locator("[data-study]").click()
    ada.wait(
        "text => decodeURIComponent(location.hash) === `#/study/${text}`", five_of(ada, house, "2026-11-13")[0]["text"]
    )
    ada.page.go_back()
    asked(ada, 2)
    assert ada.page.locator("[data-sign]").first.get_attribute("data-sign") != "open"
    ada.finish()


def test_what_is_shared_has_five_signs(guest: New, house: House) -> None:
    ada = guest("#/puzzles/2026-11-12")
    page = ada.page
    page.evaluate(
        "() => { delete Navigator.prototype.share; window.copied = '';"
        "navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"
    )
    five = five_of(ada, house, "2026-11-12")
    for number in range(1, 6):
        asked(ada, number)
        page.locator("[data-choice]").nth(0).click()
        outcome(ada)
        page.locator("[data-next]").click()
    page.locator("[data-share]").click()
    ada.wait("() => window.copied !== ''")
    lines = page.evaluate("window.copied").split("\n")
    assert lines[0] == "Mahé, the five of 12 November 2026"
    assert lines[1] == "".join("🐢" if puzzle["best"] == 0 else "🌊" for puzzle in five)
    assert lines[-1].endswith("#/puzzles/2026-11-12")
    ada.finish()
