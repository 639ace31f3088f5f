"""The tables' logs, read from the database without the server's own code."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from mahe.rules import Seat

_ASK = "SELECT seq, seat, command, body, at FROM events WHERE table_id = {} ORDER BY seq"


class Entry(NamedTuple):
    """One line of a table's log."""

    seq: int
    seat: Seat
    command: str | None
    body: dict[str, Any]
    at: float


async def read_logs(database: str, tables: Sequence[str]) -> dict[str, list[Entry]]:
    """Return the entries of each of *tables*, in order."""
    if database.startswith("postgresql://"):
        return await _read_postgres(database, tables)
    return await asyncio.to_thread(_read_sqlite, database, tables)


def _read_sqlite(path: str, tables: Sequence[str]) -> dict[str, list[Entry]]:
    with closing(sqlite3.connect(path)) as connection:
        (health,) = connection.execute("PRAGMA integrity_check").fetchone()
        if health != "ok":
            raise RuntimeError(f"the database is damaged: {health}")
        return {table: entries_of(connection.execute(_ASK.format("?"), (table,))) for table in tables}


async def _read_postgres(url: str, tables: Sequence[str]) -> dict[str, list[Entry]]:
    import asyncpg  # noqa: PLC0415  # SQLite needs none

    connection = await asyncpg.connect(url)
    try:
        return {table: entries_of(await connection.fetch(_ASK.format("$1"), table)) for table in tables}
    finally:
        await connection.close()


def entries_of(rows: Iterable[Any]) -> list[Entry]:
    """Return the entries of some rows: seq, seat, command, body as text, at."""
    return [Entry(seq, seat, command, json.loads(body), at) for seq, seat, command, body, at in rows]
