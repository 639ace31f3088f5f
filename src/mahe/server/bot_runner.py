"""Lets the bots of the tables in memory play, each in a thread of its own while it thinks."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext

from mahe.server.background import Background
from mahe.server.errors import Refusal
from mahe.server.live_table import BOT_PATIENCE, LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.logs import LOG
from mahe.server.storage.interface import CommandTaken, SeqTaken, StorageTrouble
from mahe.tablelog import Step, after_bot


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
        self._shows = asyncio.Semaphore()
        """Only one of the games that bots play among themselves is thought about at a time."""

        self._threads = ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 2), thread_name_prefix="bot")

    def close(self) -> None:
        """Wait for the bots that are still thinking."""
        self._threads.shutdown(wait=True)

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table play, if it is their turn and they are not already playing."""
        if _is_needed(live) and live.bot_task is None and not self._background.is_closing:
            live.bot_task = self._background.spawn(self._play(live))

    def wake_if_nobody_else_plays(self, live: LiveTable) -> None:
        """Let the bots play unless the server that made the last move, which we have just heard of, lets them soon."""
        if live.viewers and _is_needed(live):
            seq = live.table.seq

            def wake() -> None:
                if live.table.seq == seq:
                    self.wake(live)

            asyncio.get_running_loop().call_later(BOT_PATIENCE + self._pause_before(live), wake)

    def are_playing(self, table: str) -> bool:
        """Return whether the bots of a table are playing here."""
        live = self._tables.peek(table)
        return live is not None and live.bot_task is not None

    def _pause_before(self, live: LiveTable) -> float:
        """Return how long the bot that must decide waits first, so that someone who comes back finds a game."""
        return self._stand_in_seconds if live.table.is_stood_in else 0.0

    async def _play(self, live: LiveTable) -> None:
        try:
            while not self._background.is_closing and await self._decide(live):
                pass
        except (SeqTaken, CommandTaken, Refusal):
            pass  # Another server has made this move or deleted the table; we have been notified, or will be.
        except StorageTrouble as trouble:
            LOG.warning("storage trouble", extra={"reason": str(trouble)})
        finally:
            live.bot_task = None

    async def _decide(self, live: LiveTable) -> bool:
        """Let a bot decide; return whether there may be more to do."""
        seq, seconds = live.table.seq, self._pause_before(live)
        if seconds:
            await self._pause(seconds)
        async with live.lock:
            if live.lost:
                await live.catch_up()
            if not _is_needed(live) or self._tables.peek(live.table.id) is not live:
                return False
            if live.table.seq == seq or not live.table.is_stood_in:
                await live.store(await self._think(live))
        return True

    async def _think(self, live: LiveTable) -> list[Step]:
        """Return what the bot does. Tables where people play do not wait for those that are only watched."""
        async with nullcontext() if live.table.has_people else self._shows:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, after_bot, live.table, live.dealer)


def _is_needed(live: LiveTable) -> bool:
    """Return whether a bot must decide, and somebody wants to see it."""
    return live.table.bot is not None and (bool(live.viewers) or live.table.has_people)
