"""Arranges puzzles in fives for the days, as different from each other as they can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from mahe.review.puzzles import A_DAY, Puzzle

_TRIES: Final = 200
"""How many swaps are tried for each puzzle."""


def arrange_days(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Return *puzzles*, a multiple of five, so that the five of a day differ in players, and if possible in kind.

    Fewest players first. If too many puzzles are for the same number of players, some days have two of them.
    """
    rng = Random(f"days {seed}")
    number = len(puzzles) // A_DAY
    mixed = sorted(rng.sample(puzzles, len(puzzles)), key=_players)
    # Dealt out in turn, those for so many players are on different days if there are no more of them than days.
    days = [mixed[start::number] for start in range(number)]
    _part_kinds(days, rng)
    rng.shuffle(days)
    return [puzzle for day in days for puzzle in sorted(day, key=_players)]


def _part_kinds(days: list[list[Puzzle]], rng: Random) -> None:
    """Swap puzzles for as many players between days where that makes the days more varied."""
    for _ in range(_TRIES * A_DAY * len(days)):
        one, other = rng.choice(days), rng.choice(days)
        here = rng.randrange(A_DAY)
        there = next((place for place, puzzle in enumerate(other) if _players(puzzle) == _players(one[here])), None)
        if one is other or there is None:
            continue
        before = _sameness(one) + _sameness(other)
        one[here], other[there] = other[there], one[here]
        if _sameness(one) + _sameness(other) > before:
            one[here], other[there] = other[there], one[here]


def _players(puzzle: Puzzle) -> int:
    return puzzle.state.rules.players


def _sameness(day: list[Puzzle]) -> int:
    """Return the square of how many pairs are of one kind: rather a pair on two days than two on one."""
    return sum(one.kind is other.kind for one, other in combinations(day, 2)) ** 2
