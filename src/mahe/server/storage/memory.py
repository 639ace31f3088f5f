"""A storage in memory, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahe.rules import Seat
from mahe.server.storage.interface import Entry, Key, Listed, News, Status, Stored
from mahe.server.storage.work import Command, Row, Work, gap, objection, read_bodies, work_of_append, work_of_create


@dataclass(slots=True)
class _Table:
    secret: bytes
    status: Status
    created: float
    changed: float
    keys: dict[bytes, Seat]
    rows: list[Row]


class MemoryStorage:
    """Tables in a dictionary. Bodies are kept as text, so that they come back exactly as from a database."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._commands: set[Command] = set()
        self._pulse: float | None = None

    async def open(self) -> None:
        """Do nothing: there is nothing to connect to."""

    async def close(self) -> None:
        """Do nothing: what was stored can still be read."""

    async def create(self, stored: Stored) -> None:
        """Store a new table."""
        self._store(work_of_create(stored))

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        """Store more entries of a table."""
        self._store(work_of_append(table, entries, status, keys, dropped))

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """Return a table with its entries above *after*, its keys ordered by seat."""
        found = self._tables.get(table)
        if found is None:
            return None
        keys = tuple(Key(digest, seat) for seat, digest in sorted((seat, key) for key, seat in found.keys.items()))
        return Stored(table, found.secret, found.status, keys, _entries(found.rows[max(after, 0) :]))

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase, the most recently changed first."""
        found = [(-t.changed, name) for name, t in self._tables.items() if t.status.public and t.status.phase == phase]
        return tuple(self._listed(name) for _, name in sorted(found)[:limit])

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """Return tables whose due time has come, the longest due first."""
        times = [(t.status.due, name) for name, t in self._tables.items() if t.status.due is not None]
        return tuple(name for time, name in sorted(times)[:limit] if time <= now)

    async def delete(self, table: str) -> None:
        """Delete a table."""
        if self._tables.pop(table, None) is not None:
            self._commands = {command for command in self._commands if command[0] != table}

    async def expire(self, open_before: float, over_before: float) -> int:
        """Delete the tables that have been idle for too long."""
        old = [
            name
            for name, table in self._tables.items()
            if table.changed < (over_before if table.status.phase == "over" else open_before)
        ]
        for name in old:
            await self.delete(name)
        return len(old)

    async def beat(self, now: float) -> float:
        """Record a heartbeat, and postpone due times after a gap."""
        missed = gap(self._pulse, now)
        self._pulse = now if self._pulse is None else max(self._pulse, now)
        if missed:
            for table in self._tables.values():
                if table.status.due is not None:
                    table.status = table.status._replace(due=table.status.due + missed)
        return missed

    async def probe(self) -> None:
        """Do nothing: memory can always be written."""

    def listen(self, news: News) -> None:
        """Do nothing: no other server can store here."""

    def _store(self, work: Work) -> None:
        heads = {work.table: len(self._tables[work.table].rows)} if work.table in self._tables else {}
        refused = objection(work, heads, self._commands)
        if refused is not None:
            raise refused
        if work.secret is not None:
            at = work.rows[0][-1]
            self._tables[work.table] = _Table(work.secret, work.status, at, at, {}, [])
        table = self._tables[work.table]
        table.status = work.status
        table.rows += work.rows
        if work.rows:
            table.changed = work.rows[-1][-1]
        table.keys = {digest: seat for digest, seat in table.keys.items() if seat not in work.dropped}
        table.keys |= {key.digest: key.seat for key in work.keys}

    def _listed(self, name: str) -> Listed:
        table = self._tables[name]
        return Listed(name, table.status.phase, table.created, table.changed, *read_bodies([table.rows[0][4]]))


def _entries(rows: Sequence[Row]) -> tuple[Entry, ...]:
    bodies = read_bodies(row[4] for row in rows)
    return tuple(Entry(row[1], row[2], row[3], body, row[5]) for row, body in zip(rows, bodies, strict=True))
