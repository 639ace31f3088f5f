"""Many games on all cores, and what they add up to."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from itertools import tee
from typing import Final

import numpy as np

from mahe.cores import free_cores
from mahe.kernel.counts import GameCounts, counts_of
from mahe.kernel.policy import Policy
from mahe.kernel.records import OneRecord, Setup
from mahe.kernel.setup import key_of, make_board, make_setup
from mahe.kernel.whole_games import play_range
from mahe.rules import Rules

CHUNK: Final = 20_000
"""How many games a thread plays before it reports."""


def play_batch(
    rules: Rules, policies: Sequence[Policy], *, games: int, seed: int, first: int = 0, threads: int | None = None
) -> Iterator[GameCounts]:
    """Yield what games *first*, first + 1, … add up to, part by part in their order.

    Game i of a seed is the same in any batch and on any number of threads; left out, there is one for each free core.
    """
    setup, key = make_setup(rules, policies), key_of(seed)
    threads = threads or free_cores()
    # Fewer games than chunks would fill are spread over the threads all the same.
    size = max(1, min(CHUNK, -(-games // threads)))
    yield from _play_chunks(setup, key, _cut(range(first, first + games), size), threads)


def play_parts(
    rules: Rules, policies: Sequence[Policy], parts: Sequence[range], *, seed: int, threads: int | None = None
) -> Generator[tuple[int, GameCounts]]:
    """Yield what the games of these numbers add up to, for each of *parts* in their order, with its place among them.

    A long part comes in several pieces, so that whoever asks can stop in between.
    """
    setup, key = make_setup(rules, policies), key_of(seed)
    cut = ((place, chunk) for place, part in enumerate(parts) for chunk in _cut(part, CHUNK))
    places, chunks = tee(cut)
    played = _play_chunks(setup, key, (chunk for _, chunk in chunks), threads or free_cores())
    with closing(played):
        for (place, _), counts in zip(places, played, strict=True):
            yield place, counts


def _cut(games: range, size: int) -> Iterator[range]:
    """Yield *games* in pieces of at most *size*."""
    return (range(first, min(first + size, games.stop)) for first in range(games.start, games.stop, size))


def _play_chunks(
    setup: OneRecord[Setup], key: np.uint64, chunks: Iterable[range], threads: int
) -> Generator[GameCounts]:
    """Yield what each of *chunks* adds up to, in their order. Closed early, it ends with those that have begun."""
    pool = ThreadPoolExecutor(threads)
    running: deque[Future[GameCounts]] = deque()
    try:
        for chunk in chunks:
            running.append(pool.submit(_play, setup, key, chunk))
            if len(running) == 2 * threads:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play(setup: OneRecord[Setup], key: np.uint64, games: range) -> GameCounts:
    """Play one chunk on this thread."""
    board = make_board()
    play_range(setup, board, key, games.start, len(games))
    return counts_of(setup, board)
