"""`mahe study`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import assert_refused, call
from tests.cli.test_processes import on_posix
from tests.cli.test_simulate_plot import without
from tests.kit.processes import interrupt

STUDIES = ("luck", "riding", "deck", "cards")


def test_help_names_the_four_questions() -> None:
    out = call("study", "--help").out
    for name in STUDIES:
        assert f"\n  {name} " in out
        assert call("study", name, "--help").out.startswith(f"Usage: mahe study {name} ")


@pytest.mark.parametrize("name", STUDIES)
def test_help_of_a_study_explains_its_options(name: str) -> None:
    out = call("study", name, "--help").out
    for option in ("--games", "--seed", "--json", "--plot"):
        assert f"\n  {option} " in out


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "games"), [("luck", "24"), ("riding", "10"), ("cards", "10")])
def test_a_study_answers_in_words_in_numbers_and_in_a_plot(name: str, games: str, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    answer = call("study", name, "--games", games, "--plot", str(plot))
    assert (answer.status, answer.err) == (0, "")
    assert "seed 1, compiled kernel\n\n" in answer.out
    assert "95% intervals" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 120
    assert b"</svg>" in plot.read_bytes()
    numbers = json.loads(call("study", name, "--games", games, "--json").out)
    assert numbers["complete"]
    assert f"{numbers['games']:,} games" in answer.out


@pytest.mark.thorough
def test_too_few_games_are_not_enough_for_an_answer() -> None:
    answer = call("study", "luck", "--games", "10")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.endswith("\n\ntoo few games to tell anything\n")


@on_posix
@pytest.mark.process
@pytest.mark.thorough
def test_a_study_that_is_stopped_shows_what_is_known() -> None:
    status, out, shown = interrupt("study", "luck", "--games", "100000", "--json", when=rb" +[1-9]\d*%")
    answer = json.loads(out)
    assert (status, answer["complete"]) == (130, False)
    assert 0 < answer["games"] < 2_100_000
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("shark", ["No such command 'shark'"]),
        ("luck --games 9", ["--games", "9 is not in the range"]),
        ("riding --games many", ["--games", "'many'"]),
        ("deck --seed x", ["--seed", "'x'"]),
        ("cards --plot cards.gif", ["cards.gif: a plot's name ends in .svg, .png or .pdf"]),
        ("luck shark", ["unexpected extra argument", "shark"]),
    ],
)
def test_what_makes_no_sense_is_refused(options: str, words: list[str]) -> None:
    assert_refused(call("study", *options.split()), "mahe: ", *words)


@pytest.mark.process
@pytest.mark.parametrize("name", STUDIES)
def test_without_the_kernel_it_says_what_to_install(name: str) -> None:
    assert_refused(without("numba", "study", name), 'the compiled kernel needs Numba: pip install "mahe[lab]"')
