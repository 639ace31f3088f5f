"""Whether this server can do its work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mahe.server.storage.interface import Storage

_LONGEST: Final = 3.0
"""Seconds after which a database that does not answer counts as gone."""

_FRESH: Final = 1.0
"""Seconds for which an answer holds, so that asking often costs nothing."""


class Health:
    """Tries whether something can be stored."""

    def __init__(self, storage: Storage, stopwatch: Callable[[], float]) -> None:
        self._storage = storage
        self._stopwatch = stopwatch
        self._trying: asyncio.Task[str] | None = None
        self._probe: asyncio.Task[None] | None = None
        self._tried = 0.0
        self._problem = ""

    async def problem(self) -> str:
        """Return why nothing can be stored, or "" if all is well."""
        if self._trying is None:
            if self._tried and self._stopwatch() - self._tried < _FRESH:
                return self._problem
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> str:
        if self._probe is None:
            self._probe = asyncio.create_task(self._storage.probe())
        await asyncio.wait([self._probe], timeout=_LONGEST)
        if not self._probe.done():
            # It goes on: as long as the database does not answer, nothing else is asked of it.
            self._problem = f"the database has not answered for {_LONGEST:.0f} seconds"
        else:
            probe, self._probe = self._probe, None
            trouble = probe.exception()
            self._problem = "" if trouble is None else str(trouble)
        self._tried, self._trying = self._stopwatch(), None
        return self._problem
