"""What docs/solved.md says about the short game is so, and of the standard one it says what its log does."""

from __future__ import annotations

import re

import pytest

from mahe.bots.last_clutch import TABLE
from mahe.bots.solution import Solution
from mahe.lab.solve.fixed_policies import PerfectPolicy, fixed_policy
from mahe.lab.solve.strength import strength
from mahe.lab.solve.value_iteration import longest_wait
from tests.kit.solved import SHORT, SOLVED, quietly
from tools.studies import ROOT

TEXT = (ROOT / "docs" / "solved.md").read_text(encoding="utf-8")
LOG = (ROOT / "docs" / "solved-log.txt").read_text(encoding="utf-8")
STANDARD_BOTS, BOTS = (
    re.findall(r"^\| (\w+) \| ([\d.]+)% \| ([\d.]+) \| ([\d.]+) \|$", part, re.MULTILINE)
    for part in TEXT.split("## How strong are the bots?")[1].split("And in the short game")
)


def test_the_value_of_the_short_game() -> None:
    (stated,) = re.findall(r"short\s+game\s+the\s+first\s+player\s+wins\s+([\d.]+)%", TEXT)
    assert float(stated) / 100 == pytest.approx(Solution(SOLVED).value, abs=1e-8)


def test_the_value_and_the_size_of_the_standard_game_are_those_of_the_log() -> None:
    (stated,) = re.findall(r"\*\*The first player wins ([\d.]+)%", TEXT)
    assert f"the first player wins {stated}% if both play their best" in LOG
    positions, combinations = "4,049,947,490", "8,019,698"
    for number in (positions, combinations, "3,073,569"):
        assert number in TEXT
        assert number in LOG


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "score", "decisions", "loss"), [bot for bot in BOTS if bot[0] != "ancient"])
def test_the_strength_of_a_bot(name: str, score: str, decisions: str, loss: str) -> None:
    # Ancient's is left out: it changes whenever ancient learns.
    found = strength(SHORT, fixed_policy(SHORT, name), PerfectPolicy(SHORT), precision=1e-6, progress=quietly, label="")
    assert f"{100 * found.score:.3f}" == score
    assert f"{found.decisions:.1f}" == decisions
    assert f"{100 * found.loss:.3f}" == loss


def test_all_four_levels_are_told() -> None:
    for stated in (STANDARD_BOTS, BOTS):
        assert [name for name, *_ in stated] == ["hatchling", "swimmer", "navigator", "ancient"]


def test_the_strengths_with_the_standard_deck_are_those_of_the_log() -> None:
    row = r"^(\w+) +([\d.]+)% +[\d.]+% +[\d.]+% +([\d.]+) +([\d.]+) +[\d,]+$"
    logged = {name: numbers for name, *numbers in re.findall(row, LOG, re.MULTILINE)}
    for name, *stated in STANDARD_BOTS:
        for text, number in zip(stated, logged[name], strict=True):
            assert f"{float(number):.{len(text.partition('.')[2])}f}" == text


def test_what_a_decision_costs_is_what_is_missing_to_one_half() -> None:
    for _, score, decisions, loss in (*STANDARD_BOTS, *BOTS):
        assert (50 - float(score)) / float(decisions) == pytest.approx(float(loss), rel=0.01)


@pytest.mark.thorough
def test_how_long_a_clutch_may_take() -> None:
    usual, at_seven = re.findall(r"\(([\d.]+) by the usual rules, (\d+) with a third die at seven\)", TEXT)[0]
    assert f"{longest_wait(third_die_at_seven=False):.1f}" == usual
    assert f"{longest_wait(third_die_at_seven=True):.0f}" == at_seven


def test_the_table_of_the_last_clutch_is_as_small_as_told() -> None:
    assert "125 kB" in TEXT
    assert (SOLVED.parent / TABLE).stat().st_size == pytest.approx(125_000, abs=500)
