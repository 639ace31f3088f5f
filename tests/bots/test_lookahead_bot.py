"""How bots that look ahead choose among options of about the same worth."""

from __future__ import annotations

import pytest

from mahe.bots.lookahead_bot import DOUBLE, SINGLE, best_of


@pytest.mark.parametrize(
    ("worths", "rounding", "best"),
    [
        ([0.2, 0.5, 0.3], DOUBLE, 1),
        ([0.5, 0.5], DOUBLE, 0),
        ([0.9999999999999999, 1.0], DOUBLE, 0),
        ([1.0, 1.0000000000000002], DOUBLE, 0),
        ([0.4999999, 0.5], DOUBLE, 1),
        ([0.4999999, 0.5], SINGLE, 0),
        ([0.4999, 0.5], SINGLE, 1),
        ([1e-9, 2e-9], SINGLE, 1),
        ([0.0, 0.0], SINGLE, 0),
    ],
)
def test_the_first_of_those_that_only_rounding_tells_apart_is_chosen(
    worths: list[float], rounding: float, best: int
) -> None:
    assert best_of(worths, rounding) == best
