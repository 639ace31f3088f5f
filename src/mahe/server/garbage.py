"""When the garbage collector looks at what: a look at everything stops all tables, for longer the more there are."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

_EVERY: Final = 20.0
"""Seconds after which what has lasted is set aside."""

_MOST_CLOSED: Final = 5000
"""Connections, each a cycle of some 15 KiB, that may lie about once they are closed."""

_LONGEST: Final = 3600.0


def collect_seldom() -> None:
    """Set aside what is there now, and look less often at the rest: few cycles come up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 2)
    gc.enable()


async def keep_collecting_seldom(closed: Callable[[], int]) -> None:
    """For ever set aside what has lasted; look at it again after many connections were *closed*, or a long time."""
    last, closed_then = time.monotonic(), closed()
    while True:
        await asyncio.sleep(_EVERY)
        if closed() - closed_then >= _MOST_CLOSED or time.monotonic() - last >= _LONGEST:
            gc.unfreeze()
            gc.collect()
            last, closed_then = time.monotonic(), closed()
        gc.freeze()
