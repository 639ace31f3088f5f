"""The end of a game beside its board, pictures to share, and sound that is offered once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from mahe.rules import LAST_CLUTCH
from mahe.server.position import PositionView
from tests.browser.kit import DESKTOP, PHONE, Guest, House
from tests.browser.staged import Staged, finished, stage

New = Callable[..., Guest]
NAMES = ["Ada", "bot:swimmer", "Mehmet", "bot:hatchling"]
HATCHLINGS = """() => ({
    done: document.querySelector(".podium .results .won") !== null,
    spots: [...document.querySelectorAll(".hatchling")].map((one) => one.style.transform),
})"""


def picture(guest: Guest, name: str, file: Path) -> bytes:
    """Have a picture drawn on the page, and return what was downloaded."""
    with guest.page.expect_download() as download:
        guest.page.locator(f"[data-picture={name}]:visible").click()
    download.value.save_as(file)
    return file.read_bytes()


def test_the_final_board_stays_in_sight_and_is_a_picture_to_share(seated: New, tmp_path: Path) -> None:
    ada = seated(finished(NAMES, lambda game: 1 not in game.standing["winners"], seed=1), 1, size=DESKTOP)
    page = ada.page
    page.locator(".podium .won").wait_for()
    assert page.locator(".podium.lost .deed").count() == 4
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        board, result = page.locator(".board").bounding_box(), page.locator(".podium h1").bounding_box()
        assert board is not None
        assert result is not None
        assert board["x"] + board["width"] <= result["x"] or board["y"] + board["height"] <= result["y"]
        assert board["height"] > size["height"] / 2
        assert result["y"] + result["height"] < size["height"]
    drawn = picture(ada, "result", tmp_path / "game.png")
    assert drawn.startswith(b"\x89PNG")
    assert int.from_bytes(drawn[16:20]) == 1080
    # Sand, shells and letters take their room; water alone would not.
    assert len(drawn) > 100_000
    ada.finish()


def last_clutch_of_a_loser() -> Staged:
    """Return a table where whoever takes the last clutch does not win by it."""

    def at_the_end(at: PositionView) -> bool:
        stops = [one["lands"] for one in at["options"] if one["event"]["type"] == "stop"]
        return at["actor"] == 1 and at["face_up"] == LAST_CLUTCH and any(lands["wins"] for lands in stops)

    games = (stage(NAMES, at_the_end, seed=seed) for seed in count(2000))
    return next(game for game in games if game.standing["eggs"][0] + LAST_CLUTCH < max(game.standing["eggs"][1:]))


def test_the_hatchlings_do_not_know_who_has_won_before_the_clutches_are_counted(seated: New) -> None:
    ada = seated(last_clutch_of_a_loser(), 1, speed="calm")
    page = ada.page
    page.locator("[data-choice=stop]").click()
    page.locator(".podium").wait_for()
    counting = page.evaluate(HATCHLINGS)
    assert not counting["done"]
    page.locator(".podium .results .won").wait_for()
    counted = page.evaluate(HATCHLINGS)
    assert len(counted["spots"]) == LAST_CLUTCH
    assert not {*counting["spots"]} & {*counted["spots"]}
    ada.finish()


def test_the_best_moment_of_a_replay_is_an_animated_picture(guest: New, house: House, tmp_path: Path) -> None:
    over = house.take(finished(NAMES, seed=1))
    ada = guest(f"#/replay/{over.table}")
    ada.page.locator(".watch").wait_for()
    drawn = picture(ada, "moment", tmp_path / "moment.gif")
    assert drawn.startswith(b"GIF89a")
    assert int.from_bytes(drawn[6:8], "little") == 480
    frames = drawn.count(b"\x21\xf9\x04\x05")
    assert 5 < frames < 150
    assert len(drawn) > 30_000
    ada.finish()


def test_sound_is_offered_once_and_is_no_hindrance(seated: New) -> None:
    staged = stage(NAMES, lambda at: at["actor"] == 1 and at["pile"] < 12, seed=3)
    ada = seated(staged, 1, soundAsked=False)
    page = ada.page
    page.locator("[data-sound=off]").wait_for()
    ada.wait_for_choice()
    page.locator("[data-sound=on]").click()
    page.locator("[data-sound=on]").wait_for(state="detached")
    assert page.evaluate("JSON.parse(localStorage.getItem('mahe:settings')).sound")
    page.reload()
    ada.wait_for_choice()
    assert not page.locator("[data-sound]").count()
    ada.finish()
