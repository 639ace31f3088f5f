"""What only a file can do to us."""

import asyncio
import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahe.server.storage.interface import StorageTrouble
from mahe.server.storage.sql import SqlStorage
from mahe.server.storage.sqlite import statement_size
from tests.server.kit import Clock, Server
from tests.server.storage.kit import PLAYING, entry, opened, seqs, table

pytestmark = pytest.mark.anyio


async def test_the_file_is_set_up_to_survive_a_crash(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "a.db")) as (storage,):
        async with storage._writing() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            values = [(await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() for pragma in pragmas]
        assert values == ["wal", 2, 1]


async def test_a_full_disk_is_trouble_until_there_is_room(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "a.db")) as (storage,):
        await storage.create(table("t"))
        large = entry(2, "c", at=2.0, large="x" * 200_000)
        with _files_limited_to((tmp_path / "a.db-wal").stat().st_size + 50_000):
            for _ in range(2):
                with pytest.raises(StorageTrouble):
                    await storage.append("t", (large,), PLAYING)
            assert await seqs(storage, "t") == [1]
            await storage.append("t", (entry(2, "small"),), PLAYING)
        await storage.append("t", (large._replace(seq=3),), PLAYING)
        assert await seqs(storage, "t") == [1, 2, 3]


async def test_a_server_on_a_full_disk_says_that_it_is_not_well_until_there_is_room(tmp_path: Path) -> None:
    stopwatch = Clock()
    with Server(tmp_path / "a.db", stopwatch=stopwatch) as server:
        async with server.http() as http:
            assert (await http.get("/healthz")).status_code == 200
            stopwatch.now += 2
            with _files_limited_to(4096):  # not even one page fits
                full = await http.get("/healthz")
                metrics = (await server.metrics()).text
            assert full.status_code == 503
            assert "mahe_ready 0.0" in metrics
            stopwatch.now += 2
            assert (await http.get("/healthz")).text == "well\n"


async def test_a_file_that_cannot_be_written_is_trouble() -> None:
    folder = Path(tempfile.mkdtemp(prefix="mahe-"))
    try:
        file = folder / "a.db"
        async with opened(str(file)) as (storage,):
            await storage.create(table("t"))
        file.chmod(0o444)
        folder.chmod(0o555)
        with _unprivileged(), pytest.raises(StorageTrouble, match="cannot be used"):
            await SqlStorage(str(file)).open()
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


@pytest.mark.parametrize("content", [b"this is no database, only some text\n" * 99, None])
async def test_what_is_no_database_is_trouble(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "a.db"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(StorageTrouble, match="cannot be used"):
        await SqlStorage(str(file)).open()
    with pytest.raises(StorageTrouble, match="cannot be used"):
        await SqlStorage(str(tmp_path / "no folder" / "a.db")).open()


async def test_a_database_that_someone_else_is_writing_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    async with opened(str(file)) as (storage,):
        await storage.create(table("t"))
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        work = asyncio.create_task(storage.append("t", (entry(2),), PLAYING))
        for _ in range(20):
            assert await seqs(storage, "t") == [1]
        other.execute("ROLLBACK")
        other.close()
        await work
        assert await seqs(storage, "t") == [1, 2]


def test_rows_of_any_number_take_statements_of_few_sizes() -> None:
    sizes = {rows: statement_size(rows) for rows in range(1, 129)}
    assert all(rows <= size < 2 * rows for rows, size in sizes.items())
    assert len(set(sizes.values())) == 8


@pytest.mark.parametrize("count", [1, 2, 3, 64, 65, 128, 129, 300])
async def test_any_number_of_entries_is_stored(tmp_path: Path, count: int) -> None:
    async with opened(str(tmp_path / "a.db")) as (storage,):
        await storage.create(table("t"))
        await storage.append("t", tuple(entry(seq) for seq in range(2, count + 2)), None)
        assert await seqs(storage, "t") == [*range(1, count + 2)]


@contextmanager
def _files_limited_to(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def _unprivileged() -> Iterator[None]:
    """Be nobody for a while, if we are root: root may write whatever it likes."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)
