"""Watches the clocks: acts for those whose time is up, sends this server's heartbeat, and keeps the servers' time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mahe.server.background import Background
from mahe.server.bot_runner import CLAIM, BotRunner
from mahe.server.errors import Refusal
from mahe.server.live_tables import LiveTables
from mahe.server.logs import LOG
from mahe.server.rematches import Rematches
from mahe.server.signals import Signals
from mahe.server.storage.interface import SeqTaken, StorageTrouble
from mahe.tablelog import Away, Step

_TICK: Final = 0.5
_BEAT: Final = 5.0


class ServerClock:
    """The time that all servers of a database go by: the database's, or this machine's if there is only one."""

    def __init__(self, wall: Callable[[], float], stopwatch: Callable[[], float]) -> None:
        self._wall = wall
        self._stopwatch = stopwatch
        self._offset: float | None = None

    def __call__(self) -> float:
        """Return the time, in seconds since 1970."""
        return self._wall() if self._offset is None else self._stopwatch() + self._offset

    def follow(self, time: float) -> None:
        """Go by the database from now on, where it is *time*. This machine's own time may be set at will."""
        self._offset = time - self._stopwatch()


class Clocks:
    """The clocks of all stored tables, which all servers watch."""

    def __init__(
        self,
        tables: LiveTables,
        bots: BotRunner,
        rematches: Rematches,
        signals: Signals,
        background: Background,
        clock: ServerClock,
    ) -> None:
        self._clock = clock
        self._signals = signals
        self._tables = tables
        self._bots = bots
        self._rematches = rematches
        self._background = background
        self._last_beat = tables.now()

    async def open(self) -> None:
        """Start watching."""
        # Before any table is loaded: if no server has been running for a while, this postpones all clocks.
        await self._beat()
        self._background.repeat(_TICK, self.act_when_due)
        self._background.repeat(_BEAT, self._beat)

    async def act_when_due(self) -> None:
        """Play for those whose time is up, and for bots that were thinking on a server that died."""
        tables = self._tables
        if not -_TICK <= tables.now() - self._last_beat <= 2 * _BEAT:
            await self._beat()  # This machine was suspended, or its clock was set: no clock should have run.
        now = tables.now()
        due = [table for table in await tables.storage.due(now, 100) if not self._bots.are_playing(table)]
        for table in await tables.storage.claim(due, now, now + CLAIM) if due else ():
            try:
                await self.act(table)
            except (SeqTaken, Refusal):
                pass  # The person or another server was faster, or the table is gone.
            except StorageTrouble:
                raise
            except Exception:
                self._background.count_error("clock")
                LOG.exception("a table cannot go on", extra={"table": table})

    async def act(self, table: str) -> None:
        """Play for the one who must decide, if their time is up; or begin the rematch that somebody wants."""
        tables = self._tables
        async with tables.at(table) as live:
            if live.due is None or live.due > tables.now():
                await live.catch_up()
            if live.due is None or live.due > tables.now():
                return
            if live.table.bot is None and live.table.decider is not None:
                await live.store([Step(Away(live.table.decider))])
            elif live.table.is_asking_again:
                await self._rematches.begin(live)
            self._bots.wake(live, is_claimed=True)

    async def _beat(self) -> None:
        """Record a heartbeat. If no server was alive for a while, all clocks are postponed by that long."""
        self._signals.beat()
        time = await self._tables.storage.time()
        if time is not None:
            self._clock.follow(time)
        now = self._tables.now()
        missed = await self._tables.storage.beat(now)
        self._last_beat = now
        if missed:
            self._tables.put_off(missed)
