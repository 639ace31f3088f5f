"""`mahe verify`: right games, wrong games, and files that are no games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.run import Answer, call

GAME = Path(__file__).with_name("game.mahe").read_text(encoding="utf-8")
"""A short game with busts, a card and clutches."""


NO_CHAINS = "; dice: not checked, the record carries no chains"


def verify(folder: Path, text: str) -> Answer:
    path = folder / "game.mahe"
    path.write_text(text, encoding="utf-8", newline="\n")
    return call("verify", str(path))


def test_a_right_game_is_summed_up_in_a_line(tmp_path: Path) -> None:
    answer = verify(tmp_path, GAME)
    summary = "right, 10 turns, seat 2 (bot:swimmer) wins with 11 eggs"
    assert answer == (0, f"{tmp_path}/game.mahe: {summary}{NO_CHAINS}\n", "")


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_game_that_came_by_way_of_windows_is_right(tmp_path: Path, mark: str) -> None:
    assert verify(tmp_path, mark + GAME.replace("\n", "\r\n")) == verify(tmp_path, GAME)


def test_lines_that_end_in_two_ways_are_told(tmp_path: Path) -> None:
    answer = verify(tmp_path, GAME.replace("\n", "\r\n", 1))
    reason = "the lines before it end with a carriage return and a line feed, and here is a line feed alone"
    assert answer == (1, "", f"{tmp_path}/game.mahe: line 2: {reason}\n")


@pytest.mark.parametrize(
    ("right", "wrong", "line", "reason"),
    [
        pytest.param("A14=2+5/4", "A15=2+5/4", 19, "this move ends =4+5, not =2+5", id="a die"),
        pytest.param("A35x", "A34x", 15, "this move ends =14, not x", id="the die that busts"),
        pytest.param("C5c1=15", "C5c2=15", 20, "a card with 2 eggs cannot be played here, only 1", id="a card played"),
        pytest.param("D22=13", "D22=12", 18, "this move ends =13, not =12", id="a landing"),
        pytest.param("C35x", "C35=6", 22, "this move ends x, not =6", id="a bust"),
        pytest.param("A14=2+5/4", "A14=2+6/4", 19, "this move ends =2+5, not =2+6", id="eggs won"),
        pytest.param("A14=2+5/4", "A14=2+5/5", 19, "no card with 5 eggs is left to turn up", id="a card turned up"),
        pytest.param("D5=2+7", "D5=2+6", 24, "this move ends =2+7, not =2+6", id="the last clutch"),
        pytest.param("A5=7", "C5=7", 21, "seat 1 is to move, with A", id="a turtle"),
        pytest.param('[Result "2"]', '[Result "1"]', 12, "by the moves it should be 2", id="the winner"),
        pytest.param('[Eggs "5 11"]', '[Eggs "5 12"]', 11, "by the moves it should be 5 11", id="the eggs at the end"),
    ],
)
def test_a_changed_outcome_is_found_and_its_line_and_token_are_named(
    tmp_path: Path, right: str, wrong: str, line: int, reason: str
) -> None:
    assert GAME.count(right) == 1
    answer = verify(tmp_path, GAME.replace(right, wrong))
    assert answer == (1, "", f"{tmp_path}/game.mahe: line {line}, {wrong}: {reason}\n")


def test_any_digit_changed_in_any_turn_is_found(tmp_path: Path) -> None:
    head = GAME.index("\n\n")
    for at in range(head, len(GAME)):
        if GAME[at] in "123456789":
            for step in (1, 4):
                digit = str((int(GAME[at]) - 1 + step) % 9 + 1)
                answer = verify(tmp_path, GAME[:at] + digit + GAME[at + 1 :])
                assert (answer.status, answer.out) == (1, ""), (at, digit)
                assert re.search(r"game\.mahe: line \d+, .+: .+\n$", answer.err)


def test_several_files_are_each_told_and_the_worst_sets_the_status(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.mahe", tmp_path / "wrong.mahe"
    right.write_text(GAME, encoding="utf-8")
    wrong.write_text(GAME.replace("+7\n", "+6\n"), encoding="utf-8")
    absent = tmp_path / "absent.mahe"
    answer = call("verify", str(right), str(wrong), str(right))
    assert answer.status == 1
    assert answer.out.count(f"{right}: right, ") == 2
    assert answer.err.startswith(f"{wrong}: line ")
    answer = call("verify", str(absent), str(wrong), str(right))
    assert answer.status == 2
    assert len(answer.err.splitlines()) == 2
    assert len(answer.out.splitlines()) == 1


def test_an_unfinished_game_says_how_far_it_got(tmp_path: Path) -> None:
    head = [line for line in GAME.split("\n\n")[0].split("\n") if not re.match(r"\[(Eggs|Result|Check) ", line)]
    turns = GAME.split("\n\n")[1].split("\n")
    for count, words in ((0, "0 turns"), (1, "1 turn"), (2, "2 turns")):
        answer = verify(tmp_path, "\n".join([*head, "", *turns[:count], ""]))
        assert answer.status == 0
        assert answer.out.endswith(f"game.mahe: right, unfinished after {words}{NO_CHAINS}\n")
