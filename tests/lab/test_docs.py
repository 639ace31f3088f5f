"""What docs/lab.md describes can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from mahe.kernel import Situation
from tests.cli.run import call
from tools.studies import ROOT, studies

TEXT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = [
    shlex.split(line)
    for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    for line in block.replace("\\\n", "").splitlines()
    if line.startswith("mahe ")
]


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    assert sum(names["wins"]) >= 100_000
    assert names["wins"][3] < names["wins"][0]
    assert len(names["events"]) > 100


@pytest.mark.parametrize(
    "command",
    # Those of bots that think take longer.
    [pytest.param(words, marks=pytest.mark.thorough if "study" in words else ()) for words in COMMANDS],
    ids=" ".join,
)
def test_a_command_runs(command: list[str], tmp_path: Path) -> None:
    words = command[1:]
    if "--plot" in words:
        words[words.index("--plot") + 1] = str(tmp_path / "plot.svg")
    # A few games of a few cards will do.
    few = ["--games", "10"] if "study" in words else ["--set-aside", "20"]
    answer = call(*words, "--games", "1000" if "tune" in words else "100", *few)
    assert (answer.status, answer.err) == (0, "")


def test_the_studies_are_among_the_commands_and_draw_the_pictures_of_the_text() -> None:
    assert all(command in COMMANDS for command in studies())
    plots = [command[command.index("--plot") + 1] for command in studies() if "--plot" in command]
    assert [f"docs/{image}" for image in re.findall(r"\]\((images/study-.*?)\)", TEXT)] == plots


def test_the_pictures_are_there_and_small() -> None:
    for image in re.findall(r"\]\((images/.*?)\)", TEXT):
        path = ROOT / "docs" / image
        assert path.read_text(encoding="utf-8").endswith("</svg>\n")
        assert path.stat().st_size < 150_000


def test_every_part_of_a_situation_is_told() -> None:
    for part in Situation._fields:
        assert f"| `{part}` |" in TEXT
