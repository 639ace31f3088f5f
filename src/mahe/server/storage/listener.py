"""Listens, on a shared PostgreSQL, for what other servers have stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from mahe.server.storage.interface import Added, News, Signal
from mahe.server.storage.notices import CHANNEL, channel_of, has_entries, read_addition

_PAUSE = 0.5
"""Seconds between two attempts to reconnect."""

_ALONE = 15.0
"""Seconds without news from other servers, which all send a heartbeat, after which there seem to be none."""

_SILENCE = 30.0
"""Seconds without news after which to check that the connection is still alive."""


class Listener:
    """Listens on a connection of its own, and reconnects when it is lost.

    A notification is a server's name, a table's id and perhaps a text, with spaces in between: what was appended to
    the table's log, or something that is not stored. Our own are ignored.
    """

    def __init__(self, name: str, connect: Callable[[], Awaitable[Any]], errors: tuple[type[Exception], ...]) -> None:
        self._name = name
        self._connect = connect
        self._errors = errors
        self._news: list[News] = []
        self._signals: list[Signal] = []
        self._added: list[Added | None] = []
        self._heard_others = -_ALONE
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        """None while it is lost."""

        self._wanted: Counter[str] = Counter()
        """The channels of the tables that are followed, and how many of these each has."""

        self._tuned: set[str] = set()
        """Those that the connection listens to."""

        self._tuning = asyncio.Lock()
        self._leaving: asyncio.Task[None] | None = None

    def listen(self, news: News, signal: Signal, added: Added | None) -> None:
        """Call *news*, *signal* and *added* from now on."""
        self._news.append(news)
        self._signals.append(signal)
        self._added.append(added)

    async def follow(self, table: str) -> None:
        """Return when everything stored for *table* from now on will be heard of.

        While the connection is lost it returns at once: then "*" will be heard.
        """
        self._wanted[channel_of(table)] += 1
        await self._tune()

    def unfollow(self, table: str) -> None:
        """Take back one `follow`."""
        channel = channel_of(table)
        self._wanted[channel] -= 1
        if not self._wanted[channel]:
            del self._wanted[channel]
            if self._leaving is None or self._leaving.done():
                self._leaving = asyncio.create_task(self._tune())

    async def _tune(self) -> None:
        """Listen to the channels that are wanted, and to no others."""
        async with self._tuning:
            try:
                while self._connection is not None and (new := self._wanted.keys() - self._tuned):
                    channel = new.pop()
                    await self._connection.add_listener(channel, self._on_notice)
                    self._tuned.add(channel)
                while self._connection is not None and (old := self._tuned - self._wanted.keys()):
                    channel = old.pop()
                    self._tuned.discard(channel)
                    await self._connection.remove_listener(channel, self._on_notice)
            except self._errors:
                self._connection.terminate()  # It is lost anyway, and all channels are wanted from the next.

    @property
    def hears_others(self) -> bool:
        """Whether there seem to be other servers."""
        return asyncio.get_running_loop().time() < self._heard_others + _ALONE

    async def open(self) -> None:
        """Return when every notification from now on will be received."""
        self._connection, lost = await self._tune_in()
        self._task = asyncio.create_task(self._stay(lost))

    async def close(self) -> None:
        """Stop listening."""
        for task in (self._leaving, self._task):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._leaving = self._task = None

    async def _stay(self, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._until(self._connection, lost)
            finally:
                self._connection.terminate()
            async with self._tuning:
                self._connection = None
                self._tuned.clear()
            self._connection, lost = await self._again()
            await self._tune()
            asyncio.get_running_loop().call_soon(self._notify, "*")  # notifications in the meantime were missed

    async def _until(self, connection: Any, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                async with asyncio.timeout(_SILENCE):
                    await lost.wait()
            except TimeoutError:
                try:
                    async with self._tuning:
                        await connection.execute("SELECT 1")
                except self._errors:
                    return

    async def _again(self) -> tuple[Any, asyncio.Event]:
        while True:
            await asyncio.sleep(_PAUSE)
            with suppress(*self._errors):
                return await self._tune_in()

    async def _tune_in(self) -> tuple[Any, asyncio.Event]:
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._on_notice)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    def _on_notice(self, _connection: object, _process: int, _channel: str, notice: str) -> None:
        """Pass a notification on. The driver calls it for each on its own, so that an error ends nothing."""
        name, _, rest = notice.partition(" ")
        table, _, text = rest.partition(" ")
        if name == self._name:
            return
        self._heard_others = asyncio.get_running_loop().time()
        if has_entries(text):
            for news, added in zip(self._news, self._added, strict=True):
                if added is None:
                    news(table)
                else:
                    added(table, partial(read_addition, text))
        elif text:
            for signal in self._signals:
                signal(name, table, text)
        else:
            self._notify(table)

    def _notify(self, table: str) -> None:
        for news in self._news:
            news(table)
