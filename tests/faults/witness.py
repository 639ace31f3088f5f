"""The database's own account of when each entry was stored, beside what the servers say of it."""

from __future__ import annotations

import asyncpg

_WITNESS = """
    CREATE TABLE witnessed (table_id text, seq int, at float8);
    CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO witnessed VALUES (NEW.table_id, NEW.seq, extract(epoch FROM clock_timestamp()));
        RETURN NULL;
    END $$;
    CREATE TRIGGER witness AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION witness();
"""


async def begin_to_witness(url: str) -> None:
    """Have the database note, from now on, when each entry is stored. The schema must be there already."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(_WITNESS)
    finally:
        await connection.close()


async def witnessed(url: str) -> dict[str, dict[int, float]]:
    """Return when each entry was stored, in seconds since 1970, by table and number."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT table_id, seq, at FROM witnessed")
    finally:
        await connection.close()
    times: dict[str, dict[int, float]] = {}
    for table, seq, at in rows:
        times.setdefault(table, {})[seq] = at
    return times
