"""Memory: what lasts is set aside, what was closed goes in the end."""

import asyncio
import gc
import weakref

import pytest

from mahe.server import garbage

pytestmark = pytest.mark.anyio


class Loop:
    """An object that only the garbage collector can end."""

    def __init__(self) -> None:
        self.itself = self


async def test_cycles_that_were_set_aside_go_once_many_connections_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_EVERY", 0.01)
    closed = 0
    keeping = asyncio.create_task(garbage.keep_collecting_seldom(lambda: closed))
    lasting = weakref.ref(Loop())
    gc.freeze()
    await asyncio.sleep(0.1)
    gc.collect()
    assert lasting() is not None
    closed = garbage._MOST_CLOSED
    await asyncio.sleep(0.3)
    assert lasting() is None
    keeping.cancel()
    gc.unfreeze()
