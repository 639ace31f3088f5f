"""A game on the screen, played with the keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from mahe.locales import Words
from mahe.record import parse_record
from mahe.rules import Rules, Start, Stop, Turned
from mahe.terminal.finish import Finish
from mahe.terminal.local import LocalGame
from mahe.terminal.motion import Pace
from mahe.terminal.panels import Log, Panel
from mahe.terminal.saved import interrupted
from mahe.terminal.table import TableScreen
from tests.kit import A, B
from tests.play.sitters import ADA, BEN, obedient, table_with
from tests.terminal.stage import SHORT, Actor, asked, on_stage, perform, play_out, screen_text, table_of, until, verbs

PAIR = Rules(players=2, turtles_each=1)
CARDS = Rules(players=2, turtles_each=1, cards_as_dice=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_to_the_podium(language: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, language=language, rules=SHORT, names=("Ada", "bot:swimmer")) as (app, pilot):
            while not isinstance(app.screen, Finish):
                await until(pilot, lambda: isinstance(app.screen, Finish) or verbs(app))
                await pilot.press("2" if len(table_of(app).query_one(Panel).choices) > 1 else "1")
            words, game = Words(language), table_of(app).game
            text = screen_text(app)
            assert words("table-eggs", eggs=7) in text or "7" in text
            assert words("terminal-podium-keys") in text
            assert len(table_of(app).query_one(Log).logged) == sum(
                isinstance(event, Stop) or line for event, line in zip(game.events, _moves(game), strict=True)
            )
            await pilot.press("q")

    perform(play())


def test_a_window_that_changes_while_the_podium_is_taken_down_is_no_fault(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=SHORT, names=("bot:swimmer", "bot:swimmer")) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, Finish))
            await app.screen.remove_children()
            await pilot.resize_terminal(100, 30)

    perform(play())


def _moves(game: object) -> list[bool]:
    """Return for each event of a game whether it completes a move, other than by stopping."""
    assert isinstance(game, LocalGame)
    return [
        not isinstance(event, Stop) and game.states[index].mover is not None and game.states[index + 1].mover is None
        for index, event in enumerate(game.events)
    ]


async def at_table(app: object, pilot: Actor, game: LocalGame) -> TableScreen:
    """Put a table of the test's own on the stage."""
    del app
    screen = TableScreen(game, Pace("instant"))
    pilot.app.push_screen(screen)
    await pilot.pause()
    return screen


def test_a_rider_decides_for_the_turtle_below(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(PAIR, [ADA, BEN], [3, 3, 4, 2])
            await at_table(app, pilot, LocalGame(table, app.words))
            for key in ("1", "s", "1", "s", "1"):
                await asked(app, pilot)
                await pilot.press(key)
            assert await asked(app, pilot) == ["Roll again", "Stop on 7"]
            text = screen_text(app)
            assert "Hand it to Ben" in text
            assert "Ben decides for the red" in text
            assert "A<B" in text
            await pilot.press("s")
            await until(pilot, lambda: table.state.space(A) == 7)
            assert table.state.stacks[6] == (A, B)
            assert table_of(app).query_one(Log).logged[-1] == "Ada: 4. Red A carries Orange B to 7. Ben decided."

    perform(play())


def test_who_plays_alone_is_told_you_decide(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(PAIR, [obedient(Start(A), Stop(), Start(A)), BEN], [3, 3, 4])
            await at_table(app, pilot, LocalGame(table, app.words))
            for key in ("1", "s"):
                await asked(app, pilot)
                await pilot.press(key)
            await asked(app, pilot)
            text = screen_text(app)
            assert "You decide for the red" in text
            assert "You ride on top, and take" in text

    perform(play())


def test_the_odds_and_where_each_choice_leads_are_shown(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(PAIR, [ADA, BEN], [5])
            await at_table(app, pilot, LocalGame(table, app.words))
            await asked(app, pilot)
            await pilot.press("1")
            assert await asked(app, pilot) == ["Roll again", "Stop on 5"]
            text = screen_text(app)
            assert "bust 67%" in text
            assert "1 2 3× 4× 5× 6×" in text
            for mark in (" 5 [S]", "12 [1]", "14 [2]"):
                assert mark in text
            assert "[3]" not in text

    perform(play())


def test_a_card_is_played_as_a_die(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            bot = obedient(Start(B), Stop(), Start(B), Stop())
            table = table_with(CARDS, [ADA, bot], [1, 2, 4, Turned(5), 2, 5, 2], first=2)
            await at_table(app, pilot, LocalGame(table, app.words))
            for key in ("1", "r", "r", "1"):
                await asked(app, pilot)
                await pilot.press(key)
            assert await asked(app, pilot) == ["Roll again", "Stop on 5", "Play the 2"]
            assert "Your cards: 2" in screen_text(app)
            await pilot.press("3")
            await until(pilot, lambda: len(table_of(app).query_one(Log).logged) > 2)
            logged = table_of(app).query_one(Log).logged
            assert "Ada: (5 + 2) × 2 = 14. Ada played the 2. Red A swims to 14." in logged

    perform(play())


def test_cards_are_seen_by_their_owner_alone_where_several_share_the_keyboard(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(CARDS, [ADA, BEN], [1, 2, 4, Turned(5)], first=2)
            await at_table(app, pilot, LocalGame(table, app.words))
            for key in ("1", "r", "r"):
                await asked(app, pilot)
                await pilot.press(key)
            await asked(app, pilot)
            assert "2 eggs ·" not in screen_text(app)
            assert "Your cards" not in screen_text(app)
            await pilot.press("c")
            await pilot.pause()
            assert "No clutches" in screen_text(app)
            await pilot.press("escape")

    perform(play())


def test_a_choice_can_be_clicked(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(PAIR, [ADA, BEN], [5])
            await at_table(app, pilot, LocalGame(table, app.words))
            await asked(app, pilot)
            await pilot.click(Panel, offset=(2, 3))
            assert await asked(app, pilot) == ["Roll again", "Stop on 5"]

    perform(play())


def test_the_record_can_be_saved_at_any_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("1")
            await asked(app, pilot)
            await pilot.press("w")
            await pilot.pause()
            app.screen.query_one(Input).value = str(tmp_path / "x.mahe")
            await pilot.press("enter")
            await until(pilot, (tmp_path / "x.mahe").exists)
            record = parse_record((tmp_path / "x.mahe").read_text(encoding="utf-8"))
            assert record.events == tuple(table_of(app).game.events)

    perform(play())


@pytest.mark.parametrize(("key", "kept"), [("1", 1), ("2", 0)])
@pytest.mark.parametrize("quit_by", ["ctrl+c", "q"])
def test_quitting_offers_to_keep_the_game(quit_by: str, key: str, kept: int, tmp_path: Path) -> None:
    async def play() -> str | None:
        async with on_stage(tmp_path, rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("1")
            await asked(app, pilot)
            await pilot.press(quit_by)
            await pilot.pause()
            assert "Quit the game?" in screen_text(app)
            await pilot.press("3")
            await asked(app, pilot)
            await pilot.press(quit_by)
            await pilot.pause()
            await pilot.press(key)
            await pilot.pause()
        return app.return_value

    said = perform(play())
    assert bool(said) == bool(kept)
    assert len(interrupted(tmp_path)) == kept


def test_a_kept_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    async def leave() -> int:
        async with on_stage(tmp_path, rules=SHORT, names=("Ada", "bot:swimmer")) as (app, pilot):
            for key in ("1", "s", "1"):
                await asked(app, pilot)
                await pilot.press(key)
            await asked(app, pilot)
            events = len(table_of(app).game.events)
            await pilot.press("ctrl+c")
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
        return events

    async def return_(events: int) -> None:
        async with on_stage(tmp_path) as (app, pilot):
            assert "Go on: 20" in screen_text(app)
            await pilot.press("enter")
            await until(pilot, lambda: len(app.screen_stack) > 1)
            assert await asked(app, pilot)
            assert len(table_of(app).game.events) == events
            await play_out(app, pilot)
            await pilot.press("q")
            await pilot.pause()
        assert interrupted(tmp_path) == []

    perform(return_(perform(leave())))


def test_after_a_game_the_next_seat_starts_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=SHORT, names=("Ada", "bot:swimmer")) as (app, pilot):
            first = table_of(app).game
            await play_out(app, pilot)
            await pilot.press("n")
            await until(pilot, lambda: table_of(app).game is not first)
            assert [place.kind for place in table_of(app).game.cast.places] == ["bot", "person"]

    perform(play())


def test_the_board_can_be_seen_after_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=SHORT, names=("Ada", "Ben")) as (app, pilot):
            await play_out(app, pilot)
            await pilot.press("escape")
            await pilot.pause()
            assert "sits on the last" in screen_text(app)

    perform(play())


@pytest.mark.parametrize(("key", "words"), [("l", "Red A swims to 14"), ("question_mark", "skip the motion")])
def test_windows_open_and_close(key: str, words: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(PAIR, [ADA, BEN], [5, 2])
            await at_table(app, pilot, LocalGame(table, app.words))
            for one in ("1", "r"):
                await asked(app, pilot)
                await pilot.press(one)
            await asked(app, pilot)
            await pilot.press(key)
            await pilot.pause()
            assert app.screen is not table_of(app)
            assert words in screen_text(app)
            await pilot.press("escape")
            await pilot.pause()
            assert app.screen is table_of(app)

    perform(play())


def test_the_speed_changes_by_a_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("v")
            assert app.pace.speed == "calm"
            await pilot.press("v", "v")
            assert app.pace.speed == "instant"

    perform(play())


def test_motion_that_is_skipped_takes_no_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=SHORT, names=("Ada", "bot:swimmer"), speed="calm") as (app, pilot):
            await asked(app, pilot)
            await pilot.press("1", "space")
            await asked(app, pilot)
            assert table_of(app).shown == len(table_of(app).game.events)

    perform(play())


def test_a_key_pressed_twice_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            table = table_with(PAIR, [ADA, BEN], [5])
            screen = await at_table(app, pilot, LocalGame(table, app.words))
            await asked(app, pilot)
            screen.action_take(0)
            screen.redraw()
            screen.action_take(0)
            assert await asked(app, pilot) == ["Roll again", "Stop on 5"]
            assert table.state.dice == (5,)

    perform(play())
