"""The server beside boardgame.io: moves as fast as they are acknowledged, paced latency, idle sockets.

All servers run on this machine, and so does the load: one process with clients that cost little. One of our moves is a
decision, which is on the disk before it is acknowledged; its dice are drawn and checked as in a browser's game. The
peer plays the same game, written for it in bench/peers, with its settings as they come, and acknowledges before it
stores.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psutil
import uvloop

from bench.load import Tally, keep_pace, playing, spread
from bench.measure import Rate, machine, ratio
from bench.subjects import Boardgame, Mahe, Subject, fetch_peer

_SIZES = (100, 500)
"""How many tables, two clients at each."""

_SECONDS = 4
_PACED_SECONDS = 15
_IDLE = 2000
_IDLE_SECONDS = 45
"""Long enough for two pings to go unanswered, if they do."""


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md. There are at most four rounds, or it would take too long."""
    version = fetch_peer()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # The clients should be quick to answer.
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_measure(version, min(rounds, 4)))
    finally:
        gc.enable()


async def _measure(version: str, rounds: int) -> str:
    with TemporaryDirectory() as folder:
        ours = Mahe(str(Path(folder) / "mahe.sqlite3"))
        memory = Boardgame(None)
        files = Boardgame(Path(folder) / "matches")
        try:
            lines = [
                "## The server",
                "",
                f"{machine()}; boardgame.io {version}; {rounds} rounds of {_SECONDS} s each, interleaved. "
                "Both clients of a table hear of every move.",
                "",
                "| server | tables | moves per second | moves per CPU-second of the server (range) | ours over it |",
                "|---|---|---|---|---|",
            ]
            for subject in (ours, memory, files):
                await _flat_out(subject, _SIZES[0])  # Warm up.
            for size in _SIZES:
                lines += await _compare((ours, memory, files), size, rounds)
            crashes = memory.crashes + files.crashes
            if crashes:
                lines += ["", f"boardgame.io ended by itself {crashes} times, and was started again."]
            lines += [
                "",
                f"One decision a second at each table for {_PACED_SECONDS} s, in ms: p50, p99 and the longest.",
                "",
                "| server | tables | until it is acknowledged | until the other client knows |",
                "|---|---|---|---|",
            ]
            for subject in (ours, memory):
                lines += [await _paced(subject, size) for size in _SIZES]
            lines += ["", await _idle(ours)]
            return "\n".join(lines) + "\n"
        finally:
            for subject in (ours, memory, files):
                subject.process.stop()


async def _compare(subjects: Sequence[Subject], size: int, rounds: int) -> list[str]:
    """Return a row for each of *subjects*, the first of which is ours."""
    per_second: dict[str, list[float]] = {subject.name: [] for subject in subjects}
    per_cpu: dict[str, list[float]] = {subject.name: [] for subject in subjects}
    for _ in range(rounds):
        for subject in subjects:
            try:
                wall, cpu = await _flat_out(subject, size)
            except (ConnectionError, psutil.Error):
                if not isinstance(subject, Boardgame):
                    raise
                subject.restart()
                wall, cpu = await _flat_out(subject, size)
            per_second[subject.name].append(wall)
            per_cpu[subject.name].append(cpu)
    rates = {name: Rate(tuple(values)) for name, values in per_cpu.items()}
    rows = []
    for name, rate in rates.items():
        wall = statistics.median(per_second[name])
        rows.append(f"| {name} | {size} | {wall:,.0f} | {rate} | {ratio(rates[subjects[0].name], rate)} |")
    return rows


async def _flat_out(subject: Subject, size: int) -> tuple[float, float]:
    """Return the moves made in a second, and in a CPU-second of the server."""
    await asyncio.to_thread(os.sync)  # What the one before has left to write is not for this one to wait for.
    tally = Tally(paced=False)
    async with playing(await subject.seat(size, tally)):
        await asyncio.sleep(1)
        start, moves, cpu = time.perf_counter(), tally.moves, subject.process.cpu
        await asyncio.sleep(_SECONDS)
        moves = tally.moves - moves
        return moves / (time.perf_counter() - start), moves / (subject.process.cpu - cpu)


async def _paced(subject: Subject, size: int) -> str:
    tally = Tally(paced=True)
    tables = await subject.seat(size, tally)
    async with playing(tables):
        await keep_pace(tables, _PACED_SECONDS, Random(1))
        await asyncio.sleep(1)
    late = f" ({tally.late} could not be sent in time)" if tally.late else ""
    return f"| {subject.name} | {size} | {spread(tally.acknowledged)}{late} | {spread(tally.others)} |"


async def _idle(subject: Mahe) -> str:
    tables = _IDLE // 2
    tally = Tally(paced=True)
    await subject.stock(tables)
    before = subject.process.memory
    seated = await subject.seat(tables, tally)
    await asyncio.sleep(_IDLE_SECONDS)
    held = sum(client.is_open for table in seated for client in table.clients)
    each = (subject.process.memory - before) / held / 1024
    for table in seated:
        table.close()
    return (
        f"Idle sockets: {held:,} of {_IDLE:,} still connected after {_IDLE_SECONDS} s, two at each table. "
        f"Each takes {each:.0f} KiB of the server's memory."
    )
