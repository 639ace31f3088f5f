"""PostgreSQL: any number of servers share the tables; row locks serialize their works."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mahe.rules import MaheError
from mahe.server.storage.connections import Connections
from mahe.server.storage.interface import Added, News, SeqTaken, Signal, StorageTrouble
from mahe.server.storage.listener import Listener
from mahe.server.storage.migrations import upgrade
from mahe.server.storage.notices import CHANNEL, Notice, notices
from mahe.server.storage.reads import Read, Reads
from mahe.server.storage.work import Command, Work, objection, status_rows

_CONNECTIONS = 5

_MOST_SIGNALS = 1000
"""How many signals are sent at once."""

_LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What is raised when a connection is lost or cannot be made."""

_SPOILT = (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError, asyncpg.DataError)
"""What fails a whole transaction although a single work may be to blame."""

# Every server locks in the order of ids, so that there are no deadlocks. After that nobody else writes to these
# tables, and the statements that follow see everything that was stored before.
_LOCK = "SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
_HEADS = "SELECT id, coalesce((SELECT max(seq) FROM events WHERE table_id = id), 0) FROM unnest($1::text[]) AS id"
_COMMANDS = """
    SELECT table_id, seat, command FROM events
    JOIN unnest($1::text[], $2::int[], $3::text[]) AS new (table_id, seat, command) USING (table_id, seat, command)
"""
_FIRSTS = """
    SELECT table_id, seq, seat, command, body, snapshot, at FROM events
    JOIN unnest($1::text[], $2::int[]) AS new (table_id, seq) USING (table_id, seq)
"""
_TABLE = """
    INSERT INTO tables (id, secret, phase, public, due, created, changed) VALUES ($1, $2, '', false, NULL, $3, $3)
"""
_STORE = """
    WITH stored AS (
        INSERT INTO events (table_id, seq, seat, command, body, snapshot, at)
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::float8[])
    ), changed AS (
        UPDATE tables
        SET phase = new.phase, public = new.public, due = new.due, changed = coalesce(new.changed, tables.changed)
        FROM unnest($8::text[], $9::text[], $10::bool[], $11::float8[], $12::float8[])
            AS new (id, phase, public, due, changed)
        WHERE tables.id = new.id
    )
    SELECT pg_notify(channel, text) FROM unnest($13::text[], $14::text[]) AS notice (channel, text)
"""
# All of it for a single work: locked first as above, and only if the entry before is there. A number or command that is
# taken violates a unique index.
_APPEND = """
    WITH locked AS (
        SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE
    ), stored AS (
        INSERT INTO events (table_id, seq, seat, command, body, snapshot, at)
        SELECT locked.id, new.* FROM locked,
            unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::float8[]) AS new
        WHERE EXISTS (SELECT FROM events WHERE table_id = $1 AND seq = $8)
        RETURNING seq
    ), first AS (
        SELECT pg_notify($9, $10) FROM stored LIMIT 1
    )"""
_APPEND_ENTRIES = f"{_APPEND} SELECT * FROM first"
_APPEND_WITH_STATUS = f"""{_APPEND}, changed AS (
        UPDATE tables SET phase = $11, public = $12, due = $13, changed = $14
        WHERE id = $1 AND EXISTS (SELECT FROM first)
        RETURNING id
    )
    SELECT id FROM changed
"""
# The same for works of several tables, all or none: first they are locked, in order, and their last numbers compared.
_APPEND_MANY = """
    WITH locked AS (
        SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
    ), ready AS (
        SELECT count(*) = cardinality($1::text[]) AS is_ready
        FROM locked JOIN unnest($1::text[], $2::int[]) AS last (id, seq) USING (id)
        WHERE last.seq = (SELECT max(events.seq) FROM events WHERE table_id = locked.id)
    ), stored AS (
        INSERT INTO events (table_id, seq, seat, command, body, snapshot, at)
        SELECT * FROM unnest($3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::text[], $9::float8[])
        WHERE (SELECT is_ready FROM ready)
    ), changed AS (
        UPDATE tables SET phase = new.phase, public = new.public, due = new.due, changed = new.changed
        FROM unnest($10::text[], $11::text[], $12::bool[], $13::float8[], $14::float8[])
            AS new (id, phase, public, due, changed)
        WHERE tables.id = new.id AND (SELECT is_ready FROM ready)
    )
    SELECT pg_notify(channel, text) FROM unnest($15::text[], $16::text[]) AS notice (channel, text)
    WHERE (SELECT is_ready FROM ready)
"""
_SIGNAL = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"
_TIME = "SELECT extract(epoch FROM clock_timestamp())"
_DROP = "DELETE FROM keys WHERE table_id = $1 AND seat = $2"
_KEY = """
    INSERT INTO keys (table_id, digest, seat) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, digest) DO UPDATE SET seat = excluded.seat
"""


class Postgres:
    """The connections to one database: a shared pool, one for works, and one that listens."""

    errors: tuple[type[Exception], ...] = (SQLAlchemyError, asyncpg.PostgresError, *_LOST)
    """What is raised when the database cannot be used."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = secrets.token_hex(8)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=_CONNECTIONS,
            pool_pre_ping=True,
            pool_use_lifo=True,
        )
        self._connections = Connections(self._connect, _CONNECTIONS, _LOST)
        self._reads = Reads(self._engine.dialect)
        self._listener = Listener(self._name, self._connect, self.errors)
        self._writer: Any = None
        self._unsent: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and listen."""
        async with self.writing() as connection:
            await connection.run_sync(upgrade)
        await self._listener.open()

    async def close(self) -> None:
        """Disconnect."""
        if self._sending is not None:
            await asyncio.wait([self._sending])
        await self._listener.close()
        self._leave()
        await self._connections.close()
        await self._engine.dispose()

    async def read(self, reads: Sequence[Read]) -> Sequence[Sequence[Any]]:
        """Return the rows of each of *reads*, all from one snapshot."""
        return await self._connections.use(partial(self._read, reads))

    async def _read(self, reads: Sequence[Read], driver: Any) -> Sequence[Sequence[Any]]:
        if len(reads) == 1:  # By itself it has a snapshot of its own.
            return [await self._fetch(driver, reads[0])]
        async with driver.transaction(isolation="repeatable_read", readonly=True):
            return [await self._fetch(driver, read) for read in reads]

    async def _fetch(self, driver: Any, read: Read) -> Sequence[Any]:
        text, values = self._reads.write(read)
        rows: Sequence[Any] = await driver.fetch(text, *values)
        return rows

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection in a transaction."""
        return self.writing()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction."""
        async with self._engine.begin() as connection:
            yield connection

    async def notify(self, connection: AsyncConnection, changed: Sequence[str]) -> None:
        """Notify the other servers of the tables *changed*, when the transaction is committed."""
        for table in changed:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{self._name} {table}")))

    async def time(self) -> float | None:
        """Return the database's time."""
        return float(await self._connections.use(lambda driver: driver.fetchval(_TIME)))

    def signal(self, table: str, text: str) -> None:
        """Send the other servers a text about a table, together with all that is to be sent by then."""
        self._unsent.append(f"{self._name} {table} {text}")
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent:
                texts, self._unsent = self._unsent[:_MOST_SIGNALS], self._unsent[_MOST_SIGNALS:]
                await self._connections.use(partial(_signal, texts))
        except self.errors:
            self._unsent.clear()  # Without a database nobody plays anyway.
        finally:
            self._sending = None

    def listen(self, news: News, signal: Signal, added: Added | None) -> None:
        """Call *news* or *added* for whatever other servers store, and *signal* for what they send."""
        self._listener.listen(news, signal, added)

    async def follow(self, table: str) -> None:
        """Hear of what other servers store for a table."""
        await self._listener.follow(table)

    def unfollow(self, table: str) -> None:
        """Hear of it no more."""
        self._listener.unfollow(table)

    async def commit(self, works: Sequence[Work]) -> Sequence[MaheError | None]:
        """Store *works* in one transaction, and notify the other servers.

        If the connection is lost, try once more, taking into account that the first attempt may have been committed.
        """
        try:
            try:
                return await self._commit(works, again=False)
            except _LOST:
                self._leave()
                return await self._commit(works, again=True)
        except _SPOILT as error:
            if len(works) == 1 and isinstance(error, asyncpg.IntegrityConstraintViolationError):
                return [SeqTaken(f"table {works[0].table} was changed by another server")]
            raise
        except (asyncpg.PostgresError, *_LOST) as error:
            self._leave()
            raise StorageTrouble(f"the database cannot be written: {error}") from error

    async def _connect(self) -> Any:
        return await asyncpg.connect(
            self._url, timeout=10, command_timeout=30, server_settings={"application_name": "mahe"}
        )

    def _leave(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    async def _commit(self, works: Sequence[Work], *, again: bool) -> Sequence[MaheError | None]:
        if self._writer is None or self._writer.is_closed():
            self._writer = await self._connect()
        notify = partial(notices, self._name, with_entries=self._listener.hears_others)
        if not again and all(map(_only_appends, works)):
            if len(works) == 1:
                if await _append(self._writer, works[0], notify):
                    return [None]
            elif await _append_many(self._writer, works, notify):
                return [None] * len(works)
        async with self._writer.transaction():
            return await _store(self._writer, works, notify, again=again)


def _only_appends(work: Work) -> bool:
    return bool(work.rows) and not work.keys and not work.dropped and work.secret is None


async def _signal(texts: Sequence[str], db: Any) -> None:
    await db.fetch(_SIGNAL, CHANNEL, texts)


async def _append(db: Any, work: Work, notify: Callable[[Sequence[Work]], list[Notice]]) -> bool:
    """Store a single work in one round trip; return whether that could be done. If not, nothing was stored."""
    _, *columns = _columns(work.rows, 7)
    before, (notice,) = work.rows[0][1] - 1, notify([work])
    status = () if work.status is None else (*work.status, work.rows[-1][-1])
    statement = _APPEND_WITH_STATUS if status else _APPEND_ENTRIES
    try:
        return bool(await db.fetch(statement, work.table, *columns, before, *notice, *status))
    except asyncpg.IntegrityConstraintViolationError:
        return False


async def _append_many(db: Any, works: Sequence[Work], notify: Callable[[Sequence[Work]], list[Notice]]) -> bool:
    """Store works of different tables in one round trip; return whether that could be done, as `_append`."""
    before = {work.table: work.rows[0][1] - 1 for work in works}
    if len(before) < len(works):
        return False
    rows = _columns([row for work in works for row in work.rows], 7)
    statuses = _columns(status_rows(works), 5)
    last = [*before], [*before.values()]
    try:
        return bool(await db.fetch(_APPEND_MANY, *last, *rows, *statuses, *_columns(notify(works), 2)))
    except asyncpg.IntegrityConstraintViolationError:
        return False


async def _store(
    db: Any, works: Sequence[Work], notify: Callable[[Sequence[Work]], list[Notice]], *, again: bool
) -> Sequence[MaheError | None]:
    there = [table for (table,) in await db.fetch(_LOCK, sorted({work.table for work in works}))]
    heads = dict(await db.fetch(_HEADS, there))
    commands = [command for work in works for command in work.commands]
    taken: set[Command] = (
        {tuple(row) for row in await db.fetch(_COMMANDS, *_columns(commands, 3))} if commands else set()
    )
    done = await _stored_before(db, works) if again else set()
    outcomes = [None if work.rows[:1] in done else objection(work, heads, taken) for work in works]
    good = [w for w, refused in zip(works, outcomes, strict=True) if refused is None and w.rows[:1] not in done]
    if not good:
        return outcomes
    created = [(work.table, work.secret, work.rows[0][-1]) for work in good if work.secret is not None]
    if created:
        await db.executemany(_TABLE, created)
    rows = [row for work in good for row in work.rows]
    await db.fetch(_STORE, *_columns(rows, 7), *_columns(status_rows(good), 5), *_columns(notify(good), 2))
    for work in good:
        if work.dropped:
            await db.executemany(_DROP, [(work.table, seat) for seat in work.dropped])
        if work.keys:
            await db.executemany(_KEY, [(work.table, key.digest, key.seat) for key in work.keys])
    return outcomes


async def _stored_before(db: Any, works: Sequence[Work]) -> set[Any]:
    """Return the first row of each work that a lost transaction has stored, as tuples of one."""
    firsts = [work.rows[0] for work in works if work.rows]
    found = {tuple(row) for row in await db.fetch(_FIRSTS, *_columns([row[:2] for row in firsts], 2))}
    return {(row,) for row in firsts if row in found}


def _columns(rows: Any, count: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(count)]
