"""The queries that run all the time, compiled once for each kind of database and then passed to its driver as text.

A statement that goes through all of SQLAlchemy, one hop between threads at a time, costs ten times as much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Dialect, Integer, Select, Text, bindparam, select

from mahe.server.storage.schema import events, keys, tables

Read: TypeAlias = tuple[Select[Any], Mapping[str, Any]]
"""A statement and the values of its parameters."""

_table = bindparam("table", type_=Text)
_limit = bindparam("limit", type_=Integer)

TABLE = select(tables.c.secret, tables.c.phase, tables.c.public, tables.c.due).where(tables.c.id == _table)

KEYS = select(keys.c.digest, keys.c.seat).where(keys.c.table_id == _table).order_by(keys.c.seat, keys.c.digest)

LOG = (
    select(events.c.seq, events.c.seat, events.c.command, events.c.body, events.c.at)
    .where(events.c.table_id == _table, events.c.seq > bindparam("after"))
    .order_by(events.c.seq)
)

LISTED = (
    select(tables.c.id, tables.c.created, tables.c.changed, events.c.body)
    .select_from(tables.join(events))
    .where(tables.c.phase == bindparam("phase"), tables.c.public.is_(True), events.c.seq == 1)
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(_limit)
)

DUE = select(tables.c.id).where(tables.c.due <= bindparam("now")).order_by(tables.c.due, tables.c.id).limit(_limit)


class Reads:
    """The statements as the driver of one database takes them."""

    def __init__(self, dialect: Dialect) -> None:
        self._written: dict[Select[Any], tuple[str, Sequence[tuple[str, Any]]]] = {}
        for statement in (TABLE, KEYS, LOG, LISTED, DUE):
            compiled = statement.compile(dialect=dialect)
            parameters = [(name, compiled.params[name]) for name in compiled.positiontup or ()]
            self._written[statement] = (str(compiled), parameters)

    def write(self, read: Read) -> tuple[str, tuple[Any, ...]]:
        """Return the text of a statement, and its parameters in order."""
        statement, values = read
        text, parameters = self._written[statement]
        return text, tuple(values.get(name, constant) for name, constant in parameters)
