"""Perfect play: questions answered by hand and by keys, and positions that are looked up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.browser.kit import DESKTOP, PHONE, Guest, House
from tests.browser.looks import faults
from tests.browser.type_settings import Reader, Setting
from tests.server.kit import Json

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

New = Callable[..., Guest]
pytestmark = pytest.mark.screens


def seed_of(guest: Guest) -> int:
    """Return the seed of the question that is asked, once it is."""
    guest.page.locator(".ask .bar[data-mine]").wait_for()
    return int(guest.page.evaluate("location.hash").removeprefix("#/solved/"))


def question(guest: Guest, house: House) -> Json:
    found: Json = guest.page.request.get(f"{house.url}/api/solved/{seed_of(guest)}").json()
    return found


def better(asked: Json) -> str:
    return "roll" if asked["worth"][0] > asked["worth"][1] else "stop"


def outcome(guest: Guest) -> str | None:
    guest.page.locator("[data-outcome]").wait_for()
    return guest.page.locator("[data-outcome]").get_attribute("data-outcome")


def percent(chance: float) -> str:
    return f"{chance * 100:.1f}%"


def test_questions_are_answered_by_hand(guest: New, house: House) -> None:
    ada = guest("", size=PHONE)
    page = ada.page
    page.locator("[data-way=solved]").click()
    asked = question(ada, house)
    page.locator(f"[data-choice={better(asked)}]").click()
    assert outcome(ada) == "right"
    shown = page.locator("[data-outcome] li").all_inner_texts()
    for chance, line in zip(asked["worth"], shown, strict=True):
        assert percent(chance) in line
    assert "1 of 1" in page.locator("[data-tally]").inner_text()

    page.locator("[data-next]").click()
    asked = question(ada, house)
    page.locator(f"[data-choice={'stop' if better(asked) == 'roll' else 'roll'}]").click()
    assert outcome(ada) == "wrong"
    lost = abs(asked["worth"][0] - asked["worth"][1]) * 100
    assert f"{lost:.1f} points" in page.locator("[data-outcome] .verdict").inner_text()
    assert "1 of 2" in page.locator("[data-tally]").inner_text()
    assert f"{lost / 2:.1f} points" in page.locator("[data-tally]").inner_text()
    page.go_back()
    page.locator("[data-way=solved]").wait_for()
    ada.finish()


def test_questions_are_answered_by_keys(guest: New, house: House) -> None:
    ada = guest("#/solved")
    page = ada.page
    for number in range(1, 4):
        before = question(ada, house)
        page.keyboard.press(better(before)[0])
        assert outcome(ada) == "right"
        heard = page.locator("[data-spoken]").inner_text()
        assert all(percent(chance) in heard for chance in before["worth"])
        assert f"{number} of {number}" in page.locator("[data-tally]").inner_text()
        page.keyboard.press("Enter")
        ada.wait("seed => location.hash !== `#/solved/${seed}`", before["seed"])
    ada.finish()


def test_a_link_asks_the_same_question(guest: New, house: House) -> None:
    ada = guest("#/solved/1234")
    asked = question(ada, house)
    assert asked["seed"] == 1234
    spaces = ada.page.evaluate("[...document.querySelectorAll('[data-space]')].map((one) => one.dataset.space)")
    assert sorted(spaces) == sorted(asked["position"]["stacks"])
    heard = ada.page.locator("[data-spoken]").inner_text()
    assert heard.startswith("Dice: ")
    ada.finish()


def test_an_answer_leads_to_the_position(guest: New, house: House) -> None:
    ada = guest("#/solved/1234")
    asked = question(ada, house)
    ada.page.keyboard.press("s")
    ada.page.locator("[data-outcome] a.button").click()
    ada.page.locator(".look table").wait_for()
    dice = asked["position"]["dice"]
    row = ada.page.locator("tbody tr").nth(sum(dice) - 1 if len(dice) == 1 else sum(dice) + 4)
    assert row.locator("td").all_inner_texts()[:2] == [percent(chance) for chance in asked["worth"]]
    ada.page.locator("header nav a").first.click()
    assert outcome(ada) in ("right", "wrong"), "the answer is still there"
    ada.finish()


def test_a_position_is_looked_up(guest: New) -> None:
    ada = guest("#/solved/look", size=PHONE)
    page = ada.page
    page.locator(".look table").wait_for()

    def shown(*, space: int, stack: int) -> None:
        ada.wait(
            "([space, stack]) => document.querySelector(`.board [data-space='${space}']`)"
            "?.ariaLabel.split(';').length === stack",
            [space, stack],
        )

    def chance() -> str:
        return page.locator(".look ul li").first.inner_text()

    page.locator("[data-place=A]").select_option("12")
    shown(space=12, stack=1)
    page.locator("[data-group=turn]").get_by_text("Lulu").click()
    page.locator(".turtle button").nth(1).click()
    page.locator("[data-target='12']").click()
    shown(space=12, stack=2)
    assert page.locator("[data-group=top] .picked").inner_text() == "Lulu"
    before = chance()
    page.locator("[data-group=top]").get_by_text("You").click()
    ada.wait("document.querySelector('.look h2#throws').innerText.startsWith('You decide')")
    assert chance() != before

    for eggs in (1, 2):
        page.locator("[data-group=cards-A] label").nth(eggs - 1).click()
    page.locator("[data-group=cards-B] label").nth(5).click()
    ada.wait("document.querySelector('.nest').ariaLabel.includes('7')")
    assert page.locator("[data-group=open] .picked").inner_text().endswith("7 eggs")
    assert page.locator("[data-group=cards-A] input:disabled").count() == 3
    page.locator("[data-target='0']").click()
    shown(space=12, stack=1)

    address = page.evaluate("location.hash")
    before = chance()
    page.reload()
    page.locator(".look table").wait_for()
    assert page.evaluate("location.hash") == address
    assert chance() == before
    ada.finish()


def test_without_a_server_one_can_try_again(guest: New) -> None:
    ada = guest("#/learn")
    ada.page.locator(".learn [data-first]").wait_for()
    ada.go("/solved/5")
    ada.page.locator(".ask .bar[data-mine]").wait_for()
    ada.context.set_offline(True)
    ada.go("/solved/6")
    ada.page.locator(".problem button").wait_for()
    ada.context.set_offline(False)
    ada.page.locator(".problem button").click()
    ada.page.locator(".ask .bar[data-mine]").wait_for()
    ada.finish(allowed="Failed to load")


def test_the_way_out_leads_out(guest: New) -> None:
    ada = guest("#/solved/look")
    page = ada.page
    page.locator(".look table").wait_for()
    page.locator(".look .about a").click()
    page.locator("#chapter-1").wait_for()
    ada.go("/solved")
    page.locator(".ask .bar[data-mine]").wait_for()
    page.locator(".wordmark").click()
    page.locator("[data-way=play]").wait_for()
    page.wait_for_timeout(200)
    assert page.evaluate("location.hash") == "#/"
    ada.finish()


def test_no_card_lies_over_a_score(guest: New) -> None:
    ada = guest("", language="de")
    reader = Reader(ada.page)
    sizes: list[ViewportSize] = [{"width": 320, "height": 640}, PHONE, {"width": 640, "height": 450}]
    settings: list[Setting] = ["own", "130%", "200%"]
    found = []
    # One, two and three cards in a hand.
    for seed in (1, 3, 8):
        ada.go(f"/solved/{seed}")
        ada.page.locator(".ask .bar[data-mine]").wait_for()
        ada.page.keyboard.press("1")
        outcome(ada)
        for size, setting in product(sizes, settings):
            reader.read(setting, size)
            found += [f"{seed} {size['width']} {setting}: {one}" for one in faults(ada.page)]
        reader.read("own", DESKTOP)
    assert not found, "\n".join(found)
    ada.finish()
