"""The bots of examples/ in other languages are engines, and better ones than hatchling."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from mahe.executors import Inline
from mahe.lab.arena import Contest
from mahe.lab.engine import EngineName, close_engines
from mahe.lab.engine.check import check_engine
from mahe.rules import Rules
from tests.lab.engine.kit import PATIENT
from tools.web import find_node

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
TWO = Rules(players=2)


@pytest.fixture(autouse=True)
def no_engine_is_left() -> Iterator[None]:
    yield
    close_engines()


@pytest.fixture(scope="module")
def pelican(tmp_path_factory: pytest.TempPathFactory) -> str:
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        pytest.fail("there is no C compiler: make thorough sees to that, or says what to install")
    program = tmp_path_factory.mktemp("pelican") / "pelican"
    strict = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-O2"]
    subprocess.run([compiler, *strict, "-o", program, EXAMPLES / "pelican.c"], check=True)
    return shlex.quote(str(program))


@pytest.fixture(scope="module")
def otter() -> str:
    return shlex.join([find_node(), str(EXAMPLES / "otter.js")])


def wins(name: str, command: str, rival: str) -> float:
    """Return the share that an engine has of its games with a rival, two turtles each."""
    contest = Contest([TWO], [EngineName(name, command, PATIENT), rival], games=12, seed=1)
    for _ in contest.play(Inline()):
        pass
    assert not contest.faults
    ((line_up, share),) = contest.shares(TWO).items()
    return share.value if line_up.one == name else 1 - share.value


@pytest.mark.process
def test_the_bot_in_javascript_is_an_engine(otter: str) -> None:
    found = check_engine(otter, limits=PATIENT, positions=1)
    assert found.name == "otter"


@pytest.mark.thorough
def test_the_bot_in_javascript_passes_every_check_and_beats_hatchling(otter: str) -> None:
    check_engine(otter, limits=PATIENT)
    assert wins("otter", otter, "hatchling") > 0.5


@pytest.mark.thorough
def test_the_bot_in_c_passes_every_check_and_beats_hatchling(pelican: str) -> None:
    assert check_engine(pelican, limits=PATIENT).name == "pelican"
    assert wins("pelican", pelican, "hatchling") > 0.5


@pytest.mark.parametrize("name", ["otter.js", "pelican.c"])
def test_an_example_is_short_enough_to_be_a_template(name: str) -> None:
    assert 60 <= len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 150
