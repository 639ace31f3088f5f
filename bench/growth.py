"""What a decision costs at a table whose log is long already, and what it costs to open such a table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count

from mahe.record import format_event
from mahe.rules import Roll, Seat, options
from mahe.server.app import Application
from mahe.server.live_table import LiveTable
from mahe.server.messages.inbound import Decide, OpenTable
from mahe.server.settings import Settings
from mahe.tablelog import Away, Back, Step

_SIZES = (50, 500, 5000, 20000)
"""Entries of the log. A game is over long before the last: people who go away and come back fill it up."""

_DECISIONS = 60
_AT_ONCE = 400

_PEOPLE = [{"kind": "person", "name": name, "tip": "00" * 32} for name in ("Ann", "Ben")]


class _Viewer:
    """Someone who is sent what happens."""

    def __init__(self) -> None:
        self.seats: frozenset[Seat] = frozenset()
        self.presence = ""
        self.bytes = 0

    def send(self, text: str) -> None:
        """Take a message."""
        self.bytes += len(text)

    def send_frames(self, frames: bytes) -> None:
        """Take encoded messages."""
        self.bytes += len(frames)


async def grow(database: str, name: str) -> list[str]:
    """Return a row for each size: ms of this process's CPU for a decision, and for opening the table."""
    settings = Settings(database=database, page=None)
    application = Application(settings)
    await application.tables.open()
    rows = []
    try:
        opened = await application.service.open_table(OpenTable.model_validate(_opening()))
        table, commands = opened["table"], count(1)
        for _ in range(2):
            await application.service.watch(table, [], _Viewer(), None, lambda *_: None)
        for size in _SIZES:
            async with application.tables.at(table) as live:
                await _pad(live, size)
            await _decide(application, table, commands, 5)
            start = time.process_time()
            await _decide(application, table, commands, _DECISIONS)
            decision = (time.process_time() - start) / _DECISIONS
            opening = await _open_again(settings, table)
            rows.append(f"| {name} | {size:,} | {decision * 1000:.2f} | {opening * 1000:.1f} |")
    finally:
        await application.tables.close()
    return rows


def _opening() -> dict[str, object]:
    # Those who always throw a third die seldom get home: the game lasts.
    rules = {"players": 2, "turtles_each": 1, "third_die_at_seven": True}
    return {"rules": rules, "seats": _PEOPLE, "start": True}


async def _pad(live: LiveTable, size: int) -> None:
    while live.table.seq < size:
        pairs = min(_AT_ONCE, size + 1 - live.table.seq) // 2
        await live.store([Step(body) for _ in range(pairs) for body in (Away(2), Back(2))])


async def _decide(application: Application, table: str, commands: Iterator[int], times: int) -> None:
    """Decide as often as that, for whoever must."""
    live = await application.tables.find(table)
    for _ in range(times):
        seat, on_offer = live.table.decider, options(live.table.state)
        assert seat is not None
        event = format_event(Roll() if Roll() in on_offer else on_offer[0])
        decision = {"seat": seat, "seq": live.table.seq, "command": f"c{next(commands)}", "event": event}
        await application.service.decide(table, frozenset({seat}), Decide.model_validate(decision))


async def _open_again(settings: Settings, table: str) -> float:
    """Return how many CPU-seconds it takes another server to open the table."""
    other = Application(settings)
    await other.tables.open()
    try:
        start = time.process_time()
        await other.service.view(table)
        return time.process_time() - start
    finally:
        await other.tables.close()
