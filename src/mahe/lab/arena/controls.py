"""Taking the luck out of the results of rounds: control variates, with coefficients fitted on other rounds.

A round's result is lowered by its luck, times a coefficient. Luck is 0 on average whatever it is multiplied with, so
that the mean stays what it was, as long as the coefficient does not depend on the round itself. So the rounds are dealt
out into folds, and the coefficients of each are fitted on all the others (least squares): for bots that play as the
evaluation assumes they are about 1, for others whatever helps most.

The luck of an ending is what it brought, less the mean of other endings that were played from the same position by the
same bots: 0 on average, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from mahe.rules.score import WHOLE

FOLDS: Final = 10
UNIT: Final = WHOLE << 20
"""What luck is counted in, per win: whole numbers, so that rounds may be added in any order."""

CONTROLS: Final = 3
"""The luck of all the seat's games, the same with each piece times the chance before it, and that of the endings."""

FIRST: Final = 2
"""Before the controls come 1 and the wins."""

_SIZE: Final = FIRST + CONTROLS

Moments: TypeAlias = list[list[int]]
"""Sums over rounds of the products of 1, the wins in 420ths and the controls in UNITs, each with each."""


class Adjusted(NamedTuple):
    """What rounds amount to without the luck, in 420ths of a win."""

    total: float
    squares: float
    """The sum of the squared distances from the mean."""


def _nothing() -> list[Moments]:
    return [[[0] * _SIZE for _ in range(_SIZE)] for _ in range(FOLDS)]


@dataclass(slots=True)
class Controls:
    """The luck of rounds beside their results."""

    folds: list[Moments] = field(default_factory=_nothing)

    def add(self, number: int, won: int, luck: Sequence[int]) -> None:
        """Count the round of this *number*, its wins in 420ths and its luck in UNITs."""
        values = (1, won, *luck)
        for row, one in zip(self.folds[number % FOLDS], values, strict=True):
            for column, other in enumerate(values):
                row[column] += one * other

    def of_the_other(self, whole: int) -> Controls:
        """Return the same as the other of two players sees it, who wins what is missing to *whole*."""
        # What is lucky for one is unlucky for the other, and their chances add up to 1.
        views = ((1, 0, 0, 0, 0), (whole, -1, 0, 0, 0), (0, 0, -1, 0, 0), (0, 0, -1, 1, 0), (0, 0, 0, 0, -1))
        return Controls([[[_product(fold, row, column) for column in views] for row in views] for fold in self.folds])

    def adjusted(self) -> Adjusted | None:
        """Return the rounds' results without the luck; None if there are too few of them."""
        from mahe.lab.arena.least_squares import adjust  # noqa: PLC0415 - NumPy is slow to import, and help needs none

        return adjust(self.folds)


def _product(moments: Moments, row: Sequence[int], column: Sequence[int]) -> int:
    return sum(a * b * cell for a, line in zip(row, moments, strict=True) for b, cell in zip(column, line, strict=True))
