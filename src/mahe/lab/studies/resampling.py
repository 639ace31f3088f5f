"""Intervals by the bootstrap, for anything that can be worked out from the means over clusters of games.

Games that have something in common (a line-up, a position, dice) are no independent evidence; so whole clusters are
drawn anew, with replacement.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from mahe.arrays import Floats

RESAMPLES: Final = 2000
FEWEST: Final = 5
"""Of fewer clusters than this nothing can be told."""

_TAIL: Final = 0.025

Statistic: TypeAlias = Callable[[Floats], Floats]
"""From means over clusters, along the last axis, to what is asked; it takes many resamples at once."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A number and its 95% interval."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        """Whether the interval leaves 0 out."""
        return self.low > 0 or self.high < 0

    def times(self, factor: float) -> Measured:
        """Return this in another unit."""
        return Measured(self.value * factor, self.low * factor, self.high * factor)


class Clusters:
    """Numbers of many clusters, a row for each, and the same clusters drawn anew many times."""

    def __init__(self, rows: Floats, seed: int = 1) -> None:
        self.count = len(rows)
        self._means: Floats = rows.mean(axis=0)
        weights = np.random.default_rng(seed).multinomial(self.count, np.full(self.count, 1 / self.count), RESAMPLES)
        self._resampled: Floats = weights @ rows / self.count

    def measure(self, statistic: Statistic) -> Measured:
        """Return *statistic* of the clusters with its 95% interval, by percentiles of the bootstrap."""
        with np.errstate(divide="ignore", invalid="ignore"):
            value = float(statistic(self._means))
            found = np.sort(statistic(self._resampled))
        # What cannot be worked out of a resample is not a number, and stands at the end.
        known = found[: RESAMPLES - int(np.isnan(found).sum())]
        low, high = known[[int(_TAIL * len(known)), int((1 - _TAIL) * len(known))]] if len(known) else (np.nan, np.nan)
        return Measured(value, float(low), float(high))

    def mean(self, column: int) -> Measured:
        """Return the mean of a column."""
        return self.measure(lambda means: means[..., column])

    def ratio(self, above: int, below: int) -> Measured:
        """Return the mean of a column divided by that of another."""
        return self.measure(lambda means: means[..., above] / means[..., below])

    def difference(self, column: int, other: int) -> Measured:
        """Return by how much the mean of a column is above that of another."""
        return self.measure(lambda means: means[..., column] - means[..., other])
