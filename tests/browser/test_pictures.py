"""The end of a game beside its board, pictures to share, and sound that is offered once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.browser.kit import DESKTOP, PHONE, Guest, House
from tests.browser.staged import finished, stage

New = Callable[..., Guest]
NAMES = ["Ada", "bot:swimmer", "Mehmet", "bot:hatchling"]


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
