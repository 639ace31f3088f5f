"""Rollouts: games played on from a position by ancient, with the luck taken out. Importing this needs the extra `lab`.

A game's result less its luck has the same mean as the result alone, and varies far less. All positions that are rolled
out together get the same dice and cards, so that what they differ in stands out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from mahe.arrays import Floats
from mahe.cores import free_cores
from mahe.kernel.games_with_luck import play_games
from mahe.kernel.records import SEATS
from mahe.kernel.setup import hashed_key
from mahe.lab.compare import Estimate
from mahe.lab.compiled_bots import ancient_evaluation, scratch_for, start_of
from mahe.lab.simulate import Z95
from mahe.lab.train.evaluations import numeric_rules
from mahe.rules import Seat, State, standing

CHUNK: Final = 50
"""How many games a thread plays before it reports."""


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
        return estimate_of(self._without_luck(seat))

    def plain_chance(self, seat: Seat) -> Estimate:
        """Return the same by counting wins."""
        return estimate_of(self.results[:, seat - 1])

    def plain_games(self, seat: Seat) -> int:
        """Return how many games it would have taken by counting wins to be as sure."""
        return _games_for(self.games, self.results[:, seat - 1], self._without_luck(seat))

    def less(self, other: Rollout, seat: Seat) -> Estimate:
        """Return how much better this is for *seat* than *other*, which has been rolled out together with it."""
        return estimate_of(self._without_luck(seat) - other._without_luck(seat))

    def _without_luck(self, seat: Seat) -> Floats:
        return self.results[:, seat - 1] - self.lucks[:, seat - 1]


class Rollouts:
    """Positions of one table that are rolled out together: game number i has the same dice and cards from each."""

    def __init__(self, states: Sequence[State], *, games: int, seed: int) -> None:
        self.states = tuple(states)
        self.games = games
        self.seed = seed
        self._parts: list[list[Rollout]] = [[] for _ in states]

    def play(self, threads: int | None = None) -> Generator[int]:
        """Play all the games; yield how many more are done, of len(states) × games."""
        chunks = [
            (index, first, min(CHUNK, self.games - first))
            for index in range(len(self.states))
            for first in range(0, self.games, CHUNK)
        ]
        pool = ThreadPoolExecutor(threads or free_cores())
        try:
            running = [
                pool.submit(_play, self.states[index], self.seed, first, count) for index, first, count in chunks
            ]
            for (index, _, count), one in zip(chunks, running, strict=True):
                self._parts[index].append(one.result())
                yield count
        finally:
            pool.shutdown(cancel_futures=True)

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


def estimate_of(values: Floats) -> Estimate:
    """Return the mean of independent *values* with its 95% interval."""
    count = len(values)
    margin = Z95 * float(values.std(ddof=1)) / count**0.5 if count > 1 else 1.0
    return Estimate(float(values.mean()), margin)


def _games_for(games: int, plain: Floats, better: Floats) -> int:
    ours, theirs = float(better.var()), float(plain.var())
    return max(games, ceil(games * theirs / ours)) if ours > 0 else games


def _play(state: State, seed: int, first: int, count: int) -> Rollout:
    rules = state.rules
    results, lucks = np.zeros((count, SEATS)), np.zeros((count, SEATS))
    if winners := standing(state).winners:
        results[:, [seat - 1 for seat in winners]] = 1 / len(winners)
    else:
        evaluation = ancient_evaluation(rules)
        play_games(
            numeric_rules(rules),
            (evaluation, evaluation),
            np.zeros(SEATS, np.int64),
            0,
            True,
            start_of(state),
            hashed_key("rollouts", seed),
            first,
            scratch_for(evaluation),
            results,
            lucks,
            np.zeros((count, 0, 2, SEATS)),
        )
    return Rollout(results[:, : rules.players], lucks[:, : rules.players])
