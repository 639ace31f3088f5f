"""Watches the clocks: acts for those whose time is up, and sends this server's heartbeat."""

from __future__ import annotations

from typing import Final

from mahe.server.background import Background
from mahe.server.bot_runner import BotRunner
from mahe.server.errors import Refusal
from mahe.server.live_tables import LiveTables
from mahe.server.logs import LOG
from mahe.server.storage.interface import SeqTaken, StorageTrouble
from mahe.tablelog import Away, Step

_TICK: Final = 0.5
_BEAT: Final = 5.0


class Clocks:
    """The clocks of all stored tables, which all servers watch."""

    def __init__(self, tables: LiveTables, bots: BotRunner, background: Background) -> None:
        self._tables = tables
        self._bots = bots
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
        if tables.now() - self._last_beat > 2 * _BEAT:
            await self._beat()  # This machine was suspended, and no clock should have run.
        for table in await tables.storage.due(tables.now(), 100):
            try:
                await self.act(table)
            except (SeqTaken, Refusal):
                pass  # The person or another server was faster, or the table is gone.
            except StorageTrouble:
                raise
            except Exception:
                LOG.exception("a table cannot go on", extra={"table": table})

    async def act(self, table: str) -> None:
        """Play for the one who must decide, if their time is up."""
        tables = self._tables
        live = tables.peek(table)
        if live is not None and live.bot_task is not None:
            return
        async with tables.at(table) as live:
            if live.due is None or live.due > tables.now():
                await live.catch_up()
            if live.due is None or live.due > tables.now():
                return
            if live.table.bot is None and live.table.decider is not None:
                await live.store([Step(Away(live.table.decider))])
            self._bots.wake(live)

    async def _beat(self) -> None:
        """Record a heartbeat. If no server was alive for a while, all clocks are postponed by that long."""
        now = self._tables.now()
        missed = await self._tables.storage.beat(now)
        self._last_beat = now
        if missed:
            self._tables.put_off(missed)
