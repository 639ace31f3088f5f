"""Rollouts: games played on from a position by ancient, with the luck taken out. Importing this needs the extra `lab`.

A game's result less its luck has the same mean as the result alone, and varies far less. All positions that are rolled
out together get the same dice and cards, so that what they differ in stands out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from mahe.arrays import Floats
from mahe.executors import in_pieces, threads_unless
from mahe.kernel.setup import hashed_key
from mahe.lab.compare import Estimate
from mahe.lab.play_on import play_on
from mahe.lab.simulate import Z95
from mahe.rules import Decision, Seat, State, actor, apply

CHUNK: Final = 50
"""How many games the first tasks have, until it is known how long they take."""

SURE: Final = 3.5
"""How many standard errors an interval is wide to either side: with looks after every batch, 2 would be too few."""

BATCH: Final = 60
"""How many games are played on from each choice before looking at the result again."""


@dataclass(frozen=True, slots=True)
class Rollout:
    """The games from one position."""

    results: Floats
    """By game and seat: its part of the win."""
    lucks: Floats
    """By game and seat: how lucky it was."""

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.results)

    def chance(self, seat: Seat) -> Estimate:
        """Return how likely *seat* is to win, the luck taken out, with its 95% interval."""
        return estimate_of(self.without_luck(seat))

    def plain_chance(self, seat: Seat) -> Estimate:
        """Return the same by counting wins."""
        return estimate_of(self.results[:, seat - 1])

    def plain_games(self, seat: Seat) -> int:
        """Return how many games it would have taken by counting wins to be as sure."""
        return _games_for(self.games, self.results[:, seat - 1], self.without_luck(seat))

    def less(self, other: Rollout, seat: Seat) -> Estimate:
        """Return how much better this is for *seat* than *other*, which has been rolled out together with it."""
        return estimate_of(self.without_luck(seat) - other.without_luck(seat))

    def without_luck(self, seat: Seat) -> Floats:
        """Return what *seat* made of each game, the luck taken out."""
        return self.results[:, seat - 1] - self.lucks[:, seat - 1]


class Rollouts:
    """Positions of one table that are rolled out together: game number i has the same dice and cards from each."""

    def __init__(self, states: Sequence[State], *, games: int, seed: int) -> None:
        self.states = tuple(states)
        self.games = games
        self.seed = seed
        self._parts: list[list[Rollout]] = [[] for _ in states]

    def play(self, executor: Executor | None = None) -> Generator[int]:
        """Play all the games; yield how many more are done, of len(states) × games."""
        parts = [((state, self.seed), range(self.games)) for state in self.states]
        with threads_unless(executor) as pool, closing(in_pieces(pool, _play_some, parts, first=CHUNK)) as played:
            for index, one in played:
                self._parts[index].append(one)
                yield one.games

    @property
    def found(self) -> tuple[Rollout, ...]:
        """What came of each position, once all has been played."""
        return tuple(
            Rollout(np.concatenate([part.results for part in parts]), np.concatenate([part.lucks for part in parts]))
            for parts in self._parts
        )


def roll_out(states: Sequence[State], *, games: int, seed: int = 1) -> tuple[Rollout, ...]:
    """Return what comes of *states*, of one table, if ancient plays on in every seat, *games* times from each."""
    rollouts = Rollouts(states, games=games, seed=seed)
    for _ in rollouts.play():
        pass
    return rollouts.found


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one choice is better than another for whoever decides, in parts of a win."""

    low: float
    high: float
    games: int
    """How many were played on from each of the two."""


def compare_choices(state: State, better: Decision, worse: Decision, *, most: int, seed: int) -> Difference:
    """Return by how much *better* is the better choice if ancient plays on for everyone.

    Stops as soon as the interval excludes 0, and after *most* games at the latest. Both choices meet the same dice.
    """
    seat = actor(state)
    assert isinstance(seat, int)
    found = np.empty(0)
    while True:
        # One move at a time: which choice is better shows as well, and there are many to compare.
        one, other = (
            _play(apply(state, choice), seed, len(found), BATCH, is_whole=False) for choice in (better, worse)
        )
        found = np.concatenate((found, one.without_luck(seat) - other.without_luck(seat)))
        mean, error = float(found.mean()), float(found.std(ddof=1)) / len(found) ** 0.5
        low, high = mean - SURE * error, mean + SURE * error
        if low > 0 or high < 0 or len(found) >= most:
            return Difference(low, high, len(found))


def estimate_of(values: Floats) -> Estimate:
    """Return the mean of independent *values* with its 95% interval."""
    count = len(values)
    margin = Z95 * float(values.std(ddof=1)) / count**0.5 if count > 1 else 1.0
    return Estimate(float(values.mean()), margin)


def _games_for(games: int, plain: Floats, better: Floats) -> int:
    ours, theirs = float(better.var()), float(plain.var())
    return max(games, ceil(games * theirs / ours)) if ours > 0 else games


def _play_some(start: tuple[State, int], games: range) -> Rollout:
    return _play(*start, games.start, len(games))


def _play(state: State, seed: int, first: int, count: int, *, is_whole: bool = True) -> Rollout:
    found = play_on(state, hashed_key("rollouts", seed), first=first, games=count, is_whole=is_whole)
    return Rollout(found.results, found.lucks)
