"""Background work, beside the requests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, Final

from mahe.server.logs import LOG
from mahe.server.storage.interface import StorageTrouble

_LAG_EVERY: Final = 0.25
"""Seconds between two measurements."""


class Background:
    """Tasks of the running event loop; `close` cancels them all."""

    def __init__(self, count_error: Callable[[str], None] = lambda _: None) -> None:
        """*count_error* is called with the kind of every error."""
        self.count_error = count_error
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start *work* as a task."""
        # In a context of its own: what it logs is not about the request during which it was started.
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do *work* at once and then repeatedly, even after a failure, with *seconds* in between."""
        self.spawn(self._repeat(seconds, work))

    async def _repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except StorageTrouble as trouble:
                self.count_error("storage")
                LOG.warning("storage trouble", extra={"reason": str(trouble)})
            except Exception:
                self.count_error("background")
                LOG.exception("background work failed")
            await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Cancel all tasks."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def measure_lag(observe: Callable[[float], None]) -> None:
    """Forever call *observe* with how late the event loop is, in seconds."""
    while True:
        due = time.perf_counter() + _LAG_EVERY
        await asyncio.sleep(_LAG_EVERY)
        observe(max(0.0, time.perf_counter() - due))


class Throttle:
    """Lets work be done at most once in *seconds*: the last of what comes meanwhile is done at their end."""

    __slots__ = ("_pending", "_timer", "seconds")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """May be changed, for the next pause."""

        self._timer: asyncio.TimerHandle | None = None
        self._pending: Callable[[], None] | None = None

    def do(self, work: Callable[[], None]) -> None:
        """Do *work* now or soon."""
        if self._timer is not None:
            self._pending = work
            return
        self._timer = asyncio.get_running_loop().call_later(self.seconds, self._rest)
        work()

    def _rest(self) -> None:
        self._timer = None
        if self._pending is not None:
            # Nothing is remembered for longer than needed: it would keep a table in memory.
            work, self._pending = self._pending, None
            self.do(work)
