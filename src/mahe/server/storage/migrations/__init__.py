"""Creates the schema of a database, and migrates it to newer versions."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from mahe.server.storage.interface import StorageTrouble

HEAD: Final = "0004"
"""The newest schema, the one that this version uses."""

_LOCK: Final = 0x6D616865
"""PostgreSQL's advisory lock under which one server at a time brings the schema up to date: "mahe" in ASCII."""


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date inside the transaction that *connection* has begun.

    Raises StorageTrouble if the database was created by a newer version.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    versions = _versions(connection)
    if versions == [HEAD]:
        return
    # Imported only now, because it takes a good part of the startup time.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "mahe.server.storage:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in versions:
        if revision not in known:
            raise StorageTrouble(
                f"the database is from a newer version of mahe (its schema is {revision}): update mahe"
            )
    command.upgrade(config, "head")


def _versions(connection: Connection) -> list[str]:
    """Return the versions that Alembic recorded in the database; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return [str(version) for version in connection.execute(text("SELECT version_num FROM alembic_version")).scalars()]
