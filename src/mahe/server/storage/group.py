"""Group commit: everything that is queued while one transaction is being stored goes into the next, together."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from mahe.server.storage.interface import StorageTrouble
from mahe.server.storage.timings import Timings
from mahe.server.storage.work import Work

Commit: TypeAlias = Callable[[Sequence[Work]], Awaitable[Sequence[Exception | None]]]
"""Stores works in one transaction, in order, and returns for each either None or the reason it was refused.

It raises StorageTrouble if none could be stored, and anything else if one of them made the whole transaction fail.
"""

LARGEST = 256
"""How many works one transaction takes at most, so that none of them waits long for the others."""


class GroupCommit:
    """A queue in front of *commit*. A work waits only for the transaction that is running when it arrives."""

    def __init__(self, commit: Commit, timings: Timings | None = None) -> None:
        self._commit = commit
        self._timings = timings or Timings()
        self._waiting: deque[tuple[Work, asyncio.Future[None]]] = deque()
        self._running: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop

    def store(self, work: Work) -> asyncio.Future[None]:
        """Return what is done when *work* is stored, or has the reason if it is not.

        If whoever awaits it is cancelled, the work is withdrawn unless it is already in a transaction.
        """
        if self._running is None:
            self._loop = asyncio.get_running_loop()  # Asking for it takes a system call.
            self._running = self._loop.create_task(self._run())
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((work, future))
        return future

    async def finish(self) -> None:
        """Return when the queue is empty."""
        while self._running is not None:
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        try:
            while self._waiting:
                taken = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST))]
                batch = [(work, future) for work, future in taken if not future.done()]
                outcomes = await self._outcomes([work for work, _ in batch]) if batch else ()
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    if future.done():
                        continue
                    if outcome is None:
                        future.set_result(None)
                    else:
                        future.set_exception(outcome)
                await asyncio.sleep(0)  # callers that got an answer may have more to store right away
        finally:
            self._running = None

    async def _outcomes(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        start = time.perf_counter()
        try:
            outcomes = await self._commit(works)
            self._timings.commit_seconds.observe(time.perf_counter() - start)
            self._timings.commit_works.observe(len(works))
            return outcomes
        except StorageTrouble as error:
            return [StorageTrouble(*error.args).with_traceback(error.__traceback__) for _ in works]
        except Exception as error:
            if len(works) == 1:
                return [error]
            return [outcome for work in works for outcome in await self._outcomes([work])]
