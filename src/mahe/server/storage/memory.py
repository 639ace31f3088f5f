"""A storage in memory, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahe.rules import Seat
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
    Stored,
    Subscription,
    ignore,
)
from mahe.server.storage.timings import Timings
from mahe.server.storage.work import Command, Row, Work, gap, objection, read_bodies, work_of_append, work_of_create


@dataclass(slots=True)
class _Table:
    secret: bytes
    status: Status
    created: float
    changed: float
    keys: dict[bytes, Seat]
    rows: list[Row]
    claimed: float = 0.0
    archive: str | None = None


class MemoryStorage:
    """Tables in a dictionary. Bodies are kept as text, so that they come back exactly as from a database."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._commands: set[Command] = set()
        self._pulse: float | None = None
        self._push_key: bytes | None = None
        self.subscriptions: dict[tuple[str, Seat, str], tuple[Subscription, int]] = {}
        """By table, seat and endpoint, with the entry that it was last told of."""

        self.timings = Timings()

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
        status: Status | None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        """Store more entries of a table."""
        self._store(work_of_append(table, entries, status, keys, dropped))

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        """Return a table with its entries above *after* or from the last snapshot on, its keys ordered by seat."""
        found = self._tables.get(table)
        if found is None:
            return None
        if after is None:
            return await self.read(table, len(found.rows) + 1, len(found.rows))
        return _stored(table, found, found.rows[max(after, 0) :])

    async def read(self, table: str, start: int, end: int) -> Stored | None:
        """Return a table with its entries from the last snapshot before *start* up to *end*."""
        found = self._tables.get(table)
        if found is None:
            return None
        first = max((row[1] for row in found.rows[: max(start - 1, 0)] if row[5] is not None), default=1)
        return _stored(table, found, found.rows[first - 1 : max(end, 0)])

    async def find_command(self, table: str, seat: Seat, command: str) -> int | None:
        """Return the number of the entry that a command was stored under."""
        rows = self._tables[table].rows if table in self._tables else []
        return next((row[1] for row in rows if row[2:4] == (seat, command)), None)

    async def unarchived(self, before: float, limit: int) -> tuple[str, ...]:
        """Return finished tables that still have their log, the longest unchanged first."""
        found = [
            (table.changed, name)
            for name, table in self._tables.items()
            if table.status.phase == "over" and table.archive is None and table.changed < before
        ]
        return tuple(name for _, name in sorted(found)[:limit])

    async def archive(self, table: str, text: str) -> None:
        """Store *text* in place of a log."""
        found = self._tables.get(table)
        if found is not None and found.status.phase == "over" and found.archive is None:
            found.archive = text
            del found.rows[1:]
            self._commands = {command for command in self._commands if command[0] != table}

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase, the most recently changed first."""
        found = [(-t.changed, name) for name, t in self._tables.items() if t.status.public and t.status.phase == phase]
        return tuple(self._listed(name) for _, name in sorted(found)[:limit])

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """Return tables whose due time has come, the longest due first."""
        times = [(t.status.due, name) for name, t in self._tables.items() if t.status.due is not None]
        return tuple(name for time, name in sorted(times)[:limit] if time <= now)

    async def claim(self, names: Sequence[str], now: float, until: float) -> tuple[str, ...]:
        """Claim tables."""
        free = tuple(name for name in names if name in self._tables and self._tables[name].claimed <= now)
        for name in free:
            self._tables[name].claimed = until
        return free

    async def push_key(self, new: bytes) -> bytes:
        """Return the first key."""
        self._push_key = self._push_key or new
        return self._push_key

    async def subscribe(self, table: str, seat: Seat, one: Subscription, at: float) -> None:
        """Note a browser."""
        del at
        if table in self._tables:
            self.subscriptions.pop((table, seat, one.endpoint), None)
            held = [key for key in self.subscriptions if key[:2] == (table, seat)]
            for key in held[: max(len(held) - MOST_SUBSCRIPTIONS + 1, 0)]:
                del self.subscriptions[key]
            self.subscriptions[table, seat, one.endpoint] = one, 0

    async def unsubscribe(self, table: str, seat: Seat, endpoint: str | None = None) -> None:
        """Forget a seat's browser, or all of them."""
        for key in list(self.subscriptions):
            if key[:2] == (table, seat) and endpoint in (None, key[2]):
                del self.subscriptions[key]

    async def claim_pushes(self, table: str, seat: Seat, seq: int) -> tuple[Subscription, ...]:
        """Return whom nobody has told of entry *seq*."""
        found = [key for key, (_, told) in self.subscriptions.items() if key[:2] == (table, seat) and told < seq]
        for key in found:
            self.subscriptions[key] = self.subscriptions[key][0], seq
        return tuple(self.subscriptions[key][0] for key in found)

    async def forget_endpoint(self, endpoint: str) -> None:
        """Forget a browser at all tables."""
        self.subscriptions = {key: value for key, value in self.subscriptions.items() if key[2] != endpoint}

    async def delete(self, table: str) -> None:
        """Delete a table."""
        self.subscriptions = {key: value for key, value in self.subscriptions.items() if key[0] != table}
        if self._tables.pop(table, None) is not None:
            self._commands = {command for command in self._commands if command[0] != table}

    async def expire(self, open_before: float, over_before: float) -> int:
        """Delete the tables that have been idle for too long."""
        old = [
            name
            for name, table in self._tables.items()
            if table.changed < (over_before if table.status.phase in ENDED else open_before)
        ]
        for name in old:
            await self.delete(name)
        return len(old)

    async def beat(self, now: float) -> float:
        """Record a heartbeat, and postpone due times after a gap."""
        missed = gap(self._pulse, now)
        self._pulse = now if self._pulse is None or missed else max(self._pulse, now)
        if missed:
            for table in self._tables.values():
                if table.status.due is not None:
                    table.status = table.status._replace(due=table.status.due + missed)
        return missed

    async def time(self) -> float | None:
        """Return None: there is only one server."""

    async def probe(self) -> None:
        """Do nothing: memory can always be written."""

    def signal(self, table: str, text: str) -> None:
        """Do nothing: there is no other server."""

    def listen(self, news: News, signal: Signal = ignore, added: Added | None = None) -> None:
        """Do nothing: no other server can store here."""

    async def follow(self, table: str) -> None:
        """Do nothing: no other server can store here."""

    def unfollow(self, table: str) -> None:
        """Do nothing: no other server can store here."""

    def _store(self, work: Work) -> None:
        heads = {work.table: len(self._tables[work.table].rows)} if work.table in self._tables else {}
        refused = objection(work, heads, self._commands)
        if refused is not None:
            raise refused
        if work.secret is not None:
            assert work.status is not None
            at = work.rows[0][-1]
            self._tables[work.table] = _Table(work.secret, work.status, at, at, {}, [])
        table = self._tables[work.table]
        table.rows += work.rows
        if work.status is not None:
            table.status = work.status
            if work.rows:
                table.changed = work.rows[-1][-1]
        table.keys = {digest: seat for digest, seat in table.keys.items() if seat not in work.dropped}
        table.keys |= {key.digest: key.seat for key in work.keys}

    def _listed(self, name: str) -> Listed:
        table = self._tables[name]
        return Listed(name, table.status.phase, table.created, table.changed, *read_bodies([table.rows[0][4]]))


def _stored(name: str, table: _Table, rows: Sequence[Row]) -> Stored:
    keys = tuple(Key(digest, seat) for seat, digest in sorted((seat, key) for key, seat in table.keys.items()))
    entries = tuple(Entry(seq, seat, command, body, at, shot) for _, seq, seat, command, body, shot, at in rows)
    return Stored(name, table.secret, table.status, keys, entries, table.archive)
