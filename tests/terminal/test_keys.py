"""Letters work with Shift and with Caps Lock too, on every screen and at the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.binding import BindingsMap
from textual.screen import Screen

from mahe.record import parse_record
from mahe.rules import Rules, Start, Stop
from mahe.terminal.dialogs import Ask, Read, TypeIn
from mahe.terminal.finish import Finish
from mahe.terminal.lobby import LobbyScreen
from mahe.terminal.local import LocalGame
from mahe.terminal.plain import Quit, play_plain
from mahe.terminal.replay import ReplayScreen
from mahe.terminal.review import ReviewScreen
from mahe.terminal.setup import SetupScreen
from mahe.terminal.table import TableScreen
from tests.play.sitters import ADA, BEN, table_with
from tests.terminal.keyboard import Keyboard, screen_of
from tests.terminal.pictures import GAME
from tests.terminal.stage import SHORT, asked, on_stage, perform, play_out, screen_text, table_of, until, verbs

SCREENS: tuple[type[Screen], ...] = (  # type: ignore[type-arg]
    TableScreen,
    SetupScreen,
    ReplayScreen,
    ReviewScreen,
    LobbyScreen,
    Finish,
    Ask,
    Read,
    TypeIn,
)
PAIR = Rules(players=2, turtles_each=1)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_letter_is_bound_in_both_cases(screen: type[Screen]) -> None:  # type: ignore[type-arg]
    bound = {key: [one.action for one in found] for key, found in BindingsMap(screen.BINDINGS).key_to_bindings.items()}
    for key, actions in bound.items():
        if len(key) == 1 and key.isalpha():
            assert bound[key.swapcase()] == actions
            # Terminals with more than one way to send keys may report Shift separately.
            assert bound[f"shift+{key.lower()}"] == actions


def test_a_game_is_played_with_capitals(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("R")
            assert (await asked(app, pilot))[0] == "Roll again"
            await pilot.press("S")
            await asked(app, pilot)
            assert [event for event in table_of(app).game.events if isinstance(event, Start | Stop)][1] == Stop()
            await pilot.press("V")
            assert app.pace.speed == "calm"
            for key, words in {"L": "Red A", "C": "No clutches", "W": "which file?", "Q": "Quit the game?"}.items():
                await pilot.press(key)
                await until(pilot, lambda: app.screen is not table_of(app))
                await until(pilot, lambda words=words: words in screen_text(app))  # type: ignore[misc]
                await pilot.press("Q" if key in "LC" else "escape")
                await until(pilot, lambda: app.screen is table_of(app))

    perform(play())


def test_the_podium_hears_capitals(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=SHORT, names=("Ada", "Ben")) as (app, pilot):
            await play_out(app, pilot)
            first = table_of(app).game
            await pilot.press("N")
            await until(pilot, lambda: table_of(app).game is not first and verbs(app))

    perform(play())


@pytest.mark.parametrize("kind", ["setup", "replay"])
def test_q_leaves_with_caps_lock_too(kind: str, tmp_path: Path) -> None:
    async def play() -> str | None:
        record = parse_record(GAME.read_text(encoding="utf-8")) if kind == "replay" else None
        async with on_stage(tmp_path, record=record) as (app, pilot):
            await pilot.press("V")
            assert app.pace.speed == ("calm" if kind == "replay" else "instant")
            await pilot.press("Q")
            await until(pilot, lambda: app.return_value is not None)
        return app.return_value

    assert perform(play()) == ""


def test_commands_at_the_prompt_may_be_capitals(tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    screen = screen_of(table_with(PAIR, [ADA, BEN], [3]), ["1", "C", f"W {path}"])
    assert "No clutches." in screen
    assert f"The game is in {path}." in screen
    keyboard = Keyboard(["Q", "1"])
    with pytest.raises(Quit):
        play_plain(LocalGame(table_with(PAIR, [ADA, BEN], []), keyboard.prompt.words), keyboard.prompt)
