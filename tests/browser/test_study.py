"""The study board: positions set up by mouse, touch and keys, what they are worth, and games that are gone through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.kit import DESKTOP, Guest, House
from tests.browser.looks import LANGUAGES, violations
from tests.browser.screens import LIVELY
from tests.browser.staged import Staged, finished
from tests.server.kit import Json

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

New = Callable[..., Guest]
pytestmark = pytest.mark.screens

SMALL: ViewportSize = {"width": 360, "height": 640}
GAMES = sorted((Path(__file__).parents[1] / "golden" / "games").glob("*.mahe"))


def at(guest: Guest, text: str) -> None:
    """Wait until a position is looked at, and the server has said something of it."""
    guest.wait(
        "text => document.querySelector('[data-text]')?.value === text"
        " && document.querySelector('.study .page').ariaBusy === 'false'",
        text,
    )


def studied(guest: Guest, house: House, text: str) -> Json:
    found: Json = guest.page.request.get(f"{house.url}/api/position", params={"text": text}).json()
    return found


def percent(chance: float) -> str:
    return f"{chance * 100:.1f}%"


def address(guest: Guest) -> str:
    return str(guest.page.evaluate("decodeURI(location.hash)")).removeprefix("#/study/")


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edit(guest: Guest, text: str = LIVELY) -> None:
    at(guest, text)
    guest.page.locator("[data-edit]").click()
    guest.page.locator("[data-mark=A]").wait_for()


def test_a_position_says_what_it_is_worth_and_leads_on(guest: New, house: House) -> None:
    ada = guest(f"#/study/{LIVELY}")
    page = ada.page
    at(ada, LIVELY)
    found = studied(ada, house, LIVELY)
    for seat, chance in enumerate(found["chances"], 1):
        assert percent(chance) in page.locator(f"[data-seat='{seat}']").inner_text()
    roll, stop = page.locator("[data-options] > li").all_inner_texts()
    assert percent(found["options"][0]["worth"]) in roll
    assert percent(found["options"][1]["worth"]) in stop
    assert "best" in roll
    assert f"gives away {found['options'][1]['gives_away'] * 100:.1f} points" in stop
    assert "C was about to arrive." in stop
    faces = page.locator("[data-face]")
    assert faces.count() == 6
    assert "to 17 · onto Yellow C" in faces.nth(1).inner_text()
    assert "to the raft" in faces.nth(5).inner_text()

    faces.nth(1).click()
    at(ada, "4x1/4D9BA17C/5/13..55.2/2:B22")
    assert address(ada) == "4x1/4D9BA17C/5/13..55.2/2:B22"
    page.locator("[data-option=stop] > button").click()
    at(ada, "4x1/4D17CBA/5/13..55.2/3")
    page.keyboard.press("ArrowLeft")
    at(ada, "4x1/4D9BA17C/5/13..55.2/2:B22")
    page.keyboard.press("1")
    at(ada, "4x1/4D9BA17C/5/13..55.2/2:B22r")
    outcomes = page.locator("[data-outcomes] button")
    assert outcomes.count() == 6
    page.keyboard.press("6")
    at(ada, "4x1/4D17C/5/13..55.2/3")
    assert "Bust" not in page.locator(".way p").first.inner_text()
    page.locator(".way summary").click()
    page.locator("[data-step='0']").click()
    at(ada, LIVELY)
    ada.finish()


def test_turtles_are_dragged_and_placed_with_a_mouse(guest: New) -> None:
    ada = guest(f"#/study/{LIVELY}")
    page = ada.page
    edit(ada)

    def drag(letter: str, target: str) -> None:
        page.mouse.move(*centre(page, f"[data-drag={letter}]"))
        page.mouse.down()
        page.mouse.move(*centre(page, target), steps=5)
        page.mouse.up()

    drag("C", "[data-drag=D]")
    at(ada, "4x1/4DC9BA/5/13..55.2/2:B2")
    page.locator("[data-drag=A]").click()
    page.locator("[data-target='20']").click()
    at(ada, "4x1/4DC9B20A/5/13..55.2/2:B2")
    drag("A", "[data-target='0']")
    at(ada, "4x1/4DC9B/5/13..55.2/2:B2")
    page.locator("[data-drag=B]").click()
    page.locator("[data-target='4'] rect").click(position={"x": 3, "y": 30}, force=True)
    at(ada, "4x1/4DCB/5/13..55.2/2:B2")
    page.locator("[data-mark=B]").click()
    page.locator("[data-lower]").click()
    at(ada, "4x1/4DBC/5/13..55.2/2:B2")
    assert address(ada) == "4x1/4DBC/5/13..55.2/2:B2"
    page.locator("[data-undo]").click()
    at(ada, "4x1/4DCB/5/13..55.2/2:B2")
    page.keyboard.press("Control+z")
    at(ada, "4x1/4DC9B/5/13..55.2/2:B2")
    page.keyboard.press("Control+Shift+z")
    page.locator("[data-redo]").click()
    at(ada, "4x1/4DBC/5/13..55.2/2:B2")
    ada.finish()


def test_turtles_are_dragged_and_placed_with_a_finger(guest: New) -> None:
    ada = guest(f"#/study/{LIVELY}", size=SMALL, touch=True)
    page = ada.page
    at(ada, LIVELY)
    page.locator("[data-edit]").tap()
    page.locator("[data-mark=A]").wait_for()
    devtools = ada.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = centre(page, "[data-drag=C]"), centre(page, "[data-drag=D]")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": a, "y": b} for a, b in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", (x, y))
    for part in range(1, 9):
        touch("touchMove", (x + (to_x - x) * part / 8, y + (to_y - y) * part / 8))
    touch("touchEnd")
    at(ada, "4x1/4DC9BA/5/13..55.2/2:B2")
    page.locator("[data-drag=C]").tap()
    page.locator("[data-target='12']").tap()
    at(ada, "4x1/4D9BA12C/5/13..55.2/2:B2")
    assert ada.pointers == ["touch"]
    ada.finish()


def test_everything_is_set_up_by_keys_alone(guest: New) -> None:
    ada = guest(f"#/study/{LIVELY}")
    page, press = ada.page, ada.page.keyboard.press
    at(ada, LIVELY)
    press("e")
    page.locator("[data-mark=A]").wait_for()

    def reach(selector: str) -> None:
        """Go on with Tab until something has the focus."""
        for _ in range(90):
            if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    reach("[data-start]")
    press("Enter")
    at(ada, "4x1/-/0/.../1")
    reach("[data-clear]")
    press("Enter")
    at(ada, "4x1/-/3/.../1")
    reach("[data-mark=A]")
    for _ in range(4):
        press("ArrowRight")
    press("Tab")
    for _ in range(5):
        press("ArrowRight")
    press("ArrowLeft")
    press("ArrowDown")
    at(ada, "4x1/4BA/3/.../1")
    reach("input[name=turn]")
    press("ArrowRight")
    at(ada, "4x1/4BA/3/.../2")
    reach("input[name=mover]")
    press("ArrowRight")
    at(ada, "4x1/4BA/3/.../2:Br")
    reach("[data-die='2']")
    press("Enter")
    at(ada, "4x1/4BA/3/.../2:B2")
    reach("[data-air]")
    press("Enter")
    at(ada, "4x1/4BA/3/.../2:B2r")
    reach("input[name=open]")
    press("ArrowRight")
    at(ada, "4x1/4BA/4/.../2:B2r")
    reach("[data-more='6']")
    press("Enter")
    at(ada, "4x1/4BA/4/6.../2:B2r")
    reach("summary")
    press("Enter")
    reach("[data-option=cards_as_dice]")
    press(" ")
    at(ada, "4x1c/4BA/4/6.../2:B2r")
    assert "Blue" not in page.locator("[data-spoken]").inner_text()
    ada.finish()


def test_a_table_of_two_with_two_turtles_each_and_cards_as_dice(guest: New) -> None:
    ada = guest("#/study/2x2/-/3/./1")
    page = ada.page
    edit(ada, "2x2/-/3/./1")
    page.locator("[data-mark=A]").click()
    page.locator("[data-place]").select_option("9")
    at(ada, "2x2/9A/3/./1")
    page.locator("[data-group=moved] [data-item=A]").click()
    at(ada, "2x2/9A/3/./1-A")
    page.locator(".editor summary").click()
    page.locator("[data-option=cards_as_dice]").check()
    at(ada, "2x2c/9A/3/./1-A")
    page.locator("[data-group=hand] [data-item='0']").click()
    page.locator("[data-more='4']").click()
    at(ada, "2x2c/9A/3/.!4/1-A")
    page.locator("[data-group=carded] [data-item='1']").click()
    at(ada, "2x2c/9A/3/.!4/1-Ac1")
    page.locator("[data-look]").click()
    page.locator("[data-option=start]").wait_for()
    page.locator(".board [data-pick=B]").click()
    at(ada, "2x2c/9A/3/.!4/1-A:Brc1")
    ada.finish()


def test_what_cannot_be_is_said_and_nothing_is_lost(guest: New) -> None:
    ada = guest(f"#/study/{LIVELY}", size=SMALL)
    page = ada.page
    edit(ada)
    page.locator("[data-group=open] [data-item='7']").click()
    page.locator("[data-sentence]").wait_for()
    assert "the 7 eggs lie face up when all 20 cards are taken" in page.locator("[data-sentence]").inner_text()
    assert "open clutch" in page.locator("#position-trouble .warning").inner_text()
    assert page.locator("[data-text]").input_value() == "4x1/4D9BA17C/7/13..55.2/2:B2"
    assert page.locator("[data-caret]").get_attribute("data-caret") == "14"
    assert address(ada) == LIVELY
    page.reload()
    page.locator("[data-sentence]").wait_for()
    assert page.locator("[data-text]").input_value() == "4x1/4D9BA17C/7/13..55.2/2:B2"
    page.locator("[data-edit]").click()
    page.locator("[data-group=open] [data-item='6']").click()
    at(ada, "4x1/4D9BA17C/6/13..55.2/2:B2")
    assert page.locator("[data-sentence]").count() == 0
    ada.finish(allowed="Failed to load")


def test_a_text_is_pasted_and_a_wrong_one_says_where(guest: New, house: House) -> None:
    ada = guest("#/study")
    page = ada.page
    at(ada, LIVELY)
    field = page.locator("[data-text]")
    field.fill(f"{house.url}/#/study/7x1/13GFEDCBA/6/....../7:Gr")
    field.press("Enter")
    at(ada, "7x1/13GFEDCBA/6/....../7:Gr")
    assert "13" in str(page.locator(".board [data-space='13']").get_attribute("aria-label"))
    field.fill("7x1/13GFEDCBA/6/....../9")
    page.locator("[data-go]").click()
    page.locator("[data-sentence]").wait_for()
    assert page.locator("[data-sentence]").inner_text().startswith("column 24: the turn begins with")
    assert page.locator("[data-sentence]").get_attribute("lang") == "en"
    assert field.get_attribute("aria-invalid") == "true"
    ada.finish(allowed="Failed to load")


def test_a_link_is_copied(guest: New, house: House) -> None:
    ada = guest(f"#/study/{LIVELY}")
    page = ada.page
    at(ada, LIVELY)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("() => { navigator.share = undefined; }")
    page.locator("[data-link]").click()
    ada.wait("link => navigator.clipboard.readText().then((text) => text === link)", f"{house.url}/#/study/{LIVELY}")
    page.locator("[data-copy]").click()
    ada.wait("text => navigator.clipboard.readText().then((found) => found === text)", LIVELY)
    ada.finish()


def test_a_replay_leads_to_the_study_board_and_back(guest: New, house: House) -> None:
    staged: Staged = house.take(finished(["Ada", "bot:swimmer", "Cleo"]))
    ada = guest(f"#/replay/{staged.table}")
    page, press = ada.page, ada.page.keyboard.press
    page.locator(".watch").wait_for()
    for _ in range(5):
        press("ArrowRight")
    ada.wait("document.querySelector('.track input').valueAsNumber === 5")
    page.locator("[data-study]:visible").click()
    page.locator("[data-options]").wait_for()
    here = page.locator("[data-text]").input_value()
    assert address(ada) == here
    assert "Ada" in page.locator("[data-seats]").inner_text()
    count = page.locator(".way small").inner_text()
    assert int(count.split()[-1]) > 100
    press("ArrowRight")
    press("ArrowLeft")
    at(ada, here)
    page.locator("[data-face='6']").first.click()
    ada.wait("document.querySelector('[data-rejoin]') !== null || document.querySelector('.way small') !== null")
    press("1")
    page.locator("[data-rejoin]").click()
    ada.wait("document.querySelector('[data-rejoin]') === null")
    assert page.locator(".way small").inner_text().endswith(count.split()[-1])
    page.locator("[data-replay]").click()
    ada.wait("document.querySelector('.track input')?.valueAsNumber === 5")
    ada.finish()


def test_a_game_is_opened_from_a_file_and_left(guest: New) -> None:
    ada = guest("#/study", size=SMALL)
    page = ada.page
    at(ada, LIVELY)
    page.locator("input[type=file]").set_input_files(GAMES[0])
    page.locator(".way input[type=range]").wait_for()
    page.locator(".way input[type=range]").fill("12")
    ada.wait("document.querySelector('.way small').innerText.startsWith('13 ')")
    page.locator("[data-edit]").click()
    page.locator("[data-clear]").click()
    page.locator("[data-look]").click()
    page.locator("[data-rejoin]").click()
    ada.wait("document.querySelector('.way small').innerText.startsWith('13 ')")
    page.locator("input[type=file]").set_input_files(
        {"name": "bad.mahe", "mimeType": "text/plain", "buffer": b"nothing of the kind"}
    )
    page.get_by_text("a record begins with the tag").wait_for()
    ada.finish(allowed="Failed to load")


def test_one_plays_on_against_bots_and_comes_back(guest: New) -> None:
    ada = guest(f"#/study/{LIVELY}", size=DESKTOP, name="Ada")
    page = ada.page
    at(ada, LIVELY)
    page.locator("[data-play]").click()
    page.locator("#seat-3").select_option("ancient")
    page.locator("[data-play-on]").click()
    ada.wait_for_choice()
    assert ada.choices == ["roll", "stop"]
    spaces = page.evaluate("[...document.querySelectorAll('.board [data-space]')].map((one) => one.dataset.space)")
    assert sorted(spaces, key=int) == ["4", "9", "17"]
    assert "5 eggs" in str(page.locator(".board .nest").get_attribute("aria-label"))
    page.locator("[data-choice=stop]").click()
    ada.wait("document.querySelectorAll('.area-log .log li').length > 0")
    page.go_back()
    at(ada, LIVELY)
    ada.finish()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_finds_nothing_wrong_and_every_language_has_its_words(language: str, guest: New) -> None:
    theme = "night" if language in ("de", "nl") else "day"
    ada = guest("#/study/3x2c/4BA17C/5/13..55!2/2:C2", size=SMALL, language=language, theme=theme, still=True)
    page = ada.page
    at(ada, "3x2c/4BA17C/5/13..55!2/2:C2")
    found = violations(page)
    page.locator("[data-edit]").click()
    page.locator(".editor summary").click()
    found += violations(page)
    assert not found, found
    assert page.locator("[data-spoken]").inner_text().count("%") == 3
    ada.finish()
