"""A browser's databases, for the tests of what runs inside a page."""

from collections.abc import AsyncIterator

import pytest

from tests.inside_page.stores import StoreHost, store_host


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")  # While it is there all tests share an event loop.
async def stores(anyio_backend: str) -> AsyncIterator[StoreHost]:
    """A browser's databases."""
    del anyio_backend
    async with store_host() as host:
        yield host
