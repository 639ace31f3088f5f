"""One table that thousands watch: how long its players, and those of other tables, wait for their answers.

The server and the load run on this machine, a process each. Every table decides once a second, before the spectators
come, while they all come, while they watch and while they all leave at once.
"""

from __future__ import annotations

import asyncio
import gc
import json
import math
import re
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import uvloop

from bench.load import Client, Table, Tally, ask, connect, keep_pace, spread
from bench.measure import machine
from bench.subjects import Mahe, in_turns

_SPECTATORS = 5000
_OTHER_TABLES = 50
_ALONE_SECONDS = 10
_SECONDS = 30
_LEAVING_SECONDS = 5
_ENTRIES = b'{"type":"entries"'


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md. There is one round."""
    del rounds
    gc.disable()  # The clients should be quick to answer.
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_measure())
    finally:
        gc.enable()


class _Crowd:
    """All spectators of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._clients: list[Client] = []
        self._heard = 0
        self.messages = 0
        self.all_know: list[float] = []
        """From each decision until the last spectator knew of it, in seconds."""

    @property
    def is_whole(self) -> bool:
        """Whether all are still connected."""
        return len(self._clients) == _SPECTATORS and all(client.is_open for client in self._clients)

    async def come(self, port: int, table: str) -> None:
        """Connect all of them."""
        hello = json.dumps({"type": "hello", "table": table, "tokens": []})

        async def enter() -> None:
            welcomed = asyncio.Event()

            def hear(_: bytes) -> None:
                self.messages += 1
                welcomed.set()

            client = await connect(port, "/api/socket", hear)
            client.send(hello)
            await welcomed.wait()
            client.hear_by(self._hear)
            self._clients.append(client)

        await in_turns([enter() for _ in range(_SPECTATORS)])

    def leave(self) -> None:
        """Hang up, all at once."""
        for client in self._clients:
            client.close()

    def start_counting(self) -> None:
        """Count decisions from now on."""
        self._heard = 0

    def _hear(self, message: bytes) -> None:
        self.messages += 1
        if message.startswith(_ENTRIES):
            self._heard += 1
            if self._heard % _SPECTATORS == 0:
                self.all_know.append(time.perf_counter() - self._table.sent)


async def _measure() -> str:
    with TemporaryDirectory() as folder:
        subject = Mahe(str(Path(folder) / "mahe.sqlite3"))
        try:
            return await _watch(subject)
        finally:
            subject.process.stop()


async def _watch(subject: Mahe) -> str:
    watched, others = Tally(paced=True), Tally(paced=True)
    (table,) = await subject.seat(1, watched)
    tables = [table, *await subject.seat(_OTHER_TABLES, others)]
    game, crowd, port = table.name, _Crowd(table), subject.process.port
    for one in tables:
        one.go()
    rows: list[str] = []

    def note(what: str, start: float, cpu: float, messages: int) -> None:
        """Add a row for what has been seen since *start*, and begin afresh."""
        share = (subject.process.cpu - cpu) / (time.perf_counter() - start)
        heard = crowd.messages - messages
        waits = [spread(tally.acknowledged) for tally in (watched, others)]
        rows.append(f"| {what} | {waits[0]} | {waits[1]} | {share:.0%} | {heard:,} |")
        watched.acknowledged, others.acknowledged = [], []

    def now() -> tuple[float, float, int]:
        return time.perf_counter(), subject.process.cpu, crowd.messages

    memory = subject.process.memory
    since = now()
    await keep_pace(tables, _ALONE_SECONDS, Random(1))
    note("nobody", *since)
    since = now()
    joining = asyncio.create_task(crowd.come(port, game))
    while not joining.done():
        await keep_pace(tables, 1, Random(1))
    await joining
    joined = time.perf_counter() - since[0]
    note(f"{_SPECTATORS:,} coming within {joined:.0f} s", *since)
    await keep_pace(tables, 2, Random(1))  # Whoever is behind catches up.
    watched.acknowledged, others.acknowledged = [], []
    crowd.start_counting()
    counted = await decisions(subject.process.metrics_port)
    since = now()
    await keep_pace(tables, _SECONDS, Random(1))
    note(f"{_SPECTATORS:,} watching", *since)
    within = bound(counted, await decisions(subject.process.metrics_port))
    each = (subject.process.memory - memory) / _SPECTATORS / 1024
    if not crowd.is_whole or table.name != game:
        raise RuntimeError("the spectators did not all see the same game to the end of the measurement")
    since = now()
    crowd.leave()
    await keep_pace(tables, _LEAVING_SECONDS, Random(1))
    note("all leaving at once", *since)
    for one in tables:
        one.close()
    late = watched.late + others.late
    return "\n".join(_lines(rows, crowd, each, within, late))


async def decisions(port: int) -> dict[float, float]:
    """Return how many decisions have taken at most so many seconds, by the server's own count."""
    text = await ask(port, "GET", "/metrics")
    found = re.findall(r'^mahe_decision_seconds_bucket\{le="(.+)"\} (.+)$', text, re.MULTILINE)
    return {float(seconds): float(count) for seconds, count in found}


def bound(before: dict[float, float], after: dict[float, float]) -> float:
    """Return within how many milliseconds 99 of 100 decisions were made between two counts."""
    counts = {seconds: count - before[seconds] for seconds, count in after.items()}
    return min(seconds for seconds, count in counts.items() if count >= 0.99 * counts[math.inf]) * 1000


def _lines(rows: Sequence[str], crowd: _Crowd, each: float, within: float, late: int) -> list[str]:
    return [
        "## Spectators",
        "",
        f"{machine()}; one table with {_SPECTATORS:,} spectators and {_OTHER_TABLES} besides, one decision a second at "
        "each. Until a decision is acknowledged, in ms: p50, p99 and the longest.",
        "",
        "| spectators | at their table | at the other tables | the server's CPU | messages to spectators |",
        "|---|---|---|---|---|",
        *rows,
        "",
        f"The load is one process, which may hear {_SPECTATORS:,} other messages before an answer; by the server's own "
        f"count 99% of decisions took at most {within:g} ms while all were watching. The last spectator knew of one "
        f"after {spread(crowd.all_know)} ms. A spectator takes {each:.0f} KiB of the server's memory. {late} decisions "
        "could not be sent in time.",
        "",
    ]
