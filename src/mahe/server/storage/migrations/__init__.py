"""How a database gets its schema, and the schema of a newer version."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from mahe.server.storage.interface import StorageTrouble

_LOCK = 0x6D616865
"""PostgreSQL's advisory lock under which one server at a time brings the schema up to date: "mahe" in ASCII."""


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date inside the transaction that *connection* has begun.

    Raises StorageTrouble if a newer version has made the database.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "mahe.server.storage:migrations")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    for revision in heads:
        if revision not in known:
            raise StorageTrouble(
                f"the database is from a newer version of mahe (its schema is {revision}): update mahe"
            )
    if heads != tuple(scripts.get_heads()):
        command.upgrade(config, "head")
