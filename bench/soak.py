"""Tables come and go for half an hour: does the server's memory stay where it is?

Visitors open tables, play some decisions of a game, look around, leave, and delete their table or let it be; others
watch. A table at rest leaves memory after a minute instead of ten, so that half an hour is long.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import linear_regression
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import uvloop

from bench.load import Refused, Tally, ask, connect, spread
from bench.measure import machine
from bench.subjects import Game, Mahe, MaheTable

_VISITORS: Final = 40
_REST_SECONDS: Final = 60
_SAMPLE_SECONDS: Final = 2.0
_LONGEST_PAUSE: Final = 0.3
"""Seconds that a visitor thinks at most."""

_LONGEST_GAME: Final = 150
"""How many decisions of a game a visitor stays for at most."""

_WARM_UP: Final = 1 / 3
"""The share of the time after which memory should grow no more."""

_FLAT: Final = 0.03
"""By how much of itself memory may grow after that and count as flat."""


class Sample(NamedTuple):
    """The server's memory at one time."""

    seconds: float
    memory: float
    """In MiB."""


def report(minutes: float) -> str:
    """Let tables come and go for so long, and return a section of bench/results.md."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, TemporaryDirectory() as folder:
        subject = Mahe(str(Path(folder) / "mahe.sqlite3"), rest_seconds=_REST_SECONDS)
        try:
            return runner.run(_soak(subject, minutes))
        finally:
            subject.process.stop()


class _Visit(MaheTable):
    """A game that its players leave at some point."""

    def __init__(self, tally: Tally, links: Sequence[str], game: Game, rng: Random) -> None:
        super().__init__(tally, links, [game])
        self._rng = rng
        self._left = rng.randint(1, _LONGEST_GAME)
        self.over = asyncio.Event()

    def ready(self, client: int, text: str) -> None:
        """Decide soon, or leave."""
        super().ready(client, text)
        if self._left:
            self._left -= 1
            asyncio.get_running_loop().call_later(self._rng.random() * _LONGEST_PAUSE, self._decide_unless_gone)
        else:
            self.over.set()

    def _decide_unless_gone(self) -> None:
        if all(client.is_open for client in self.clients):
            self.decide()

    def _go_on(self, index: int) -> None:
        del index
        self.over.set()


class _Soak:
    """What all visitors share."""

    def __init__(self, subject: Mahe) -> None:
        self._subject = subject
        self._port = subject.process.port
        self.tally = Tally(paced=True)
        self.opened = 0
        self.deleted = 0
        self.sockets = 0
        self.refused = 0

    async def visit(self, rng: Random) -> None:
        """Come, play or watch, and go; again and again."""
        while True:
            await asyncio.sleep(rng.random())
            bots = rng.choice([0, 0, 1, 3])
            table, owner, tokens = await self._open(bots, watched=bots == 3)
            if tokens:
                await self._play((table, tokens), rng)
            else:
                await self._watch(table, rng.random() * 5)
            await self._look(table, rng)
            if rng.random() < 0.5:
                await ask(self._port, "DELETE", f"/api/tables/{table}", token=owner)
                self.deleted += 1

    async def _open(self, bots: int, *, watched: bool) -> tuple[str, str, dict[str, str]]:
        people = [] if watched else ["Ann", "Ben"][: 2 - bots]
        seats: list[dict[str, str]] = [{"kind": "person", "name": name, "tip": self._subject.tip} for name in people]
        seats += [{"kind": "bot", "bot": "swimmer"}] * bots
        wanted = {"rules": {"players": len(seats)}, "seats": seats, "start": True, "public": True}
        opened = await ask(self._port, "POST", "/api/tables", wanted)
        self.opened += 1
        return opened["table"], opened["owner"], opened["tokens"]

    async def _play(self, game: Game, rng: Random) -> None:
        visit = _Visit(self.tally, self._subject.links, game, rng)
        visit.go()
        try:
            await visit.connect(*[self._port] * len(game[1]))
            self.sockets += len(visit.clients)
            await self._watch(game[0], rng.random() * 3)
            await visit.over.wait()
        finally:
            visit.stop()
            visit.close()

    async def _watch(self, table: str, seconds: float) -> None:
        welcomed = asyncio.Event()
        client = await connect(self._port, "/api/socket", lambda _: welcomed.set())
        self.sockets += 1
        client.send(json.dumps({"type": "hello", "table": table, "tokens": [], "seq": 0}))
        await welcomed.wait()
        await asyncio.sleep(seconds)
        client.close()

    async def _look(self, table: str, rng: Random) -> None:
        await ask(self._port, "GET", f"/api/tables/{table}/log?limit=1000")
        await ask(self._port, "GET", "/api/tables?phase=playing")
        if rng.random() < 0.1:
            record = await ask(self._port, "GET", f"/api/tables/{table}/record")
            try:
                await ask(self._port, "POST", "/api/replay", record)
            except Refused:
                self.refused += 1  # Only so many records are read at once.


async def _soak(subject: Mahe, minutes: float) -> str:
    soak = _Soak(subject)
    start, cpu = time.perf_counter(), subject.process.cpu
    samples: list[Sample] = []
    async with asyncio.TaskGroup() as visitors:
        # If one of them fails, so does the soak.
        tasks = [visitors.create_task(soak.visit(Random(number))) for number in range(_VISITORS)]
        while time.perf_counter() - start < minutes * 60:
            samples.append(Sample(time.perf_counter() - start, subject.process.memory / 2**20))
            await asyncio.sleep(_SAMPLE_SECONDS)
        for task in tasks:
            task.cancel()
    share = (subject.process.cpu - cpu) / (time.perf_counter() - start)
    lines = [
        "## A soak",
        "",
        f"{machine()}; {minutes:g} minutes, {_VISITORS} visitors at a time, {share:.0%} of a core.",
        "",
        f"{soak.opened:,} tables were opened and {soak.deleted:,} deleted, {soak.tally.moves:,} decisions made over "
        f"{soak.sockets:,} sockets. Until a decision was acknowledged, in ms: {spread(soak.tally.acknowledged)} "
        f"(p50, p99 and the longest). {soak.refused} records were not read because others were.",
        "",
        verdict(samples),
    ]
    return "\n".join(lines) + "\n"


def verdict(samples: Sequence[Sample]) -> str:
    """Return how memory went on after the warm-up, by the line that fits best, in a sentence or two."""
    last = samples[-1].seconds
    late = [sample for sample in samples if sample.seconds >= last * _WARM_UP]
    slope, offset = linear_regression([one.seconds for one in late], [one.memory for one in late])
    before, after = (offset + slope * one.seconds for one in (late[0], late[-1]))
    grown = after / before - 1
    flat = "Memory is flat" if grown <= _FLAT else "Memory is NOT flat"
    return (
        f"{flat}: from {before:.1f} MiB after {late[0].seconds / 60:.1f} minutes to {after:.1f} MiB at the end, "
        f"{grown:+.1%}, and at most {max(one.memory for one in late):.1f} MiB in between."
    )
