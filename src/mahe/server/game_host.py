"""All that keeps tables going, whatever carries the messages: tables in memory, bots, clocks, rematches, reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from mahe.server.allowance import Allowance
from mahe.server.background import Background
from mahe.server.bot_runner import BotRunner
from mahe.server.clocks import Clocks, ServerClock
from mahe.server.host_requests import HostRequests
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.metrics import Metrics
from mahe.server.records import Records
from mahe.server.rematches import Rematches
from mahe.server.reviews import Reviews
from mahe.server.service import TableService
from mahe.server.settings import Settings
from mahe.server.signals import Signals
from mahe.server.storage.interface import Storage
from mahe.server.worker import CarryOut, Worker


class GameHost:
    """The tables of one storage, and all that can be asked about them."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        metrics: Metrics,
        carry_out: CarryOut,
        *,
        clock: Callable[[], float],
        stopwatch: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        work: Allowance | None = None,
    ) -> None:
        """Put it together. *carry_out* is where long work is done, *work* how many milliseconds of it each may ask for.

        *pause* delays a stand-in's decisions.
        """
        self.metrics = metrics
        self.background = Background(metrics.count_error)
        server_clock = ServerClock(clock, stopwatch)
        self.worker = Worker(carry_out, work, stopwatch, settings)
        records = Records(storage, self.worker)
        self.tables = LiveTables(
            storage,
            records,
            metrics,
            self.background,
            clock=server_clock,
            idle_seconds=settings.idle_hours * 3600,
            rest_seconds=settings.rest_seconds,
            kept_seconds=settings.kept_hours * 3600,
            log_seconds=settings.log_hours * 3600,
            stand_in_seconds=settings.stand_in_seconds,
            absent_seconds=settings.absent_minutes * 60,
        )
        self.signals = Signals(self.tables, stopwatch)
        self.bots = BotRunner(
            self.tables,
            self.background,
            metrics,
            stand_in_seconds=settings.stand_in_seconds,
            pause=pause,
            has_others=lambda: self.signals.has_others,
        )
        self.tables.context.on_change = self.bots.wake
        self.rematches = Rematches(self.tables, self.signals, self.background)
        self.tables.context.on_presence = self._hear_presence
        self.tables.on_signal = self.signals.hear
        self.tables.on_news = self.bots.wake_if_nobody_else_plays
        self.clocks = Clocks(self.tables, self.bots, self.rematches, self.signals, self.background, server_clock)
        self.reviews = Reviews(self.worker, self.background, metrics, settings.review_seconds)
        self.service = TableService(self.tables, self.signals, metrics, self.worker, records)
        self.host_requests = HostRequests(self.tables, self.signals)

    def _hear_presence(self, live: LiveTable) -> None:
        self.signals.send_presence(live)
        self.rematches.wake(live)

    async def open(self) -> None:
        """Open the storage, and begin to play for bots and absent people."""
        await self.tables.open()
        await self.clocks.open()
        self.tables.keep_sweeping()

    async def close(self) -> None:
        """Finish what is being stored, and stop."""
        await self.background.close()
        self.bots.close()
        await self.tables.close()
