"""One run: a crowd plays, servers are killed and started again, and the checker looks at what came of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx

from tests.faults.checker import violations
from tests.faults.crowd import Crowd
from tests.faults.furnish import furnish
from tests.faults.history import History
from tests.faults.logs import read_logs
from tests.faults.server import Server, Took

READY_WITHIN = 2.0
RESYNCED_WITHIN = 5.0
_FINISH_WITHIN = 120.0
_GIVE_UP = 120.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is done in a run."""

    name: str
    database: str
    folder: Path
    """For the servers' own logs."""

    kills: int
    servers: int = 1
    """How many share the database. Only one of them is down at a time."""

    tables: int = 12
    """At which people play."""

    open_tables: int = 1000
    """Further games under way in the database."""

    watched: int = 100
    """How many of these someone looks at all the time."""

    seed: int = 1
    limits: bool = True
    """Whether slow recovery counts as a violation."""


@dataclass(slots=True)
class Result:
    """What came of a run."""

    plan: Plan
    history: History = field(default_factory=History)
    kills: int = 0
    early: int = 0
    """Kills of a server that was not ready yet."""

    cutting: int = 0
    """Kills that left at least one client without an answer."""

    ready: list[Took] = field(default_factory=list)
    """From each server's start until it said that it is well."""

    resynced: list[Took] = field(default_factory=list)
    """From each server's start until all who were connected to the one before had got all that they missed."""

    games: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)


async def run(plan: Plan, report: Callable[[Result], None] = lambda _: None) -> Result:
    """Do what *plan* says; *report* is called after every kill."""
    result = Result(plan)
    began = time.monotonic()
    stored = await furnish(plan.database, plan.open_tables, plan.seed)
    watched = list(stored)[: plan.watched]
    result.history.tables += watched
    result.history.before = {table: stored[table] for table in watched}
    log = plan.folder / f"{plan.name}.log"
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(plan.database, log)) for _ in range(plan.servers)]
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        crowd = Crowd(result.history, plan.seed, [server.url for server in servers])
        crowd.arrive(plan.tables, watched)
        try:
            await _torment(result, servers, crowd, report)
            stuck = await crowd.finish(_FINISH_WITHIN)
            result.history.complaints += [f"the game cannot go on for {who}" for who in stuck]
        finally:
            await crowd.leave()
        result.games = crowd.games
        result.history.records = await _records(servers[-1], result.history.tables)
        for server in servers:
            if (status := server.stop()) != 0:
                result.history.complaints.append(f"a server that was asked to stop ended with status {status}")
    result.history.complaints += _errors(log)
    result.history.logs = await read_logs(plan.database, result.history.tables)
    result.violations = [*violations(result.history), *(_too_slow(result) if plan.limits else ())]
    result.seconds = time.monotonic() - began
    return result


async def _torment(result: Result, servers: Sequence[Server], crowd: Crowd, report: Callable[[Result], None]) -> None:
    """Kill servers at moments that nobody can foresee."""
    plan = result.plan
    rng = Random(plan.seed)
    while result.kills < plan.kills:
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        crowd.check()
        server = rng.choice(servers)
        before = {client: client.syncs for client in crowd.clients if len(servers) == 1 or client.url == server.url}
        for client in before:
            client.cut_off = False
        server.kill()
        result.kills += 1
        server.start()
        if rng.random() < 0.1 and result.kills < plan.kills:
            await asyncio.sleep(rng.uniform(0.0, 1.5))
            server.kill()
            result.kills += 1
            result.early += 1
            server.start()
        result.ready.append(await server.ready())
        while waiting := [one for one in before if one in crowd.clients and not one.over and one.syncs <= before[one]]:
            if time.monotonic() > server.started + _GIVE_UP:
                raise RuntimeError(f"after kill {result.kills} these are not resynced: {', '.join(map(str, waiting))}")
            crowd.check()
            await asyncio.sleep(0.01)
        result.resynced.append(server.took())
        result.cutting += any(client.cut_off for client in before)
        report(result)


async def _records(server: Server, tables: Sequence[str]) -> dict[str, str]:
    records = {}
    async with httpx.AsyncClient(trust_env=False, base_url=server.url) as http:
        for table in tables:
            while (answer := await http.get(f"/api/tables/{table}/record")).status_code == 429:
                await asyncio.sleep(0.5)
            if answer.status_code == 200:
                records[table] = answer.text
    return records


def _errors(log: Path) -> list[str]:
    """Return what the servers have noted as errors."""
    lines = log.read_text(encoding="utf-8").splitlines()
    bad = [line for line in lines if line.startswith("Traceback") or '"level": "error"' in line]
    return [f"a server noted an error: {line}" for line in bad]


def _too_slow(result: Result) -> list[str]:
    slow = []
    for took, limit, until in [
        (result.ready, READY_WITHIN, "it was ready"),
        (result.resynced, RESYNCED_WITHIN, "all clients were resynced"),
    ]:
        counted = [one.own for one in took if one.counts]
        late = [own for own in counted if own > limit]
        if late:
            slow.append(
                f"{len(late)} of {len(counted)} times it took over {limit:.0f} s from a server's start until {until}, "
                f"once {max(late):.2f} s"
            )
    return slow
