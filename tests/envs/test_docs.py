"""What docs/envs.md shows can be done, and what it counts is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mahe.envs.registration import IDS
from mahe.envs.table_options import TableOptions
from mahe.observation_layout import FACTS, SEAT_FACTS, TURTLE_DECIDER, observation_size
from mahe.rules import Rules

TEXT = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(example.replace("range(1, 101)", "range(1, 3)"), {})  # A few lessons are enough to see that it runs.
    assert capsys.readouterr().out


def test_every_id_and_option_is_told() -> None:
    assert {*re.findall(r"`(Mahe-[\w-]+)`", TEXT)} == IDS.keys()
    assert all(f"`{name}`" in TEXT for name in TableOptions.__annotations__)


def test_sizes_are_as_told() -> None:
    assert f"| the table | {FACTS} |" in TEXT
    assert f"| each seat | {SEAT_FACTS} |" in TEXT
    assert f"| each turtle | {TURTLE_DECIDER} + seats + turtles |" in TEXT
    assert f"For 4 players these are {observation_size(Rules())} numbers" in TEXT
    assert f"turtles each {observation_size(Rules(players=2))}." in TEXT
