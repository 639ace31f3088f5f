"""What a host can ask and do about the tables in a database, while servers run or not. `mahe admin` is made of this."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

from mahe.play.fair_record import TABLE_ID
from mahe.record.names import clean_name
from mahe.rules import MaheError
from mahe.server.erased_names import renaming
from mahe.server.log_texts import bodies_of, record_text, start_of
from mahe.server.storage.host import HostStorage, LogRow, TableRow
from mahe.server.storage.interface import ENDED, Entry, SeqTaken, Status, StorageTrouble, Stored
from mahe.tablelog import Closed, LoggedTable, write_body

BUSY_SECONDS: Final = 600
"""A table is busy if something has happened there within this time."""

STUCK_SECONDS: Final = 300
"""A server that has not done for this long what it should have done will not do it any more."""

_ATTEMPTS: Final = 20

Kind: TypeAlias = Literal["open", "busy", "stuck", "over"]


class AdminRefusal(MaheError):
    """Something that cannot be done to a table, and why."""


class NoSuchTable(AdminRefusal):
    """There is no table with this id."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}")


class Report(NamedTuple):
    """What a host may know about a table: no secret, no token."""

    row: TableRow
    table: LoggedTable | None
    """None if its log cannot be read."""

    problem: str
    """Why it is stuck, or empty."""


class Host:
    """The tables of one database."""

    def __init__(self, storage: HostStorage) -> None:
        self._storage = storage

    async def now(self) -> float:
        """Return the time that the servers go by, in seconds since 1970."""
        found = await self._storage.time()
        return time.time() if found is None else found

    async def reports(self, kind: Kind | None) -> AsyncIterator[Report]:
        """Yield the tables of a *kind*, or all, the latest change first."""
        now = await self.now()
        phases = {"open": ("open",), "busy": ("playing",), "stuck": ("open", "playing"), "over": ENDED}
        since = now - BUSY_SECONDS if kind == "busy" else None
        alive = await self._alive(now)
        async for row in self._storage.rows(phases[kind] if kind else (), since):
            report = await self._report(row, alive, whole=kind == "stuck")
            if report is not None and (kind != "stuck" or report.problem):
                yield report

    async def report(self, table: str) -> Report:
        """Return what there is to know about one table. Raises NoSuchTable."""
        alive = await self._alive(await self.now())
        report = await self._report(await self._row(table), alive, whole=True)
        if report is None:
            raise NoSuchTable(table)
        return report

    async def record(self, table: str) -> str:
        """Return the game so far as a `.mahe` text. Raises AdminRefusal."""
        report = await self.report(table)
        if report.table is None:
            raise AdminRefusal(f"table {table} cannot be exported: {report.problem}")
        if not report.table.has_begun:
            raise AdminRefusal(f"table {table} has no record: its game has not begun")
        stored = await self._storage.load(table, 0)
        if stored is None:
            raise NoSuchTable(table)
        return record_text(stored)

    async def begun(self) -> AsyncIterator[str]:
        """Yield the tables that have a record, or should have one."""
        async for report in self.reports(None):
            if report.table is None or report.table.has_begun:
                yield report.row.table

    async def close(self, names: Sequence[str]) -> None:
        """Close tables: nobody plays on, and everyone there is told. Raises AdminRefusal."""
        for table in names:
            _check_not_ended(await self._row(table))
        for table in names:
            await self._close(table)

    async def delete(self, names: Sequence[str]) -> None:
        """Delete tables, all of them or none. Raises NoSuchTable."""
        for table in names:
            await self._row(table)
        await self._storage.remove(names)

    async def named(self, name: str) -> list[str]:
        """Return the tables at which somebody of this exact *name* has sat."""
        found = []
        for table in await self._storage.mentioning(name):
            stored = await self._storage.load(table, 0)
            if stored is not None:
                rows = [LogRow(entry.seq, entry.body, entry.snapshot) for entry in stored.entries]
                if renaming(rows, stored.archive, name) is not None:
                    found.append(table)
        return found

    async def erase(self, name: str, names: Sequence[str]) -> int:
        """Replace a person's *name* at the tables *names*, and return at how many of them it was."""
        now = await self.now()
        return sum(
            [
                await self._storage.rename(table, lambda log, archive: renaming(log, archive, name), now)
                for table in names
            ]
        )

    async def unfinished(self) -> Sequence[str]:
        """Return the tables that a restored backup must not bring back."""
        return await self._storage.unfinished()

    async def purge(self, names: Sequence[str]) -> None:
        """Delete those of the tables *names* that are still there."""
        await self._storage.remove(names)

    async def _alive(self, now: float) -> float:
        """Return when a server was last there to act."""
        beat = await self._storage.last_beat()
        return now if beat is None else min(now, beat)

    async def _close(self, table: str) -> None:
        for _ in range(_ATTEMPTS):
            row = await self._row(table)
            _check_not_ended(row)
            entry = Entry(row.entries + 1, 0, None, write_body(Closed()), await self.now())
            try:
                await self._storage.append(table, [entry], Status("closed", row.public, None))
            except SeqTaken:
                continue  # Somebody has just moved.
            return
        raise StorageTrouble(f"too much happens at table {table} at once")

    async def _row(self, table: str) -> TableRow:
        row = await self._storage.row(table) if re.fullmatch(TABLE_ID, table) else None
        if row is None:
            raise NoSuchTable(table)
        return row

    async def _report(self, row: TableRow, alive: float, *, whole: bool) -> Report | None:
        """Return a report on a table, or None if it is gone. *alive* is when a server was last there to act.

        The *whole* log is read, or only what a server needs to go on.
        """
        try:
            stored = await self._storage.load(row.table, 0 if whole else None)
            if stored is None:
                return None
            table = _read(stored)
        except StorageTrouble:
            raise
        except Exception as error:  # Whatever is wrong with it, that is the news.
            return Report(row, None, f"its log cannot be read ({type(error).__name__}: {error})")
        # The log may have grown since the row was read.
        changed = row.changed if stored.archive is not None else max(row.changed, stored.entries[-1].at)
        row = row._replace(phase=stored.status.phase, due=stored.status.due, changed=changed, entries=table.seq)
        return Report(row, table, _problem(row, table, alive))


@asynccontextmanager
async def host_of(database: str) -> AsyncIterator[Host]:
    """Give the tables of a database. Raises StorageTrouble if it cannot be used."""
    storage = HostStorage(database)
    await storage.open()
    try:
        yield Host(storage)
    finally:
        await storage.close()


def _read(stored: Stored) -> LoggedTable:
    table, entries = start_of(stored)
    for entry, body in zip(entries, bodies_of(entries), strict=True):
        if entry.seq != table.seq + 1:
            raise ValueError(f"entry {table.seq + 1} is missing")
        table.add(body)
    if not table.seq:
        raise ValueError("it is empty")
    if table.phase != stored.status.phase:
        raise ValueError(f"it leads to phase {table.phase}, not {stored.status.phase}")
    return table


def _check_not_ended(row: TableRow) -> None:
    if row.phase in ENDED:
        how = "its game is over" if row.phase == "over" else "it is closed already"
        raise AdminRefusal(f"table {row.table} cannot be closed: {how}")


def _problem(row: TableRow, table: LoggedTable, alive: float) -> str:
    """Return why a table is stuck, or an empty text. While no server is alive, none can be late."""
    if row.due is not None and row.due < alive - STUCK_SECONDS:
        return "no server has acted since it was due"
    waits = table.bot is not None and table.has_people
    is_timed = table.bot is None and table.decider is not None and table.opening.seconds is not None
    if (waits or is_timed) and row.due is None and row.changed < alive - STUCK_SECONDS:
        return "it waits for a server to act, but none will: it is not due"
    return ""


def name_at_tables(typed: str) -> str:
    """Return how a name is written at tables. Raises AdminRefusal if nobody can have it."""
    name = clean_name(typed)
    if not name:
        raise AdminRefusal(f"nobody can have the name {typed!r}")
    return name
