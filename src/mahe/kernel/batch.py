"""Many games on all cores, and what they add up to."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, Final

from mahe.kernel import compiled
from mahe.kernel.policy import Policy
from mahe.kernel.setup import key_of, make_board, make_setup
from mahe.rules import Rules

CHUNK: Final = 20_000
"""How many games a thread plays before it reports."""


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """What one seat has gathered."""

    wins: int
    """Games won, alone or with others."""

    shares: int
    """Wins in 420ths, a shared one split among those who share it."""

    shared_wins: int
    eggs: int
    clutches: int
    turns: int

    throws: int
    """Dice thrown in its own turns."""

    busts: int
    """Busts in its own turns."""

    rides: int
    cards_played: int


@dataclass(frozen=True, slots=True)
class GameCounts:
    """What some games add up to."""

    seats: tuple[SeatCounts, ...]
    games: int
    shared_wins: int

    shortest: int
    """Turns of the shortest game."""

    longest: int


def play_batch(
    rules: Rules, policies: Sequence[Policy], *, games: int, seed: int, first: int = 0, threads: int | None = None
) -> Iterator[GameCounts]:
    """Yield what games *first*, first + 1, … add up to, part by part as they are done.

    Game i of a seed is the same in any batch and on any number of threads; left out, there is one for each free core.
    """
    setup, key = make_setup(rules, policies), key_of(seed)
    threads = threads or free_cores()
    # Fewer games than chunks would fill are spread over the threads all the same.
    size = max(1, min(CHUNK, -(-games // threads)))
    chunks = iter(range(first, first + games, size))
    pool = ThreadPoolExecutor(threads)
    try:
        running: set[Future[GameCounts]] = set()
        while True:
            while len(running) < 2 * threads and (start := next(chunks, None)) is not None:
                running.add(pool.submit(_play, setup, key, start, min(size, first + games - start)))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_parts(
    rules: Rules, policies: Sequence[Policy], parts: Sequence[range], *, seed: int, threads: int | None = None
) -> Iterator[GameCounts]:
    """Yield what the games of these numbers add up to, for each of *parts* in their order."""
    setup, key = make_setup(rules, policies), key_of(seed)
    with ThreadPoolExecutor(threads or free_cores()) as pool:
        yield from pool.map(lambda part: _play(setup, key, part.start, len(part)), parts)


def _play(setup: Any, key: Any, first: int, games: int) -> GameCounts:
    """Play one chunk on this thread."""
    board = make_board()
    compiled.play_range(setup, board, key, first, games)
    return counts_of(setup, board)


def counts_of(setup: Any, board: Any) -> GameCounts:
    """Return the tallies of *board* as plain numbers."""
    seats = board["tally"][0, : setup["players"][0]]
    return GameCounts(tuple(SeatCounts(*map(int, row)) for row in seats), *map(int, board["totals"][0]))


def free_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
