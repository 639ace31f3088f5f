"""A storage in a database: an SQLite file, or a PostgreSQL that several servers share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy import LargeBinary, Select, and_, bindparam, delete, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mahe.rules import Seat
from mahe.server.storage.group import GroupCommit
from mahe.server.storage.interface import (
    ENDED,
    MOST_SUBSCRIPTIONS,
    Added,
    Entry,
    Key,
    Listed,
    News,
    Signal,
    Status,
    StorageTrouble,
    Stored,
    Subscription,
    ignore,
)
from mahe.server.storage.reads import (
    COMMAND,
    DUE,
    KEYS,
    LISTED,
    LOG_AFTER,
    LOG_BETWEEN,
    TABLE,
    UNARCHIVED,
    Read,
)
from mahe.server.storage.schema import events, pulse, push, subscriptions, tables
from mahe.server.storage.sqlite import Sqlite
from mahe.server.storage.timings import Timings
from mahe.server.storage.work import Work, gap, read_bodies, work_of_append, work_of_create

P = ParamSpec("P")
T = TypeVar("T")
Rows: TypeAlias = Sequence[Sequence[Any]]

_ENDLESS = 2**31 - 1
"""A number that no entry has."""

_MANY = 200
"""How many tables one transaction deletes at most, so that moves need not wait long for it."""


_FIRST_KEY = select(literal(1), bindparam("new", type_=LargeBinary)).where(~select(push.c.id).exists())


class Database(Protocol):
    """What SQLite and PostgreSQL do differently."""

    errors: tuple[type[Exception], ...]
    """What it raises when it cannot be used."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Disconnect."""

    async def read(self, reads: Sequence[Read]) -> Sequence[Rows]:
        """Return the rows of each of *reads*, all from one snapshot."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection in a transaction that only reads."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection in a transaction, which is committed unless an exception is raised."""

    async def commit(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Store *works*, as `group.Commit` says."""

    async def notify(self, connection: AsyncConnection, changed: Sequence[str]) -> None:
        """Notify the other servers of the tables *changed*, when the transaction is committed."""

    async def time(self) -> float | None:
        """Return the database's time, in seconds since 1970; None if only one server can use it."""

    def signal(self, table: str, text: str) -> None:
        """Send the other servers a text, soon."""

    def listen(self, news: News, signal: Signal, added: Added | None) -> None:
        """Call *news* or *added* for whatever other servers store or delete, *signal* for what they send besides."""

    async def follow(self, table: str) -> None:
        """Hear of what other servers store for a table."""

    def unfollow(self, table: str) -> None:
        """Hear of it no more."""


def _uncancelled(
    method: Callable[Concatenate[SqlStorage, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[SqlStorage, P], Coroutine[Any, Any, T]]:
    """Let a method finish if its caller is cancelled: a connection cancelled at a bad moment is lost."""

    @wraps(method)
    async def shielded(self: SqlStorage, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)
        return await asyncio.shield(task)

    return shielded


class SqlStorage:
    """Tables in the database at a URL: `sqlite:///path`, a file's path, or `postgresql://...`.

    If the connection is lost during a commit, the data may have been stored although StorageTrouble is raised.
    """

    def __init__(self, url: str) -> None:
        self._database = _database(url)
        self.timings = Timings()
        self._group = GroupCommit(self._database.commit, self.timings)
        self._calls: set[asyncio.Task[Any]] = set()
        self._is_open = False

    async def open(self) -> None:
        """Connect, and bring the schema up to date; raise StorageTrouble if a newer version created it."""
        try:
            await self._database.open()
        except BaseException as error:
            await self._database.close()
            if isinstance(error, self._database.errors):
                raise _trouble(error) from error
            raise
        self._is_open = True

    async def close(self) -> None:
        """Finish storing what is queued, and disconnect."""
        self._is_open = False
        await self._group.finish()
        if self._calls:
            await asyncio.wait(self._calls)
        await self._database.close()

    async def create(self, stored: Stored) -> None:
        """Store a new table; raise SeqTaken if its id exists already."""
        self._check_open()
        await self._group.store(work_of_create(stored))

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status | None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        """Store more entries of a table; raise SeqTaken if there is no such table. *dropped* spares new keys."""
        self._check_open()
        await self._group.store(work_of_append(table, entries, status, keys, dropped))

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        """Return a table with its entries above *after* or from the last snapshot on, its keys ordered by seat."""
        if after is None:
            return await self.read(table, _ENDLESS, _ENDLESS)
        return await self._load(table, LOG_AFTER, after=after)

    async def read(self, table: str, start: int, end: int) -> Stored | None:
        """Return a table with its entries from the last snapshot before *start* up to *end*."""
        return await self._load(table, LOG_BETWEEN, start=start, end=end)

    async def _load(self, table: str, log: Select[Any], **limits: int) -> Stored | None:
        which = {"table": table}
        found, held, rows = await self._read((TABLE, which), (KEYS, which), (log, which | limits))
        for secret, phase, public, due, archive in found:
            keys = tuple(Key(digest, seat) for digest, seat in held)
            entries = tuple(Entry(*row) for row in rows)
            return Stored(table, secret, Status(phase, bool(public), due), keys, entries, archive)
        return None

    async def find_command(self, table: str, seat: Seat, command: str) -> int | None:
        """Return the number of the entry that a command was stored under."""
        (found,) = await self._read((COMMAND, {"table": table, "seat": seat, "command": command}))
        return found[0][0] if found else None

    async def unarchived(self, before: float, limit: int) -> tuple[str, ...]:
        """Return finished tables that still have their log, the longest unchanged first."""
        (found,) = await self._read((UNARCHIVED, {"before": before, "limit": limit}))
        return tuple(table for (table,) in found)

    @_uncancelled
    async def archive(self, table: str, text: str) -> None:
        """Store *text* in place of a log, unless another server was faster."""
        has_log = (tables.c.id == table, tables.c.phase == "over", tables.c.archive.is_(None))
        async with self._writing() as connection:
            done = await connection.execute(update(tables).where(*has_log).values(archive=text))
            if done.rowcount:
                await connection.execute(delete(events).where(events.c.table_id == table, events.c.seq > 1))

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase, the most recently changed first."""
        (found,) = await self._read((LISTED, {"phase": phase, "limit": limit}))
        bodies = read_bodies(opening for _, _, _, opening in found)
        return tuple(
            Listed(table, phase, created, changed, opening)
            for (table, created, changed, _), opening in zip(found, bodies, strict=True)
        )

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """Return tables whose due time has come, the longest due first."""
        (found,) = await self._read((DUE, {"now": now, "limit": limit}))
        return tuple(table for (table,) in found)

    @_uncancelled
    async def claim(self, names: Sequence[str], now: float, until: float) -> tuple[str, ...]:
        """Claim tables, but none that is being written right now."""
        free = select(tables.c.id).where(
            tables.c.id.in_(names), or_(tables.c.claimed.is_(None), tables.c.claimed <= now)
        )
        async with self._writing() as connection:
            found = set(await connection.scalars(free.order_by(tables.c.id).with_for_update(skip_locked=True)))
            await connection.execute(update(tables).where(tables.c.id.in_(found)).values(claimed=until))
        return tuple(name for name in names if name in found)

    @_uncancelled
    async def push_key(self, new: bytes) -> bytes:
        """Return the key that all servers share."""
        async with self._writing() as connection:
            await connection.execute(insert(push).from_select(["id", "key"], _FIRST_KEY), {"new": new})
            found: bytes = (await connection.execute(select(push.c.key))).scalar_one()
        return found

    @_uncancelled
    async def subscribe(self, table: str, seat: Seat, one: Subscription, at: float) -> None:
        """Note a browser, and forget the oldest of too many."""
        which = subscriptions.c.table_id == table, subscriptions.c.seat == seat
        held = select(subscriptions.c.endpoint).where(*which).order_by(subscriptions.c.at.desc())
        async with self._writing() as connection:
            # Whoever else changes what belongs to this table waits.
            there = select(tables.c.id).where(tables.c.id == table).with_for_update()
            if (await connection.execute(there)).first() is None:
                return
            await connection.execute(delete(subscriptions).where(*which, subscriptions.c.endpoint == one.endpoint))
            old = (await connection.scalars(held.offset(MOST_SUBSCRIPTIONS - 1))).all()
            await connection.execute(delete(subscriptions).where(*which, subscriptions.c.endpoint.in_(old)))
            values = {"table_id": table, "seat": seat, "at": at, "told": 0, **one._asdict()}
            await connection.execute(insert(subscriptions).values(**values))

    @_uncancelled
    async def unsubscribe(self, table: str, seat: Seat, endpoint: str | None = None) -> None:
        """Forget a seat's browser, or all of them."""
        gone = delete(subscriptions).where(subscriptions.c.table_id == table, subscriptions.c.seat == seat)
        async with self._writing() as connection:
            await connection.execute(gone if endpoint is None else gone.where(subscriptions.c.endpoint == endpoint))

    @_uncancelled
    async def claim_pushes(self, table: str, seat: Seat, seq: int) -> tuple[Subscription, ...]:
        """Return whom nobody has told of entry *seq*."""
        row = subscriptions.c
        untold = row.table_id == table, row.seat == seat, row.told < seq
        claimed = update(subscriptions).where(*untold).values(told=seq)
        async with self._writing() as connection:
            found = await connection.execute(claimed.returning(row.endpoint, row.browser, row.secret, row.language))
            return tuple(Subscription(*one) for one in found)

    @_uncancelled
    async def forget_endpoint(self, endpoint: str) -> None:
        """Forget a browser at all tables."""
        async with self._writing() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    @_uncancelled
    async def delete(self, table: str) -> None:
        """Delete a table."""
        async with self._writing() as connection:
            await self._delete(connection, [table])

    @_uncancelled
    async def expire(self, open_before: float, over_before: float) -> int:
        """Delete the tables that have been idle for too long, but none that is being written right now."""
        old = or_(
            and_(tables.c.phase.in_(ENDED), tables.c.changed < over_before),
            and_(tables.c.phase.not_in(ENDED), tables.c.changed < open_before),
        )
        some = select(tables.c.id).where(old).order_by(tables.c.id).limit(_MANY).with_for_update(skip_locked=True)
        count = 0
        while True:
            async with self._writing() as connection:
                found = (await connection.scalars(some)).all()
                await self._delete(connection, found)
            count += len(found)
            if len(found) < _MANY:
                return count

    async def _delete(self, connection: AsyncConnection, names: Sequence[str]) -> None:
        gone = await connection.scalars(delete(tables).where(tables.c.id.in_(names)).returning(tables.c.id))
        await self._database.notify(connection, sorted(gone))

    @_uncancelled
    async def beat(self, now: float) -> float:
        """Record a heartbeat, and postpone due times after a gap. Only one of several servers sees the gap."""
        async with self._writing() as connection:
            last = (await connection.execute(select(pulse.c.at).with_for_update())).scalar_one()
            missed = gap(last, now)
            if missed:
                waiting = tables.c.due.is_not(None)
                # In the same order as works lock them, so that there is no deadlock.
                await connection.execute(select(tables.c.id).where(waiting).order_by(tables.c.id).with_for_update())
                await connection.execute(update(tables).where(waiting).values(due=tables.c.due + missed))
            if last is None or missed or now > last:
                await connection.execute(update(pulse).values(at=now))
        return missed

    @_uncancelled
    async def time(self) -> float | None:
        """Return the time of the database, if several servers can share it."""
        with self._troubles():
            return await self._database.time()

    @_uncancelled
    async def probe(self) -> None:
        """Write what nobody reads, which takes a transaction on disk like any other."""
        async with self._writing() as connection:
            if connection.dialect.name == "sqlite":  # It writes nothing for a row that stays as it is.
                version: int = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
                await connection.exec_driver_sql(f"PRAGMA user_version = {1 - version % 2}")
            else:
                await connection.execute(update(pulse).values(at=pulse.c.at))

    def signal(self, table: str, text: str) -> None:
        """Send the other servers a text about a table, soon."""
        self._database.signal(table, text)

    def listen(self, news: News, signal: Signal = ignore, added: Added | None = None) -> None:
        """Call *news* or *added* for whatever other processes store, *signal* for what other servers send."""
        self._database.listen(news, signal, added)

    @_uncancelled
    async def follow(self, table: str) -> None:
        """Hear of what other servers store for a table."""
        self._check_open()
        await self._database.follow(table)

    def unfollow(self, table: str) -> None:
        """Take back one `follow`, soon."""
        if self._is_open:
            self._database.unfollow(table)

    @_uncancelled
    async def _read(self, *reads: Read) -> Sequence[Rows]:
        self._check_open()
        start = time.perf_counter()
        with self._troubles():
            found = await self._database.read(reads)
        self.timings.read_seconds.observe(time.perf_counter() - start)
        return found

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        with self._troubles():
            async with self._database.writing() as connection:
                yield connection

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """Turn whatever the database raises when it cannot be used into StorageTrouble."""
        try:
            yield
        except self._database.errors as error:
            raise _trouble(error) from error

    def _check_open(self) -> None:
        if not self._is_open:
            raise StorageTrouble("the storage is not open")


def open_storage(url: str) -> SqlStorage:
    """Return the storage for *url*: a file's path, `sqlite:///path` or `postgresql://…`. Not yet connected."""
    return SqlStorage(url)


def sqlite_file(url: str) -> Path | None:
    """Return the file that *url* names, or None for PostgreSQL. Raises StorageTrouble if it is neither."""
    scheme, separator, rest = url.partition("://")
    if not separator:
        if url in {"", ":memory:"}:
            raise StorageTrouble("a database needs a file: name one, or use postgresql://...")
        return Path(url)
    if scheme in {"postgresql", "postgres"}:
        return None
    if scheme != "sqlite":
        raise StorageTrouble(f"{scheme}:// is no database we know: use sqlite:///path or postgresql://...")
    path = rest.removeprefix("/")
    if path == rest or path in {"", ":memory:"}:
        raise StorageTrouble(f"{url} names no file: use sqlite:///path")
    return Path(path)


def _database(url: str) -> Database:
    path = sqlite_file(url)
    if path is not None:
        return Sqlite(str(path))
    try:
        from mahe.server.storage.postgres import Postgres  # noqa: PLC0415  # only who uses it must have asyncpg
    except ModuleNotFoundError as error:
        raise StorageTrouble("PostgreSQL needs the package asyncpg: install mahe[postgres]") from error
    return Postgres(url)


def _trouble(error: Exception) -> StorageTrouble:
    return StorageTrouble(f"the database cannot be used: {getattr(error, 'orig', None) or error}")
