"""Lets the bots of the tables in memory play, each in a thread of its own while it thinks.

Of several servers the one thinks that stored the last entry: no other can have stored it. As long as its bot waits or
thinks, it claims the table. The others leave it alone for a while; then one of them claims it, and goes on.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from mahe.server.background import Background
from mahe.server.errors import Refusal
from mahe.server.live_table import BOT_PATIENCE, LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.logs import LOG
from mahe.server.metrics import Metrics
from mahe.server.storage.interface import CommandTaken, SeqTaken, StorageTrouble
from mahe.tablelog import Step, after_bot

_THINKERS: Final = max(2, os.cpu_count() or 2)
"""How many bots of tables where people play think at a time."""


CLAIM: Final = 4.0
"""Seconds after which other servers may act for a table that this one has claimed: it may have died."""

_CLAIM_AFTER: Final = BOT_PATIENCE / 2
"""Seconds after which a bot that waits or thinks has its table claimed: usually it is done by then."""


class BotRunner:
    """Plays for the bots, and for people who are away."""

    def __init__(
        self,
        tables: LiveTables,
        background: Background,
        metrics: Metrics,
        *,
        stand_in_seconds: float,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        has_others: Callable[[], bool] = lambda: False,
    ) -> None:
        """Put it together. *pause* delays a stand-in's decisions, *has_others* tells of other servers."""
        self._has_others = has_others
        self._tables = tables
        self._background = background
        self._metrics = metrics
        self._stand_in_seconds = stand_in_seconds
        self._pause = pause
        self.before_thinking: Callable[[str], Awaitable[None]] | None = None
        """What is waited for before a bot of that name thinks, if what it needs is not there from the start."""

        self._people = _Thinkers(_THINKERS)
        """For tables where people play. They do not wait for those that are only watched."""

        self._shows = _Thinkers(1)
        """For games that bots play among themselves."""

    def close(self) -> None:
        """Wait for the bots that are still thinking."""
        self._people.threads.shutdown(wait=True)
        self._shows.threads.shutdown(wait=True)

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return self._people.waiting + self._shows.waiting

    def wake(self, live: LiveTable, *, is_claimed: bool = False) -> None:
        """Let the bots of a table play, if it is their turn and they are not already playing."""
        if _is_needed(live) and live.bot_task is None and not self._background.is_closing:
            live.bot_task = self._background.spawn(self._play(live, is_claimed=is_claimed))

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

    async def _play(self, live: LiveTable, *, is_claimed: bool) -> None:
        try:
            if not is_claimed and not await self._are_ours(live):
                return
            while not self._background.is_closing and await self._decide(live):
                pass
        except (SeqTaken, CommandTaken, Refusal):
            pass  # Another server has made this move or deleted the table; we have been notified, or will be.
        except StorageTrouble as trouble:
            self._metrics.count_error("storage")
            LOG.warning("storage trouble", extra={"reason": str(trouble)})
        except Exception:
            self._metrics.count_error("bot")
            LOG.exception("a bot cannot go on", extra={"table": live.table.id})
        finally:
            live.bot_task = None

    async def _are_ours(self, live: LiveTable) -> bool:
        """Return, perhaps after a while, whether the bots of a table are to think here."""
        seq, tables = live.table.seq, self._tables
        while _is_needed(live) and live.table.seq == seq and tables.peek(live.table.id) is live:
            if not self._has_others() or live.stored_seq == seq:
                return True
            seconds = live.changed + self._pause_before(live) + BOT_PATIENCE - tables.now()
            if seconds <= 0:
                now = tables.now()
                if await tables.storage.claim([live.table.id], now, now + CLAIM):
                    return True
                seconds = BOT_PATIENCE  # Another server has the table.
            await asyncio.sleep(min(seconds, BOT_PATIENCE))
        return False

    async def _decide(self, live: LiveTable) -> bool:
        """Let a bot decide; return whether there may be more to do."""
        seq, seconds = live.table.seq, self._pause_before(live)
        if seconds:
            await self._pause(seconds)
        if self.before_thinking is not None and live.table.bot is not None:
            await self.before_thinking(live.table.bot)
        keeping = self._background.spawn(self._keep(live)) if self._has_others() else None
        try:
            return await self._decide_in_turn(live, seq)
        finally:
            if keeping is not None:
                keeping.cancel()

    async def _keep(self, live: LiveTable) -> None:
        """Claim a table, again and again, as long as its bot waits or thinks."""
        until = 0.0
        while True:
            await asyncio.sleep(_CLAIM_AFTER)
            now = self._tables.now()
            with suppress(StorageTrouble):
                # What we have claimed until then is still ours.
                if await self._tables.storage.claim([live.table.id], max(now, until), now + CLAIM):
                    until = now + CLAIM

    async def _decide_in_turn(self, live: LiveTable, seq: int) -> bool:
        thinkers = self._people if live.table.has_people else self._shows
        self._metrics.bot_wait_seconds.observe(await thinkers.take_place())
        try:
            # Only now: whoever comes to the table should not have to wait for its bot's turn.
            async with live.lock:
                if live.lost:
                    await live.catch_up()
                if not _is_needed(live) or self._tables.peek(live.table.id) is not live:
                    return False
                if live.table.seq == seq or not live.table.is_stood_in:
                    await live.store(await self._think(live, thinkers))
        finally:
            thinkers.places.release()
        return True

    async def _think(self, live: LiveTable, thinkers: _Thinkers) -> list[Step]:
        start = time.perf_counter()
        loop = asyncio.get_running_loop()
        steps = await loop.run_in_executor(thinkers.threads, after_bot, live.table, live.dealer)
        self._metrics.bot_think_seconds.observe(time.perf_counter() - start)
        return steps


class _Thinkers:
    """Threads in which bots think. Tables take turns: each waits for at most one thought of every other."""

    def __init__(self, count: int) -> None:
        self.threads = ThreadPoolExecutor(max_workers=count, thread_name_prefix="bot")
        self.places = asyncio.Semaphore(count)
        self.waiting = 0

    async def take_place(self) -> float:
        """Wait for a place, to be released afterwards; return for how long, in seconds."""
        start = time.perf_counter()
        self.waiting += 1
        try:
            await self.places.acquire()
        finally:
            self.waiting -= 1
        return time.perf_counter() - start


def _is_needed(live: LiveTable) -> bool:
    """Return whether a bot must decide, and somebody wants to see it."""
    return live.table.bot is not None and (bool(live.viewers) or live.table.has_people)
