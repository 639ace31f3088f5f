"""Luck is honest: nobody has any on average."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from mahe.review import review
from mahe.rules import Rules
from tests.review.records import SMALL_DECK, bots_record

FOUR = Rules(players=4, deck=SMALL_DECK, set_aside=3)
TWO = Rules(players=2, turtles_each=1, deck=(2, 1, 1, 1, 1, 1), set_aside=4)
"""Not the short game that is solved: these chances are estimates."""


def assert_honest(rules: Rules, games: int) -> None:
    """Check that the mean luck of every seat is 0 within three standard errors, and that of all seats adds up to 0."""
    lucks = []
    for seed in range(games):
        seats = review(bots_record(rules, "swimmer", seed)).seats
        lucks.append([seat.luck for seat in seats])
        assert sum(lucks[-1]) == pytest.approx(0, abs=1e-9)
    for of_seat in zip(*lucks, strict=True):
        assert abs(fmean(of_seat)) <= 3 * stdev(of_seat) / sqrt(games)


@pytest.mark.thorough
@pytest.mark.parametrize("rules", [FOUR, TWO], ids=["four", "two"])
def test_nobody_is_lucky_on_average(rules: Rules) -> None:
    assert_honest(rules, 120)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [FOUR, TWO], ids=["four", "two"])
def test_nobody_is_lucky_on_average_in_twenty_thousand_games(rules: Rules) -> None:
    assert_honest(rules, 20_000)
