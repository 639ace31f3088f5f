"""The server beside boardgame.io: moves as fast as they are acknowledged, paced latency, idle sockets.

All servers run on this machine, the load in one process of cheap clients. Rates are per CPU-second of the server.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.load import Client, Tally, connect, keep_pace
from bench.measure import machine
from bench.subjects import Boardgame, Mahe, Subject, fetch_peer

_SECONDS = 4
_PACED_SECONDS = 12
_IDLE = 2000

Makers = Mapping[str, Callable[[Path], Subject]]


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md."""
    rounds = min(rounds, 3)
    version = fetch_peer()
    makers: Makers = {
        "Mahé on SQLite, durable": Mahe,
        "boardgame.io in memory": lambda _: Boardgame(None),
        "boardgame.io on FlatFile": Boardgame,
    }
    lines = [
        "## The server",
        "",
        f"{machine()}; boardgame.io {version}; {rounds} interleaved rounds of {_SECONDS} s; "
        "two clients a table, both hear every move.",
        "",
        "| server | tables | moves per second | moves per server CPU-second (range) | ours over it |",
        "|---|---|---|---|---|",
    ]
    for tables in (100, 500):
        lines += _flat_out(makers, tables, rounds)
    lines += ["", f"One decision a second at each table for {_PACED_SECONDS} s, ours:", ""]
    lines += ["| tables | decision to acknowledgement, p50 / p99 / max | to the other client, p50 / p99 / max |"]
    lines += ["|---|---|---|", *(_paced(tables) for tables in (100, 500)), "", _idle()]
    return "\n".join(lines) + "\n"


def _flat_out(makers: Makers, tables: int, rounds: int) -> list[str]:
    walls: dict[str, list[float]] = {name: [] for name in makers}
    rates: dict[str, list[float]] = {name: [] for name in makers}
    for _ in range(rounds):
        for name, make in makers.items():
            with TemporaryDirectory() as folder:
                moves, cpu = asyncio.run(_load(make(Path(folder)), tables))
            walls[name].append(moves / _SECONDS)
            rates[name].append(moves / cpu)
    ours = statistics.median(next(iter(rates.values())))
    return [
        f"| {name} | {tables} | {statistics.median(walls[name]):,.0f} | {statistics.median(rate):,.0f} "
        f"({min(rate):,.0f} to {max(rate):,.0f}) | {ours / statistics.median(rate):.2f} |"
        for name, rate in rates.items()
    ]


async def _load(subject: Subject, count: int) -> tuple[int, float]:
    """Return the moves made in a while, and the CPU-seconds that the server took for them."""
    tally = Tally(paced=False)
    try:
        tables = await subject.seat(count, tally)
        for table in tables:
            table.go()
        await asyncio.sleep(1)
        moves, cpu = tally.moves, subject.process.cpu
        await asyncio.sleep(_SECONDS)
        moves, cpu = tally.moves - moves, subject.process.cpu - cpu
        for table in tables:
            table.stop()
            table.close()
        return moves, cpu
    finally:
        subject.process.stop()


def _paced(count: int) -> str:
    async def run() -> Tally:
        with TemporaryDirectory() as folder:
            subject = Mahe(Path(folder))
            try:
                tally = Tally(paced=True)
                tables = await subject.seat(count, tally)
                for table in tables:
                    table.go()
                await keep_pace(tables, _PACED_SECONDS, Random(1))
                await asyncio.sleep(1)
                return tally
            finally:
                subject.process.stop()

    tally = asyncio.run(run())
    return f"| {count} | {_spread(tally.acknowledged)} | {_spread(tally.others)} |"


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"{p50 * 1000:.1f} / {p99 * 1000:.1f} / {ordered[-1] * 1000:.1f} ms"


def _idle() -> str:
    async def run() -> tuple[int, float]:
        with TemporaryDirectory() as folder:
            subject = Mahe(Path(folder))
            try:
                before = subject.process.memory
                clients: list[Client] = []
                for _ in range(_IDLE):
                    clients.append(await connect(subject.process.port, "/api/socket", lambda _: None))
                await asyncio.sleep(2)
                held = sum(client.is_open for client in clients)
                return held, (subject.process.memory - before) / held
            finally:
                subject.process.stop()

    held, memory = asyncio.run(run())
    return f"Idle sockets: {held:,} of {_IDLE:,} held, {memory / 1024:.1f} kB of the server's memory each."
