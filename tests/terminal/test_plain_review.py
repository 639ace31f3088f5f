"""The review read out: after a game at the prompt, and after a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mahe.bots.registry import SOLUTION
from mahe.locales import LANGUAGES, Words
from mahe.record import Record, record_game
from mahe.rules import Rules, options
from mahe.terminal.plain_app import run_plain
from mahe.terminal.plain_review import announce_review
from mahe.terminal.players import cast_of
from mahe.terminal.saved import interrupted
from mahe.terminal.start_options import StartOptions
from tests.review.records import SMALL_DECK, bots_record
from tests.terminal.stage import SHORT


def said_after(folder: Path, *answers: str | type[BaseException], names: Sequence[str] = ("Ada", "bot:swimmer")) -> str:
    """Return what is said from the end of a game on, to somebody who answers so; EOFError after that."""
    lines: list[str] = []
    left = iter(answers)

    def ask(prompt: str) -> str:
        lines.append(prompt)
        if not prompt.startswith("Your choice"):
            return "1"
        answer = next(left, EOFError)
        if not isinstance(answer, str):
            raise answer
        return answer

    plan = StartOptions(Words("en"), 1, folder=folder, rules=SHORT, names=tuple(names))
    run_plain(plan, ask, lines.append)
    assert interrupted(folder) == []
    text = "\n".join(lines)
    return text[text.index(" wins. ") :]


def test_after_a_game_the_review_is_offered_and_read_out(tmp_path: Path) -> None:
    said = said_after(tmp_path, "2")
    assert "  1  Finish\n  2  Hear the review\n" in said
    review = said.split("Your choice")[1]
    order = ["turns, ", "Ada: the dice were worth", "Swimmer B: the dice were worth", "at the start", "Mistakes."]
    places = [review.index(sentence) for sentence in order]
    assert places == sorted(places)
    assert "│" not in review
    assert "→" not in review


@pytest.mark.parametrize("answers", [("1",), ("",), (), (KeyboardInterrupt,), ("q",)])
def test_whoever_has_had_enough_just_finishes(answers: tuple[str, ...], tmp_path: Path) -> None:
    assert "the dice were worth" not in said_after(tmp_path, *answers)


def test_the_game_can_still_be_saved_then(tmp_path: Path) -> None:
    said = said_after(tmp_path, "?", f"w {tmp_path / 'it.mahe'}", "3", "1")
    assert "w FILE saves the game" in said
    assert "Please type 1 or 2." in said
    assert (tmp_path / "it.mahe").exists()


def heard(record: Record, language: str = "en", yours: Sequence[int] = ()) -> list[str]:
    lines: list[str] = []
    announce_review(lambda: record, cast_of(record.rules, record.names, Words(language)), yours, lines.append)
    return lines


def test_a_record_is_followed_by_its_review() -> None:
    record = bots_record(SHORT, "hatchling", 2)
    lines: list[str] = []

    def ask(prompt: str) -> str:
        raise AssertionError(prompt)

    run_plain(StartOptions(Words("en"), 1, record=record), ask, lines.append)
    assert lines[-len(heard(record)) :] == heard(record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yours_come_first_and_bots_mistakes_are_only_counted(language: str) -> None:
    game = bots_record(Rules(players=3, turtles_each=1, deck=SMALL_DECK), "hatchling", 1)
    lines = heard(record_game(game.rules, ["bot:hatchling", "Ada", "Ben"], game.events), language, [3])
    bot = Words(language)("table-bot", level="hatchling", letters="A")
    counts = [line for line in lines if line.startswith(("Ben", "Ada", bot))]
    assert [line.split()[0].rstrip(":") for line in counts[-3:]][:2] == ["Ben", "Ada"]
    assert lines[-1] == counts[-1]
    assert any(line.startswith("Ben") for line in lines[3:4])


def test_of_bots_alone_every_mistake_is_told() -> None:
    lines = heard(bots_record(SHORT, "hatchling", 2))
    assert any(line.startswith("Turn ") and "etter: " in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_has_hardly_begun_has_a_review(language: str) -> None:
    game = bots_record(Rules(players=7), "swimmer", 1)
    first = next(number for number, state in enumerate(game.states()) if options(state))
    lines = heard(record_game(game.rules, game.names, game.events[:first]), language)
    assert len(lines) > 10


def test_a_solution_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(tmp_path / "absent.solved"))
    found: Any = heard(bots_record(SHORT, "swimmer", 1))
    assert found == [f"{tmp_path / 'absent.solved'}: no such file or directory"]
