"""The tables of the database. Every change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("due", Double),
    Column("claimed", Double),
    Column("archive", Text),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("tables_listed", "phase", "public", "changed"),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("command", Text),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("snapshot", Text),
    Index(
        "events_command",
        "table_id",
        "seat",
        "command",
        unique=True,
        sqlite_where=text("command IS NOT NULL"),
        postgresql_where=text("command IS NOT NULL"),
    ),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", LargeBinary, primary_key=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", Text, primary_key=True),
    Column("browser", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("told", Integer, nullable=False),
    Index("subscriptions_endpoint", "endpoint"),
    sqlite_with_rowid=False,
)

push = Table(
    "push",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", LargeBinary, nullable=False),
    CheckConstraint("id = 1", name="push_is_one"),
)

pulse = Table(  # its one row is there from the start, so that it can be locked
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double),
    CheckConstraint("id = 1", name="pulse_is_one"),
)
