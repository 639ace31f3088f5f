"""Ctrl-C stops long work soon, and what has been played by then is shown; arena is tested in test_arena."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.run import call, run
from tests.cli.test_processes import on_posix
from tests.kit.processes import interrupt

pytestmark = [on_posix, pytest.mark.process, pytest.mark.thorough]
LONG = "1000000000000"
SOME = rb" +[1-9]\d*%"


@pytest.mark.parametrize("options", ["--engine rules --games 100000", "--engine kernel --games 20000000"])
def test_a_simulation_shows_what_was_played(options: str, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    status, out, shown = interrupt("simulate", *options.split(), "--plot", str(plot), when=SOME)
    assert status == 130
    assert re.match(r"[\d,]+ games of (100|20,000),000, stopped early, 4 players with one turtle each, seed 1, ", out)
    assert "a game: " in out
    assert "Traceback" not in shown
    assert b"</svg>" in plot.read_bytes()


def test_a_simulation_that_was_stopped_has_played_the_first_games() -> None:
    status, out, _ = interrupt("simulate", "--games", "20000000", "--json", when=SOME)
    answer = json.loads(out)
    assert (status, answer["complete"]) == (130, False)
    whole = json.loads(call("simulate", "--games", str(answer["games"]), "--json").out)
    assert whole == {**answer, "complete": True}


def test_a_comparison_shows_what_was_played() -> None:
    options = ["simulate", "--games", "4000000", "--compare", "--third-die-at-seven"]
    status, out, shown = interrupt(*options, when=rb" +[3-9]%")
    assert status == 130
    assert re.match(r"[\d,]+ of 4,000,000 games of each, stopped early, on the same seeds, ", out)
    assert "a difference is to the base" in out
    assert "Traceback" not in shown


def test_a_comparison_that_was_stopped_too_early_says_so() -> None:
    status, out, _ = interrupt("simulate", "--games", LONG, "--compare", "--cards", "--json", when=rb"playing")
    answer = json.loads(out)
    assert (status, answer["complete"], answer["games"], answer["settings"]) == (130, False, 0, [])


def test_tuning_stops_soon_and_says_so_however_many_games_it_should_play() -> None:
    status, out, shown = interrupt("tune", "--games", LONG, when=rb"heat 1")
    assert status == 130
    assert "seed 1, compiled kernel, stopped early\n\ntoo few games to tell anything\n" in out
    assert "Traceback" not in shown


def test_tuning_shows_the_pairs_that_have_played() -> None:
    status, out, _ = interrupt("tune", "--games", "400000", when=rb"heat 2.*[1-9]%")
    assert status == 130
    assert re.search(r"^    5( +\d+\.\d%){6}$", out, re.MULTILINE)
    assert re.search(r"^so far \(\d, \d\) has won most; no final was played$", out, re.MULTILINE)
    assert "Swimmer(" not in out


def test_tuning_in_json_is_whole() -> None:
    status, out, _ = interrupt("tune", "--games", "1000000", "--json", when=rb"heat 1.*2\d%")
    answer = json.loads(out)
    assert (status, answer["complete"], answer["final"], answer["chance"]) == (130, False, None, None)
    assert 0 < len(answer["heats"]) < 36
    assert answer["risks"] in [heat["risks"] for heat in answer["heats"]]


def test_thresholds_by_situation_that_were_stopped_leave_the_best_pair() -> None:
    options = ["tune", "--players", "2", "--turtles", "1", "--games", "40000", "--by-situation"]
    status, out, _ = interrupt(*options, when=rb"sweep 1")
    assert status == 130
    assert "Swimmer(rng, risks=" in out
    assert out.endswith("the search for thresholds by situation was stopped\n")


def test_compiling_is_told_on_a_terminal_the_first_time_only(tmp_path: Path) -> None:
    options = ["simulate", "--games", "20000000", "--engine", "kernel"]
    first, second = (interrupt(*options, when=SOME, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert first.shown.count("compiling the kernel: ") == 1
    assert "compiling" not in second.shown
    assert "compiling" not in first.out


def test_compiling_is_not_told_in_a_pipe(tmp_path: Path) -> None:
    answer = run("simulate", "--games", "10", "--engine", "kernel", env={"NUMBA_CACHE_DIR": str(tmp_path)})
    assert (answer.status, answer.err) == (0, "")
    assert any(tmp_path.iterdir())
