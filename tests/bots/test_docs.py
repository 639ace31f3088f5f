"""What docs/bots.md describes can be done."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mahe.bots import CHARACTERS, LEVELS
from mahe.rules import Roll, Stop, options
from tests.bots.packages import install
from tests.cli.run import run
from tests.kit import position
from tests.kit.processes import SOURCE

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")
_, BOT, CHECK = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
(PROJECT,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = [line for line in TEXT.splitlines() if line.startswith("mahe ")]


def test_what_bots_answer_is_as_shown() -> None:
    failures, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 4
    assert failures == 0


def test_the_example_is_a_bot_and_passes_the_check() -> None:
    names: dict[str, Any] = {}
    exec(BOT + CHECK, names)
    magpie = names["Magpie"](Random(1))
    for text, choice in (("5: A | A threw 2", Roll()), ("20: A | A threw 2", Stop()), ("5: A | A threw 2 2", Stop())):
        state = position(text)
        assert magpie.choose(state, options(state)) == choice


@pytest.mark.thorough
@pytest.mark.process
@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_run(line: str, tmp_path: Path) -> None:
    points = tomllib.loads(PROJECT)["project"]["entry-points"]["mahe.bots"]
    install(tmp_path, "magpie", BOT, points)
    words = [str(tmp_path / word) if word.endswith(".svg") else word for word in shlex.split(line)[1:]]
    answer = run(*words, "--games", "2", env={"PYTHONPATH": os.pathsep.join([str(SOURCE), str(tmp_path)])})
    assert (answer.status, answer.err) == (0, "")
    assert all(bot in answer.out for bot in ("magpie", "swimmer", "hatchling") if bot in line)


def test_every_level_is_told() -> None:
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == [*LEVELS, *CHARACTERS]
