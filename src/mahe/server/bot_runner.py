"""Lets the bots of the tables in memory play, each in a thread of its own while it thinks."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from mahe.server.background import Background
from mahe.server.errors import Refusal
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.logs import LOG
from mahe.server.storage.interface import CommandTaken, SeqTaken, StorageTrouble
from mahe.tablelog import after_bot


class BotRunner:
    """Plays for the bots, and for people who are away."""

    def __init__(
        self,
        tables: LiveTables,
        background: Background,
        *,
        stand_in_seconds: float,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._background = background
        self._stand_in_seconds = stand_in_seconds
        self._pause = pause
        self._threads = ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 2), thread_name_prefix="bot")

    def close(self) -> None:
        """Wait for the bots that are still thinking."""
        self._threads.shutdown(wait=True)

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table play, if it is their turn and they are not already playing."""
        if live.table.bot is not None and live.bot_task is None and not self._background.is_closing:
            live.bot_task = self._background.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        try:
            while not self._background.is_closing:
                if live.table.is_stood_in:
                    await self._pause(self._stand_in_seconds)
                async with live.lock:
                    if live.lost:
                        await live.catch_up()
                    if live.table.bot is None or self._tables.peek(live.table.id) is not live:
                        break
                    steps = await loop.run_in_executor(self._threads, after_bot, live.table, live.dealer)
                    await live.store(steps)
        except (SeqTaken, CommandTaken, Refusal):
            pass  # Another server has made this move or deleted the table; we have been notified, or will be.
        except StorageTrouble as trouble:
            LOG.warning("storage trouble", extra={"reason": str(trouble)})
        finally:
            live.bot_task = None
