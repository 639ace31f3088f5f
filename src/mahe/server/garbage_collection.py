"""When the garbage collector looks at what: a look at everything stops all tables, for longer the more there are."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

_EVERY: Final = 20.0
"""Seconds after which what has lasted is set aside."""

_LONGEST: Final = 3600.0


def collect_seldom() -> None:
    """Set aside what is there now, and look less often at the rest: few cycles come up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 2)
    gc.enable()


async def keep_collecting_seldom() -> None:
    """For ever set aside what has lasted, and look at it again only after a long time."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(_EVERY)
        last = collect(last, time.monotonic())


def collect(last: float, now: float) -> float:
    """Set aside what has lasted, and after a long time look at everything; return when that was done last."""
    if now - last >= _LONGEST:
        gc.unfreeze()
        gc.collect()
        last = now
    else:
        gc.collect(1)
    gc.freeze()
    return last
