"""A record watched with the arrow keys, and screens that are made larger and smaller."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from mahe.record import Record, parse_record
from mahe.rules import Rules
from mahe.terminal.app import MaheApp
from mahe.terminal.panels import Log
from mahe.terminal.replay import ReplayScreen
from tests.terminal.pictures import LARGE
from tests.terminal.stage import Actor, asked, on_stage, perform, screen_text, until

GAMES = Path(__file__).parents[1] / "golden" / "games"


def record(name: str = "tiny") -> Record:
    return parse_record((GAMES / f"{name}.mahe").read_text(encoding="utf-8"))


def replay(pilot: Actor) -> ReplayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


def test_the_arrow_keys_go_through_a_game(tmp_path: Path) -> None:
    async def watch() -> None:
        game = record("2_players_cards")
        async with on_stage(tmp_path, record=game) as (app, pilot):
            screen = replay(pilot)
            assert screen.at == 1
            assert "0 of 77" in screen_text(app)
            await pilot.press("right")
            thrown = screen.at
            assert "…" in screen_text(app)
            await pilot.press("down", "down")
            assert len(screen.query_one(Log).logged) == 2
            await pilot.press("up")
            assert len(screen.query_one(Log).logged) == 1
            await pilot.press("up", "right")
            assert screen.at == thrown
            await pilot.press("end")
            assert screen.at == len(game.events)
            await until(pilot, lambda: " wins. With " in screen_text(app).replace("\n", " "))
            await pilot.press("right", "down")
            assert screen.at == len(game.events)
            await pilot.press("home")
            assert screen.at == 1
            await pilot.press("left", "up")
            assert screen.at == 1

    perform(watch())


def test_a_game_that_begins_at_a_position_is_shown_from_there(tmp_path: Path) -> None:
    async def watch() -> None:
        game = record("4_players_from_a_position")
        async with on_stage(tmp_path, record=game) as (app, pilot):
            screen = replay(pilot)
            assert screen.at == 0
            assert "B<A" in screen_text(app)
            await pilot.press("right")
            assert (screen.at, len(screen.query_one(Log).logged)) == (1, 1)
            await pilot.press("home")
            assert screen.at == 0
            await pilot.press("end")
            assert screen.at == len(game.events)
            await pilot.press("home", "left", "up")
            assert screen.at == 0

    perform(watch())


def test_a_game_plays_by_itself_until_its_end(tmp_path: Path) -> None:
    async def watch() -> None:
        game = record()
        async with on_stage(tmp_path, record=game) as (app, pilot):
            await pilot.press("space")
            await until(pilot, lambda: replay(pilot).at == len(game.events))
            await until(pilot, lambda: not replay(pilot).playing)
            await pilot.press("q")
            await pilot.pause()
        assert app.return_value == ""

    perform(watch())


def test_a_game_that_plays_can_be_paused(tmp_path: Path) -> None:
    async def watch() -> None:
        async with on_stage(tmp_path, record=record("4_players"), speed="calm") as (_, pilot):
            await pilot.press("space")
            await until(pilot, lambda: replay(pilot).at > 1)
            await pilot.press("space")
            assert not replay(pilot).playing

    perform(watch())


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    async def watch() -> None:
        text = "\n".join([*map(str, _head()), "", "1. A24=12", "2. B3", ""])
        async with on_stage(tmp_path, record=parse_record(text)) as (app, pilot):
            await pilot.press("end")
            assert "This game was not" in screen_text(app)

    perform(watch())


def _head() -> list[str]:
    tags = {"Mahe": 1, "Seat1": "Ada", "Seat2": "bot:shark", "Turtles": 1, "Deck": "3 3 5 5 5 3", "FirstClutch": 4}
    return [f'[{name} "{value}"]' for name, value in tags.items()]


@pytest.mark.parametrize("size", [(59, 24), (80, 19), (10, 5)])
def test_a_terminal_that_is_too_small_is_told_so_and_loses_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    async def shrink() -> None:
        async with on_stage(tmp_path, LARGE, record=record()) as (app, pilot):
            before = screen_text(app)
            await pilot.resize_terminal(80, 24)
            await until(pilot, lambda: "0 of" in screen_text(app))
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: "Mahé" in screen_text(app))
            assert "0 of" not in screen_text(app)
            await pilot.resize_terminal(*LARGE)
            await until(pilot, lambda: screen_text(app) == before)

    perform(shrink())


def _is_high(app: MaheApp, rows: int) -> bool:
    return len(screen_text(app).split("\n")) == rows


def test_a_table_fits_every_size(tmp_path: Path) -> None:
    async def resize() -> None:
        names = ("Ada", *["bot:swimmer"] * 6)
        async with on_stage(tmp_path, LARGE, rules=Rules(players=7), names=names) as (app, pilot):
            await asked(app, pilot)
            for size in ((80, 24), (60, 20), (81, 40), (200, 24), (160, 60), (80, 24)):
                await pilot.resize_terminal(*size)
                await until(pilot, partial(_is_high, app, size[1]))
                await until(pilot, lambda: "Roll for A" in screen_text(app))
                lines = screen_text(app).split("\n")
                assert max(map(len, lines)) <= size[0]
                assert any("21" in line for line in lines)
                assert "Q quit" in lines[-1]

    perform(resize())


def test_the_speed_of_a_replay_changes_by_a_key(tmp_path: Path) -> None:
    async def watch() -> None:
        async with on_stage(tmp_path, record=record()) as (app, pilot):
            await pilot.press("v")
            assert app.pace.speed == "calm"

    perform(watch())
