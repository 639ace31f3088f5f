"""Tunes garbage collection: a full collection pauses all tables, for longer the more of them there are."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

_EVERY: Final = 20.0
"""Seconds after which the objects that have survived are frozen."""

_LOOK: Final = 0.5
"""Seconds between two looks at whether it should be done sooner, because thousands of clients come at once."""

_LONGEST: Final = 3600.0

_MOST_OBJECTS: Final = 500_000
"""With more objects than that a full collection would pause all tables for too long. Tables form no cycles."""


def collect_seldom() -> None:
    """Freeze what exists now, and collect the rest less often: few reference cycles arise."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 3, 100)
    gc.enable()


async def keep_collecting_seldom() -> None:
    """Forever freeze what has survived, and run full collections only rarely."""
    last = frozen = time.monotonic()
    while True:
        await asyncio.sleep(_LOOK)
        now = time.monotonic()
        if now - frozen >= _EVERY or has_grown():
            last, frozen = collect(last, now), now


def has_grown() -> bool:
    """Return whether so much has come since the last time that the next automatic collections would take long."""
    return gc.get_count()[2] > 0


def collect(last: float, now: float) -> float:
    """Freeze what has survived, after a full collection if one is due; return when the last full one was."""
    if now - last >= _LONGEST and gc.get_freeze_count() <= _MOST_OBJECTS:
        gc.unfreeze()
        gc.collect()
        last = now
    else:
        gc.collect(1)
    gc.freeze()
    return last


def release_freed_memory() -> None:
    """Give freed memory back to the system, where the C library would keep it for later (glibc)."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - slow to import

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


@contextmanager
def watching_pauses(observe: Callable[[float], None]) -> Iterator[None]:
    """Call *observe* with the length of each collection, in seconds."""
    start = 0.0

    def note(phase: str, _: dict[str, Any]) -> None:
        nonlocal start
        if phase == "start":
            start = time.perf_counter()
        else:
            observe(time.perf_counter() - start)

    gc.callbacks.append(note)
    try:
        yield
    finally:
        gc.callbacks.remove(note)
