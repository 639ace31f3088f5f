"""What docs/lab.md tells can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

from mahe.kernel import Situation
from tests.cli.run import call

TEXT = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    assert sum(names["wins"]) >= 100_000
    assert names["wins"][3] < names["wins"][0]
    assert len(names["events"]) > 100


def test_the_commands_run() -> None:
    commands = [shlex.split(line)[1:] for line in TEXT.splitlines() if line.startswith("mahe ")]
    assert len(commands) == 3
    for words in commands:
        assert call(*words, "--games", "100").status == 0


def test_every_part_of_a_situation_is_told() -> None:
    for part in Situation._fields:
        assert f"| `{part}` |" in TEXT
