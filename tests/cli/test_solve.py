"""`mahe solve` answers in text and JSON, and refuses what it cannot solve."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from mahe.bots.registry import SOLUTION
from mahe.cli.solve_answer import at_most
from tests.bots.packages import install
from tests.cli.run import assert_refused, call
from tests.cli.test_processes import on_posix
from tests.kit.processes import SOURCE, interrupt
from tests.kit.solved import SOLVED

TABLE = ("--players", "2", "--turtles", "1")
SLOW = """
import time
from mahe.rules import Stop


class Snail:
    def __init__(self, rng):
        pass

    def choose(self, state, options):
        time.sleep(0.02)
        return Stop() if Stop() in options else options[0]
"""
"""A bot that all positions of a board take some minutes to ask."""

SMALL = (*TABLE, "--deck", "0 1 1 0 0 1", "--set-aside", "1", "--precision", "1e-6")


def test_solve_tells_the_value_with_its_error_and_the_layers() -> None:
    answer = call("solve", *SMALL)
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.split("\n")
    assert lines[0] == "2 players with one turtle each, deck 0 1 1 0 0 1, 1 card set aside"
    assert lines[2].startswith("the first player wins 5")
    assert "points at most" in lines[3]
    assert [line.split()[0] for line in lines[6:10]] == ["2", "1", "0", "all"]


def test_solve_writes_json_and_the_file(tmp_path: Path) -> None:
    out = tmp_path / "small.solved"
    answer = call("solve", *SMALL, "--json", "--out", str(out))
    assert (answer.status, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert 0.5 < found["first_player_wins"] < 0.6
    assert found["error"] <= 1e-6
    assert found["combinations"] == 27
    assert [layer["taken"] for layer in found["layers"]] == [2, 1, 0]
    assert out.read_bytes().startswith(b"MAHESOLV")


def test_the_same_game_gives_the_same_json() -> None:
    first, second = (call("solve", *SMALL, "--bots", "swimmer", "--json") for _ in range(2))
    assert first == second
    assert "seconds" not in first.out


def test_left_alone_it_solves_the_game_of_two_with_a_turtle_each() -> None:
    table, rest = SMALL[: len(TABLE)], SMALL[len(TABLE) :]
    assert table == TABLE
    assert call("solve", *rest, "--json") == call("solve", *SMALL, "--json")


@pytest.mark.thorough
@pytest.mark.process
@on_posix
def test_without_options_it_says_what_it_solves_and_how_long_that_takes() -> None:
    status, out, shown = interrupt("solve", when=rb"solving  \[-+\] +0% ")
    assert (status, out) == (130, "")
    assert re.search(r"solving 2 players with one turtle each: 4,049,947,490 positions, about \w+ minutes?\r", shown)
    assert "stopped; with --out it could go on later" in shown
    assert "Traceback" not in shown


@pytest.mark.process
@on_posix
def test_ctrl_c_does_not_wait_for_a_slow_bot(tmp_path: Path) -> None:
    install(tmp_path, "slow", SLOW, {"snail": "slow:Snail"})
    paths = os.pathsep.join([str(tmp_path), str(SOURCE)])
    status, _, shown = interrupt("solve", *SMALL, "--bots", "snail", when=rb"snail  \[-+\] ", PYTHONPATH=paths)
    assert status == 130
    assert "Traceback" not in shown


def test_solve_tells_what_bots_reach() -> None:
    found = json.loads(call("solve", *SMALL, "--bots", "hatchling,swimmer", "--json").out)["bots"]
    assert found["hatchling"]["score"] < found["swimmer"]["score"] < 0.5
    assert 0 < found["swimmer"]["loss_per_decision"] < found["hatchling"]["loss_per_decision"]


def test_solve_tells_what_bots_reach_against_another() -> None:
    answer = call("solve", *SMALL, "--bots", "swimmer", "--against", "hatchling")
    assert answer.status == 0
    assert "wins against hatchling" in answer.out
    assert "loss" not in answer.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "3"), "two players with one turtle each"),
        (("--turtles", "2"), "one turtle each"),
        (("--cards",), "cards"),
        ((*TABLE, "--precision", "0"), "--precision"),
        ((*TABLE, "--precision", "1e-15"), "too fine"),
        ((*TABLE, "--out", "none/here.solved"), "there is no folder none"),
        ((*TABLE, "--out", ""), "name a file"),
        ((*TABLE, "--out", "/"), "name a file"),
        ((*TABLE, "--out", "."), "name a file"),
        ((*TABLE, "--out", os.devnull), "is not a file"),
        ((*TABLE, "--out", __file__), "is no solved game"),
        ((*TABLE, "--precision", "nan"), "not a number"),
        ((*TABLE, "--bots", "shark"), "'shark'"),
        ((*TABLE, "--bots", ""), "''"),
        ((*TABLE, "--bots", "swimmer,"), "''"),
        ((*TABLE, "--bots", "swimmer", "--against", "swimmer,hatchling"), "one bot"),
        ((*TABLE, "--against", "swimmer"), "--bots"),
        ((*TABLE, "--deck", "1 1"), "deck"),
    ],
)
def test_bad_input_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(call("solve", *arguments), words)


def test_a_bot_that_cannot_play_this_table_is_refused_before_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(SOLVED))
    assert_refused(call("solve", *TABLE, "--bots", "swimmer,oracle"), "solves another table")


def test_a_bot_that_is_named_twice_is_told_once() -> None:
    answer = call("solve", *SMALL, "--bots", "swimmer, swimmer")
    assert answer.out.count("swimmer") == 1


def test_a_solved_game_is_solved_anew_in_its_place(tmp_path: Path) -> None:
    out = tmp_path / "small.solved"
    for _ in range(2):
        assert call("solve", *SMALL, "--out", str(out)).status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["small.solved"]


@pytest.mark.parametrize(
    ("bound", "digits", "rounded"), [(8.451e-10, 0, "9e-10"), (9.7e-8, 0, "1e-07"), (2e-9, 1, "2.0e-09")]
)
def test_a_bound_is_rounded_up(bound: float, digits: int, rounded: str) -> None:
    assert at_most(bound, digits) == rounded
