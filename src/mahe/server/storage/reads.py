"""The queries that run all the time, compiled once for each kind of database and then passed to its driver as text.

A statement that goes through all of SQLAlchemy, one hop between threads at a time, costs ten times as much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Dialect, Integer, Select, Text, bindparam, func, select

from mahe.server.storage.schema import events, keys, tables

Read: TypeAlias = tuple[Select[Any], Mapping[str, Any]]
"""A statement and the values of its parameters."""

_table = bindparam("table", type_=Text)
_limit = bindparam("limit", type_=Integer)

TABLE = select(tables.c.secret, tables.c.phase, tables.c.public, tables.c.due, tables.c.archive).where(
    tables.c.id == _table
)

KEYS = select(keys.c.digest, keys.c.seat).where(keys.c.table_id == _table).order_by(keys.c.seat, keys.c.digest)

_ENTRY = (
    select(events.c.seq, events.c.seat, events.c.command, events.c.body, events.c.at, events.c.snapshot)
    .where(events.c.table_id == _table)
    .order_by(events.c.seq)
)
LOG_AFTER = _ENTRY.where(events.c.seq > bindparam("after", type_=Integer))

_earlier = events.alias()
_last_snapshot = (
    select(_earlier.c.seq)
    .where(
        _earlier.c.table_id == _table,
        _earlier.c.seq < bindparam("start", type_=Integer),
        _earlier.c.snapshot.is_not(None),
    )
    .order_by(_earlier.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
LOG_BETWEEN = _ENTRY.where(
    events.c.seq >= func.coalesce(_last_snapshot, 1), events.c.seq <= bindparam("end", type_=Integer)
)

COMMAND = select(events.c.seq).where(
    events.c.table_id == _table,
    events.c.seat == bindparam("seat", type_=Integer),
    events.c.command == bindparam("command", type_=Text),
)

LISTED = (
    select(tables.c.id, tables.c.created, tables.c.changed, events.c.body)
    .select_from(tables.join(events))
    .where(tables.c.phase == bindparam("phase"), tables.c.public.is_(True), events.c.seq == 1)
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(_limit)
)

UNARCHIVED = (
    select(tables.c.id)
    .where(tables.c.phase == "over", tables.c.archive.is_(None), tables.c.changed < bindparam("before"))
    .order_by(tables.c.changed, tables.c.id)
    .limit(_limit)
)

DUE = select(tables.c.id).where(tables.c.due <= bindparam("now")).order_by(tables.c.due, tables.c.id).limit(_limit)


class Reads:
    """The statements as the driver of one database takes them."""

    def __init__(self, dialect: Dialect) -> None:
        self._written: dict[Select[Any], tuple[str, Sequence[tuple[str, Any]]]] = {}
        for statement in (TABLE, KEYS, LOG_AFTER, LOG_BETWEEN, COMMAND, LISTED, UNARCHIVED, DUE):
            compiled = statement.compile(dialect=dialect)
            parameters = [(name, compiled.params[name]) for name in compiled.positiontup or ()]
            self._written[statement] = (str(compiled), parameters)

    def write(self, read: Read) -> tuple[str, tuple[Any, ...]]:
        """Return the text of a statement, and its parameters in order."""
        statement, values = read
        text, parameters = self._written[statement]
        return text, tuple(values.get(name, constant) for name, constant in parameters)
