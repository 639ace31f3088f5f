"""The tables in memory: opens and loads them, follows what other servers store, and drops what has been idle."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from mahe.server.background import Background
from mahe.server.errors import Refusal
from mahe.server.garbage_collection import release_freed_memory
from mahe.server.live_table import LiveTable, TableContext, no_such_table
from mahe.server.log_texts import archive_text
from mahe.server.logs import LOG
from mahe.server.metrics import Metrics
from mahe.server.records import Records
from mahe.server.storage.interface import ENDED, Addition, Key, Signal, Status, Storage, StorageTrouble, Stored
from mahe.server.tokens import new_table_id
from mahe.tablelog import Body, Step, after_start

_SWEEP: Final = 600.0
"""Seconds between two looks at what has been idle for long, unless tables are to leave memory sooner."""

_AT_ONCE: Final = 20
"""How many tables catch up at once."""


class LiveTables:
    """Every table that this server has in memory."""

    def __init__(
        self,
        storage: Storage,
        records: Records,
        metrics: Metrics,
        background: Background,
        *,
        clock: Callable[[], float],
        idle_seconds: float,
        rest_seconds: float,
        kept_seconds: float,
        log_seconds: float,
        stand_in_seconds: float,
        absent_seconds: float,
    ) -> None:
        self.storage = storage
        self.now = clock
        self.context = TableContext(storage, clock, stand_in_seconds, absent_seconds, archived_log=records.log)
        self.on_signal: Signal = lambda *_: None
        """Called with what another server says about a table without storing it."""

        self.on_news: Callable[[LiveTable], None] = lambda _: None
        """Called when another server has stored something for a table."""

        self._records = records
        self._metrics = metrics
        self._background = background
        self._idle_seconds = idle_seconds
        self._rest_seconds = rest_seconds
        self._kept_seconds = kept_seconds
        self._log_seconds = log_seconds
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._changed_while_loading: set[str] = set()
        self._behind: set[str] = set()
        """The tables that are about to catch up: further news about them adds nothing."""

        self._catching_up = asyncio.Semaphore(_AT_ONCE)

    async def open(self) -> None:
        """Connect to the storage."""
        await self.storage.open()
        self.storage.listen(self._hear, self.on_signal, self._hear_addition)

    async def close(self) -> None:
        """Finish what is being stored, and disconnect."""
        await self.storage.close()

    def keep_sweeping(self) -> None:
        """Start dropping tables that have been idle for long, at regular intervals."""
        self._background.repeat(min(_SWEEP, self._rest_seconds), self._sweep)

    def all(self) -> list[LiveTable]:
        """Return the tables in memory."""
        return list(self._live.values())

    def peek(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory, and has not been deleted."""
        live = self._live.get(table)
        return None if live is None or live.is_gone else live

    async def find(self, table: str) -> LiveTable:
        """Return a table, from memory or from the storage. Raises Refusal if there is none."""
        live = self.peek(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = self.now()
        return live

    def at(self, table: str) -> _Held:
        """Return a context manager that gives a table as it is stored, with its lock held."""
        return _Held(self, table)

    async def hold(self, table: str) -> LiveTable:
        """Return a table as it is stored, with its lock held."""
        while True:
            live = self.peek(table) or await self.find(table)
            await live.lock.acquire()
            live.used = self.now()
            if live.lost:
                try:
                    await live.catch_up()
                except BaseException:
                    live.lock.release()
                    raise
            # It may have been deleted while we waited for the lock.
            if self.peek(table) is live:
                return live
            live.lock.release()

    async def _load(self, table: str) -> LiveTable:
        await self.storage.follow(table)
        try:
            while True:
                self._changed_while_loading.discard(table)
                stored = await self.storage.load(table)
                if stored is None:
                    raise no_such_table()
                if stored.archive is not None:
                    stored = await self._records.opened(stored)
                if table not in self._changed_while_loading:
                    break
            live = LiveTable(stored, self.context)
        except BaseException:
            self.storage.unfollow(table)
            raise
        self._drop(table)
        self._live[table] = live
        return live

    def _drop(self, table: str) -> None:
        """Drop a table from memory, if it is there."""
        live = self._live.pop(table, None)
        if live is not None:
            live.stop_following()

    def new_table(self, *, public: bool) -> LiveTable:
        """Return a table at which nothing has happened yet, and which is not stored."""
        stored = Stored(new_table_id(), os.urandom(32), Status("open", public, None), (), ())
        return LiveTable(stored, self.context)

    async def create(self, live: LiveTable, bodies: Iterable[Body], keys: Sequence[Key], *, start: bool) -> None:
        """Store a new table with its first entries; with *start*, start its game too."""
        now = self.now()
        entries = live.write(map(Step, bodies), now)
        if start:
            entries += live.write(after_start(live.table, live.dealer), now)
        status = live.status(now)
        await self.storage.follow(live.table.id)
        try:
            secret = live.dealer.secret_with_landmarks
            await self.storage.create(Stored(live.table.id, secret, status, tuple(keys), tuple(entries)))
        except BaseException:
            self.storage.unfollow(live.table.id)
            raise
        live.due = status.due
        live.stored_seq = live.table.seq
        live.add_keys(keys)
        live.mark_broadcast()
        live.used = now
        self._live[live.table.id] = live
        self._metrics.tables.inc()
        self.context.on_change(live)

    async def forget(self, live: LiveTable) -> None:
        """Delete a table, and notify its viewers."""
        await self.storage.delete(live.table.id)
        live.dismiss()

    def put_off(self, seconds: float) -> None:
        """Postpone every clock by *seconds*."""
        for live in self._live.values():
            if live.due is not None:
                live.due += seconds

    def _hear(self, table: str) -> None:
        """Catch up with what another server has stored for *table*, or, for "*", for any table."""
        for one in [*self._live, *self._loading] if table == "*" else [table]:
            live = self.peek(one)
            if live is None:
                if one in self._loading:
                    self._changed_while_loading.add(one)
            elif not live.viewers and live.bot_task is None and not live.lock.locked():
                live.stop_following()  # Nobody here waits for it.
            elif one not in self._behind:
                self._behind.add(one)
                self._background.spawn(self._catch_up_soon(live))

    def _hear_addition(self, table: str, read: Callable[[], Addition]) -> None:
        """Add what another server has appended for *table*, without reading it from the storage if that can be."""
        live = self.peek(table)
        if (
            live is None
            or not (live.viewers or live.bot_task)
            or live.lost
            or live.lock.locked()
            or not live.take_in(read())
        ):
            self._hear(table)
        else:
            self.on_news(live)

    async def _catch_up_soon(self, live: LiveTable) -> None:
        # Few at once: after a lost connection every table may be behind.
        async with live.lock, self._catching_up:
            self._behind.discard(live.table.id)
            with suppress(StorageTrouble, Refusal):
                await live.catch_up()
                self.on_news(live)

    async def _sweep(self) -> None:
        """Drop what has been idle for long: from memory soon, from the storage after weeks."""
        now = self.now()
        for table, live in list(self._live.items()):
            is_idle = not live.viewers and live.bot_task is None and live.used < now - self._rest_seconds
            if is_idle or live.is_gone:
                self._drop(table)
        await self.storage.expire(now - self._idle_seconds, now - self._kept_seconds)
        await self._archive(now - self._log_seconds)
        self._changed_while_loading.update(self._loading)
        for live in list(self._live.values()):
            kept = self._kept_seconds if live.table.phase in ENDED else self._idle_seconds
            if live.changed < now - kept:
                await self._catch_up_soon(live)  # If it has just been deleted, its viewers are notified.
        await asyncio.to_thread(release_freed_memory)

    async def _archive(self, before: float) -> None:
        """Keep finished games unchanged since *before* as their records alone."""
        tried: set[str] = set()
        while names := set(await self.storage.unarchived(before, _AT_ONCE + len(tried))) - tried:
            tried |= names
            for name in names:
                stored = await self.storage.load(name, 0)
                if stored is not None and stored.archive is None:
                    try:
                        text = await asyncio.to_thread(archive_text, stored)
                    except Exception:  # A log that cannot be read stays as it is, and holds up no other.
                        LOG.exception("a finished game cannot be archived", extra={"table": name})
                        continue
                    await self.storage.archive(name, text)
                    self._hear(name)


class _Held:
    """Holds a table's lock inside `async with`: a generator would do the same at three times the cost."""

    __slots__ = ("_live", "_table", "_tables")

    def __init__(self, tables: LiveTables, table: str) -> None:
        self._tables = tables
        self._table = table

    async def __aenter__(self) -> LiveTable:
        self._live = await self._tables.hold(self._table)
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
