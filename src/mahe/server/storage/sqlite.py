"""SQLite: one connection for writing, a few for reading, and a file that survives a crash of the machine."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mahe.rules import MaheError
from mahe.server.storage.interface import Added, News, Signal, StorageTrouble
from mahe.server.storage.migrations import upgrade
from mahe.server.storage.reads import Read, Reads
from mahe.server.storage.work import Command, Work, objection, status_rows

_READERS = 3

_PATIENCE = 10
"""Seconds to wait for another process that is writing."""

_MOST_ROWS = 128
"""How many rows a statement takes at most."""

_STATEMENTS = 64
"""How many statements a connection keeps prepared: more than there are."""

_WATCH = 1.0
"""Seconds between two looks at whether another process has written."""

_MOST_HEADS = 20_000
"""For how many tables the length of the log is cached."""

_CACHE = "cache_size = -8000"
"""Kilobytes for the connection that writes: the pages that some 500 tables append to, or each is read once more."""

_PRAGMAS = (
    f"busy_timeout = {_PATIENCE * 1000}",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",  # what it takes to undo half a statement, which is small
    "wal_autocheckpoint = 4000",  # pages, 16 MB: a quarter of SQLite's pauses, and a third more moves in a second
)

_HEAD = "SELECT ifnull((SELECT max(seq) FROM events WHERE table_id = id), 0) FROM tables WHERE id = ?"
_COMMAND = "SELECT 1 FROM events WHERE table_id = ? AND seat = ? AND command = ?"
_TABLE = "INSERT INTO tables (id, secret, phase, public, due, created, changed) VALUES (?, ?, '', 0, NULL, ?, ?)"
_EVENTS = (
    "INSERT INTO events (table_id, seq, seat, command, body, snapshot, at) "
    "SELECT * FROM (VALUES {}) WHERE column1 IS NOT NULL"
)
_STATUSES = (
    "UPDATE tables SET phase = column2, public = column3, due = column4, changed = ifnull(column5, changed) "
    "FROM (VALUES {}) WHERE id = column1"
)
_DROP = "DELETE FROM keys WHERE table_id = ? AND seat = ?"
_KEY = "INSERT OR REPLACE INTO keys (table_id, digest, seat) VALUES (?, ?, ?)"


class Sqlite:
    """The connections to one file."""

    errors: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError)
    """What is raised when the file cannot be used."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._writers = _engine(path, 1, "BEGIN IMMEDIATE", (*_PRAGMAS, _CACHE))
        self._readers = _engine(path, _READERS, "BEGIN", _PRAGMAS)
        self._reads = Reads(self._readers.dialect)
        self._turn = asyncio.Lock()
        self._writer: AsyncConnection | None = None
        self._driver: Any = None
        self._heads: dict[str, int] = {}
        self._seen: int | None = None
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Create the file if there is none, and bring its schema up to date."""
        await asyncio.to_thread(_make, self._path)
        self._writer = await self._writers.connect()
        self._driver = (await self._writer.get_raw_connection()).driver_connection
        async with self.writing() as connection:
            await connection.run_sync(upgrade)
        self._seen = await self._data_version()

    async def close(self) -> None:
        """Disconnect."""
        if self._watching is not None:
            async with self._turn:  # not while it asks: a connection cancelled at a bad moment is lost
                self._watching.cancel()
            self._watching = None
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        await self._readers.dispose()
        await self._writers.dispose()

    async def read(self, reads: Sequence[Read]) -> Sequence[Sequence[Any]]:
        """Return the rows of each of *reads*, all from one snapshot, in a single call on a connection's own thread."""
        async with self._readers.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            rows: Sequence[Sequence[Any]] = await driver._execute(_read, driver._conn, [*map(self._reads.write, reads)])
            return rows

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction that keeps nobody from writing."""
        async with self._readers.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give the connection for writing, in a transaction; others wait for it."""
        assert self._writer is not None
        async with self._turn, self._writer.begin():
            yield self._writer

    async def notify(self, connection: AsyncConnection, changed: Sequence[str]) -> None:
        """Do nothing: one server has the file to itself."""

    async def time(self) -> float | None:
        """Return None: one server has the file to itself."""

    def signal(self, table: str, text: str) -> None:
        """Do nothing: one server has the file to itself."""

    def listen(self, news: News, signal: Signal, added: Added | None) -> None:
        """Call *news* when another process has written. One server has the file to itself, but its host has, too."""
        del signal, added
        self._watching = asyncio.create_task(self._watch(news))

    async def follow(self, table: str) -> None:
        """Do nothing: whatever others write is heard of."""

    def unfollow(self, table: str) -> None:
        """Forget how long a table's log is: here nobody writes to it for now."""
        self._heads.pop(table, None)

    async def _watch(self, news: News) -> None:
        while True:
            await asyncio.sleep(_WATCH)
            with suppress(sqlite3.Error):
                version = await self._data_version()
                if version != self._seen:
                    self._seen = version
                    news("*")

    async def _data_version(self) -> int:
        """Return a number that changes whenever another connection than the writing one has committed something."""
        async with self._turn:
            version: int = await self._driver._execute(_data_version, self._driver._conn)
        return version

    async def commit(self, works: Sequence[Work]) -> Sequence[MaheError | None]:
        """Store *works* in one transaction, in a single call on the connection's own thread."""
        async with self._turn:
            try:
                # Executing each statement with its own thread switch would cost several times the work itself.
                outcomes: Sequence[MaheError | None] = await self._driver._execute(
                    _commit, self._driver._conn, works, self._heads
                )
            except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError):
                raise  # a single work is to blame
            except sqlite3.Error as error:
                raise StorageTrouble(f"the database cannot be written: {error}") from error
        return outcomes


def _make(path: str) -> None:
    """Create the file unless it exists, or raise: a failure here inside aiosqlite's thread would not end cleanly."""
    until = time.monotonic() + _PATIENCE
    with closing(sqlite3.connect(path, timeout=_PATIENCE)) as db:
        while True:
            try:
                db.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:  # here SQLite does not wait for other processes on its own
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.05)


def _engine(path: str, size: int, begin: str, pragmas: Sequence[str]) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=path)
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_reset_on_return=None,
        connect_args={"cached_statements": _STATEMENTS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _data_version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA data_version").fetchone()[0]
    return version


def _read(db: sqlite3.Connection, reads: Sequence[tuple[str, tuple[Any, ...]]]) -> Sequence[Sequence[Any]]:
    db.execute("BEGIN")
    try:
        return [db.execute(text, values).fetchall() for text, values in reads]
    finally:
        db.execute("ROLLBACK")


def _commit(db: sqlite3.Connection, works: Sequence[Work], heads: dict[str, int]) -> Sequence[MaheError | None]:
    """Store *works* in one transaction. *heads* are the last numbers of the tables' logs, as far as they are known."""
    known = {work.table: heads[work.table] for work in works if _continues(work, heads)}
    try:
        outcomes, latest = _transact(db, works, known if len(known) == len(works) else None)
    except sqlite3.IntegrityError:
        # Another process has written to one of the tables, or deleted it, or a command was sent twice.
        outcomes, latest = _transact(db, works, None)
    if len(heads) > _MOST_HEADS:
        heads.clear()
    heads.update(latest)
    return outcomes


def _continues(work: Work, heads: Mapping[str, int]) -> bool:
    return work.secret is None and bool(work.rows) and heads.get(work.table) == work.rows[0][1] - 1


def _transact(
    db: sqlite3.Connection, works: Sequence[Work], known: dict[str, int] | None
) -> tuple[Sequence[MaheError | None], dict[str, int]]:
    if known is not None and _is_short(works):
        return _store(db, works, known)  # Nothing but one statement, which is a transaction by itself.
    db.execute("BEGIN IMMEDIATE")
    try:
        result = _store(db, works, known)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # some errors roll back on their own
            db.execute("ROLLBACK")
        raise
    return result


def _is_short(works: Sequence[Work]) -> bool:
    """Return whether *works* only append few entries: Python's lock changes hands for every statement, and slowly."""
    return sum(len(work.rows) for work in works) <= _MOST_ROWS and not any(
        work.status or work.keys or work.dropped for work in works
    )


def _execute(db: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Execute *statement* for many rows at once.

    A statement for each row would pass Python's lock to and fro for each, and stall the tables that are being played.
    """
    for start in range(0, len(rows), _MOST_ROWS):
        some = rows[start : start + _MOST_ROWS]
        size, columns = statement_size(len(some)), len(some[0])
        values = [value for row in some for value in row]
        values += [None] * (size * columns - len(values))  # Rows of nothing, which the statements leave out.
        db.execute(_for_rows(statement, size, columns), values)


def statement_size(rows: int) -> int:
    """Return for how many rows the statement is that takes this many: a power of two, since every size stays in memory.

    A prepared statement for sixty rows takes 60 kB, and the values that it was last executed with.
    """
    return 1 << (rows - 1).bit_length()


@cache
def _for_rows(statement: str, rows: int, columns: int) -> str:
    return statement.format(", ".join([f"({', '.join('?' * columns)})"] * rows))


def _store(
    db: sqlite3.Connection, works: Sequence[Work], known: dict[str, int] | None
) -> tuple[Sequence[MaheError | None], dict[str, int]]:
    """Return the outcome of each work, and the last numbers of their tables' logs.

    If these are *known*, nothing is looked up first: a wrong one, or a repeated command, violates a unique key.
    """
    heads = known or {}
    taken: set[Command] = set()
    if known is None:
        for work in works:
            heads.update((work.table, head) for (head,) in db.execute(_HEAD, (work.table,)))
            taken.update(command for command in work.commands if db.execute(_COMMAND, command).fetchone())
    outcomes = [objection(work, heads, taken) for work in works]
    good = [work for work, refused in zip(works, outcomes, strict=True) if refused is None]
    for work in good:
        if work.secret is not None:
            at = work.rows[0][-1]
            db.execute(_TABLE, (work.table, work.secret, at, at))
    _execute(db, _EVENTS, [row for work in good for row in work.rows])
    _execute(db, _STATUSES, status_rows(good))
    for work in good:
        if work.dropped:
            db.executemany(_DROP, [(work.table, seat) for seat in work.dropped])
        if work.keys:
            db.executemany(_KEY, [(work.table, key.digest, key.seat) for key in work.keys])
    return outcomes, heads
