"""The storages under test: in memory, in a file of SQLite's, and in a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from mahe.server.storage.interface import Storage
from mahe.server.storage.memory import MemoryStorage
from mahe.server.storage.sql import SqlStorage
from tests.server.postgres import fresh_database, running_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'mahe.db'}"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """An empty storage."""
    storage: Storage
    if request.param == "memory":
        storage = MemoryStorage()
    elif request.param == "sqlite":
        storage = SqlStorage(str(tmp_path / "mahe.db"))
    else:
        storage = SqlStorage(fresh_database(request.getfixturevalue("postgres")))
    await storage.open()
    yield storage
    await storage.close()
