"""One server for the tests of a file that need nothing special."""

from collections.abc import Iterator

import pytest

from tests.server.kit import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a new SQLite file, with limits that no test meets."""
    with Server(tmp_path_factory.mktemp("server") / "tables.sqlite3") as running:
        yield running
