"""A unit of work to be stored, and the conditions on which every storage refuses it."""

from __future__ import annotations

import json
from collections.abc import Iterable, MutableMapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from mahe.rules import MaheError, Seat
from mahe.server.storage.interface import CommandTaken, Entry, Key, SeqTaken, Status, Stored

Row: TypeAlias = tuple[str, int, Seat, str | None, str, str | None, float]
"""An entry as a database row: table, seq, seat, command, body, snapshot, at."""

StatusRow: TypeAlias = tuple[str, str, bool, float | None, float | None]
"""A table's status as a database row: table, phase, public, due, and when it has changed, if it has."""

Command: TypeAlias = tuple[str, Seat, str]
"""A command in the log: table, seat, and the client's id for it."""

LONGEST_PAUSE = 15.0
"""Seconds between two heartbeats after which no server counts as having been alive in between.

By less, clocks may differ."""


class Work(NamedTuple):
    """Entries of one table that are stored atomically, with what belongs to them."""

    table: str
    rows: tuple[Row, ...]
    commands: tuple[Command, ...]
    status: Status | None
    keys: Sequence[Key]
    dropped: Sequence[Seat]
    secret: bytes | None = None
    """Set for a new table, and only then."""


def work_of_create(stored: Stored) -> Work:
    """Return the work of storing a new table."""
    if not stored.entries:
        raise ValueError(f"table {stored.table} needs a first entry")
    return _work(stored.table, stored.entries, stored.status, stored.keys, (), stored.secret)


def work_of_append(
    table: str, entries: Sequence[Entry], status: Status | None, keys: Sequence[Key], dropped: Sequence[Seat]
) -> Work:
    """Return the work of storing more entries of a table."""
    return _work(table, entries, status, keys, dropped, None)


def objection(work: Work, heads: MutableMapping[str, int], taken: set[Command]) -> MaheError | None:
    """Return why *work* is refused; if it is not, update *heads* and *taken* for the next work.

    *heads* maps each table that exists to its last number; *taken* holds those commands of the works that are already
    stored. A repeated command is reported rather than a taken number: its sender wants the first answer again.
    """
    table = work.table
    commands = work.commands
    if commands and (len(set(commands)) < len(commands) or not taken.isdisjoint(commands)):
        return CommandTaken(f"a command of seat {commands[0][1]} is in the log of table {table} already")
    head = heads.get(table)
    if head is None and work.secret is None:
        return SeqTaken(f"there is no table {table}")
    if head is not None and work.secret is not None:
        return SeqTaken(f"there is a table {table} already")
    following = (head or 0) + 1
    for seq, row in enumerate(work.rows, following):
        if row[1] != seq:
            return SeqTaken(f"entry {row[1]} of table {table} cannot be stored: {seq} would be next")
    heads[table] = following + len(work.rows) - 1
    taken.update(commands)
    return None


def status_rows(works: Iterable[Work]) -> list[StatusRow]:
    """Return the new statuses of the works' tables. Of several works of a table the last one counts."""
    rows: dict[str, StatusRow] = {}
    for work in works:
        if work.status is not None:
            table = work.table
            changed = work.rows[-1][-1] if work.rows else rows[table][-1] if table in rows else None
            rows[table] = (table, *work.status, changed)
    return list(rows.values())


def gap(last: float | None, now: float) -> float:
    """Return for how long no server was alive, given the time of the last heartbeat.

    It is negative if the clock was set back since, by that much.
    """
    return now - last if last is not None and abs(now - last) > LONGEST_PAUSE else 0.0


def read_bodies(texts: Iterable[str]) -> list[dict[str, Any]]:
    """Return the bodies parsed from *texts*. Parsing them all at once takes half the time."""
    bodies: list[dict[str, Any]] = json.loads(f"[{','.join(texts)}]")
    return bodies


def _work(
    table: str,
    entries: Sequence[Entry],
    status: Status | None,
    keys: Sequence[Key],
    dropped: Sequence[Seat],
    secret: bytes | None,
) -> Work:
    rows, commands = [], []
    for seq, seat, command, body, at, snapshot in entries:
        if command is not None:
            if not command.isprintable():  # not every database could store it
                raise ValueError(f"a command's id must be printable, not {command!r}")
            commands.append((table, seat, command))
        rows.append((table, seq, seat, command, body, snapshot, at))
    return Work(table, tuple(rows), tuple(commands), status, keys, dropped, secret)
