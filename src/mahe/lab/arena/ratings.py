"""Ratings on the scale of chess: what a bot's seat is worth in the lottery that a table is.

A seat wins with a chance in proportion to its strength (Luce's model; with two players Bradley and Terry's). 400 points
more are ten times the strength. The mean of all bots is 1500.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from mahe.lab.arena.line_up import LineUp
from mahe.lab.arena.share import Share
from mahe.lab.simulate import Z95

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
_STEPS: Final = 100
_CLOSE: Final = 1e-10

Matrix: TypeAlias = list[list[float]]


class Rating(NamedTuple):
    """A bot's rating and its 95% interval."""

    bot: str
    value: float
    low: float
    high: float


class _Meeting(NamedTuple):
    one: int
    rest: int
    others: int
    games: float
    share: float
    variance: float


def rate(shares: Mapping[LineUp, Share]) -> tuple[Rating, ...]:
    """Return the ratings that explain best what happened at one table, the highest first.

    A game that nobody saw, won by the one by an even share, is added to each line-up: so a bot that lost every game has
    a rating, too.
    """
    bots = sorted({name for line_up in shares for name in (line_up.one, line_up.rest)})
    meetings = [_meeting(bots, line_up, share) for line_up, share in shares.items() if share.rounds]
    strengths = [0.0] * len(bots)
    for _ in range(_STEPS):
        inverse = _inverse(_information(meetings, strengths))
        slope = [0.0] * len(bots)
        for meeting in meetings:
            missing = meeting.games * (meeting.share - _chance(meeting, strengths))
            slope[meeting.one] += missing
            slope[meeting.rest] -= missing
        steps = [sum(cell * part for cell, part in zip(row, slope, strict=True)) for row in inverse]
        # Newton's steps overshoot while far away.
        longest = max(map(abs, steps))
        strengths = [old + step / max(1.0, longest) for old, step in zip(strengths, steps, strict=True)]
        if longest < _CLOSE:
            break
    ratings = []
    for index, bot in enumerate(bots):
        error = SCALE * Z95 * sqrt(_variance(meetings, inverse[index]))
        value = MEAN + SCALE * strengths[index]
        ratings.append(Rating(bot, value, value - error, value + error))
    return tuple(sorted(ratings, key=lambda rating: -rating.value))


def _meeting(bots: Sequence[str], line_up: LineUp, share: Share) -> _Meeting:
    games = share.games + 1
    mean = (share.value * share.games + line_up.even) / games
    one, rest = bots.index(line_up.one), bots.index(line_up.rest)
    return _Meeting(one, rest, share.size - 1, games, mean, mean * (1 - mean) / share.worth)


def _chance(meeting: _Meeting, strengths: Sequence[float]) -> float:
    """Return how often the one should win."""
    return 1 / (1 + meeting.others * exp(strengths[meeting.rest] - strengths[meeting.one]))


def _information(meetings: Iterable[_Meeting], strengths: Sequence[float]) -> Matrix:
    """Return how fast the slope changes with the strengths, which are tied to a sum of 0."""
    size = len(strengths)
    matrix = [[1.0] * size for _ in range(size)]
    for meeting in meetings:
        chance = _chance(meeting, strengths)
        weight = meeting.games * chance * (1 - chance)
        one, rest = meeting.one, meeting.rest
        matrix[one][one] += weight
        matrix[rest][rest] += weight
        matrix[one][rest] -= weight
        matrix[rest][one] -= weight
    return matrix


def _variance(meetings: Iterable[_Meeting], row: Sequence[float]) -> float:
    """Return the variance of the strength that *row* of the inverse belongs to, each share varying by itself."""
    return sum((meeting.games * (row[meeting.one] - row[meeting.rest])) ** 2 * meeting.variance for meeting in meetings)


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a symmetric, positive *matrix* (Gauss and Jordan's way)."""
    size = len(matrix)
    rows = [[*row, *(float(column == index) for column in range(size))] for index, row in enumerate(matrix)]
    for pivot in range(size):
        head = rows[pivot][pivot]
        rows[pivot] = [cell / head for cell in rows[pivot]]
        for index, row in enumerate(rows):
            if index != pivot:
                rows[index] = [cell - row[pivot] * above for cell, above in zip(row, rows[pivot], strict=True)]
    return [row[size:] for row in rows]
