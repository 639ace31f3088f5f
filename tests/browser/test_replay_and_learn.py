"""A game to watch again, by keys; a record that is wrong; and the tutorial from its first step to the first game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser import screens
from tests.browser.browsers import in_both
from tests.browser.kit import PHONE, Guest, House
from tests.browser.staged import Staged, finished, stage

New = Callable[..., Guest]


def record_of(guest: Guest, house: House, staged: Staged) -> str:
    return guest.page.request.get(f"{house.url}/api/tables/{staged.table}/record").text()


@in_both
def test_a_pasted_record_is_replayed_by_keys(guest: New, house: House) -> None:
    staged = house.take(finished(["Ada", "bot:swimmer", "Cleo"]))
    ada = guest("#/replay")
    page, press = ada.page, ada.page.keyboard.press
    page.locator("#record").fill(record_of(ada, house, staged).strip())
    press("Tab")
    press("Enter")
    track = page.locator(".track input")
    track.wait_for()
    last = int(track.get_attribute("max") or 0)

    def at(step: int) -> None:
        ada.wait("step => document.querySelector('.track input').valueAsNumber === step", step)

    at(0)
    press("ArrowRight")
    press("ArrowRight")
    at(2)
    press("ArrowLeft")
    at(1)
    press("ArrowDown")
    ada.wait("document.querySelector('.track input').valueAsNumber > 1")
    press("End")
    at(last)
    page.locator(".result:visible").first.wait_for()
    press("Home")
    at(0)
    for _ in range(6):
        press("+")
    press(" ")
    ada.wait("document.querySelector('.track input').valueAsNumber > 3")
    press(" ")
    page.locator(".log button").nth(4).click()
    assert 3 < int(track.input_value()) < last

    page.locator(".tools button").first.click()
    page.locator(".check .good").wait_for()
    ada.finish()


@in_both
def test_a_replay_ends_with_what_the_table_ended_with(guest: New, house: House) -> None:
    staged = house.take(finished(["Ada", "Ben"], seed=7, turtles_each=2))
    ada = guest(f"#/replay/{staged.table}", size=PHONE)
    page = ada.page
    page.locator(".watch").wait_for()
    page.keyboard.press("End")
    page.locator(".result:visible li").first.wait_for()
    results = page.locator(".result:visible li").all_inner_texts()
    for eggs in staged.standing["eggs"]:
        assert any(str(eggs) in line for line in results)
    page.locator(".result:visible .close").click()
    shown = page.evaluate("[...document.querySelectorAll('[data-space]')].map(e => e.dataset.space)")
    assert sorted(shown) == sorted(space for space, stack in staged.position["stacks"].items() if stack)
    ada.finish()


@pytest.mark.parametrize("how", ["playing", "advised", "closed", "over", "file"])
def test_a_game_that_goes_on_is_neither_reviewed_nor_studied_without_advice(guest: New, house: House, how: str) -> None:
    names = ["Ada", "bot:swimmer"] if how == "advised" else ["Ada", "Ben"]
    staged = stage(names, lambda at: at["actor"] == 1 and at["pile"] < 18, seed=31)
    if how == "over":
        staged = finished(names, seed=31)
    house.take(staged.closed() if how == "closed" else staged)
    ada = guest("#/replay" if how == "file" else f"#/replay/{staged.table}")
    page = ada.page
    if how == "file":
        page.locator("#record").fill(record_of(ada, house, staged))
        page.locator("form button[type=submit]").click()
    page.locator(".watch").wait_for()
    wanted = {"playing": (0, 0), "advised": (0, 1)}.get(how, (1, 1))
    count = "name => document.querySelectorAll(`.tools [data-${name}]`).length"
    ada.wait(f"wanted => ({count})('study') === wanted", wanted[1])
    page.wait_for_load_state("networkidle")
    assert (page.evaluate(count, "review"), page.evaluate(count, "study")) == wanted
    ada.finish()


def test_a_wrong_record_keeps_its_text_and_says_what_is_wrong(guest: New, house: House) -> None:
    staged = house.take(finished(["Ada", "bot:swimmer", "Cleo"]))
    ada = guest("#/replay")
    page = ada.page
    text = record_of(ada, house, staged)
    moves = text.index("\n\n")
    wrong = text[:moves] + text[moves:].replace("A", "Z", 1)
    page.locator("#record").fill(wrong)
    page.locator("form button[type=submit]").click()
    page.locator("#problem:not(:empty)").wait_for()
    assert "Line 21" in page.locator("#problem").inner_text()
    assert page.locator("#record").input_value() == wrong
    page.locator("#record").fill("")
    page.locator("form button[type=submit]").click()
    ada.wait("document.querySelector('#problem').innerText.length > 0")
    page.locator("#record").fill(text)
    page.locator("form button[type=submit]").click()
    page.locator(".watch").wait_for()
    ada.finish(allowed="Failed to load")


def test_other_dice_than_those_drawn_are_found_out(guest: New, house: House) -> None:
    staged = house.take(finished(["Ada", "bot:swimmer", "Cleo"], seed=20))
    ada = guest("#/replay")
    page = ada.page
    text = record_of(ada, house, staged)
    # The host claims to have had another chain.
    tag = next(line for line in text.splitlines() if line.startswith("[ServerTip"))
    page.locator("#record").fill(text.replace(tag, tag[:-3] + ("0" if tag[-3] != "0" else "1") + '"]'))
    page.locator("form button[type=submit]").click()
    page.locator(".watch .tools button").first.click()
    page.locator(".check .bad").wait_for()
    ada.finish()


def test_the_tutorial_leads_to_a_first_game(guest: New) -> None:
    ada = guest("#/learn", size=PHONE, name="Ada")
    page = ada.page
    heads: list[str] = []
    steps = screens.lesson(ada, lambda _: heads.append(page.locator(".panel h2").inner_text()))
    assert steps == len(set(heads)) > 10
    page.keyboard.press("ArrowLeft")
    assert page.locator(".panel h2").inner_text() == heads[-2]
    page.locator(".choices [data-first]").click()
    page.locator(".panel a.choice").wait_for()
    page.locator(".choices [data-first]").click()
    ada.wait_for_choice()
    ada.finish()


def test_the_tutorial_by_keyboard(guest: New) -> None:
    ada = guest("#/learn")
    page = ada.page
    page.locator(".learn [data-first]").wait_for()
    for _ in range(80):
        if page.locator(".panel a.choice").count():
            break
        page.locator(".choices [data-first]").wait_for()
        hint = page.locator(".choices .hint").count()
        page.keyboard.press("2" if hint and "hint" not in (first_class(ada)) else "Enter")
    assert page.locator(".panel a.choice").count()
    ada.finish()


def first_class(guest: Guest) -> str:
    return guest.page.locator(".choices [data-first]").first.get_attribute("class") or ""
