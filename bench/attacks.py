"""One address asks for as much as it can: how long the players at other addresses wait, and what memory is left with.

The server has the limits that it comes with. It, the players and the attacker run on this machine, a process each.
Tables decide once a second, at first alone, then under one attack after the other; among them is one player at the
very table that is attacked. The attacker has another address for each attack and each series, and so whole allowances;
whatever it is refused, it asks for again at once.

A server that plays takes more memory with every game, up to a bound. So that this is not taken for a trace of the
attacks, a second server plays the same all the while and is left in peace: memory is compared with its.
"""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, Self

import uvloop

from bench.attackers import ATTACKS, ENTRIES, Target, attack, long_game, records, watch_ancients
from bench.load import Table, Tally, ask, connect, keep_pace, spread
from bench.measure import machine
from bench.spectators import bound, decisions
from bench.subjects import Mahe
from mahe.server.log_texts import archive_text
from mahe.server.storage.host import HostStorage

_TABLES: Final = 30
_GAMES: Final = 8
"""How many games are enough for a table until the end."""

_SECONDS: Final = 9
_REST_SECONDS: Final = 2
_LONG_REST_SECONDS: Final = 15
"""How long the server has to let go of what a series has left: headers that never end are cut off after ten."""

_BEGINNING: Final = 5
"""Seconds within which bots have begun to play."""

_READ: Final = 40
"""How many large records fill the memory of answers."""

_LEAVING_SECONDS: Final = 5
"""After how long a table at rest leaves memory, which takes ten minutes elsewhere."""

_LIMIT: Final = 100
"""Milliseconds within which 99 of 100 decisions of others are to be acknowledged."""

_SERIES: Final = 3
"""How often all attacks are made, one after the other: what stops growing was a cache, what goes on is a leak."""

_GROWTH: Final = 0.1
"""How much more memory than the server that was left in peace still counts as back where it was, as a share of it."""

_FRIEND: Final = "127.0.0.8"
"""The address of whoever plays at the table that is attacked."""


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md. There is one round."""
    del rounds
    gc.disable()  # The clients should be quick to answer.
    try:
        with (
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
            TemporaryDirectory() as folder,
            _server(Path(folder) / "mahe.sqlite3") as subject,
            _server(Path(folder) / "peace.sqlite3") as peaceful,
        ):
            return runner.run(_measure(subject, peaceful, Path(folder) / "mahe.sqlite3"))
    finally:
        gc.enable()


@contextmanager
def _server(database: Path) -> Iterator[Mahe]:
    subject = Mahe(str(database), rest_seconds=_LEAVING_SECONDS, limited=True)
    try:
        yield subject
    finally:
        subject.process.stop()


class _Regular(Table):
    """Somebody who plays for all at a long table, one decision a second."""

    @classmethod
    async def at(cls, port: int, table: str, tokens: list[str]) -> Self:
        """Join a table."""
        self = cls(Tally(paced=True))
        self.name = table
        self.tally.acknowledged = []
        self.clients.append(await connect(port, "/api/socket", self._hear, address=_FRIEND))
        self.clients[0].send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))
        self.go()
        return self

    @property
    def tally(self) -> Tally:
        """What it has seen."""
        return self._tally

    def _hear(self, message: bytes) -> None:
        news = json.loads(message)
        if news["type"] == "accepted":
            self.acknowledged()
        elif news["type"] == "table":
            self._consider(news["table"]["seq"], news["table"]["position"])
        elif news["type"] == "entries":
            self._consider(news["entries"][-1]["seq"], news["position"])

    def _consider(self, seq: int, position: dict[str, Any]) -> None:
        if position["actor"]:
            decision = {"type": "decide", "seat": position["actor"], "seq": seq, "command": f"r{seq}", "link": ""}
            self.ready(0, json.dumps(decision | {"event": position["options"][0]["event"]}))


@dataclass(frozen=True, slots=True)
class _Side:
    """One of the two servers, and what those who play there see."""

    subject: Mahe
    tally: Tally

    async def counts(self) -> dict[float, float]:
        """Return the server's own count of how long decisions have taken."""
        return await decisions(self.subject.process.metrics_port)


async def _measure(subject: Mahe, peaceful: Mahe, database: Path) -> str:
    port = subject.process.port
    games = await asyncio.gather(
        _archived(port, database), *(long_game(port, f"127.0.9.{series + 1}") for series in range(_SERIES))
    )
    archived, *long = [table for table, _ in games]
    sides = _Side(subject, Tally(paced=True)), _Side(peaceful, Tally(paced=True))
    tables = [table for side in sides for table in await _at_play(side)]
    cells = await _pace(tables, sides, None)
    rows, worst, worst_within, growths = [f"| nothing | | {cells} |"], 0.0, 0.0, [_growth(subject, peaceful)]
    for series in range(_SERIES):
        regular = await _Regular.at(port, *games[series + 1])
        for number, name in enumerate(ATTACKS):
            target = Target(port, f"127.0.{series + 10}.{number + 1}", long[series], archived)
            before = await sides[0].counts()
            async with _attack(name, target):
                cells = await _pace([*tables, regular], sides, regular)
            within = bound(before, await sides[0].counts())
            rows.append(f"| {name} | {spread(regular.tally.acknowledged or [0.0])} | {cells} |")
            worst = max(worst, _p99(sides[0].tally.acknowledged), _p99(regular.tally.acknowledged or [0.0]))
            worst_within = max(worst_within, within)
            await keep_pace([*tables, regular], _REST_SECONDS, Random(1))
        regular.close()
        await keep_pace(tables, _LONG_REST_SECONDS, Random(1))
        growths.append(_growth(subject, peaceful))
    for table in tables:
        table.close()
    late = sides[0].tally.late
    return "\n".join(_lines(rows, worst, worst_within, growths, late))


def _lines(rows: Sequence[str], worst: float, within: float, growths: Sequence[float], late: int) -> list[str]:
    kept = "kept" if worst < _LIMIT else "NOT kept"
    kept_within = "kept" if within <= _LIMIT else "NOT kept"
    return [
        "## Attacks from one address",
        "",
        f"{machine()}; {_TABLES} tables of others, one decision a second at each, and one player at the table of "
        f"{ENTRIES} entries that is attacked; {_SECONDS} s for each attack, {_REST_SECONDS} s between two and "
        f"{_LONG_REST_SECONDS} s after each of {_SERIES} series; the limits are those that a server comes with. Until "
        "a decision is acknowledged, in ms: p50, p99 and the longest; and within how many ms 99% of decisions were "
        "made by the server's own count, without what clients and machine add. Beside it another server, which plays "
        "the same and is left in peace: what both have in common is this machine's.",
        "",
        "| attack | at the attacked table | at the others | at the server, 99% within | memory, MiB "
        "| in peace: a decision | 99% within | memory, MiB |",
        "|---|---|---|---|---|---|---|---|",
        *rows,
        "",
        f"A p99 under {_LIMIT} ms is {kept} as clients see it, and {kept_within} by the server's own count, whose "
        f"largest bound is {within:g} ms. Memory beside that of the server in peace, before the first series and "
        f"after each: {', '.join(f'{growth:+.1%}' for growth in growths)}; "
        f"{'back where it was' if growths[-1] <= _GROWTH else 'NOT back where it was'}. "
        f"{late} decisions could not be sent in time.",
        "",
    ]


async def _archived(port: int, database: Path) -> tuple[str, list[str]]:
    """Return a table with a long game that is over, and of which only the record is kept."""
    table, tokens = await long_game(port, "127.0.9.9", is_whole=True)
    storage = HostStorage(str(database))
    await storage.open()
    try:
        stored = await storage.load(table, 0)
        assert stored is not None
        await storage.archive(table, archive_text(stored))
    finally:
        await storage.close()
    return table, tokens


async def _at_play(side: _Side) -> Sequence[Table]:
    """Return tables that play at a server on which everything has been used once."""
    subject = side.subject
    port = subject.process.port
    await subject.stock(_GAMES * _TABLES)
    tables = await subject.seat(_TABLES, side.tally)
    for table in tables:
        table.go()
    for number, record in zip(range(_READ), records(), strict=False):  # The worker starts when it is first needed,
        await ask(port, "POST", "/api/replay", record, address=f"127.0.8.{number + 1}")
    bots = await watch_ancients(port, _FRIEND)  # and so do the strongest bots.
    await keep_pace(tables, _BEGINNING, Random(1))
    bots.close()
    return tables


def _growth(subject: Mahe, peaceful: Mahe) -> float:
    return subject.process.memory / peaceful.process.memory - 1


def _p99(waits: list[float]) -> float:
    return sorted(waits)[len(waits) * 99 // 100] * 1000


async def _pace(tables: Sequence[Table], sides: Sequence[_Side], regular: _Regular | None) -> str:
    """Let *tables* decide for a while, and return how it was at both servers as cells of a row."""
    for tally in [side.tally for side in sides] + ([regular.tally] if regular else []):
        tally.acknowledged = []
    before = [await side.counts() for side in sides]
    await keep_pace(tables, _SECONDS, Random(1))
    cells = []
    for side, counts in zip(sides, before, strict=True):
        within = bound(counts, await side.counts())
        memory = side.subject.process.memory / 2**20
        cells += [spread(side.tally.acknowledged), f"{within:g}", f"{memory:.0f}"]
    return " | ".join(cells)


@asynccontextmanager
async def _attack(name: str, target: Target) -> AsyncIterator[None]:
    """Have a process of its own attack inside the block."""
    attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(name, target), daemon=True)
    attacker.start()
    await asyncio.sleep(1)  # Until it has begun.
    try:
        yield
        assert attacker.is_alive(), f"the attack has failed: {name}"
    finally:
        attacker.terminate()
        attacker.join()
