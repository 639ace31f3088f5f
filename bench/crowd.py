"""Several servers on one PostgreSQL: what a decision costs, and how long it takes to get from one to the other.

Everything runs on this machine: the database, on disk as a host would run it, the servers, and the clients in one
process. The two players of a table are together at one server, or apart at two.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import statistics
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psutil
import uvloop

from bench.growth import grow
from bench.load import Client, Tally, connect, keep_pace, playing, spread
from bench.measure import machine
from bench.notify import compare
from bench.subjects import Mahe
from tests.faults.furnish import furnish
from tests.server import postgres

_CROWDS = ((1, False), (2, False), (2, True), (4, False), (4, True))
"""How many servers, and whether the players of a table are apart."""

_TABLES = 100
_SECONDS = 3
_PACED_TABLES = 200
_PACED_SECONDS = 5
_PACED_ROUNDS = 3
_LONG_TABLES = 300
_MORE_SOCKETS = 4
"""How many tables the memory is measured with, and how many more sockets at each after the first."""

_SETTLING = 25
"""Seconds until a server has let go of what it needed to welcome someone: timers, and garbage every 20 s."""

_LONG = 470
"""Entries of a table whose memory is measured: about a game of four."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What decisions took."""

    decisions: int
    seconds: float
    servers: float
    """CPU-seconds of all servers."""

    database: float
    """CPU-seconds of all of the database's processes."""

    wal: int
    """Bytes of its log."""

    @property
    def each(self) -> float:
        """CPU-seconds for a decision, of servers and database."""
        return (self.servers + self.database) / self.decisions


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md. There are at most two rounds, or it would take too long."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # The clients should be quick to answer.
    try:
        with postgres.server(durable=True) as running, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_measure(running, min(rounds, 2)))
    finally:
        gc.enable()


async def _measure(running: postgres.Server, rounds: int) -> str:
    version = postgres.ask(running.url, "SHOW server_version")
    lines = [
        "## Several servers on one PostgreSQL",
        "",
        f"{machine()}; PostgreSQL {version}, durable. "
        "The players of a table are together at one server, or apart at two.",
        "",
        *await _crowds(running, rounds),
        "",
        await _memory(running),
        "",
    ]
    with TemporaryDirectory() as folder:
        lines += [*await compare(postgres.fresh_database(running.url), Path(folder)), ""]
        lines += [
            "As a table's log grows: ms of the server's CPU for a decision that two hear of, and to open the table.",
            "",
            "| database | entries | a decision | opening the table |",
            "|---|---|---|---|",
            *await grow(str(Path(folder) / "growth.sqlite3"), "SQLite"),
            *await grow(postgres.fresh_database(running.url), "PostgreSQL"),
        ]
    return "\n".join(lines) + "\n"


async def _crowds(running: postgres.Server, rounds: int) -> list[str]:
    houses = {
        servers: Mahe(postgres.fresh_database(running.url), servers, f"{servers} on PostgreSQL")
        for servers in sorted({servers for servers, _ in _CROWDS})
    }
    try:
        costs: dict[tuple[int, bool], list[Cost]] = defaultdict(list)
        for number in range(rounds + 1):
            for servers, apart in _CROWDS:
                cost = await _flat_out(running, houses[servers], apart=apart)
                if number:  # The first is to warm up.
                    costs[servers, apart].append(cost)
        return [
            f"{_TABLES} tables, decisions as fast as they are acknowledged, {rounds} rounds of {_SECONDS} s each, "
            "interleaved; medians.",
            "",
            "| servers | players | decisions per second | ms of CPU for a decision: servers | database | both "
            "| beside one server | bytes of WAL for a decision |",
            "|---|---|---|---|---|---|---|---|",
            *(_cost_row(crowd, costs[crowd], costs[_CROWDS[0]]) for crowd in _CROWDS),
            "",
            *await _paces(running, houses, is_shared=True),
            "",
            *await _paces(running, houses, is_shared=False),
        ]
    finally:
        for house in houses.values():
            house.stop()


async def _paces(running: postgres.Server, houses: Mapping[int, Mahe], *, is_shared: bool) -> list[str]:
    """Return rows at a steady pace: so many tables are shared by all servers, or each has so many."""
    costs: dict[tuple[int, bool], list[Cost]] = defaultdict(list)
    tallies = {crowd: Tally(paced=True) for crowd in _CROWDS}
    for _ in range(_PACED_ROUNDS):
        for servers, apart in _CROWDS:
            size = _PACED_TABLES if is_shared else _PACED_TABLES * servers
            tally, cost = await _paced(running, houses[servers], size, apart=apart)
            costs[servers, apart].append(cost)
            tallies[servers, apart].acknowledged += tally.acknowledged
            tallies[servers, apart].others += tally.others
    whose = "in all, however many servers share them" if is_shared else "for each server"
    return [
        f"{_PACED_TABLES} tables {whose}, one decision a second at each, {_PACED_ROUNDS} rounds of {_PACED_SECONDS} s "
        "each, interleaved; medians. Latency in ms: p50, p99 and the longest.",
        "",
        "| servers | players | ms of CPU for a decision: servers | database | both | beside one server "
        "| until it is acknowledged | until the other client knows |",
        "|---|---|---|---|---|---|---|---|",
        *(
            f"| {servers} | {_where(apart)} | {_shares(costs[servers, apart], costs[_CROWDS[0]])} "
            f"| {spread(tallies[servers, apart].acknowledged)} | {spread(tallies[servers, apart].others)} |"
            for servers, apart in _CROWDS
        ),
    ]


def _cost_row(crowd: tuple[int, bool], costs: list[Cost], ones: list[Cost]) -> str:
    servers, apart = crowd
    rate = statistics.median(cost.decisions / cost.seconds for cost in costs)
    wal = statistics.median(cost.wal / cost.decisions for cost in costs)
    return f"| {servers} | {_where(apart)} | {rate:,.0f} | {_shares(costs, ones)} | {wal:,.0f} |"


def _shares(costs: Sequence[Cost], ones: Sequence[Cost]) -> str:
    """Return what a decision takes of servers, database and both, and how many times that of *ones* it is."""
    middle = sorted(costs, key=lambda cost: cost.each)[len(costs) // 2]
    parts = (middle.servers, middle.database, middle.servers + middle.database)
    times = statistics.median(cost.each / one.each for cost, one in zip(costs, ones, strict=True))
    return " | ".join([*(f"{part / middle.decisions * 1000:.2f}" for part in parts), f"{times:.2f}"])


def _where(apart: bool) -> str:
    return "apart" if apart else "together"


async def _flat_out(running: postgres.Server, house: Mahe, *, apart: bool) -> Cost:
    tally = Tally(paced=False)
    async with playing(await house.seat(_TABLES, tally, apart=apart)):
        await asyncio.sleep(1)
        count = _meter(running, house, tally)
        await asyncio.sleep(_SECONDS)
        return _spent(count, _meter(running, house, tally))


async def _paced(running: postgres.Server, house: Mahe, size: int, *, apart: bool) -> tuple[Tally, Cost]:
    tally = Tally(paced=True)
    tables = await house.seat(size, tally, apart=apart)
    async with playing(tables):
        await keep_pace(tables, 1, Random(1))  # Whoever has just come is seen by others for a while.
        tally.acknowledged.clear()
        tally.others.clear()
        count = _meter(running, house, tally)
        await keep_pace(tables, _PACED_SECONDS, Random(2))
        spent = _spent(count, _meter(running, house, tally))
    return tally, spent


def _meter(running: postgres.Server, house: Mahe, tally: Tally) -> Cost:
    """Return what everything has taken since it began."""
    wal = int(postgres.ask(running.url, "SELECT pg_current_wal_lsn() - '0/0'"))
    servers = sum(process.cpu for process in house.processes)
    return Cost(tally.moves, time.perf_counter(), servers, _database_cpu(running.pid), wal)


def _spent(before: Cost, after: Cost) -> Cost:
    return Cost(
        after.decisions - before.decisions,
        after.seconds - before.seconds,
        after.servers - before.servers,
        after.database - before.database,
        after.wal - before.wal,
    )


def _database_cpu(pid: int) -> float:
    """Return the CPU-seconds of all of a database's processes, with those that have ended."""
    first = psutil.Process(pid)
    times = first.cpu_times()
    spent = times.user + times.system + times.children_user + times.children_system
    for child in first.children(recursive=True):
        try:
            spent += sum(child.cpu_times()[:2])
        except psutil.NoSuchProcess:
            continue
    return float(spent)


async def _memory(running: postgres.Server) -> str:
    """Return what a socket takes of a server's memory, and a table in the middle of a game."""
    database = postgres.fresh_database(running.url)
    tables = await furnish(database, _LONG_TABLES, 1, _LONG)
    house = Mahe(database)
    clients: list[Client] = []
    try:
        first, *others = tables
        await _watch(house, [first] * _LONG_TABLES, clients)  # Warm up.
        for client in clients:
            client.close()
        await asyncio.sleep(_SETTLING)
        before = house.process.memory
        await _watch(house, others, clients)
        await asyncio.sleep(_SETTLING)
        with_one = house.process.memory
        await _watch(house, others * _MORE_SOCKETS, clients)
        await asyncio.sleep(_SETTLING)
        socket = (house.process.memory - with_one) / (len(others) * _MORE_SOCKETS)
        table = (with_one - before) / len(others) - socket
        return (
            f"A socket takes {socket / 1000:.1f} kB of a server's memory, where 12 are allowed, and a table of "
            f"{statistics.mean(tables.values()):.0f} entries {table / 1000:.1f} kB, where 60 are."
        )
    finally:
        for client in clients:
            client.close()
        house.stop()


async def _watch(house: Mahe, tables: list[str], clients: list[Client]) -> None:
    for table in tables:
        welcomed = asyncio.Event()

        def hear(_: bytes, welcomed: asyncio.Event = welcomed) -> None:
            welcomed.set()

        client = await connect(house.process.port, "/api/socket", hear)
        client.send(f'{{"type":"hello","table":"{table}","tokens":[]}}')
        await welcomed.wait()
        clients.append(client)
