"""Whether anyone who is connected stays behind what others at the same table have heard."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress

from tests.faults.client import Client

BEHIND_FOR = 2.0
"""Seconds after which it counts, unless servers are being killed."""

_TICK = 0.1


class Heads:
    """How far each table has come, as the one who has heard the most of it knows."""

    def __init__(self, stopwatch: Callable[[], float] = time.monotonic) -> None:
        self._stopwatch = stopwatch
        self.longest_calm = 0.0
        """The longest time that anyone was behind while nothing was killed or restarted."""

        self.longest = 0.0
        """The longest time at all."""

        self.behind: list[str] = []
        """Those who were behind for too long, a sentence each."""

        self._calm: float | None = None
        self._heads: dict[str, list[tuple[int, float]]] = defaultdict(list)
        self._noted: set[tuple[str, str, int]] = set()

    def disturb(self) -> None:
        """Begin to kill."""
        self._calm = None

    def calm(self) -> None:
        """Note that all servers are there again, from now on."""
        self._calm = self._stopwatch()

    def look(self, clients: Iterable[Client]) -> None:
        """Compare what *clients* have heard by now."""
        now = self._stopwatch()
        connected = [client for client in clients if client.synced is not None and not client.over]
        for client in connected:
            heads = self._heads[client.table]
            if not heads or client.seq > heads[-1][0]:
                heads.append((client.seq, now))
        for client in connected:
            heads = self._heads[client.table]
            if client.seq == heads[-1][0]:
                continue
            _, known = heads[bisect_left(heads, (client.seq + 1, 0.0))]
            assert client.synced is not None
            since = max(known, client.synced)
            self.longest = max(self.longest, now - since)
            if self._calm is not None:
                calm = now - max(since, self._calm)
                self.longest_calm = max(self.longest_calm, calm)
                self._judge(client, heads[-1][0], calm)

    def _judge(self, client: Client, head: int, seconds: float) -> None:
        mark = (client.name, client.table, client.seq)
        if seconds > BEHIND_FOR and mark not in self._noted:
            self._noted.add(mark)
            self.behind.append(
                f"{client.name} at {client.url} had heard of entry {client.seq} of table {client.table}, "
                f"but not for {seconds:.1f} s of entry {head}, which others had"
            )

    async def keep_looking(self, clients: Iterable[Client]) -> None:
        """Compare until cancelled."""
        with suppress(asyncio.CancelledError):
            while True:
                self.look(clients)
                await asyncio.sleep(_TICK)
