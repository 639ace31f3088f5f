"""A game gone through on the page: the graph as a scrubber, mistakes to try again, files, and advice at a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from mahe.record import format_record, parse_record, record_game
from mahe.review import review
from mahe.rules import options
from tests.browser.browsers import in_both
from tests.browser.kit import DESKTOP, PHONE, Guest, House
from tests.browser.looks import LANGUAGES, violations
from tests.browser.staged import Staged, finished, stage, waiting

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

New = Callable[..., Guest]
pytestmark = pytest.mark.screens


def slips() -> Staged:
    return finished(["Ada", "bot:swimmer", "Ben"], like="hatchling", turtles_each=1)


def crowd() -> Staged:
    return finished([*(f"Player {seat}" for seat in range(1, 8))], like="hatchling")


def record_of(guest: Guest, house: House, staged: Staged) -> str:
    return guest.page.request.get(f"{house.url}/api/tables/{staged.table}/record").text()


def reviewed(guest: Guest) -> None:
    guest.page.locator("[data-try]").wait_for()


def at(guest: Guest) -> int:
    return int(guest.page.locator(".graph input").input_value())


@in_both
def test_from_the_podium_to_the_review_and_through_it_by_keys(guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest(f"#{staged.table}", tables=staged.kept_by(1))
    page, press = ada.page, ada.page.keyboard.press
    page.locator(".podium [data-review]").click()
    reviewed(ada)
    found = review(parse_record(record_of(ada, house, staged)))
    lines = page.locator(".summary tbody tr").all_inner_texts()
    assert len(lines) == 3
    for line, seat in zip(lines, found.seats, strict=True):
        for share in (seat.luck, seat.own_choices):
            points = round(100 * share) + 0
            assert f"{points:+d}".replace("-", "−").replace("+0", "0") in line, (line, points)
    assert page.locator(".turning li").count() == len(found.turning_points)

    track = page.locator(".graph input")
    last = int(track.get_attribute("max") or 0)
    assert at(ada) == last
    press("Home")
    ada.wait("document.querySelector('.graph input').valueAsNumber === 0")
    chances = page.locator(".chips .chance").all_inner_texts()
    assert [int(text.strip("%")) for text in chances] == [round(100 * seat.first) for seat in found.seats]
    press("ArrowRight")
    press("ArrowRight")
    ada.wait("document.querySelector('.graph input').valueAsNumber === 2")
    assert re.search(r"Ada \d+%", track.get_attribute("aria-valuetext") or "")
    press("End")
    ada.wait("last => document.querySelector('.graph input').valueAsNumber === last", last)
    page.locator(".turning button").first.click()
    ada.wait("last => document.querySelector('.graph input').valueAsNumber < last", last)
    ada.finish()


def test_the_graph_is_dragged_by_mouse_and_by_finger(guest: New, house: House) -> None:
    staged = house.take(crowd())
    for size, touch in ((DESKTOP, False), (PHONE, True)):
        ada = guest(f"#/review/{staged.table}", size=size, touch=touch)
        page = ada.page
        reviewed(ada)
        assert page.locator("[data-band]").count() == 7
        last = int(page.locator(".graph input").get_attribute("max") or 0)
        box = page.locator(".graph").bounding_box()
        assert box
        middle = box["y"] + box["height"] / 2
        if touch:
            page.touchscreen.tap(box["x"] + box["width"] / 4, middle)
        else:
            page.mouse.move(box["x"] + box["width"] / 2, middle)
            page.mouse.down()
            page.mouse.move(box["x"] + box["width"] / 4, middle, steps=4)
            page.mouse.up()
        ada.wait("last => Math.abs(document.querySelector('.graph input').valueAsNumber - last / 4) <= 2", last)
        ada.finish()


def test_the_log_has_signs_that_are_read_out(guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest(f"#/review/{staged.table}")
    page = ada.page
    reviewed(ada)
    found = review(parse_record(record_of(ada, house, staged)))
    page.locator(".parts [data-log]").click()
    signs = [step.sign for step in found.steps if step.sign]
    shown = page.locator(".panel .remarks .sign .unseen").all_inner_texts()
    names = {"mistake": "Mistake", "blunder": "Blunder", "lucky": "Lucky", "unlucky": "Unlucky"}
    assert [text.split(":")[0] for text in shown] == [names[sign] for sign in signs]
    page.locator(".panel li:has(.is-mistake, .is-blunder) button").first.click()
    ada.wait("document.querySelector('.panel [aria-current=step]') !== null")
    ada.finish()


def test_the_graph_is_a_table_too(guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest(f"#/review/{staged.table}", size=PHONE)
    page = ada.page
    reviewed(ada)
    page.locator(".panel details > summary").last.press("Enter")
    rows = page.locator(".panel details").last.locator("tbody tr")
    rows.last.wait_for()
    assert rows.count() == staged.moves
    shares = [int(text.strip("%")) for text in rows.last.locator("td").all_inner_texts()]
    assert shares == [100 if seat in staged.standing["winners"] else 0 for seat in (1, 2, 3)]
    ada.finish()


@in_both
def test_own_mistakes_are_tried_again_by_keys(guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest(f"#/review/{staged.table}", tables=staged.kept_by(1), size=PHONE)
    page, press = ada.page, ada.page.keyboard.press
    reviewed(ada)
    mistakes = [one for one in review(parse_record(record_of(ada, house, staged))).mistakes if one.seat == 1]
    assert mistakes
    page.locator("[data-try]").press("Enter")
    for mistake in mistakes:
        page.locator(".trying .bar[data-mine]").wait_for()
        offered = [option for option, _ in mistake.worths]
        press(str(offered.index(mistake.best) + 1))
        page.locator("[data-outcome=right]").wait_for()
        assert page.locator("[data-outcome] li").count() == len(offered)
        if mistake.reason:
            assert page.locator(".verdict p").inner_text()
        press("Enter")
    page.locator("[data-over]").wait_for()
    assert f"{len(mistakes)} of {len(mistakes)}" in page.locator("[data-over]").inner_text()
    press("Escape")
    reviewed(ada)
    ada.finish()


def test_whose_mistakes_is_chosen_where_nobody_is_known(guest: New, house: House) -> None:
    staged = house.take(crowd())
    ada = guest(f"#/review/{staged.table}")
    page = ada.page
    reviewed(ada)
    page.locator(".panel select").select_option("4")
    page.locator("[data-try]").click()
    page.locator(".trying .bar[data-mine]").wait_for()
    assert "Player 4" in page.locator(".chips .decides").inner_text()
    page.locator("[data-choice]").first.click()
    page.locator("[data-outcome]").wait_for()
    ada.finish()


def test_a_file_is_reviewed_and_watched_and_reviewed(guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest("#/review", size=PHONE)
    page = ada.page
    text = record_of(ada, house, staged)
    page.locator("#record").fill(text)
    page.locator("form button[type=submit]").click()
    reviewed(ada)
    page.locator(".tools a[href^='#/replay']").click()
    page.locator(".watch").wait_for()
    page.locator(".watch > header > button").last.click()
    page.locator("dialog [data-review]").click()
    reviewed(ada)
    page.locator("button.another").click()
    page.locator("#record").wait_for()
    ada.finish()


def test_an_unfinished_file_is_reviewed_as_far_as_it_goes(guest: New, house: House) -> None:
    ada = guest("#/review")
    page = ada.page
    whole = parse_record(record_of(ada, house, house.take(slips())))
    states = list(whole.states())
    half = next(number for number in range(len(states) // 2, len(states)) if options(states[number]))
    page.locator("#record").fill(format_record(record_game(whole.rules, whole.names, whole.events[:half])))
    page.locator("form button[type=submit]").click()
    page.locator(".summary").wait_for()
    assert "not finished" in page.locator(".panel").inner_text()
    shares = [int(text.strip("%")) for text in page.locator(".chips .chance").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    assert max(shares) < 100
    ada.finish()


def test_a_game_that_began_at_a_position_is_reviewed_from_there(guest: New, house: House) -> None:
    ada = guest("#/review")
    page = ada.page
    whole = parse_record(record_of(ada, house, house.take(slips())))
    states = list(whole.states())
    half = next(number for number in range(len(states) // 2, len(states)) if options(states[number]))
    later = record_game(whole.rules, whole.names, whole.events[half:], first=states[half])
    page.locator("#record").fill(format_record(later))
    page.locator("form button[type=submit]").click()
    page.locator(".summary").wait_for()
    page.keyboard.press("Home")
    found = review(later)
    ada.wait("document.querySelector('.graph input').valueAsNumber === 0")
    chances = [int(text.strip("%")) for text in page.locator(".chips .chance").all_inner_texts()]
    assert chances == [round(100 * seat.first) for seat in found.seats]
    page.keyboard.press("End")
    chances = [int(text.strip("%")) for text in page.locator(".chips .chance").all_inner_texts()]
    assert chances == [round(100 * seat.result) for seat in found.seats]
    ada.finish()


def test_a_broken_file_says_what_is_wrong_where(guest: New, house: House) -> None:
    text = record_of(ada := guest("#/review"), house, house.take(slips()))
    page = ada.page
    moves = text.index("\n\n")
    page.locator("#record").fill(text[:moves] + text[moves:].replace("A", "Z", 1))
    page.locator("form button[type=submit]").click()
    page.locator("#problem:not(:empty)").wait_for()
    assert "line" in page.locator("#problem").inner_text().lower()
    ada.finish(allowed="Failed to load")


def test_a_review_that_breaks_off_is_told_and_tried_again(guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest("#/")
    page = ada.page
    first = '{"type":"begin","rules":{},"names":[],"events":9}\n'
    page.route("**/review", lambda route: route.fulfill(status=200, body=first))
    ada.go(f"/review/{staged.table}")
    page.locator(".trouble").wait_for()
    assert "broke off" in page.locator(".trouble").inner_text()
    page.unroute("**/review")
    page.locator("[data-retry]").click()
    reviewed(ada)
    assert page.locator(".trouble").count() == 0
    ada.finish()


def test_a_table_still_in_play_has_no_review(guest: New, house: House) -> None:
    staged = house.take(stage(["Ada", "bot:swimmer"], lambda at: at["actor"] == 1 and at["pile"] < 15, turtles_each=1))
    ada = guest(f"#/review/{staged.table}", tables=staged.kept_by(1))
    ada.page.locator(".trouble, #problem:not(:empty)").first.wait_for()
    assert ada.page.locator(".summary").count() == 0
    ada.finish(allowed="Failed to load")


def advised() -> Staged:
    return stage(["Ada", "bot:swimmer"], lambda at: at["actor"] == 1 and len(at["dice"]) == 1, turtles_each=1)


@in_both
def test_the_bulb_shows_what_each_choice_is_worth_and_nothing_jumps(seated: New) -> None:
    ada = seated(advised(), 1, size=PHONE)
    page = ada.page
    ada.wait_for_choice()
    boxes = "[...document.querySelectorAll('.bar, .bar .choice')].map(e => JSON.stringify(e.getBoundingClientRect()))"
    before = page.evaluate(boxes)
    page.locator("[data-bulb]").click()
    page.locator("[data-worth]").first.wait_for()
    assert page.locator("[data-worth]").count() == page.locator(".bar .choice").count()
    assert page.evaluate(boxes) == before
    assert page.locator("[data-bulb][aria-pressed=true]").count() == 1
    assert "%" in page.locator("[data-advised]").inner_text()
    # Lit, it advises at the next decision as well; put out, it does not.
    seen = page.locator("[data-advised]").inner_text()
    ada.decide()
    ada.wait("seen => ![seen, ''].includes(document.querySelector('[data-advised]').innerText)", seen)
    page.locator("[data-worth]").first.wait_for()
    page.keyboard.press("a")
    page.locator("[data-worth]").first.wait_for(state="detached")
    ada.finish()


def test_the_bulb_keeps_the_focus(seated: New) -> None:
    ada = seated(advised(), 1)
    page = ada.page
    ada.wait_for_choice()
    page.locator("[data-bulb]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-worth]").first.wait_for()
    assert page.evaluate("document.activeElement.matches('[data-bulb]')")
    ada.finish()


def test_among_others_there_is_no_bulb_and_no_key_for_it(seated: New) -> None:
    staged = stage(["Ada", "Ben"], lambda at: at["actor"] == 1 and len(at["dice"]) == 1, turtles_each=1)
    ada = seated(staged, 1)
    ada.wait_for_choice()
    ada.page.keyboard.press("a")
    assert ada.page.locator("[data-bulb], [data-worth], [data-with-advice]").count() == 0
    ada.finish()


def test_a_table_with_advice_says_so_to_everyone(guest: New) -> None:
    ada = guest("#/new/friends", name="Ada")
    page = ada.page
    page.locator("details.more > summary").click()
    page.get_by_label("With advice").check()
    for _ in range(2):
        page.locator(".stepper button").first.click()
    page.locator("[data-open]").click()
    page.locator(".lobby").wait_for()
    assert "with advice" in page.locator(".lobby").inner_text()
    ben = guest(page.url[page.url.index("#") :], name="Ben", size=PHONE)
    ben.page.locator(".lobby").wait_for()
    assert "with advice" in ben.page.locator(".lobby").inner_text()
    ben.page.locator("#sit-name").fill("Ben")
    ben.page.locator("[data-sit]").first.click()
    ben.page.locator("[data-sit]").first.wait_for(state="detached")
    page.locator("[data-start]").click()
    for one in (ada, ben):
        one.page.locator("[data-with-advice]").wait_for()
        one.page.locator("[data-bulb]").wait_for()
    ada.finish()
    ben.finish()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_explained(language: str, guest: New, house: House) -> None:
    staged = house.take(slips())
    ada = guest(f"#/review/{staged.table}", language=language)
    page = ada.page
    reviewed(ada)
    page.locator("[data-about]").click()
    page.locator("dialog .about h2").nth(6).wait_for()
    assert not violations(page)
    ada.finish()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_review_is_accessible(size: ViewportSize, guest: New, house: House) -> None:
    staged = house.take(crowd())
    ada = guest(f"#/review/{staged.table}", size=size)
    reviewed(ada)
    for theme in ("day", "night"):
        ada.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert not violations(ada.page)
    ada.finish()


def test_waiting_tables_have_no_review(guest: New, house: House) -> None:
    staged = house.take(waiting(["Ada", None]))
    ada = guest(f"#/review/{staged.table}")
    ada.page.locator("#problem:not(:empty)").wait_for()
    ada.finish(allowed="Failed to load")
