"""The storages under test: in memory, in a file of SQLite's, in a real PostgreSQL, and in a browser's IndexedDB."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from mahe.browser.storage import BrowserStorage
from mahe.server.storage.interface import Storage
from mahe.server.storage.memory import MemoryStorage
from mahe.server.storage.sql import SqlStorage
from tests.inside_page.stores import StoreHost, store_host
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


@pytest.fixture(scope="module")  # While it is there all tests share an event loop.
async def stores(anyio_backend: str) -> AsyncIterator[StoreHost]:
    """A browser's databases."""
    del anyio_backend
    async with store_host() as host:
        yield host


@pytest.fixture(params=["memory", "sqlite", "postgres", "browser"])
def kind(request: pytest.FixtureRequest) -> str:
    """Where an empty storage is."""
    return str(request.param)


@pytest.fixture
async def storage(
    kind: str, stores: StoreHost, request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[Storage]:
    """An empty storage."""
    storage: Storage
    if kind == "browser":
        storage = BrowserStorage(stores.window(str(tmp_path)))
    elif kind == "memory":
        storage = MemoryStorage()
    elif kind == "sqlite":
        storage = SqlStorage(str(tmp_path / "mahe.db"))
    else:
        storage = SqlStorage(fresh_database(request.getfixturevalue("postgres")))
    await storage.open()
    yield storage
    await storage.close()
