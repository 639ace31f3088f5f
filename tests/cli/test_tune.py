"""`mahe tune`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from mahe.bots.swimmer import Swimmer
from mahe.kernel import Policy
from mahe.kernel.policy import SITUATIONS
from tests.cli.run import Answer, assert_refused, call, run
from tests.cli.tables import IMPOSSIBLE
from tests.cli.test_simulate_plot import without

QUICK = "--players 2 --turtles 1 --games 1000"


def tune(options: str, *more: str) -> Answer:
    return call("tune", *options.split(), *more)


def test_the_answer_can_be_pasted_and_says_how_sure_it_is() -> None:
    answer = tune("--games 10000")
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == "4 players with one turtle each"
    assert lines[1] == "against swimmer from every seat in turn; seed 1, compiled kernel"
    (code,) = (line for line in lines if line.startswith("Swimmer("))
    bot = eval(code, {"Swimmer": Swimmer, "rng": Random(1)})
    assert isinstance(bot, Swimmer)
    assert code == "Swimmer(rng, risks=(2, 2))"
    assert re.search(r"is the best pair with a probability of (more than )?\d+\.\d%", answer.out)
    assert max(map(len, lines)) <= 100


def test_help_counts_the_situations() -> None:
    assert f"each of {len(SITUATIONS)} situations" in " ".join(tune("--help").out.split())


def test_text_and_json_say_the_same() -> None:
    out = tune(QUICK).out
    answer = json.loads(tune(f"{QUICK} --json").out)
    assert answer["rules"]["players"] == 2
    assert (answer["engine"], answer["against"], answer["seed"]) == ("kernel", ["swimmer"], 1)
    assert f"risks=({answer['risks'][0]}, {answer['risks'][1]})" in out
    assert len(answer["heats"]) == 36
    for heat in answer["heats"]:
        assert f"{heat['share']:.1%}" in out
    assert [place["name"] for place in answer["final"]["places"]] == re.findall(r"^\(\d, \d\)", out, re.MULTILINE)
    for place in answer["final"]["places"]:
        assert f"{place['share']:.2%}" in out
    assert 0 <= answer["chance"] <= answer["final"]["chance"] <= 1


def test_thresholds_by_situation_can_be_pasted_too() -> None:
    out = tune(f"{QUICK} --by-situation --set-aside 20").out
    found = re.search(r"Policy\(limits=.*?\)\)", out, re.DOTALL)
    assert found is not None
    policy = eval(found.group(), {"Policy": Policy})
    assert isinstance(policy, Policy)
    answer = json.loads(tune(f"{QUICK} --by-situation --set-aside 20 --json").out)
    assert answer["by_situation"]["limits"] == list(policy.limits)
    assert "is better than the best pair with a probability of " in out
    assert max(map(len, out.splitlines())) <= 100


@pytest.mark.process
def test_another_process_gives_the_same_answer() -> None:
    assert tune(f"{QUICK} --json") == run("tune", *QUICK.split(), "--json")


@pytest.mark.parametrize(
    "options", [QUICK, f"{QUICK} --third-die-at-seven", f"{QUICK} --set-aside 20 --by-situation --against hatchling"]
)
def test_the_search_can_be_drawn(options: str, tmp_path: Path) -> None:
    plot = tmp_path / "risks.svg"
    assert tune(f"{options} --plot", str(plot)).status == 0
    assert b"</svg>" in plot.read_bytes()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        *IMPOSSIBLE,
        ("--against shark", ["there is no bot called 'shark'"]),
        ("--against swimmer,swimmer", ["--against", "4 players need one opponent or 3, not 2."]),
        ("--players 2 --against swimmer,swimmer", ["--against", "2 players need one opponent, not 2."]),
        ("--against ancient", ["--against", "the kernel plays hatchling and swimmer, not ancient."]),
        ("--games 999", ["--games", "999 is not in the range"]),
        ("--games many", ["--games", "'many'"]),
        ("--seed x", ["--seed", "'x'"]),
        ("--plot risks.gif", ["risks.gif: a plot's name ends in .svg, .png or .pdf"]),
        ("shark", ["unexpected extra argument", "shark"]),
    ],
)
def test_what_makes_no_sense_is_refused(options: str, words: list[str]) -> None:
    assert_refused(tune(options), "mahe: ", *words)


@pytest.mark.process
def test_without_the_kernel_it_says_what_to_install() -> None:
    assert_refused(without("numba", "tune"), 'the compiled kernel needs Numba: pip install "mahe[lab]"')
