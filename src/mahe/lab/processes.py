"""Processes that play. They end when whoever started them does, and Ctrl-C is not theirs to hear."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from time import perf_counter
from types import TracebackType
from typing import Any, Final, ParamSpec, TypeVar

from mahe.cores import free_cores
from mahe.executors import Inline

P = ParamSpec("P")
R = TypeVar("R")

ALONE: Final = 1.0
"""How many seconds a process works alone before others help: starting them would take as long."""

_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""The cores are shared out already: a bot's own threads would only be in each other's way."""


class Processes(ProcessPoolExecutor):
    """Processes of this machine, for plain Python. Leaving the context ends them at once, whatever they are doing."""

    def __init__(self, width: int | None = None) -> None:
        self.width = width or free_cores()
        self._started = _NotedContext()
        super().__init__(self.width, mp_context=self._started, initializer=_prepare)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Hand out a call; this may start a process."""
        with _deaf():
            return super().submit(fn, *args, **kwargs)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._started.processes:
            process.kill()
        self.shutdown(cancel_futures=True)


class LaterProcesses(Executor):
    """Works here for a second, then lets processes do the rest: short work is done before they would have started."""

    def __init__(self, width: int | None = None) -> None:
        self.width = width or free_cores()
        self._here = Inline()
        self._others: Processes | None = None
        self._began: float | None = None

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Do what is asked for at once, or hand it out."""
        if self._began is None:
            self._began = perf_counter()
        if self._others is None and self.width > 1 and perf_counter() - self._began >= ALONE:
            self._others = Processes(self.width)
        return (self._others or self._here).submit(fn, *args, **kwargs)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._others is not None:
            self._others.__exit__(kind, error, trace)


class _NotedContext(SpawnContext):
    """Starts processes afresh, not by a fork, which would copy locks that threads hold; and notes which."""

    def __init__(self) -> None:
        super().__init__()
        self.processes: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802 - its name there
        """Return a process that is about to be started."""
        process = SpawnProcess(*args, **kwargs)
        self.processes.append(process)
        return process


def _prepare() -> None:
    """Get a process ready, before it does anything else."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD:
        os.environ.setdefault(name, "1")
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _deaf() -> Iterator[None]:
    """Put Ctrl-C off for now. Processes started meanwhile are deaf to it from their first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # This lets signals through again whenever it is started.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
