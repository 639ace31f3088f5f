"""A process of its own for what keeps a processor busy: reading and reviewing records, and what positions are worth.

Its work comes in pieces, so that nobody waits for long: records are worked on one after the other, and between two
pieces of a record whoever asks about a position has their turn.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from mahe.server.errors import Code, Refusal

if TYPE_CHECKING:  # The other process begins with this module, and is the sooner ready the less it imports.
    from mahe.server.metrics import Metrics

_LONGEST: Final = 20.0
"""Seconds after which a piece of work is given up, and its process ended."""

_MOST_RECORDS: Final = 16
_MOST_POSITIONS: Final = 64
"""How many of each may wait."""

_REMEMBERED: Final = 4_000_000
"""How many characters of answers are remembered."""

# Where several threads would share its work, they would take processors away from the server.
_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lane:
    """A queue of bounded length, in which one at a time has its turn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._turn = asyncio.Lock()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, and keep it inside the block. Raises Refusal if too many wait already."""
        if self.waiting >= self._most:
            raise Refusal(Code.TOO_MANY, "Too much is being worked out at the moment; try again soon.")
        self.waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self.waiting -= 1


class Answers:
    """Answers by what was asked; those not asked for the longest time are forgotten."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str | bytes, str] = OrderedDict()
        self._size = 0

    def find(self, key: str | bytes) -> str | None:
        """Return the answer if it is remembered."""
        if key not in self._texts:
            return None
        self._texts.move_to_end(key)
        return self._texts[key]

    def add(self, key: str | bytes, text: str) -> None:
        """Remember an answer."""
        if key not in self._texts:
            self._texts[key] = text
            self._size += len(key) + len(text)
        while self._size > _REMEMBERED:
            key, text = self._texts.popitem(last=False)
            self._size -= len(key) + len(text)


class Worker:
    """Has functions carried out in the other process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._limiter = CapacityLimiter(1)
        self._turn = asyncio.Lock()
        self.records = Lane(_MOST_RECORDS)
        self.positions = Lane(_MOST_POSITIONS)
        self.answers = Answers()

    @property
    def waiting(self) -> int:
        """How many records and positions wait, or are being worked on."""
        return self.records.waiting + self.positions.waiting

    async def answer(self, lane: Lane, key: str | bytes, function: Callable[[*Ts], str], *args: *Ts) -> str:
        """Return what *function* returns; asked again with the same *key*, it is remembered.

        Raises Refusal if it does, if too many wait, or if it takes too long.
        """
        found = self.answers.find(key)
        if found is None:
            async with lane.turn():
                # Someone before us may have asked the same.
                found = self.answers.find(key)
                if found is None:
                    found = await self.run(function, *args)
                    self.answers.add(key, found)
        return found

    async def run(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return what *function* returns in the other process. Raises Refusal if it does or if it takes too long.

        A piece that has begun is finished, even if nobody waits for it any more: to end the process would cost more.
        """
        await self._turn.acquire()
        piece = asyncio.create_task(self._carry_out(function, *args))
        piece.add_done_callback(lambda _: self._turn.release())
        return await asyncio.shield(piece)

    async def _carry_out(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        start = time.perf_counter()
        try:
            with fail_after(_LONGEST):
                found: T
                found, refusal = await to_process.run_sync(
                    _attempt, function, args, cancellable=True, limiter=self._limiter
                )
        except (BrokenWorkerProcess, TimeoutError) as error:
            raise Refusal(Code.UNAVAILABLE, "This cannot be worked out at the moment; try again.") from error
        finally:
            self._metrics.worker_seconds.observe(time.perf_counter() - start)
        if refusal:
            raise Refusal(**refusal)
        return found


def _attempt(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, dict[str, Any]]:
    """Return what *function* returns, or what its Refusal is made of. This runs in the other process."""
    _step_back()
    try:
        return function(*args), {}
    except Refusal as refusal:
        return None, refusal.as_json()


@cache
def _step_back() -> None:
    """Let the server itself go first."""
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))  # NumPy is not imported yet.
    if hasattr(os, "nice"):
        os.nice(10)
