"""What docs/solved.md tells about the short game is so."""

from __future__ import annotations

import re

import pytest

from mahe.bots.last_clutch import TABLE
from mahe.bots.solution import Solution
from mahe.lab.solve.players import Perfect, player
from mahe.lab.solve.strength import strength
from mahe.lab.solve.taking import longest_wait
from tests.kit.solved import SHORT, SOLVED, quietly
from tools.studies import ROOT

TEXT = (ROOT / "docs" / "solved.md").read_text(encoding="utf-8")
BOTS = re.findall(r"^\| (\w+) \| ([\d.]+)% \| ([\d.]+) \|$", TEXT, re.MULTILINE)


def test_the_value_of_the_short_game() -> None:
    (told,) = re.findall(r"the\s+first\s+player\s+wins\s+([\d.]+)%", TEXT)
    assert float(told) / 100 == pytest.approx(Solution(SOLVED).value, abs=1e-8)


@pytest.mark.parametrize(("name", "score", "loss"), [bot for bot in BOTS if bot[0] != "ancient"])
def test_the_strength_of_a_bot(name: str, score: str, loss: str) -> None:
    # Ancient's is left out: it changes whenever ancient learns.
    found = strength(SHORT, player(SHORT, name), Perfect(SHORT), precision=1e-6, progress=quietly, label="")
    assert f"{100 * found.score:.3f}" == score
    assert f"{100 * found.loss:.3f}" == loss


def test_all_four_levels_are_told() -> None:
    assert [name for name, _, _ in BOTS] == ["hatchling", "swimmer", "navigator", "ancient"]


def test_how_long_a_clutch_may_take() -> None:
    usual, at_seven = re.findall(r"\(([\d.]+) by the usual rules, (\d+) with a third die at seven\)", TEXT)[0]
    assert f"{longest_wait(third_die_at_seven=False):.1f}" == usual
    assert f"{longest_wait(third_die_at_seven=True):.0f}" == at_seven


def test_the_table_of_the_last_clutch_is_as_small_as_told() -> None:
    assert "125 kB" in TEXT
    assert (SOLVED.parent / TABLE).stat().st_size == pytest.approx(125_000, abs=500)
