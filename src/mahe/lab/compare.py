"""Several settings side by side, played on the same seeds, with the differences and how sure they are.

The games are cut into 100 batches. What varies between batches gives the intervals, whatever is measured; and since
batch i has the same seeds in every setting, what luck they share drops out of a difference.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from math import atan, cos, pi, sin, sqrt
from typing import Final, NamedTuple

from mahe.lab.simulate import Counter, Setting, Tally
from mahe.rules import Seat

BATCHES: Final = 100
"""How many batches there are, and so the fewest games."""

T95: Final = 1.9842169515864105
"""How many standard errors lie on each side of a 95% interval, for Student's t with 99 degrees of freedom."""

SEAT_MEASURES: Final = ("wins", "eggs", "clutches")
GAME_MEASURES: Final = ("shared_wins", "turns", "throws", "busts", "rides", "cards_played")


class Measure(NamedTuple):
    """Something counted in every game: of one seat, or of the whole game."""

    name: str
    seat: Seat | None = None


def measures(setting: Setting) -> tuple[Measure, ...]:
    """Return all that is measured in a setting, seats first."""
    seats = [Measure(name, seat) for name in SEAT_MEASURES for seat in setting.rules.seats]
    return (*seats, *map(Measure, GAME_MEASURES))


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of a measure over games, or a difference of two, and how far its 95% interval goes to each side."""

    value: float
    margin: float

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where."""
        return self.value - self.margin, self.value + self.margin

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves 0 out."""
        return abs(self.value) > self.margin


class Comparison:
    """What several settings add up to; the first of them is the base."""

    def __init__(self, settings: Sequence[Setting], games: int) -> None:
        self.settings = tuple(settings)
        self.asked = games
        self._batches = batches(range(games))
        self._sums: list[dict[Measure, list[float]]] = [
            {measure: [] for measure in measures(setting)} for setting in settings
        ]

    @property
    def games(self) -> int:
        """How many games of each setting count: those of the batches that all of them have played."""
        return sum(map(len, self._batches[: self._done]))

    @property
    def has_answer(self) -> bool:
        """Whether enough has been played for an interval."""
        return self._done >= 2

    @property
    def _done(self) -> int:
        """How many batches all settings have played: the last setting comes last."""
        return min(map(len, self._sums[-1].values()))

    def play(self, count: Counter, seed: int, executor: Executor | None = None) -> Generator[int]:
        """Play all the games of all settings; yield how many more are done. Close it to stop early."""
        parts = [(setting, batch) for batch in self._batches for setting in self.settings]
        tally = Tally(self.settings[0].rules)
        with closing(count(parts, seed, executor)) as counted:
            for place, counts in counted:
                setting, batch = parts[place]
                if not tally.games:
                    tally = Tally(setting.rules)
                tally.add_counts(counts)
                if tally.games == len(batch):
                    for measure, values in self._sums[place % len(self.settings)].items():
                        values.append(_total(tally, measure))
                    tally = Tally(setting.rules)
                yield counts.games

    def mean(self, setting: int, measure: Measure) -> Estimate | None:
        """Return a measure's mean over the games of a setting, or None if that setting does not have it."""
        sums = self._sums[setting].get(measure)
        return self._estimate(sums) if sums else None

    def difference(self, setting: int, measure: Measure) -> Estimate | None:
        """Return by how much a setting is above the base, or None if only one of them has *measure*."""
        ours, base = self._sums[setting].get(measure), self._sums[0].get(measure)
        if not ours or not base:
            return None
        return self._estimate([one - other for one, other in zip(ours, base, strict=False)])

    def _estimate(self, sums: Sequence[float]) -> Estimate:
        done = self._done
        return estimate(sums[:done], self._batches[:done], T95 if done == BATCHES else student_t95(done - 1))


def batches(games: range, count: int = BATCHES) -> tuple[range, ...]:
    """Return *games* cut into *count* batches, as even as can be."""
    bounds = [games.start + len(games) * number // count for number in range(count + 1)]
    return tuple(range(first, end) for first, end in pairwise(bounds))


def estimate(sums: Sequence[float], games: Sequence[range], wide: float = T95) -> Estimate:
    """Return the mean over games from the sums of the batches, with *wide* standard errors on each side of it."""
    total = sum(map(len, games))
    mean = sum(sums) / total
    squares = sum((one - mean * len(batch)) ** 2 for one, batch in zip(sums, games, strict=True))
    return Estimate(mean, wide * sqrt(squares * len(sums) / (len(sums) - 1)) / total)


def student_t95(freedom: int) -> float:
    """Return how many standard errors lie on each side of a 95% interval, for Student's t with so much freedom."""
    low, high = 1.9, 13.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if _student_within(middle, freedom) < 0.95 else (low, middle)
    return high


def _student_within(bound: float, freedom: int) -> float:
    """Return how likely Student's t is within *bound* of 0: the finite series for a whole number of degrees."""
    angle = atan(bound / sqrt(freedom))
    term = cos(angle) if freedom % 2 else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + freedom % 2, freedom - 1, 2):
        term *= cos(angle) ** 2 * (power - 1) / power
        total += term
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total


def _total(tally: Tally, measure: Measure) -> float:
    if measure.seat is None:
        return float(getattr(tally, measure.name))
    return float(getattr(tally.seats[measure.seat - 1], "score" if measure.name == "wins" else measure.name))
