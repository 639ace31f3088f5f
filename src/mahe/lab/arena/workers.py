"""Processes that play rounds. They end when whoever started them does, and Ctrl-C is not theirs to hear."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Final, cast

from mahe.lab.arena.line_up import LineUp, Round, play_round
from mahe.rules import MaheError

_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""The cores are shared out already: a bot's own threads would only be in each other's way."""


class WorkerLost(MaheError):
    """A process has ended in the middle of its work."""

    def __init__(self) -> None:
        super().__init__("a process that played has been lost; is there enough memory?")


class Workers:
    """Worker processes, each busy with some rounds of a line-up or idle. Leaving the context ends them at once."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self._connections: list[Connection] = []
        self._processes = []
        with _deaf():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs,), daemon=True)
                process.start()
                # Only they hold their end, so that theirs is seen to close when they are lost.
                theirs.close()
                self._connections.append(ours)
                self._processes.append(process)
        self._idle = list(range(jobs))

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._processes:
            process.kill()
        for process, connection in zip(self._processes, self._connections, strict=True):
            process.join()
            connection.close()

    @property
    def idle(self) -> bool:
        """Whether one of them has nothing to do."""
        return bool(self._idle)

    def send(self, line_up: LineUp, seed: int, rounds: range, *, with_luck: bool = False) -> int:
        """Let an idle worker play some rounds; return its number."""
        worker = self._idle.pop()
        try:
            self._connections[worker].send((line_up, seed, rounds, with_luck))
        except OSError as error:
            raise WorkerLost from error
        return worker

    def answers(self) -> Iterator[tuple[int, list[Round]]]:
        """Wait, and yield the number of each worker that is done and how its rounds went."""
        for ready in wait(self._connections):
            connection = cast(Connection, ready)
            try:
                answer: list[Round] | MaheError = connection.recv()
            except (EOFError, OSError) as error:
                raise WorkerLost from error
            if isinstance(answer, MaheError):
                raise answer
            worker = self._connections.index(connection)
            self._idle.append(worker)
            yield worker, answer


def _work(connection: Connection) -> None:
    """Play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD:
        os.environ.setdefault(name, "1")
    while True:
        try:
            line_up, seed, rounds, with_luck = connection.recv()
        except EOFError:
            return
        answer: list[Round] | MaheError
        try:
            answer = [play_round(line_up, seed, number, with_luck=with_luck) for number in rounds]
        except MaheError as error:
            answer = error
        connection.send(answer)


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
