"""Many games on all cores, or wherever an executor has its workers, and what they add up to."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from functools import lru_cache
from typing import Final, NamedTuple

from mahe.executors import Pace, in_pieces, seconds_for, threads_unless, width_of
from mahe.kernel.counts import GameCounts, counts_of
from mahe.kernel.policy import Policy
from mahe.kernel.records import OneRecord, Setup
from mahe.kernel.setup import key_of, make_board, make_setup
from mahe.kernel.whole_games import play_range
from mahe.rules import Rules

CHUNK: Final = 20_000
"""How many games the first tasks have at most, until it is known how long they take."""


class Batch(NamedTuple):
    """Some games between the same players."""

    rules: Rules
    policies: tuple[Policy, ...]
    """One a seat."""
    seed: int
    games: range
    """Their numbers: game i of a seed is the same in any batch."""


def play_batch(
    rules: Rules,
    policies: Sequence[Policy],
    *,
    games: int,
    seed: int,
    first: int = 0,
    executor: Executor | None = None,
) -> Generator[GameCounts]:
    """Yield what games *first*, first + 1, … add up to, part by part in their order.

    They are played on threads, one for each free core, if no *executor* is given.
    """
    batch = Batch(rules, tuple(policies), seed, range(first, first + games))
    with closing(play_batches([batch], executor)) as played:
        for _, counts in played:
            yield counts


def play_batches(
    batches: Iterable[Batch], executor: Executor | None = None, *, pace: Pace | None = None
) -> Generator[tuple[int, GameCounts]]:
    """Yield what each of *batches* adds up to, in their order, with its place among them. A long one comes in pieces.

    Closed early, it ends with those that have begun. Who has batches played again and again keeps their *pace*, so that
    it is learned only once how many games make a task.
    """
    parts = [((batch.rules, batch.policies, batch.seed), batch.games) for batch in batches]
    with threads_unless(executor) as pool:
        # Fewer games than first tasks would fill are spread over the workers all the same.
        games = sum(len(part) for _, part in parts)
        pace = pace or Pace(CHUNK, seconds_for(pool))
        if not pace.is_measured:
            pace.size = max(1, min(pace.size, -(-games // width_of(pool))))
        yield from in_pieces(pool, _play, parts, first=pace)


def _play(table: tuple[Rules, tuple[Policy, ...], int], games: range) -> GameCounts:
    """Play some games on this thread."""
    rules, policies, seed = table
    setup = _setup(rules, policies)
    board = make_board()
    play_range(setup, board, key_of(seed), games.start, len(games))
    return counts_of(setup, board)


@lru_cache(maxsize=16)
def _setup(rules: Rules, policies: tuple[Policy, ...]) -> OneRecord[Setup]:
    return make_setup(rules, policies)
