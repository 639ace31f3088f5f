"""The keeper of tables: loads, stores and tells, lets bots play, and watches the clocks."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from mahe.rules import Seat
from mahe.server.errors import Refusal
from mahe.server.hosted import Hosted, no_such_table, to_json
from mahe.server.messages.outbound import GoneMessage
from mahe.server.metrics import Metrics
from mahe.server.storage.interface import (
    Body,
    CommandTaken,
    Entry,
    Key,
    SeqTaken,
    Status,
    Storage,
    StorageTrouble,
    Stored,
)

_LOG: Final = logging.getLogger("mahe.server")
_IDLE_SECONDS: Final = 600
"""After which a table that nobody looks at leaves the memory."""

_TICK: Final = 0.5
_BEAT: Final = 5.0
_SWEEP: Final = 600.0


class Keeper:
    """Every table that this server has in memory. No server owns a table: the storage's keys decide a race."""

    def __init__(
        self,
        storage: Storage,
        metrics: Metrics,
        *,
        clock: Callable[[], float],
        idle_seconds: float,
        kept_seconds: float,
        stand_in_seconds: float,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.storage = storage
        self.now = clock
        self._metrics = metrics
        self._idle_seconds = idle_seconds
        self._kept_seconds = kept_seconds
        self._stand_in_seconds = stand_in_seconds
        self._pause = pause
        self._hosted: dict[str, Hosted] = {}
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self._closing = False
        self._last_beat = clock()

    async def open(self) -> None:
        """Connect to the storage and begin to watch the clocks."""
        await self.storage.open()
        self.storage.listen(self._hear)
        # Before any table is loaded: after a time without a server all clocks are put off.
        await self._beat()
        self._spawn(self._repeat(_TICK, self.act_when_due))
        self._spawn(self._repeat(_BEAT, self._beat))
        self._spawn(self._repeat(_SWEEP, self._sweep))

    async def close(self) -> None:
        """Finish what is being stored, and disconnect."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinking.shutdown(wait=True)
        await self.storage.close()

    async def host(self, table: str) -> Hosted:
        """Return a table, from memory or from the storage."""
        hosted = self._hosted.get(table)
        if hosted is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            hosted = await asyncio.shield(task)
        hosted.used = self.now()
        return hosted

    def at(self, table: str) -> _Held:
        """Give a table with its lock held, as it is stored."""
        return _Held(self, table)

    async def hold(self, table: str) -> Hosted:
        """Return a table as it is stored, with its lock held."""
        while True:
            hosted = await self.host(table)
            await hosted.lock.acquire()
            try:
                if hosted.lost:
                    await self.reload(hosted)
            except BaseException:
                hosted.lock.release()
                raise
            # While we waited for the lock it may have been deleted.
            if self._hosted.get(table) is hosted:
                return hosted
            hosted.lock.release()

    async def _load(self, table: str) -> Hosted:
        stored = await self.storage.load(table)
        if stored is None:
            raise no_such_table()
        hosted = self._hosted[table] = Hosted(stored)
        return hosted

    async def create(
        self, hosted: Hosted, table: str, secret: bytes, bodies: list[Body], keys: Sequence[Key], *, start: bool
    ) -> None:
        """Store a new table with what has happened at it already; *start* its game as well if asked."""
        now = self.now()
        for body in bodies:
            hosted.add(Entry(hosted.sitting.seq + 1, 0, None, body, now))
        if start:
            for body in hosted.sitting.after_start():
                hosted.add(Entry(hosted.sitting.seq + 1, 0, None, body, now))
        status = self._status(hosted, now)
        await self.storage.create(Stored(table, secret, status, tuple(keys), tuple(hosted.entries)))
        hosted.due = status.due
        hosted.add_keys(keys)
        hosted.told = hosted.sitting.seq
        hosted.used = now
        self._hosted[table] = hosted
        self._metrics.tables.inc()
        self.wake_bots(hosted)

    async def store(
        self,
        hosted: Hosted,
        bodies: Sequence[Body],
        *,
        seat: Seat = 0,
        command: str | None = None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
        broadcast: bool = True,
    ) -> None:
        """Store what happens at a table, then tell it. The caller holds the table's lock.

        The first decision among *bodies* is the one that *seat* made by *command*.
        """
        if not bodies:
            return
        now = self.now()
        first = len(hosted.entries)
        waiting_for = hosted.sitting.waiting_for
        for body in bodies:
            mine = command is not None and body["type"] in ("start", "roll", "stop", "card")
            entry = Entry(hosted.sitting.seq + 1, seat if mine else 0, command if mine else None, body, now)
            if mine:
                command = None
            hosted.add(entry)
        status = self._status(hosted, now)
        if hosted.sitting.waiting_for == waiting_for:
            # Who comes or goes does not give the one who must decide more time.
            status = status._replace(due=hosted.due)
        try:
            await self.storage.append(hosted.sitting.table, hosted.entries[first:], status, keys, dropped)
        except BaseException:
            # What was taken in did not happen, or nobody can tell: only the storage knows.
            await self.reload(hosted)
            raise
        hosted.due = status.due
        hosted.add_keys(keys)
        if dropped:
            hosted.drop_keys(dropped)
        if broadcast:
            hosted.broadcast()
        self.wake_bots(hosted)

    def _status(self, hosted: Hosted, now: float) -> Status:
        status = hosted.sitting.status(now)
        if status.due is not None and hosted.sitting.is_stood_in:
            return status._replace(due=status.due + self._stand_in_seconds)
        return status

    async def forget(self, hosted: Hosted) -> None:
        """Delete a table, and tell those who look at it."""
        await self.storage.delete(hosted.sitting.table)
        self._dismiss(hosted)

    def _dismiss(self, hosted: Hosted) -> None:
        self._hosted.pop(hosted.sitting.table, None)
        message: GoneMessage = {"type": "gone"}
        hosted.send(to_json(message))
        hosted.viewers.clear()

    async def reload(self, hosted: Hosted) -> None:
        """Take a table anew from the storage, and tell what it has that was not told yet.

        Raises StorageTrouble, and then the next who comes tries again; Refusal if it has been deleted.
        """
        hosted.lost = True
        stored = await self.storage.load(hosted.sitting.table)
        if stored is None:
            self._dismiss(hosted)
            raise no_such_table()
        hosted.reload(stored)
        hosted.broadcast()

    def peek(self, table: str) -> Hosted | None:
        """Return a table if it is in memory."""
        return self._hosted.get(table)

    # What other servers store.

    def _hear(self, table: str) -> None:
        tables = list(self._hosted) if table == "*" else [table]
        for one in tables:
            hosted = self._hosted.get(one)
            if hosted is not None:
                self._spawn(self._catch_up(hosted))

    async def _catch_up(self, hosted: Hosted) -> None:
        async with hosted.lock:
            with suppress(StorageTrouble, Refusal):
                await self.reload(hosted)
                self.wake_bots(hosted)

    # Bots and clocks.

    def wake_bots(self, hosted: Hosted) -> None:
        """Let the bots of a table play, if it is their turn and they are not at it already."""
        if hosted.sitting.bot is not None and hosted.bots is None and not self._closing:
            hosted.bots = self._spawn(self._play_bots(hosted))

    async def _play_bots(self, hosted: Hosted) -> None:
        loop = asyncio.get_running_loop()
        try:
            while not self._closing:
                if hosted.sitting.is_stood_in:
                    await self._pause(self._stand_in_seconds)
                async with hosted.lock:
                    if hosted.lost:
                        await self.reload(hosted)
                    if hosted.sitting.bot is None or self._hosted.get(hosted.sitting.table) is not hosted:
                        break
                    bodies = await loop.run_in_executor(self._thinking, hosted.sitting.after_bot)
                    await self.store(hosted, bodies)
        except (SeqTaken, CommandTaken, Refusal):
            pass  # Another server has made this move or deleted the table; it has told us, or will.
        except StorageTrouble as trouble:
            _LOG.warning("storage trouble", extra={"reason": str(trouble)})
        finally:
            hosted.bots = None

    async def act_when_due(self) -> None:
        """Play for those whose time is up, and for bots that a lost server left thinking."""
        if self.now() - self._last_beat > 2 * _BEAT:
            await self._beat()  # This machine was asleep: no clock ran.
        for table in await self.storage.due(self.now(), 100):
            try:
                await self.act(table)
            except (SeqTaken, Refusal):
                pass  # The person or another server was faster, or the table is gone.
            except StorageTrouble:
                raise
            except Exception:
                _LOG.exception("a table cannot go on", extra={"table": table})

    async def act(self, table: str) -> None:
        """Play for the one who must decide, if their time is up."""
        hosted = self._hosted.get(table)
        if hosted is not None and hosted.bots is not None:
            return
        async with self.at(table) as hosted:
            if hosted.due is None or hosted.due > self.now():
                await self.reload(hosted)
            if hosted.due is None or hosted.due > self.now():
                return
            if hosted.sitting.bot is None and hosted.sitting.decider is not None:
                await self.store(hosted, [{"type": "away", "seat": hosted.sitting.decider}])
            self.wake_bots(hosted)

    async def _beat(self) -> None:
        """Show that this server is alive. If none was for a while, all clocks are put off by that."""
        now = self.now()
        missed = await self.storage.beat(now)
        self._last_beat = now
        for hosted in self._hosted.values():
            if missed and hosted.due is not None:
                hosted.due += missed

    async def _sweep(self) -> None:
        """Forget what has been idle for long: from the memory soon, from the storage after weeks."""
        now = self.now()
        for table, hosted in list(self._hosted.items()):
            if not hosted.viewers and hosted.bots is None and hosted.used < now - _IDLE_SECONDS:
                del self._hosted[table]
        await self.storage.expire(now - self._idle_seconds, now - self._kept_seconds)
        for hosted in list(self._hosted.values()):
            kept = self._kept_seconds if hosted.sitting.phase == "over" else self._idle_seconds
            if hosted.sitting.changed < now - kept:
                await self._catch_up(hosted)  # It has just been deleted: those who look at it are told.

    async def _repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except StorageTrouble as trouble:
                _LOG.warning("storage trouble", extra={"reason": str(trouble)})
            except Exception:
                _LOG.exception("background work failed")
            await asyncio.sleep(seconds)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


class _Held:
    """A table whose lock is held inside `async with`: a generator would do the same at three times the cost."""

    __slots__ = ("_hosted", "_keeper", "_table")

    def __init__(self, keeper: Keeper, table: str) -> None:
        self._keeper = keeper
        self._table = table

    async def __aenter__(self) -> Hosted:
        self._hosted = await self._keeper.hold(self._table)
        return self._hosted

    async def __aexit__(self, *_: object) -> None:
        self._hosted.lock.release()
