"""A bot of another package is played by the commands as ours are, in processes of their own."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.bots.packages import SHARK, install
from tests.cli.run import Answer, assert_refused, run
from tests.kit.processes import SOURCE

POINTS = {
    "shark": "shark:Shark",
    "failing": "shark:Failing",
    "cheating": "shark:Cheating",
    "absent": "shark:Absent",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    install(folder, "shark", SHARK, POINTS)
    return folder


def mahe(site: Path, *words: str) -> Answer:
    return run(*words, env={"PYTHONPATH": os.pathsep.join([str(SOURCE), str(site)])})


@pytest.mark.process
def test_simulate_plays_it_and_verify_accepts_its_games(site: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    bots = "shark,swimmer,shark,hatchling"
    answer = mahe(site, "simulate", "--games", "5", "--bots", bots, "--json", "--records", str(records))
    assert (answer.status, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert [seat["bot"] for seat in found["seats"]] == bots.split(",")
    assert found["engine"] == "rules"
    checked = mahe(site, "verify", *map(str, sorted(records.iterdir())))
    assert (checked.status, checked.out.count(": right, ")) == (0, 5)


@pytest.mark.thorough
@pytest.mark.process
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_ranks_it(site: Path, jobs: str) -> None:
    answer = mahe(site, "arena", "shark", "hatchling", "--players", "3", "--games", "12", "--jobs", jobs, "--json")
    assert (answer.status, answer.err) == (0, "")
    (table,) = json.loads(answer.out)["tables"]
    assert [rating["bot"] for rating in table["ratings"]] == ["shark", "hatchling"]


@pytest.mark.thorough
@pytest.mark.process
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("failing", "the bot failing is broken: it fails when it must decide (RuntimeError: lost my way)"),
        ("cheating", "the bot cheating is broken: it chose Stop() out of Start(turtle='"),
        ("absent", "the bot absent is broken: shark:Absent of shark cannot be loaded (AttributeError: "),
    ],
)
def test_the_arena_tells_in_one_sentence_that_it_is_broken(site: Path, bot: str, words: str, jobs: str) -> None:
    assert_refused(mahe(site, "arena", bot, "swimmer", "--games", "4", "--jobs", jobs), words)


@pytest.mark.process
@pytest.mark.parametrize("bot", ["failing", "cheating", "absent"])
def test_simulate_tells_in_one_sentence_that_it_is_broken(site: Path, bot: str) -> None:
    assert_refused(mahe(site, "simulate", "--games", "2", "--bots", bot), f"the bot {bot} is broken: ")


@pytest.mark.process
def test_a_name_that_is_not_there_is_refused_with_its_name_among_those_that_are(site: Path) -> None:
    ours = "hatchling, swimmer, navigator, ancient, hermit, pirate, surfer, companion"
    names = f"there are {ours}, absent, cheating, failing, shark"
    assert_refused(mahe(site, "simulate", "--bots", "whale"), "there is no bot called 'whale'", names)
    assert_refused(mahe(site, "arena", "whale", "shark"), "there is no bot called 'whale'", names)


@pytest.mark.process
def test_a_name_of_ours_is_told_to_be_taken(tmp_path: Path) -> None:
    install(tmp_path, "shark", SHARK, {"swimmer": "shark:Shark"})
    answer = mahe(tmp_path, "arena", "swimmer", "hatchling", "--games", "4", "--jobs", "1")
    assert answer.status == 0
    assert answer.err == "mahe: an installed package has a bot called swimmer, too; the name means ours\n"
