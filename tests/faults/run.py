"""One run: a crowd plays, servers are killed and started again, and the checker looks at what came of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx

from tests.faults.behind import BEHIND_FOR, Heads
from tests.faults.checker import violations
from tests.faults.crowd import Crowd
from tests.faults.furnish import furnish
from tests.faults.history import History
from tests.faults.logs import read_logs
from tests.faults.server import Server, Took
from tests.faults.witness import begin_to_witness, witnessed

READY_WITHIN = 2.0
RESYNCED_WITHIN = 5.0
_FINISH_WITHIN = 120.0
_GIVE_UP = 120.0
_STRIKES_BEFORE_CALM = 4
_CALM = BEHIND_FOR + 0.5
"""Seconds without a kill, now and then, so that whoever stays behind is seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is done in a run."""

    name: str
    database: str
    folder: Path
    """For the servers' own logs."""

    kills: int
    servers: int = 1
    """How many share the database. Of two, only one is down at a time; of more, any number."""

    restart: Callable[[bool], None] | None = None
    """Restarts the database, if it is one that has a process of its own, and returns when it is there again.

    Its argument says whether it crashes instead of being asked to end.
    """

    restarts: int = 0
    """How often that happens."""

    skew: float = 0.0
    """By how many seconds the servers' clocks are wrong: the first is so much slow, the last so much fast."""

    slowness: float = 0.03
    """How many seconds people take to decide, at most."""

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

    restarts: int = 0
    """How often the database was restarted."""

    cutting: int = 0
    """Kills that left at least one client without an answer."""

    ready: list[Took] = field(default_factory=list)
    """From each server's start until it said that it is well."""

    resynced: list[Took] = field(default_factory=list)
    """From each server's start until all who were connected to the one before had got all that they missed."""

    heads: Heads = field(default_factory=Heads)
    thoughts: Counter[str] = field(default_factory=Counter)
    """How many servers let a bot think about each position, where that was noted."""

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
    thoughts = plan.folder / f"{plan.name}.thoughts" if plan.servers > 1 else None
    if plan.restart is not None:
        await begin_to_witness(plan.database)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Server(plan.database, log, skew=skew, thoughts=thoughts)) for skew in _skews(plan)
        ]
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        urls = [server.url for server in servers]
        crowd = Crowd(result.history, plan.seed, urls, slowness=plan.slowness, at_every_server=plan.servers > 1)
        crowd.arrive(plan.tables, watched)
        looking = asyncio.create_task(result.heads.keep_looking(crowd.clients))
        try:
            await _torment(result, servers, crowd, report)
            stuck = await crowd.finish(_FINISH_WITHIN)
            result.history.complaints += [f"the game cannot go on for {who}" for who in stuck]
        finally:
            looking.cancel()
            await crowd.leave()
        await looking
        result.games = crowd.games
        result.history.records = await _records(servers[-1], result.history.tables)
        for server in servers:
            if (status := server.stop()) != 0:
                result.history.complaints.append(f"a server that was asked to stop ended with status {status}")
    result.history.complaints += _errors(log)
    result.history.complaints += result.heads.behind
    if thoughts is not None and thoughts.exists():
        result.thoughts.update(thoughts.read_text(encoding="ascii").splitlines())
    if plan.restart is not None:
        result.history.witnessed = await witnessed(plan.database)
    result.history.logs = await read_logs(plan.database, result.history.tables)
    result.violations = [
        *violations(result.history),
        *thought_about_twice(result),
        *(_too_slow(result) if plan.limits else ()),
    ]
    result.seconds = time.monotonic() - began
    return result


async def _torment(result: Result, servers: Sequence[Server], crowd: Crowd, report: Callable[[Result], None]) -> None:
    """Kill servers, and restart their database, at moments that nobody can foresee."""
    plan = result.plan
    rng = Random(plan.seed)
    kills_between_restarts = plan.kills / (plan.restarts + 1)
    strikes = 0
    while result.kills < plan.kills:
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        crowd.check()
        result.heads.disturb()
        restarts = result.restarts < plan.restarts and result.kills > kills_between_restarts * (result.restarts + 0.5)
        if restarts and rng.random() < 0.5:
            await _restart(result)
            restarts = False
        await _strike(result, servers, crowd, rng, restarts=restarts)
        strikes += 1
        result.heads.calm()
        report(result)
        if plan.servers > 1 and strikes % _STRIKES_BEFORE_CALM == 0:
            await asyncio.sleep(_CALM)
    result.heads.disturb()
    while result.restarts < plan.restarts:
        await _restart(result)
    result.heads.calm()


async def _strike(result: Result, servers: Sequence[Server], crowd: Crowd, rng: Random, *, restarts: bool) -> None:
    """Kill one server, or several, and wait until all is well again; *restarts* restarts the database meanwhile."""
    left = result.plan.kills - result.kills
    several = rng.choices((1, 2, 3, 4), (70, 15, 10, 5))[0] if len(servers) > 2 else 1
    killed = rng.sample(servers, min(several, left, len(servers)))
    urls = {server.url for server in killed}
    before = {client: client.syncs for client in crowd.clients if len(servers) == 1 or client.url in urls}
    for client in before:
        client.cut_off = False
    for server in killed:
        server.kill()
        result.kills += 1
    if restarts:
        await _restart(result)
    for server in killed:
        server.start()
    if rng.random() < 0.1 and result.kills < result.plan.kills:
        await asyncio.sleep(rng.uniform(0.0, 1.5))
        killed[0].kill()
        result.kills += 1
        result.early += 1
        killed[0].start()
    for server in killed:
        result.ready.append(await server.ready())
    while waiting := [one for one in before if one in crowd.clients and not one.over and one.syncs <= before[one]]:
        if time.monotonic() > killed[0].started + _GIVE_UP:
            raise RuntimeError(f"after kill {result.kills} these are not resynced: {', '.join(map(str, waiting))}")
        crowd.check()
        await asyncio.sleep(0.01)
    result.resynced.append(killed[0].took())
    result.cutting += any(client.cut_off for client in before)


async def _restart(result: Result) -> None:
    """Restart the database; every other time it crashes."""
    assert result.plan.restart is not None
    await asyncio.to_thread(result.plan.restart, result.restarts % 2 == 0)
    result.restarts += 1


def _skews(plan: Plan) -> list[float]:
    """Return by how much each server's clock is fast."""
    middle = (plan.servers - 1) / 2
    return [plan.skew * (number - middle) / middle if middle else plan.skew for number in range(plan.servers)]


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


def thought_about_twice(result: Result) -> list[str]:
    """Return what is wrong if servers let bots think about what another thinks about, beyond what strikes explain.

    Whoever is killed may have thought in vain, and when the database goes so may everybody at each table.
    """
    twice = sum(times - 1 for times in result.thoughts.values())
    most = result.kills + result.restarts * result.plan.tables + len(result.thoughts) // 100
    return [f"bots thought {twice} times about a move of another server's, more than {most}"] if twice > most else []


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
