"""The log of a table as clients get it and as its record, read from the storage: memory keeps only its end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC
from typing import Any, Final

from mahe.record import format_record, parse_record
from mahe.record.dates import day_of
from mahe.server.storage.interface import Entry, Stored
from mahe.server.storage.work import read_bodies
from mahe.server.table_views import entry_text
from mahe.tablelog import (
    Body,
    Decided,
    LoggedTable,
    Opened,
    log_of,
    parse_body,
    read_snapshot,
    record_of,
    write_body,
    write_snapshot,
)

MOST_ENTRIES: Final = 1_000_000
"""More than any log has."""


def bodies_of(entries: Sequence[Entry]) -> list[Body]:
    """Return what *entries* say."""
    return list(map(parse_body, read_bodies(entry.body for entry in entries)))


def entry_texts(stored: Stored, after: int, limit: int) -> list[str]:
    """Return those of the stored entries whose number is above *after*, at most *limit* of them."""
    table, entries = start_of(stored)
    texts = []
    for entry, body in zip(entries, bodies_of(entries), strict=True):
        move = table.add(body)
        if after < entry.seq <= after + limit:
            texts.append(entry_text(table.rules, entry, move))
    return texts


def record_text(stored: Stored) -> str:
    """Return the game of a table, stored with its whole log, as the text of a record."""
    if stored.archive is not None:
        record: str = json.loads(stored.archive)["record"]
        return record
    return _record(stored)[1]


def archive_text(stored: Stored) -> str:
    """Return what takes the place of the whole log of a finished game."""
    table, record = _record(stored)
    return json.dumps({"record": record, "rematch": table.rematch}, ensure_ascii=False)


def _record(stored: Stored) -> tuple[LoggedTable, str]:
    table = LoggedTable(stored.table)
    bodies = bodies_of(stored.entries)
    for body in bodies:
        table.add(body)
    return table, format_record(record_of(table, bodies, day_of(stored.entries[0].at, UTC)))


def unarchived_text(stored: Stored) -> str:
    """Return a snapshot of a table of which only the record is kept, and its log, line by line."""
    table, entries = start_of(stored)
    texts = []
    for entry, body in zip(entries, bodies_of(entries), strict=True):
        move = table.add(body)
        texts.append(entry_text(table.rules, entry, move))
    return "\n".join([write_snapshot(table), *texts])


def start_of(stored: Stored) -> tuple[LoggedTable, Sequence[Entry]]:
    """Return the table before the first of the stored entries that are not yet in it, and these entries."""
    if stored.entries and (snapshot := stored.entries[0].snapshot) is not None:
        return read_snapshot(stored.table, snapshot), stored.entries[1:]
    if stored.archive is not None:
        return LoggedTable(stored.table), list(_unarchived(stored.entries[0], json.loads(stored.archive)))
    return LoggedTable(stored.table), stored.entries


def _unarchived(first: Entry, archive: dict[str, Any]) -> Iterator[Entry]:
    """Yield a log with the game of an archive; of the log that was, only the *first* entry is left."""
    (opening,) = bodies_of([first])
    assert isinstance(opening, Opened)
    decider = LoggedTable("")
    for seq, body in enumerate(log_of(opening, parse_record(archive["record"]), archive["rematch"]), 1):
        by = decider.decider or 0 if isinstance(body, Decided) else 0
        decider.add(body)
        yield Entry(seq, by, None, write_body(body), first.at)
