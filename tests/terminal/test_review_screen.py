"""A game reviewed on the screen, after its end and while it is watched again."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from textual.containers import VerticalScroll

from mahe.bots.registry import SOLUTION
from mahe.locales import LANGUAGES, Words
from mahe.record import Record, parse_record, record_game
from mahe.rules import Rules, options
from mahe.terminal import review as review_module
from mahe.terminal.app import MaheApp
from mahe.terminal.finish import Finish
from mahe.terminal.game_review import GameReview, review_game
from mahe.terminal.panels import LEAST, Panel
from mahe.terminal.players import cast_of
from mahe.terminal.replay import ReplayScreen
from mahe.terminal.review import ReviewScreen, find_review
from mahe.terminal.review_text import review_text
from mahe.terminal.table import TableScreen
from tests.review.records import SMALL_DECK, bots_record, shared_win
from tests.terminal.pictures import LARGE
from tests.terminal.stage import SHORT, Actor, asked, on_stage, perform, play_out, screen_text, until

GAMES = Path(__file__).parents[1] / "golden" / "games"


def record(name: str = "2_players_cards") -> Record:
    return parse_record((GAMES / f"{name}.mahe").read_text(encoding="utf-8"))


def is_reviewed(app: MaheApp) -> bool:
    return isinstance(app.screen, ReviewScreen) and app.screen.review is not None


async def whole_text(app: MaheApp, pilot: Actor) -> str:
    """Return all that can be scrolled to."""
    await until(pilot, lambda: app.screen.query_one("#review", VerticalScroll).max_scroll_y)
    await pilot.press("home")
    await pilot.pause()
    seen = [screen_text(app)]
    while not app.screen.query_one("#review", VerticalScroll).is_vertical_scroll_end:
        await pilot.press("pagedown")
        await pilot.pause()
        await until(pilot, lambda: screen_text(app) != seen[-1])
        seen.append(screen_text(app))
    return "\n".join(seen)


def test_a_game_is_played_to_the_end_and_its_review_opened_and_closed_with_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=SHORT, names=("Ada", "bot:swimmer")) as (app, pilot):
            await play_out(app, pilot)
            await until(pilot, lambda: "R review" in screen_text(app))
            await pilot.press("r")
            await until(pilot, lambda: is_reviewed(app))
            text = await whole_text(app, pilot)
            for said in (
                *("Estimated by the bot Ancient.", "player", "luck", "choices", "A Ada", "B Swimmer", "│"),
                *("The chances, turn by turn", "How they played", "With average dice: ", "Mistakes"),
            ):
                assert said in text
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, Finish))
            # From the board as well, and from there back to the podium.
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.press("r")
            await until(pilot, lambda: is_reviewed(app))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, Finish))
            await pilot.press("q")

    perform(play())


def test_nobody_is_shown_a_review_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=Rules(players=2), names=("Ada", "Ben")) as (app, pilot):
            assert await asked(app, pilot) == ["A goes first", "B goes first"]
            await pilot.press("r", "escape")
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)

    perform(play())


def test_the_moments_of_a_review_are_seen_on_the_board(tmp_path: Path) -> None:
    async def watch() -> None:
        async with on_stage(tmp_path, record=record()) as (app, pilot):
            await pilot.press("r")
            await until(pilot, lambda: is_reviewed(app))
            found = app.screen.review if isinstance(app.screen, ReviewScreen) else None
            assert found is not None
            await pilot.press("g")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.at == found.moments[0])
            replay = app.screen
            assert isinstance(replay, ReplayScreen)
            for at in found.moments[1:4]:
                await pilot.press("n")
                await until(pilot, partial(_is_at, replay, at))
                question = replay.query_one(Panel)._question
                assert question.line == found.said_at(at) != ""
                assert question.hand == found.chances_at(at)
            await pilot.press("p")
            await until(pilot, partial(_is_at, replay, found.moments[2]))
            await pilot.press("q")
            await until(pilot, lambda: is_reviewed(app))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await pilot.press("q")
            await until(pilot, lambda: app.return_value == "")

    perform(watch())


def _is_at(replay: ReplayScreen, at: int) -> bool:
    return replay.at == at


def test_a_replay_finds_its_moments_without_the_review_being_opened(tmp_path: Path) -> None:
    async def watch() -> None:
        async with on_stage(tmp_path, record=record()) as (app, pilot):
            replay = app.screen
            assert isinstance(replay, ReplayScreen)
            assert not replay.query_one(Panel)._question.hand
            await pilot.press("n")
            await until(pilot, lambda: replay.review is not None)
            assert replay.review is not None
            await until(pilot, lambda: replay.review and replay.at == replay.review.moments[0])
            assert "%" in replay.query_one(Panel)._question.hand

    perform(watch())


def test_the_screen_can_be_left_while_the_review_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()

    def find(*arguments: object) -> GameReview:
        assert goes_on.wait(60)
        return find_review(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(review_module, "find_review", find)

    async def watch() -> None:
        async with on_stage(tmp_path, record=record("tiny")) as (app, pilot):
            try:
                await pilot.press("r")
                await until(pilot, lambda: "One moment …" in screen_text(app))
                await pilot.press("g", "down")
                await pilot.press("escape")
                await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            finally:
                goes_on.set()
            await pilot.press("r")
            await until(pilot, lambda: is_reviewed(app))

    perform(watch())


def test_a_solution_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(tmp_path / "absent.solved"))

    async def watch() -> None:
        game = bots_record(SHORT, "swimmer", 1)
        async with on_stage(tmp_path, LARGE, record=game) as (app, pilot):
            await pilot.press("r")
            await until(pilot, lambda: "absent.solved: no such file" in screen_text(app).replace("\n", ""))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await pilot.press("n")
            await until(pilot, lambda: "absent.solved" in screen_text(app).replace("\n", ""))

    perform(watch())


def reviewed(game: Record, language: str) -> GameReview:
    return review_game(game, cast_of(game.rules, game.names, Words(language)))


def records() -> list[Record]:
    seven = bots_record(Rules(players=7, deck=SMALL_DECK), "swimmer", 1)
    events = seven.events[: next(n for n, state in enumerate(seven.states()) if n > 60 and options(state))]
    names = ["Maximiliane-Charlotte V.", "玲玲", "", *(f"bot:{bot}" for bot in ("ancient", "shark", "swimmer", "x"))]
    return [
        bots_record(SHORT, "hatchling", 2),
        bots_record(Rules(players=3, deck=SMALL_DECK), "hatchling", 1),
        record_game(seven.rules, names, events),
        record_game(seven.rules, names, seven.events[:1]),
        shared_win(Random(1)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_fits_every_width_in_every_language(language: str) -> None:
    smallest = LEAST[0] - 3
    for game in records():
        found = reviewed(game, language)
        for width in (smallest, 77, 117, 197):
            lines = review_text(found, width).plain.split("\n")
            assert max(map(cell_len, lines)) <= width
            text = " ".join(" ".join(lines).split())
            words = found.cast.words
            for said in ("review-unit", "review-chances", "review-how", "review-mistakes"):
                assert " ".join(words(said).split()) in text
            assert text.count("│") >= 2 * 2 * len(found.cast.places)


def test_a_review_is_laid_out_again_when_the_window_changes(tmp_path: Path) -> None:
    async def resize() -> None:
        async with on_stage(tmp_path, LARGE, record=record()) as (app, pilot):
            await pilot.press("r")
            await until(pilot, lambda: is_reviewed(app))
            for size in (LEAST, (80, 24), (200, 50), (59, 20), LEAST):
                await pilot.resize_terminal(*size)
                await until(pilot, partial(_is_drawn, app, size))
                assert max(map(cell_len, screen_text(app).split("\n"))) <= size[0]
            # In a window that is too small nothing but that is said; the keys still work.
            await pilot.resize_terminal(59, 20)
            await until(pilot, lambda: "--plain" in screen_text(app))
            assert "luck" not in screen_text(app)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await asyncio.sleep(0)

    perform(resize())


def _is_drawn(app: MaheApp, size: tuple[int, int]) -> bool:
    text = screen_text(app)
    return app.size == size and ("--plain" in text if size[0] < LEAST[0] else "luck" in text)
