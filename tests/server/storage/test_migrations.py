"""How a database gets its schema: a fresh one, an old one, one that several servers open at once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from mahe.server.storage.interface import Status, StorageTrouble, Stored
from mahe.server.storage.migrations import HEAD
from mahe.server.storage.schema import metadata
from mahe.server.storage.sql import SqlStorage
from tests.server.storage.kit import PLAYING, entry, key, opened, seqs, table

pytestmark = pytest.mark.anyio

OLD = Path(__file__).parent / "schemas"


async def test_migrations_make_the_schema_that_the_code_names(url: str) -> None:
    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with opened(url) as (storage,), storage._writing() as connection:
        assert await connection.run_sync(difference) == []


async def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(2):
        async with opened(url) as (storage,):
            if await storage.load("t") is None:
                await storage.create(table("t", 3))
    async with opened(url) as (storage,):
        assert await storage.load("t") == table("t", 3)


async def test_several_servers_may_open_a_fresh_database_at_once(url: str) -> None:
    storages = [SqlStorage(url) for _ in range(4)]
    await asyncio.gather(*(storage.open() for storage in storages))
    await asyncio.gather(*(storage.create(table(f"table {n}")) for n, storage in enumerate(storages)))
    assert len(await storages[0].listed("playing", 10)) == 4
    await asyncio.gather(*(storage.close() for storage in storages))


async def test_the_database_of_a_newer_version_is_refused(url: str) -> None:
    async with opened(url) as (storage,):
        await storage.create(table("t"))
        async with storage._writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageTrouble, match=r"newer version of mahe .*9999.*: update mahe"):
        await SqlStorage(url).open()


@pytest.mark.parametrize("revision", ["0001"])
async def test_tables_of_an_older_version_can_be_played_on(url: str, revision: str) -> None:
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    script = (OLD / f"{revision}.{kind}.sql").read_text()
    if kind == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.executescript(script)
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()
    async with opened(url) as (storage,):
        entries = (entry(1, seat=0, at=1001.5), entry(2, "c", at=1002.5, name="Mahé 🐢"))
        status = Status("playing", public=True, due=1234.5)
        assert await storage.load("old") == Stored("old", b"\x00\xff", status, (key("a", 1),), entries)
        await storage.append("old", (entry(3, "d"),), PLAYING)
        assert await seqs(storage, "old") == [1, 2, 3]
        assert await storage.beat(1000.0) == 100.0


def test_the_newest_schema_is_the_one_that_this_version_speaks() -> None:
    config = Config()
    config.set_main_option("script_location", "mahe.server.storage:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]
