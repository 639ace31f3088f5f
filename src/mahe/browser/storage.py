"""Tables in the browser's own database, IndexedDB, through `web/src/python/store.ts`.

Two windows of one browser share it as two servers share a database: what one stores the other is told, and the keys of
the log decide a race.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from mahe.rules import Seat
from mahe.server.log_texts import MOST_ENTRIES
from mahe.server.storage.interface import (
    ENDED,
    Added,
    CommandTaken,
    Entry,
    Key,
    Listed,
    News,
    SeqTaken,
    Signal,
    Status,
    StorageTrouble,
    Stored,
    Subscription,
    ignore,
)
from mahe.server.storage.timings import Timings
from mahe.server.storage.work import LONGEST_PAUSE, Work, gap, read_bodies, work_of_append, work_of_create

Store: TypeAlias = Any
"""The page's `Store`. Its methods take and give JSON text; a refusal is "seq", "command" or "gone", and "" is none."""


class BrowserStorage:
    """Tables in IndexedDB. A summary of each is in memory: the clocks look at them twice a second."""

    def __init__(self, store: Store, lasting: Callable[[Any], Any] = lambda function: function) -> None:
        """*lasting* makes of a function what JavaScript may call again and again."""
        self._store = store
        self._lasting = lasting
        self._rows: dict[str, dict[str, Any]] = {}
        self._name = os.urandom(6).hex()
        self._news: News = ignore
        self._signal: Signal = ignore
        self._tasks: set[asyncio.Task[None]] = set()
        self.timings = Timings()

    async def open(self) -> None:
        """Open the database, and read what tables there are."""
        with _troubles():
            await self._store.open()
            rows = json.loads(await self._store.tables())
            self._store.subscribe(self._lasting(self._hear))
        self._rows = {row["table"]: _summary(row) for row in rows}

    async def close(self) -> None:
        """Do nothing: what was stored is stored."""

    async def create(self, stored: Stored) -> None:
        """Store a new table."""
        work = work_of_create(stored)
        if [row[1] for row in work.rows] != [*range(1, len(work.rows) + 1)]:
            _check(work, "seq")
        status, entries = stored.status, stored.entries
        row = {
            "table": work.table,
            "secret": stored.secret.hex(),
            **status._asdict(),
            "created": entries[0].at,
            "changed": entries[-1].at,
            "claimed": 0.0,
            "archive": None,
            "keys": _format_keys(work.keys),
        }
        with _troubles():
            refused = await self._store.create(json.dumps({"row": row, "entries": _format_entries(work)}))
        _check(work, refused)
        self._rows[work.table] = _summary(row)
        self._store.announce(work.table, "")

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status | None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        """Store more entries of a table."""
        work = work_of_append(table, entries, status, keys, dropped)
        if len(set(work.commands)) < len(work.commands):
            _check(work, "command")
        wanted = {
            "table": table,
            "entries": _format_entries(work),
            "status": None if status is None else status._asdict(),
            "keys": _format_keys(keys),
            "dropped": list(dropped),
        }
        with _troubles():
            refused = await self._store.append(json.dumps(wanted))
        _check(work, refused)
        if status is not None and table in self._rows:
            self._rows[table].update(status._asdict())
            if entries:
                self._rows[table]["changed"] = entries[-1].at
        self._store.announce(table, "")

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        """Return a table with its entries above *after*, or from the last snapshot on."""
        with _troubles():
            first = await self._snapshot(table, MOST_ENTRIES) if after is None else max(after, 0) + 1
        return await self._load(table, first, MOST_ENTRIES)

    async def read(self, table: str, start: int, end: int) -> Stored | None:
        """Return a table with its entries from the last snapshot before *start* up to *end*."""
        with _troubles():
            first = await self._snapshot(table, start - 1)
        return await self._load(table, first, end)

    async def _snapshot(self, table: str, seq: int) -> int:
        return max(int(await self._store.snapshotBefore(table, seq)), 1)

    async def _load(self, table: str, first: int, last: int) -> Stored | None:
        with _troubles():
            row = json.loads(await self._store.table(table))
            entries = json.loads(await self._store.entries(table, first, last))
        if row is None:
            self._rows.pop(table, None)
            return None
        self._rows[table] = _summary(row)
        keys = sorted((Key(bytes.fromhex(digest), seat) for digest, seat in row["keys"]), key=lambda key: key.seat)
        return Stored(
            table,
            bytes.fromhex(row["secret"]),
            Status(row["phase"], row["public"], row["due"]),
            tuple(keys),
            tuple(Entry(*(entry[name] for name in Entry._fields)) for entry in entries),
            row["archive"],
        )

    async def find_command(self, table: str, seat: Seat, command: str) -> int | None:
        """Return the number of the entry that a command was stored under."""
        with _troubles():
            return int(await self._store.findCommand(table, seat, command)) or None

    async def unarchived(self, before: float, limit: int) -> tuple[str, ...]:
        """Return finished tables that still have their log, the longest unchanged first."""
        found = [
            (row["changed"], table)
            for table, row in self._rows.items()
            if row["phase"] == "over" and not row["archived"] and row["changed"] < before
        ]
        return tuple(table for _, table in sorted(found)[:limit])

    async def archive(self, table: str, text: str) -> None:
        """Store *text* in place of a log."""
        with _troubles():
            await self._store.archive(table, text)
        if table in self._rows:
            self._rows[table]["archived"] = True

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase, the most recently changed first."""
        found = [
            (-row["changed"], table) for table, row in self._rows.items() if row["public"] and row["phase"] == phase
        ]
        listed = []
        for _, table in sorted(found)[:limit]:
            row = self._rows[table]
            with _troubles():
                first = json.loads(await self._store.entries(table, 1, 1))
            if first:
                listed.append(Listed(table, phase, row["created"], row["changed"], *read_bodies([first[0]["body"]])))
        return tuple(listed)

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """Return tables whose due time has come, the longest due first."""
        times = [(row["due"], table) for table, row in self._rows.items() if row["due"] is not None]
        return tuple(table for time, table in sorted(times)[:limit] if time <= now)

    async def claim(self, names: Sequence[str], now: float, until: float) -> tuple[str, ...]:
        """Claim tables."""
        with _troubles():
            return tuple(json.loads(await self._store.claim(json.dumps(list(names)), now, until)))

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await self._remove([table])

    async def expire(self, open_before: float, over_before: float) -> int:
        """Delete the tables that have been idle for too long."""
        old = [
            table
            for table, row in self._rows.items()
            if row["changed"] < (over_before if row["phase"] in ENDED else open_before)
        ]
        if old:
            await self._remove(old)
        return len(old)

    async def _remove(self, tables: list[str]) -> None:
        with _troubles():
            await self._store.remove(json.dumps(tables))
        for table in tables:
            self._rows.pop(table, None)
            self._store.announce(table, "")

    async def beat(self, now: float) -> float:
        """Record a heartbeat, and postpone due times after a gap."""
        with _troubles():
            last = float(await self._store.beat(now, LONGEST_PAUSE))
            missed = gap(last or None, now)
            if missed:
                for table, row in self._rows.items():
                    if row["due"] is not None:
                        row["due"] += missed
                        await self._store.update(json.dumps({"table": table, "due": row["due"]}))
        return missed

    async def time(self) -> float | None:
        """Return None: all windows are on one machine, and go by its time."""

    async def probe(self) -> None:
        """Do nothing: the next decision shows it."""

    def signal(self, table: str, text: str) -> None:
        """Tell the other windows."""
        self._store.announce(table, f"{self._name} {text}")

    def listen(self, news: News, signal: Signal = ignore, added: Added | None = None) -> None:
        """Call these for what other windows store and say."""
        del added
        self._news, self._signal = news, signal

    def _hear(self, table: str, text: str) -> None:
        if text:
            name, _, said = text.partition(" ")
            self._signal(name, table, said)
        else:
            task = asyncio.get_running_loop().create_task(self._look_again(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_again(self, table: str) -> None:
        """Read the summary of a table that another window has changed."""
        row = json.loads(await self._store.table(table))
        if row is None:
            self._rows.pop(table, None)
        else:
            self._rows[table] = _summary(row)
        self._news(table)

    async def follow(self, table: str) -> None:
        """Do nothing: the windows tell each other everything."""

    def unfollow(self, table: str) -> None:
        """Do nothing."""

    # No message can be pushed from a page to itself.

    async def push_key(self, new: bytes) -> bytes:
        """Return the key."""
        return new

    async def subscribe(self, table: str, seat: Seat, one: Subscription, at: float) -> None:
        """Do nothing."""

    async def unsubscribe(self, table: str, seat: Seat, endpoint: str | None = None) -> None:
        """Do nothing."""

    async def claim_pushes(self, table: str, seat: Seat, seq: int) -> tuple[Subscription, ...]:
        """Return nobody."""
        del table, seat, seq
        return ()

    async def forget_endpoint(self, endpoint: str) -> None:
        """Do nothing."""


def _summary(row: dict[str, Any]) -> dict[str, Any]:
    """Return what is kept in memory of a table's row."""
    names = ("phase", "public", "due", "created", "changed")
    return {**{name: row[name] for name in names}, "archived": row["archive"] is not None}


def _format_entries(work: Work) -> list[dict[str, Any]]:
    names = ("table", "seq", "seat", "command", "body", "snapshot", "at")
    return [dict(zip(names, row, strict=True)) for row in work.rows]


def _format_keys(keys: Sequence[Key]) -> list[tuple[str, Seat]]:
    return [(key.digest.hex(), key.seat) for key in keys]


def _check(work: Work, refused: str) -> None:
    """Raise what a refusal stands for."""
    if refused == "command":
        raise CommandTaken(f"a command of seat {work.commands[0][1]} is in the log of table {work.table} already")
    if refused:
        raise SeqTaken(f"the entries of table {work.table} cannot be stored: {refused}")


@contextmanager
def _troubles() -> Iterator[None]:
    """Turn whatever the browser raises into StorageTrouble."""
    try:
        yield
    except Exception as error:
        raise StorageTrouble(f"the browser cannot store it: {error}") from error
