"""Cluster: throughput with 1, 2 and 4 workers of Dask on this machine, what a task costs, and what solving moves."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import NamedTuple

import psutil
from distributed import __version__ as dask_version

from bench.measure import machine
from mahe.bots.solution_index import face_ups, layers, leads, taken_sets, with_card
from mahe.executors import in_order
from mahe.kernel import HATCHLING, Batch, play_batches
from mahe.lab.arena import LineUp
from mahe.lab.arena.line_up import play_rounds
from mahe.lab.cluster import Cluster, connect
from mahe.rules import LAST_CLUTCH, Rules
from mahe.rules.solved_game import BOARDS

_WORKERS = (1, 2, 4)
_GAMES = 3_000_000
_EMPTY = 500
"""How many tasks that do nothing are handed out, to see what handing out costs."""

_SOLVED_BYTES = 2_170_416_450
_SOLVED_SECONDS = 820
"""What solving the standard game makes and takes, by docs/solved-log.txt: a file, and seconds of a core."""


class _Use(NamedTuple):
    """Seconds of the clock, and of the processor by who used them."""

    clock: float
    scheduler: float
    workers: float
    client: float

    def __sub__(self, other: _Use) -> _Use:
        return _Use(*(one - before for one, before in zip(self, other, strict=True)))


class _Processes:
    """A scheduler and workers, each a process."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.scheduler, line = _start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.address = line
        self.workers: list[subprocess.Popen[bytes]] = []

    def add_worker(self) -> None:
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", self._folder)
        self.workers.append(_start("worker", self.address, "--host", "127.0.0.1", *options)[0])

    def use(self) -> _Use:
        """Return what has been used so far."""
        workers = sum(map(_seconds, self.workers))
        return _Use(time.perf_counter(), _seconds(self.scheduler), workers, time.process_time())

    def close(self) -> None:
        for process in (self.scheduler, *self.workers):
            process.kill()
            process.wait()


def report(_: int) -> str:
    """Return a section of bench/results.md."""
    rows, empty = [], []
    with _processes() as processes:
        for count in _WORKERS:
            while len(processes.workers) < count:
                processes.add_worker()
            with connect(processes.address) as cluster:
                _play(cluster, _GAMES // 10)
                before = processes.use()
                tasks = _play(cluster, _GAMES)
                rows.append((count, tasks, processes.use() - before))
                before = processes.use()
                for _done in in_order(cluster, _nothing, ((number,) for number in range(_EMPTY))):
                    pass
                empty.append((count, processes.use() - before))
    return "\n".join(
        [
            "## Cluster: the lab's work on Dask, on one machine",
            "",
            f"{machine()}; distributed {dask_version}, one thread a worker. {_GAMES:,} games of four hatchlings on the "
            "kernel.",
            "",
            "| workers | games per second | per CPU-second of the workers | tasks | CPU-seconds of a task "
            "| CPU-ms of the scheduler per task | of the client |",
            "|---|---|---|---|---|---|---|",
            *(
                f"| {count} | {_GAMES / use.clock:,.0f} | {_GAMES / use.workers:,.0f} | {tasks} "
                f"| {use.workers / tasks:.2f} | {_ms(use.scheduler, tasks)} | {_ms(use.client, tasks)} |"
                for count, tasks, use in rows
            ),
            "",
            f"What handing out costs, by {_EMPTY} tasks that do nothing:",
            "",
            "| workers | ms of the clock per task | CPU-ms of the scheduler | of a worker | of the client |",
            "|---|---|---|---|---|",
            *(
                f"| {count} | {_ms(use.clock, _EMPTY)} | {_ms(use.scheduler, _EMPTY)} | {_ms(use.workers, _EMPTY)} "
                f"| {_ms(use.client, _EMPTY)} |"
                for count, use in empty
            ),
            "",
            *_bytes(),
            *_solving(),
        ]
    )


def _ms(seconds: float, tasks: int) -> str:
    return f"{1000 * seconds / tasks:.1f}"


def _play(cluster: Cluster, games: int) -> int:
    """Play, and return how many tasks that took."""
    batch = Batch(Rules(), (HATCHLING,) * 4, 1, range(games))
    with closing(play_batches([batch], cluster)) as played:
        return sum(1 for _ in played)


def _nothing(number: int) -> int:
    return number


def _bytes() -> list[str]:
    """Return how large tasks and results are, pickled."""
    batch = Batch(Rules(), (HATCHLING,) * 4, 1, range(1000))
    _, counts = next(play_batches([batch]))
    line_up = LineUp(Rules(players=2, turtles_each=1), "swimmer", "hatchling")
    rounds = play_rounds(line_up, 1, range(2), True)
    a_round = (len(pickle.dumps(rounds)) - len(pickle.dumps(rounds[:1]))) or 1
    task = len(pickle.dumps((line_up, 1, range(2), True)))
    return [
        f"A task of games on the kernel has {len(pickle.dumps(batch))} bytes, its result {len(pickle.dumps(counts))}; "
        f"a task of the arena {task:,}, its result {a_round} for each round.",
        "",
    ]


def _solving() -> list[str]:
    """Return what passes through the shared folder if the standard game is solved by workers."""
    rules = Rules(players=2, turtles_each=1)
    written, read = 0, 0
    for count in layers(rules):
        for taken in taken_sets(rules, count):
            written += _size(taken)
            nexts = [with_card(taken, eggs) for eggs in face_ups(rules, taken) if eggs != LAST_CLUTCH]
            read += sum(map(_size, nexts))
    values = written + _SOLVED_BYTES
    # The client copies the blocks once more in the end, into the one file.
    moved = read + 3 * values + 2 * _SOLVED_BYTES
    return [
        f"Solving the standard game through a shared folder, by arithmetic: workers read {read / 1e9:.1f} GB of values "
        f"and write {values / 1e9:.1f} GB, which the client reads and writes again; {moved / 1e9:.0f} GB in all for "
        f"{_SOLVED_SECONDS} seconds of a core, {moved / _SOLVED_SECONDS / 1e6:.0f} MB for each.",
        "",
    ]


def _size(taken: tuple[int, ...]) -> int:
    return 8 * BOARDS * len(leads(taken))


@contextmanager
def _processes() -> Iterator[_Processes]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        processes = _Processes(folder)
        try:
            yield processes
        finally:
            processes.close()


def _start(*arguments: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start a part of Dask; return it and the address in its log once it is ready."""
    process = subprocess.Popen([sys.executable, "-m", "dask", *arguments], stderr=subprocess.PIPE)
    assert process.stderr
    for line in process.stderr:
        if found := re.search(rb"(?:Scheduler at|Registered to): +(tcp://\S+)", line):
            return process, found[1].decode()
    raise RuntimeError(f"dask {arguments[0]} has not started")


def _seconds(process: subprocess.Popen[bytes]) -> float:
    used = psutil.Process(process.pid).cpu_times()
    return float(used.user + used.system)
