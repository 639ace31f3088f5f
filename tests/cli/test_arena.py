"""`mahe arena`: what it says, to people, to programs and as a plot, and how it stops."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import Answer, assert_refused, call, run
from tests.cli.tables import IMPOSSIBLE
from tests.kit.processes import Interrupted, interrupt

SHORT = "--deck 2,2,1,1,1,1 --jobs 1"
on_posix = pytest.mark.skipif(os.name != "posix", reason="signals and terminals of POSIX")


def arena(options: str, *more: str) -> Answer:
    return call("arena", *options.split(), *more)


def answer_of(options: str) -> Any:
    answer = arena(f"{options} {SHORT} --json")
    assert (answer.status, answer.err) == (0, "")
    return json.loads(answer.out)


def test_the_better_bot_is_named_with_its_share_and_how_certain_it_is() -> None:
    answer = arena(f"hatchling swimmer --players 2,4 --games 60 {SHORT}")
    assert (answer.status, answer.err) == (0, "")
    head, *tables = answer.out.split("\n\n")
    assert head == "180 games, seed 1, the luck taken out"
    assert "2 players with two turtles each, deck 2 2 1 1 1 1" in answer.out
    assert "4 players with one turtle each, deck 2 2 1 1 1 1" in answer.out
    assert len(tables) == 8
    assert answer.out.count("Without the luck these intervals are ") == 2
    (two, four) = (line for line in answer.out.splitlines() if "beats" in line)
    assert re.fullmatch(r"  swimmer beats hatchling: \d\d\.\d% \(\d\d\.\d – \d+\.\d\), certain beyond 99\.9%", two)
    assert re.fullmatch(
        r"  swimmer beats hatchling: one against 3 wins \d\d\.\d% \(\d\d\.\d – \d+\.\d; 25% is even\), "
        r"certain beyond 99\.9%",
        four,
    )


def test_text_says_the_same_as_json() -> None:
    options = f"hatchling swimmer --players 4 --games 40 {SHORT}"
    lines = arena(options).out.splitlines()
    (table,) = json.loads(arena(f"{options} --json").out)["tables"]
    for rating in table["ratings"]:
        low, high = rating["interval"]
        (line,) = (line for line in lines if re.match(rf"  {rating['bot']} +\d{{3,4}} ", line))
        assert line.split() == [rating["bot"], f"{rating['rating']:.0f}", f"{low:.0f}", "–", f"{high:.0f}"]
    for one in table["line_ups"]:
        (line,) = (line for line in lines if re.match(rf"  {one['one']} +3 × {one['rest']} ", line))
        numbers = [one["share"], *one["interval"], one["even"]]
        assert re.findall(r"[\d.]+%", line) == [f"{number:.1%}" for number in numbers]
        assert line.endswith(f" {one['games']}")


def test_json_has_all_the_numbers() -> None:
    answer = answer_of("swimmer hatchling --players 3,2 --games 60 --seed 5")
    assert answer["bots"] == ["swimmer", "hatchling"]
    assert (answer["seed"], answer["games"], answer["complete"]) == (5, 180, True)
    three, two = answer["tables"]
    assert (three["rules"]["players"], two["rules"]["players"]) == (3, 2)
    assert [rating["bot"] for rating in two["ratings"]] == ["swimmer", "hatchling"]
    assert [(one["one"], one["rest"], one["games"]) for one in three["line_ups"]] == [
        ("swimmer", "hatchling", 60),
        ("hatchling", "swimmer", 60),
    ]
    assert sum(one["share"] for one in two["line_ups"]) == pytest.approx(1)
    for table in (three, two):
        for one in table["line_ups"]:
            low, high = one["interval"]
            assert low <= one["share"] <= high
            assert one["wins"] == pytest.approx(one["plain_share"] * one["games"])
    assert two["verdicts"] == [{"better": "swimmer", "worse": "hatchling", "certainty": 0.999}]


def test_plain_counts_wins_and_nothing_else() -> None:
    taken_out, plain = (answer_of(f"swimmer hatchling --players 2 --games 60{more}") for more in ("", " --plain"))
    assert (taken_out["luck"], plain["luck"]) == ("out", "in")
    for one, other in zip(plain["tables"][0]["line_ups"], taken_out["tables"][0]["line_ups"], strict=True):
        assert one["share"] == one["plain_share"] == other["plain_share"] == one["wins"] / one["games"]
        assert one["interval"] == one["plain_interval"] == other["plain_interval"]
    answer = arena(f"swimmer hatchling --players 2 --games 60 {SHORT} --plain")
    assert answer.out.startswith("60 games, seed 1\n")
    assert "luck" not in answer.out.replace("luck could not make", "")


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "numba" else found(name, *more)
from mahe.cli.main import main
main(sys.argv[1:])
"""


@pytest.mark.process
def test_without_numba_it_says_that_the_luck_stays_in() -> None:
    words = f"arena swimmer hatchling --players 2 --games 4 {SHORT}".split()
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA, *words], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("4 games, seed 1\n")
    assert done.stderr == 'mahe: the luck stays in, since taking it out needs Numba: pip install "mahe[lab]"\n'


def test_the_order_of_the_bots_makes_no_difference() -> None:
    one, other = (answer_of(f"{bots} --games 12") for bots in ("swimmer hatchling", "hatchling swimmer"))
    assert one["tables"] == other["tables"]


@pytest.mark.thorough
@pytest.mark.process
def test_any_number_of_processes_gives_the_same_answer() -> None:
    options = ["arena", "swimmer", "hatchling", "--players", "2,3", "--games", "50", "--deck", "2,2,1,1,1,1"]
    assert call(*options, "--jobs", "1") == run(*options, "--jobs", "2") == run(*options, "--jobs", "3")


def test_another_seed_gives_other_games() -> None:
    assert answer_of("swimmer hatchling --games 40 --seed 1") != answer_of("swimmer hatchling --games 40 --seed 2")


@pytest.mark.parametrize(
    "options", ["--players 2 --turtles 1", "--players 7", "--cards", "--third-die-at-seven --bust-ends-turn"]
)
def test_every_kind_of_table_can_be_played(options: str) -> None:
    (table,) = answer_of(f"swimmer hatchling --games 2 {options}")["tables"]
    assert table["rules"]["cards_as_dice"] == ("--cards" in options)
    assert table["rules"]["third_die_at_seven"] == ("seven" in options)


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_plot_is_drawn(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"ranking.{suffix}"
    options = f"swimmer hatchling --players 2,4 --games 12 {SHORT} --plot"
    assert arena(options, str(path)).status == 0
    first = path.read_bytes()
    assert first.startswith(b"<?xml" if suffix == "svg" else b"\x89PNG")
    assert arena(options, str(path)).status == 0
    assert path.read_bytes() == first


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("", ["an arena needs at least two bots", "hatchling, swimmer, navigator, ancient"]),
        ("swimmer", ["an arena needs at least two bots"]),
        ("swimmer swimmer", ["swimmer is named twice"]),
        ("swimmer shark", ["there is no bot called 'shark'"]),
        ("swimmer hatchling --games 0", ["--games", "0"]),
        ("swimmer hatchling --games many", ["--games", "many"]),
        ("swimmer hatchling --jobs 0", ["--jobs", "0"]),
        ("swimmer hatchling --seed x", ["--seed", "x"]),
        ("swimmer hatchling --players 2,8", ["players must be 2 to 7, not 8"]),
        ("swimmer hatchling --players ,", ["--players", "say how many"]),
        ("swimmer hatchling --players 2,4 --turtles 2", ["4 players have one each"]),
        ("swimmer hatchling --plot ranking.txt", ["ranking.txt", ".svg"]),
        ("swimmer hatchling --plot no/such/folder.svg", ["folder.svg", "no folder"]),
    ],
)
def test_bad_input_is_refused_in_one_sentence(options: str, words: list[str]) -> None:
    assert_refused(arena(options), *words)


@pytest.mark.parametrize(
    ("options", "words"),
    [(options, words) for options, words in IMPOSSIBLE if not re.fullmatch(r"--players( [a-z2].*)?", options)],
)
def test_tables_that_cannot_be_are_refused(options: str, words: list[str]) -> None:
    assert_refused(arena(f"swimmer hatchling {options}"), *words)


@pytest.mark.parametrize("players", ["four", "2.5", "2;4"])
def test_what_is_no_number_of_players_is_refused(players: str) -> None:
    assert_refused(arena(f"swimmer hatchling --players {players}"), "--players", players, "2,4,7")


@pytest.mark.process
def test_it_keeps_quiet_in_a_pipe() -> None:
    answer = run("arena", "swimmer", "hatchling", "--games", "8", "--jobs", "2")
    assert (answer.status, answer.err) == (0, "")


def interrupted(*options: str, group: bool) -> Interrupted:
    """Press Ctrl-C when an arena has got somewhere."""
    return interrupt("arena", "swimmer", "hatchling", "--games", "20000", *options, when=rb" [1-9]%", group=group)


@pytest.mark.thorough
@pytest.mark.process
@on_posix
@pytest.mark.parametrize("group", [False, True], ids=["the process alone", "the whole group"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_is_known_and_exits_130_without_a_traceback(jobs: str, group: bool) -> None:
    status, out, shown = interrupted("--jobs", jobs, group=group)
    assert status == 130
    assert re.match(r"[\d,]+ games of 40,000, stopped early, seed 1, the luck taken out\n", out)
    assert "swimmer beats hatchling: one against 3 wins" in out or "no difference" in out
    assert "playing" in shown
    assert "Traceback" not in shown
    assert "Error" not in shown


@pytest.mark.thorough
@pytest.mark.process
@on_posix
def test_ctrl_c_leaves_whole_json() -> None:
    status, out, _ = interrupted("--jobs", "2", "--json", group=True)
    answer = json.loads(out)
    assert status == 130
    assert answer["complete"] is False
    assert 0 < answer["games"] < 40_000
    assert answer["tables"][0]["ratings"]
