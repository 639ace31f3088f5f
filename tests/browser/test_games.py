"""Whole games against bots: by mouse, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.browsers import in_both, in_both_by_touch
from tests.browser.kit import PHONE, SHORT, Guest, House, play_out, play_until
from tests.browser.staged import Staged, finished, stage
from tests.cli.run import call

New = Callable[..., Guest]


@in_both
def test_a_game_by_mouse_and_its_record(guest: New, tmp_path: Path) -> None:
    ada = guest(table=SHORT)
    page = ada.page
    page.get_by_label("Your name").fill("Ada")
    page.locator("[data-way=play]").click()
    play_out(ada)
    assert page.locator(".results li").count() == 4
    assert "Ada" in page.locator(".results").inner_text()
    record = tmp_path / "game.mahe"
    with page.expect_download() as download:
        page.locator(".podium a[download]").click()
    download.value.save_as(record)
    assert '"Ada"]' in record.read_text(encoding="utf-8")
    assert call("verify", str(record)).status == 0

    page.locator("[data-rematch]").click()
    page.locator(".podium").wait_for(state="detached")
    play_until([ada], lambda: ada.lines > 3)
    page.locator("header .wordmark").click()
    page.locator("#continue").wait_for()
    assert page.locator("section[aria-labelledby=continue] li").count() == 2
    assert ada.pointers == ["mouse"]
    ada.finish()


@in_both
def test_a_game_by_keyboard_alone(guest: New) -> None:
    ada = guest(table=SHORT)
    page = ada.page
    page.locator("[data-way=play]").wait_for()
    press = page.keyboard.press
    press("Tab")
    page.keyboard.type("Ada")
    press("Tab")
    assert page.evaluate("document.activeElement.dataset.way") == "play"
    press("Enter")
    ada.wait_for_choice()

    press("?")
    page.locator("dialog.sheet kbd").first.wait_for()
    press("Escape")
    page.locator("dialog.sheet").wait_for(state="detached")
    press("m")
    ada.wait("JSON.parse(localStorage['mahe:settings']).sound === true")
    press("m")
    ada.take("start", 0, "keys")
    ada.wait("document.querySelectorAll('.area-log .log button').length > 0 || document.querySelector('.choice')")
    play_until([ada], lambda: ada.lines > 2, "keys")
    ada.wait_for_choice()  # which ends a look back if it comes later
    press("l")
    assert page.evaluate("document.activeElement.closest('.log') !== null")
    press("ArrowDown")
    press("Enter")
    page.locator("[data-now]").wait_for()
    press("Escape")
    page.locator("[data-now]").wait_for(state="detached")
    page.evaluate("document.activeElement.blur()")
    play_out(ada, "keys")

    page.locator(".podium:focus").wait_for()  # It takes the focus, and what can be done next is inside it.
    for _ in range(20):
        press("Tab")
        if page.evaluate("'rematch' in document.activeElement.dataset"):
            break
    assert page.evaluate("'rematch' in document.activeElement.dataset")
    focus = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert focus != "none"
    press("Enter")
    page.locator(".podium").wait_for(state="detached")
    assert ada.pointers == []
    ada.finish()


@in_both_by_touch
def test_a_game_by_touch_on_a_phone(guest: New) -> None:
    ada = guest(size=PHONE, touch=True, table=SHORT)
    page = ada.page
    page.get_by_label("Your name").fill("Ada")
    ada.tap(page.locator("[data-way=play]"))
    ada.wait_for_choice()
    ada.tap(page.locator("[data-pick]").first)
    ada.rolled = 1
    play_until([ada], lambda: page.locator(".ticker").count() > 0, "touch")
    box = page.locator(".board").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["height"]
    assert box["width"] >= 340
    size = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]

    ada.wait_for_choice()  # which ends a look back if it comes later
    ada.tap(page.locator("[data-log]"))
    ada.tap(page.locator("dialog .log button").first)
    ada.tap(page.locator("[data-now]"))
    play_out(ada, "touch")
    ada.tap(page.locator("[data-replay]"))
    page.locator(".watch input[type=range]").wait_for()
    assert ada.pointers == ["touch"]
    ada.finish()


def test_the_board_ends_where_the_server_says(guest: New, house: House) -> None:
    ada = guest(table={**SHORT, "players": 5}, speed="quick")
    page = ada.page
    page.locator("[data-way=watch]").click()
    page.locator(".area-log .log li").nth(1).wait_for()
    page.keyboard.press(" ")
    page.locator("[data-menu]").click()
    page.locator("input[name=speed][value=instant]").check(force=True)
    page.keyboard.press("Escape")
    page.locator(".podium .won").wait_for()
    table = page.evaluate("location.hash.slice(1)")
    position = page.request.get(f"{house.url}/api/tables/{table}").json()["position"]
    page.locator(".podium button", has_text="board").click()
    shown = page.evaluate("[...document.querySelectorAll('[data-space]')].map(e => e.dataset.space)")
    assert sorted(shown) == sorted(space for space, stack in position["stacks"].items() if stack)
    ada.finish()


def test_a_card_is_played_as_a_die(seated: Callable[..., Guest], house: House) -> None:
    def offered(position: Any) -> bool:
        return position["actor"] == 1 and any(option["event"]["type"] == "card" for option in position["options"])

    staged = stage(["Ada", "bot:swimmer"], offered, turtles_each=1, cards_as_dice=True)
    ada = seated(staged, 1)
    page = ada.page
    button = page.locator("[data-choice=card]").first
    button.wait_for()
    eggs = next(one["event"]["eggs"] for one in staged.position["options"] if one["event"]["type"] == "card")
    assert f"Play the {eggs}" in button.inner_text()
    assert page.locator("[data-ghost^=card]").count() > 0
    button.click()
    ada.wait("count => document.querySelectorAll('[data-choice=card]').length < count", button.count() + 1)
    entries = page.request.get(f"{house.url}/api/tables/{staged.table}/log?after={len(staged.stored.entries)}").json()
    assert {"type": "card", "eggs": eggs} in [entry["body"] for entry in entries]
    ada.finish()


@pytest.mark.parametrize(
    ("playable", "language", "also"),
    [
        (4, "en", ""),
        (5, "it", ""),
        (6, "de", ""),
        (6, "fr", ""),
        (6, "nl", ""),
        (5, "de", "offer"),
        (5, "fr", "broken"),
    ],
)
def test_cards_leave_half_of_a_small_phone_to_the_board(
    seated: Callable[..., Guest], playable: int, language: str, also: str
) -> None:
    """Also while sound is offered, and while the connection is gone."""

    def many(position: Any) -> bool:
        cards = [option for option in position["options"] if option["event"]["type"] == "card"]
        return position["actor"] == 1 and len(cards) >= playable

    staged = stage(["Ada", "bot:swimmer"], many, turtles_each=1, cards_as_dice=True)
    size = {"width": 360, "height": 640}
    ada = seated(staged, 1, size=size, touch=True, language=language, soundAsked=also != "offer")
    page = ada.page
    cards = page.locator("[data-choice=card]")
    cards.first.wait_for()
    assert cards.count() >= playable
    if also == "offer":
        page.locator("[data-sound]").first.wait_for()
    if also == "broken":
        ada.break_off()
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 320
    boxes = [card.bounding_box() for card in cards.all()]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 and box["y"] + box["height"] <= 640 for box in boxes)
    ada.finish()


def test_a_hidden_hand_stays_hidden_where_a_device_goes_round(seated: Callable[..., Guest]) -> None:
    def offered(position: Any) -> bool:
        return position["actor"] == 1 and any(option["event"]["type"] == "card" for option in position["options"])

    ada = seated(stage(["Ada", "Ben"], offered, turtles_each=1, cards_as_dice=True), 1, 2)
    page = ada.page
    ada.wait_for_choice()
    assert "card" not in ada.choices
    assert page.locator("[data-ghost^=card]").count() == 0
    assert "Play the" not in page.locator("[data-announcer]").inner_text()
    page.locator("details.hand summary").click()
    page.locator("[data-choice=card]").first.wait_for()
    ada.finish()


def test_what_the_others_did_is_told_at_a_glance(seated: Callable[..., Guest]) -> None:
    def second_turn(position: Any) -> bool:
        return position["actor"] == 1 and position["mover"] is None and len(position["raft"]) < 3

    ada = seated(stage(["Ada", "bot:swimmer", "bot:swimmer"], second_turn, turtles_each=1), 1, size=PHONE)
    page = ada.page
    chips = page.locator(".since button")
    chips.first.wait_for()
    assert chips.count() == 2
    chips.first.click()
    page.locator("[data-now]").click()
    speeds = []
    for _ in range(3):
        page.locator("[data-speed]").click()
        speeds.append(page.locator("[data-speed]").get_attribute("data-speed"))
    assert speeds == ["calm", "quick", "instant"]
    ada.finish()


def test_the_cards_variant_to_its_end(guest: New) -> None:
    ada = guest("#/new/device", name="Ada")
    page = ada.page
    page.locator("details.more summary").click()
    page.locator("label.tick").first.locator("input").check()
    for index, count in enumerate((1, 1, 1, 0, 0, 0)):
        page.locator(".counts input").nth(index).fill(str(count))
    page.locator(".aside").fill("1")
    page.locator("[data-open]").click()
    play_out(ada, "keys")
    assert page.locator(".results li").count() == 2
    ada.finish()


def test_three_pass_one_device_round(guest: New) -> None:
    ada = guest(table=SHORT)
    page = ada.page
    page.locator("[data-way=device]").click()
    page.locator(".add").click()
    for index, name in enumerate(("Ada", "Ben", "Cleo")):
        page.locator(".names input").nth(index).fill(name)
    page.locator("[data-open]").click()
    heads: set[str] = set()

    def seen() -> bool:
        heads.update(page.locator(".bar h2").all_inner_texts())
        return ada.done

    play_until([ada], seen)
    assert {name for name in ("Ada", "Ben", "Cleo") for head in heads if name in head} == {"Ada", "Ben", "Cleo"}
    assert page.locator(".results li").count() == 3
    ada.finish()


def test_a_tie_is_explained(seated: Callable[..., Guest]) -> None:
    def tied(game: Staged) -> bool:
        eggs = sorted(game.standing["eggs"])
        return eggs[-1] == eggs[-2] and len(game.standing["winners"]) == 1

    ada = seated(finished(["Ada", "bot:swimmer", "Cleo"], tied, turtles_each=1), 1)
    why = ada.page.locator(".podium .why")
    why.wait_for()
    assert "clutch" in why.inner_text()
    ada.finish()
