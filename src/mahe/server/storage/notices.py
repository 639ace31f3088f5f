"""The notifications that servers on one PostgreSQL send each other about what they have stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import crc32

from mahe.server.storage.interface import Addition, Entry, Status
from mahe.server.storage.work import Work
from mahe.tablelog.entries_json import write_json

CHANNEL: Final = "mahe"
"""What concerns all servers."""

_SHARDS: Final = 1024
"""How many channels share the news of all tables. For each of its own a server's connection compares all that comes."""

_LONGEST: Final = 7999
"""Bytes; PostgreSQL refuses longer ones."""


class Notice(NamedTuple):
    """A notification."""

    channel: str
    text: str


def channel_of(table: str) -> str:
    """Return the channel for what is stored at *table*: only servers where somebody watches it, or another, listen."""
    return f"{CHANNEL}_{crc32(table.encode()) % _SHARDS}"


def notices(server: str, works: Sequence[Work], *, with_entries: bool) -> list[Notice]:
    """Return a notification for each table that *works* change.

    *with_entries* it says what is appended, if that is all that changes and if it is short enough: then the other
    servers need not read it.
    """
    changed: dict[str, list[Work]] = {}
    for work in works:
        changed.setdefault(work.table, []).append(work)
    return [
        Notice(channel_of(table), _notice(f"{server} {table}", some, with_entries)) for table, some in changed.items()
    ]


def _notice(start: str, works: Sequence[Work], with_entries: bool) -> str:
    if not with_entries or any(work.keys or work.dropped or work.secret or not work.rows for work in works):
        return start
    rows = [row for work in works for row in work.rows]
    statuses = [work.status for work in works if work.status is not None]
    head = write_json(
        [statuses[-1] if statuses else None, [(seq, by, command, at) for _, seq, by, command, *_, at in rows]]
    )
    # What they say is JSON already, in one line each.
    text = "\n".join([f"{start} {head}", *[body for _, _, _, _, body, _, _ in rows]])
    return text if len(text.encode()) <= _LONGEST else start


def has_entries(text: str) -> bool:
    """Return whether *text*, from a notification, is what `read_addition` reads."""
    return text.startswith("[")


def read_addition(text: str) -> Addition:
    """Return what a notification says was appended."""
    head, *bodies = text.split("\n")
    status, rows = json.loads(head)
    entries = [Entry(seq, by, command, body, at) for (seq, by, command, at), body in zip(rows, bodies, strict=True)]
    return Addition(None if status is None else Status(*status), tuple(entries))
