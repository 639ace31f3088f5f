"""Wilson's interval, against values that others have worked out."""

from __future__ import annotations

import pytest

from mahe.lab.simulate import win_interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # By symmetry, and the well-known middle.
        (20, 20, 0.8389, 1.0000),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_win_interval_agrees_with_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert win_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("games", [1, 2, 7, 1000, 10**9])
def test_the_interval_stays_between_nothing_and_all(games: int) -> None:
    for score in (0, games / 3, games / 2, games):
        low, high = win_interval(score, games)
        assert 0 <= low <= score / games <= high <= 1


def test_the_interval_narrows_with_more_games() -> None:
    widths = [high - low for low, high in (win_interval(games / 4, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
