"""Background work, beside the requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from mahe.server.logs import LOG
from mahe.server.storage.interface import StorageTrouble


class Background:
    """Tasks of the running event loop; `close` cancels them all."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start *work* as a task."""
        task = asyncio.create_task(work)
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
                LOG.warning("storage trouble", extra={"reason": str(trouble)})
            except Exception:
                LOG.exception("background work failed")
            await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Cancel all tasks."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


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
