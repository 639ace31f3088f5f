"""Connections to PostgreSQL for short statements, without all that SQLAlchemy does around each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Connections:
    """A few connections. The one that was used last is used next: what it needs is still in the caches."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], most: int, lost: tuple[type[Exception], ...]) -> None:
        """*lost* is what is raised when a connection is."""
        self._connect = connect
        self._lost = lost
        self._idle: list[Any] = []
        self._places = asyncio.Semaphore(most)

    async def use(self, act: Callable[[Any], Awaitable[T]]) -> T:
        """Return what *act* returns for a connection. If that turns out to be lost, *act* is called for a new one."""
        async with self._places:
            if self._idle:
                try:
                    return await self._use(self._idle.pop(), act)
                except self._lost:
                    self._drop_idle()
            return await self._use(await self._connect(), act)

    async def close(self) -> None:
        """Disconnect."""
        while self._idle:
            await self._idle.pop().close()

    async def _use(self, connection: Any, act: Callable[[Any], Awaitable[T]]) -> T:
        try:
            found = await act(connection)
        except BaseException:
            connection.terminate()
            raise
        self._idle.append(connection)
        return found

    def _drop_idle(self) -> None:
        """Drop what was probably lost together with another one."""
        while self._idle:
            self._idle.pop().terminate()
