"""Entries and tables to store."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from mahe.server.storage.interface import Entry, Key, Status, Storage, Stored
from mahe.server.storage.sql import SqlStorage

PLAYING = Status("playing", public=True, due=None)


def entry(seq: int, command: str | None = None, *, seat: int = 1, at: float | None = None, **body: Any) -> Entry:
    text = json.dumps(body or {"n": seq}, separators=(",", ":"), ensure_ascii=False)
    return Entry(seq, seat, command, text, 1000.0 + seq if at is None else at)


def key(name: str, seat: int) -> Key:
    return Key(name.encode().ljust(32, b"."), seat)


def table(name: str, length: int = 1, *, status: Status = PLAYING, keys: tuple[Key, ...] = ()) -> Stored:
    """A table with *length* entries, which nobody commanded."""
    return Stored(name, name.encode(), status, keys, tuple(entry(seq) for seq in range(1, length + 1)))


async def entries_of(storage: Storage, name: str, after: int = 0) -> tuple[Entry, ...]:
    """Return the entries of a table numbered above *after*; none if there is no such table."""
    stored = await storage.load(name, after)
    return stored.entries if stored is not None else ()


async def seqs(storage: Storage, name: str) -> list[int]:
    return [found.seq for found in await entries_of(storage, name)]


async def together(*works: Awaitable[Any]) -> list[str]:
    """Start all at once, and return what became of each: "stored" or the error's name."""
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    return ["stored" if outcome is None else type(outcome).__name__ for outcome in outcomes]


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[list[SqlStorage]]:
    """Open several storages, one after the other."""
    storages = [SqlStorage(url) for url in urls]
    try:
        for storage in storages:
            await storage.open()
        yield storages
    finally:
        for storage in storages:
            await storage.close()
