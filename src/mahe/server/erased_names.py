"""How a person's name is taken out of a table: out of its log, its snapshots, and the record of a finished game."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any

from mahe.record import BadName, format_record, parse_record, person_name
from mahe.server.storage.host import LogRow, Renaming
from mahe.tablelog import Renamed, write_body
from mahe.tablelog.entries_json import write_json


def renaming(log: Sequence[LogRow], archive: str | None, name: str) -> Renaming | None:
    """Return how a table gets rid of *name*; None if it is not there. The log may be one that cannot be played on."""
    if archive is not None:
        return _in_archive(archive, name)
    bodies: list[dict[str, Any]] = [_parsed(row.body) for row in log]
    found = [index for index, body in enumerate(bodies) if _has(body, name)]
    if not found:
        return None
    others = {str(body.get("name", "")) for body in bodies} - {name}
    neutral = _neutral_name(bodies[found[-1]]["seat"], others)
    sitting: dict[Any, Any] = {}
    for body in bodies:
        if body.get("type") in ("sat", "left", "filled"):
            sitting[body.get("seat")] = body.get("name")
    seat = next((seat for seat, who in sitting.items() if who == name), 0)
    rows = []
    for index, row in enumerate(log):
        text = write_json({**bodies[index], "name": neutral}) if index in found else row.body
        changed = LogRow(row.seq, text, _in_snapshot(row.snapshot, name, neutral))
        if changed != row:
            rows.append(changed)
    return Renaming(rows, write_body(Renamed(seat, neutral)), None)


def _in_archive(archive: str, name: str) -> Renaming | None:
    fields: dict[str, Any] = json.loads(archive)
    record = parse_record(fields["record"])
    if name not in record.names:
        return None
    neutral = _neutral_name(record.names.index(name) + 1, set(record.names) - {name})
    seats = {f"Seat{seat}" for seat, one in enumerate(record.names, 1) if one == name}
    tags = tuple((tag, neutral if tag in seats else value) for tag, value in record.tags)
    text = format_record(replace(record, tags=tags))
    return Renaming((), None, json.dumps({**fields, "record": text}, ensure_ascii=False))


def _in_snapshot(snapshot: str | None, name: str, neutral: str) -> str | None:
    if snapshot is None:
        return None
    fields = _parsed(snapshot)
    for seat in fields.get("seats", ()):
        if seat[:2] == ["person", name]:
            seat[1] = neutral
    return write_json(fields)


def _parsed(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def _has(body: dict[str, Any], name: str) -> bool:
    return body.get("type") in ("sat", "renamed") and body.get("name") == name


def _neutral_name(seat: int, others: Collection[str]) -> str:
    """Return a name that says nothing, and that nobody else at the table has."""
    for number in count(1):
        with suppress(BadName):
            return person_name(f"Player {seat}" if number == 1 else f"Player {seat}-{number}", others)
    raise AssertionError
