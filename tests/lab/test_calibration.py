"""Honest chances: what ancient's search predicts comes true as often as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahe.lab.calibration import BINS, TABLES, Calibration, calibrate, lines, plot_calibration
from mahe.rules import Rules

SHORT = Rules(players=3, turtles_each=1, deck=(1, 1, 1, 1, 1, 1), set_aside=2)


@pytest.fixture(scope="module")
def found() -> Calibration:
    return calibrate(SHORT, positions=300)


def test_every_seat_of_every_position_is_in_a_bin(found: Calibration) -> None:
    assert found.positions >= 300
    bins = [part for part in found.bins if part is not None]
    assert len(found.bins) == BINS
    assert sum(part.chances for part in bins) == 3 * found.positions
    assert sum(part.chances * part.predicted for part in bins) == pytest.approx(found.positions, rel=1e-5)
    assert sum(part.chances * part.won for part in bins) == pytest.approx(found.positions)
    assert sum(part.chances * part.observed for part in bins) == pytest.approx(found.positions, rel=1e-4)
    for index, part in enumerate(found.bins):
        assert part is None or index / BINS <= part.predicted <= (index + 1) / BINS


def test_without_the_luck_less_is_left_to_chance(found: Calibration) -> None:
    middle = [part for part in found.bins[2:8] if part is not None]
    assert sum(part.margin for part in middle) < sum(part.won_margin for part in middle)


def test_the_same_seed_gives_the_same_numbers(found: Calibration) -> None:
    assert calibrate(SHORT, positions=300) == found


def test_it_is_told_and_drawn(found: Calibration, tmp_path: Path) -> None:
    head, _, *rows = lines(found)
    assert head.startswith("3 players with one turtle each")
    assert len(rows) == sum(part is not None for part in found.bins)
    plot_calibration(tmp_path / "plot.svg", [found])
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").endswith("</svg>\n")


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_chances_are_within_two_points_of_what_comes_of_them(rules: Rules) -> None:
    for part in calibrate(rules, positions=100_000).bins:
        assert part is not None
        assert abs(part.observed - part.predicted) <= 0.02, part
