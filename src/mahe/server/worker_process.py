"""A process of its own, in which the worker has its work done."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from mahe.server.errors import Code, Refusal

if TYPE_CHECKING:  # The other process begins with this module, and is the sooner ready the less it imports.
    from mahe.server.metrics import Metrics

# Where several threads would share its work, they would take processors away from the server.
_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class WorkerProcess:
    """Carries functions out in the other process."""

    def __init__(self, metrics: Metrics, longest: float = 20.0) -> None:
        """*longest* is the seconds after which a piece of work is given up, and its process ended."""
        self._longest = longest
        self._metrics = metrics
        self._limiter = CapacityLimiter(1)

    async def __call__(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return what *function* returns there."""
        start = time.perf_counter()
        try:
            with fail_after(self._longest):
                found: T
                found, refusal = await to_process.run_sync(
                    _attempt, function, args, cancellable=True, limiter=self._limiter
                )
        except (BrokenWorkerProcess, TimeoutError) as error:
            raise Refusal(Code.UNAVAILABLE, "This cannot be worked out at the moment; try again.") from error
        finally:
            self._metrics.worker_seconds.observe(time.perf_counter() - start)
        if refusal:
            raise Refusal(**refusal)
        return found


def _attempt(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, dict[str, Any]]:
    """Return what *function* returns, or what its Refusal is made of. This runs in the other process."""
    _step_back()
    try:
        return function(*args), {}
    except Refusal as refusal:
        return None, refusal.as_json()


@cache
def _step_back() -> None:
    """Let the server itself go first."""
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))  # NumPy is not imported yet.
    if hasattr(os, "nice"):
        os.nice(10)
