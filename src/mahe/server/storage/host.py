"""A database as its host sees it: which tables there are, and what only the host may change."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import quote

from sqlalchemy import and_, func, insert, inspect, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mahe.server.storage.interface import ENDED, StorageTrouble
from mahe.server.storage.schema import events, pulse, tables
from mahe.server.storage.sql import SqlStorage, sqlite_file

_MANY: Final = 200
"""How many tables are read, or deleted, in one transaction."""

_MARK: Final = "alembic_version"
"""The table that every database of ours has, and an empty one has not."""

_LAST = select(func.coalesce(func.max(events.c.seq), 0)).where(events.c.table_id == tables.c.id).scalar_subquery()
_ROWS = select(tables.c.id, tables.c.phase, tables.c.public, tables.c.due, tables.c.created, tables.c.changed, _LAST)


class TableRow(NamedTuple):
    """What the database says of a table without its log."""

    table: str
    phase: str
    public: bool
    due: float | None
    created: float
    changed: float
    entries: int
    """The number of the last entry."""


class LogRow(NamedTuple):
    """What an entry says, and the table right after it if that is stored with it, as JSON texts."""

    seq: int
    body: str
    snapshot: str | None


class Renaming(NamedTuple):
    """What erasing a name changes at a table."""

    rows: Sequence[LogRow]
    """Those that are stored in place of what has their numbers."""

    added: str | None
    """The entry for those who have read the log already; None if there is no log any more."""

    archive: str | None
    """What is stored in place of the log of a game that is over for long."""


Rename: TypeAlias = Callable[[Sequence[LogRow], str | None], Renaming | None]
"""Given a log and what has taken its place, says what to change; None if nothing."""


class HostStorage(SqlStorage):
    """An existing database, opened beside the servers that use it. They hear of everything that is changed here."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._path = sqlite_file(url)

    async def open(self) -> None:
        """Connect, and bring the schema up to date; raise StorageTrouble if there is no database of ours."""
        if self._path is not None and not self._path.exists():
            raise StorageTrouble(f"there is no database {self._path}")
        try:
            is_ours = await self._is_ours()
        except BaseException:
            await self._database.close()
            raise
        if not is_ours:
            await self._database.close()
            where = "this database" if self._path is None else self._path
            raise StorageTrouble(f"{where} is not one that mahe has made")
        await super().open()

    async def last_beat(self) -> float | None:
        """Return when a server was last alive, in seconds since 1970; None if there never was one."""
        async with self._reading() as connection:
            return (await connection.execute(select(pulse.c.at))).scalar_one_or_none()

    async def row(self, table: str) -> TableRow | None:
        """Return what there is of a table but its log; None if there is no such table."""
        async with self._reading() as connection:
            found = (await connection.execute(_ROWS.where(tables.c.id == table))).first()
        return None if found is None else TableRow(*found)

    async def rows(self, phases: Sequence[str] = (), since: float | None = None) -> AsyncIterator[TableRow]:
        """Yield the tables in *phases*, or in any, that have changed *since* then, the latest change first."""
        statement = _ROWS.order_by(tables.c.changed.desc(), tables.c.id).limit(_MANY)
        if phases:
            statement = statement.where(tables.c.phase.in_(phases))
        if since is not None:
            statement = statement.where(tables.c.changed >= since)
        page = statement
        while True:
            async with self._reading() as connection:
                found = [TableRow(*row) for row in (await connection.execute(page)).all()]
            for row in found:
                yield row
            if len(found) < _MANY:
                return
            same = and_(tables.c.changed == row.changed, tables.c.id > row.table)
            page = statement.where(or_(tables.c.changed < row.changed, same))

    async def unfinished(self) -> tuple[str, ...]:
        """Return the tables at which somebody may still play."""
        found = select(tables.c.id).where(tables.c.phase.not_in(ENDED)).order_by(tables.c.id)
        async with self._reading() as connection:
            return tuple(await connection.scalars(found))

    async def mentioning(self, name: str) -> tuple[str, ...]:
        """Return the tables with *name* in their logs or archives, and perhaps a few more. Reads all of them."""
        # Quotes and backslashes are written differently here and there.
        part = max(re.split(r"[\"\\\\]", name), key=len)
        logs = select(events.c.table_id).where(events.c.body.contains(part, autoescape=True))
        archives = select(tables.c.id).where(tables.c.archive.contains(part, autoescape=True))
        async with self._reading() as connection:
            return tuple(sorted(await connection.scalars(union(logs, archives))))

    async def remove(self, names: Sequence[str]) -> None:
        """Delete tables."""
        for first in range(0, len(names), _MANY):
            async with self._writing() as connection:
                await self._delete(connection, names[first : first + _MANY])

    async def rename(self, table: str, rename: Rename, at: float) -> bool:
        """Change a log as *rename* says, and return whether there was anything to change."""
        locked = select(tables.c.archive).where(tables.c.id == table).with_for_update()
        log = select(events.c.seq, events.c.body, events.c.snapshot).where(events.c.table_id == table)
        async with self._writing() as connection:
            archive = (await connection.execute(locked)).scalar_one_or_none()
            rows = [LogRow(*row) for row in await connection.execute(log.order_by(events.c.seq))]
            renaming = rename(rows, archive)
            if renaming is None:
                return False
            for seq, body, snapshot in renaming.rows:
                which = events.c.table_id == table, events.c.seq == seq
                await connection.execute(update(events).where(*which).values(body=body, snapshot=snapshot))
            if renaming.added is not None:
                added = {"table_id": table, "seq": rows[-1].seq + 1, "seat": 0, "body": renaming.added, "at": at}
                await connection.execute(insert(events).values(**added))
            await connection.execute(update(tables).where(tables.c.id == table).values(archive=renaming.archive))
            await self._database.notify(connection, [table])
        return True

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        with self._troubles():
            async with self._database.reading() as connection:
                yield connection

    async def _is_ours(self) -> bool:
        with self._troubles():
            if self._path is not None:
                return await asyncio.to_thread(_has_mark, self._path)
            async with self._database.reading() as connection:
                return await connection.run_sync(lambda one: inspect(one).has_table(_MARK))


def _has_mark(path: Path) -> bool:
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as db:
        found = db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_MARK,))
        return found.fetchone() is not None
