"""Our Python inside Pyodide, one for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pyodide.kit import Pyodide


@pytest.fixture(scope="session")
def pyodide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pyodide]:
    """A Python inside Pyodide."""
    started = Pyodide(tmp_path_factory.mktemp("pyodide"))
    yield started
    started.close()
