"""Databases with a server on them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mahe.server.storage.sql import SqlStorage
from tests.server.kit import Server
from tests.server.postgres import fresh_database, running_postgres


class Hosted(NamedTuple):
    """A server, and its database."""

    server: Server
    url: str


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def hosted(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hosted]:
    """A running server on an empty database."""
    if request.param == "sqlite":
        url = str(tmp_path / "tables.sqlite3")
    else:
        url = fresh_database(request.getfixturevalue("postgres"))
    with Server(storage=SqlStorage(url)) as server:
        yield Hosted(server, url)
