"""One address asks for as much as it can: how long the players at other addresses wait, and what memory is left with.

The server has the limits that it comes with. It, the players and the attacker run on this machine, a process each.
Tables decide once a second, at first alone, then under one attack after the other. The attacker has the address
127.0.0.9; whatever it is refused, it asks for again at once.

A server that plays takes more memory with every game, up to a bound. So that this is not taken for a trace of the
attacks, a second server plays the same all the while and is left in peace: memory is compared with its.
"""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import uvloop

from bench.load import Client, Refused, Table, Tally, ask, connect, keep_pace, spread
from bench.measure import machine
from bench.subjects import Mahe
from mahe.record import Record, format_record
from mahe.record.record import LARGEST_UPLOAD
from mahe.rules import Rules
from tests.review.records import random_record

_TABLES: Final = 30
_GAMES: Final = 8
"""How many games are enough for a table until the end."""

_SECONDS: Final = 12
_REST_SECONDS: Final = 15
"""How long the server has to let go of what an attack has left: headers that never end are cut off after ten."""

_BEGINNING: Final = 5
"""Seconds within which bots have begun to play."""

_READ: Final = 40
"""How many large records fill the memory of answers."""

_LEAVING_SECONDS: Final = 5
"""After how long a table at rest leaves memory, which takes ten minutes elsewhere."""

_LIMIT: Final = 100
"""Milliseconds within which 99 of 100 decisions of others are to be acknowledged."""

_SERIES: Final = 2
"""How often all attacks are made, one after the other: what grows once fills a cache, what grows again is a leak."""

_GROWTH: Final = 0.1
"""How much more memory than the server that was left in peace still counts as back where it was, as a share of it."""

_ATTACKER: Final = "127.0.0.9"
_ENTRIES: Final = 640
_PAUSE: Final = 0.01
"""How long the attacker waits after a refusal, so that it is the server that is busy."""


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
            return runner.run(_measure(subject, peaceful))
    finally:
        gc.enable()


@contextmanager
def _server(database: Path) -> Iterator[Mahe]:
    subject = Mahe(str(database), rest_seconds=_LEAVING_SECONDS, limited=True)
    try:
        yield subject
    finally:
        subject.process.stop()


async def _measure(subject: Mahe, peaceful: Mahe) -> str:
    port = subject.process.port
    long_table, _ = await asyncio.gather(_long_table(port), _long_table(peaceful.process.port))
    tally, aside = Tally(paced=True), Tally(paced=True)
    tables = [*await _at_play(subject, tally), *await _at_play(peaceful, aside)]
    await _pace(tables, tally, aside)
    rows = [_row("nothing", (subject, tally), (peaceful, aside))]
    worst, growths = 0.0, [_growth(subject, peaceful)]
    for _ in range(_SERIES):
        for name in _ATTACKS:
            async with _attack(name, port, long_table):
                await _pace(tables, tally, aside)
                rows.append(_row(name, (subject, tally), (peaceful, aside)))
            worst = max(worst, _p99(tally.acknowledged))
            await keep_pace(tables, _REST_SECONDS, Random(1))
        growths.append(_growth(subject, peaceful))
    for table in tables:
        table.close()
    return "\n".join(
        [
            "## Attacks from one address",
            "",
            f"{machine()}; {_TABLES} tables of others, one decision a second at each, {_SECONDS} s for each attack and "
            f"{_REST_SECONDS} s between two; the limits are those that a server comes with. Until a decision is "
            "acknowledged, in ms: p50, p99 and the longest. Beside it another server, which plays the same and is "
            "left in peace: what both have in common is this machine's.",
            "",
            "| attack | until a decision is acknowledged | memory, MiB | at the server in peace | memory, MiB |",
            "|---|---|---|---|---|",
            *rows,
            "",
            f"A p99 under {_LIMIT} ms is {'kept' if worst < _LIMIT else 'NOT kept'}. Memory beside that of the server "
            f"in peace, before the first series and after each: {', '.join(f'{growth:+.1%}' for growth in growths)}; "
            f"{'back where it was' if growths[-1] <= _GROWTH else 'NOT back where it was'}. "
            f"{tally.late} decisions could not be sent in time.",
            "",
        ]
    )


async def _at_play(subject: Mahe, tally: Tally) -> Sequence[Table]:
    """Return tables that play at a server on which everything has been used once."""
    port = subject.process.port
    await subject.stock(_GAMES * _TABLES)
    tables = await subject.seat(_TABLES, tally)
    for table in tables:
        table.go()
    for _, record in zip(range(_READ), _records(), strict=False):  # The worker starts when it is first needed,
        await ask(port, "POST", "/api/replay", record)
    bots = await _watch_ancients(port)  # and so do the strongest bots.
    await keep_pace(tables, _BEGINNING, Random(1))
    bots.close()
    return tables


def _growth(subject: Mahe, peaceful: Mahe) -> float:
    return subject.process.memory / peaceful.process.memory - 1


def _row(name: str, *servers: tuple[Mahe, Tally]) -> str:
    cells = [f"{spread(tally.acknowledged)} | {subject.process.memory / 2**20:.0f}" for subject, tally in servers]
    return f"| {name} | {' | '.join(cells)} |"


def _p99(waits: list[float]) -> float:
    return sorted(waits)[len(waits) * 99 // 100] * 1000


async def _pace(tables: Sequence[Table], *tallies: Tally) -> None:
    """Let *tables* decide for a while, and have *tallies* hold how long each decision of that while took."""
    for tally in tallies:
        tally.acknowledged = []
    await keep_pace(tables, _SECONDS, Random(1))


async def _long_table(port: int) -> str:
    """Return a table with a long log."""
    while True:
        table, is_long = await _play_on(port)
        if is_long:
            return table


async def _play_on(port: int) -> tuple[str, bool]:
    """Return a table at which four always throw on, and whether its log has become long before somebody won."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cem", "Dot")]
    opened = await ask(port, "POST", "/api/tables", {"seats": seats, "start": True}, address=_ATTACKER)
    table, tokens = opened["table"], opened["tokens"]
    view = await ask(port, "GET", f"/api/tables/{table}", address=_ATTACKER)
    is_long: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def decide(seq: int, position: dict[str, Any]) -> None:
        if seq >= _ENTRIES or not position["actor"]:
            if not is_long.done():
                is_long.set_result(seq >= _ENTRIES)
            return
        event = position["options"][0]["event"]
        decision = {"type": "decide", "seat": position["actor"], "seq": seq, "command": f"c{seq}", "link": ""}
        asyncio.get_running_loop().call_later(0.06, client.send, json.dumps(decision | {"event": event}))

    def hear(message: bytes) -> None:
        news = json.loads(message)
        if news["type"] == "entries":
            decide(news["entries"][-1]["seq"], news["position"])

    client = await connect(port, "/api/socket", hear, address=_ATTACKER)
    client.send(json.dumps({"type": "hello", "table": table, "tokens": list(tokens.values())}))
    decide(view["seq"], view["position"])
    try:
        return str(table), await is_long
    finally:
        client.close()


def _records() -> Iterator[str]:
    """Yield records as large as are read, each another text."""
    game = random_record(Rules(players=7), Random(1), is_whole=True)
    filling = LARGEST_UPLOAD - len(format_record(game).encode()) - 100
    number = 0
    while True:
        number += 1
        yield format_record(Record((*game.tags, ("Copy", f"{number:0{filling}}")), game.events))


# What the attacker does, each without end.


async def _ask_for_logs(port: int, table: str) -> None:
    hello = json.dumps({"type": "hello", "table": table, "tokens": [], "seq": 0})
    await _together(_greet_on(port, hello) for _ in range(20))


async def _come_anew(port: int, table: str) -> None:
    hello = json.dumps({"type": "hello", "table": table, "tokens": []})
    await _together(_greet_on(port, hello) for _ in range(60))


async def _greet_on(port: int, hello: str) -> None:
    """Send *hello* after every answer, and connect again when the server hangs up."""
    while True:
        with suppress(OSError):
            await _greet_until_closed(port, hello)
        await asyncio.sleep(_PAUSE)


async def _greet_until_closed(port: int, hello: str) -> None:
    answered = asyncio.Event()
    client = await connect(port, "/api/socket", lambda _: answered.set(), address=_ATTACKER)
    while client.is_open:
        answered.clear()
        client.send(hello)
        with suppress(TimeoutError):
            await asyncio.wait_for(answered.wait(), 1)


async def _send_records(port: int, table: str) -> None:
    del table
    records = _records()

    async def send_on() -> None:
        while True:
            await _try(ask(port, "POST", "/api/replay", next(records), address=_ATTACKER))

    await _together(send_on() for _ in range(40))


async def _open_tables(port: int, table: str) -> None:
    """Open tables of the strongest bots, watch each so that they play, and open more."""
    del table

    async def open_on() -> None:
        while True:
            await _try(_watch_ancients(port))

    await _together(open_on() for _ in range(10))


async def _watch_ancients(port: int) -> Client:
    wanted = {"rules": {"players": 7}, "seats": [{"kind": "bot", "bot": "ancient"}] * 7, "start": True}
    opened = await ask(port, "POST", "/api/tables", wanted, address=_ATTACKER)
    client = await connect(port, "/api/socket", lambda _: None, address=_ATTACKER)
    client.send(json.dumps({"type": "hello", "table": opened["table"], "tokens": []}))
    return client


async def _write_headers(port: int, table: str) -> None:
    """Write headers that never end, as fast as the server takes them."""
    del table
    line = b"X-Much: " + b"a" * 60_000 + b"\r\n"

    async def write_on(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(line)
            await writer.drain()
            await asyncio.sleep(0)

    await _together(_hold(port, write_on) for _ in range(40))


async def _stay_half_open(port: int, table: str) -> None:
    del table

    async def wait(writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            await asyncio.sleep(1)

    await _together(_hold(port, wait) for _ in range(1500))


async def _hold(port: int, go_on: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
    """Begin a request, *go_on* with it, and begin another when the server hangs up."""
    while True:
        with suppress(OSError):
            async with _request(port) as writer:
                await go_on(writer)
        await asyncio.sleep(_PAUSE)


@asynccontextmanager
async def _request(port: int) -> AsyncIterator[asyncio.StreamWriter]:
    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(_ATTACKER, 0))
    try:
        writer.write(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        yield writer
    finally:
        writer.close()


async def _try(asking: Awaitable[Any]) -> Any:
    try:
        return await asking
    except (Refused, OSError, IndexError):  # The last: an answer without a word.
        await asyncio.sleep(_PAUSE)
        return None


async def _together(tasks: Iterator[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*tasks)


_ATTACKS: Final[dict[str, Callable[[int, str], Coroutine[Any, Any, None]]]] = {
    f"20 sockets ask for a log of {_ENTRIES} entries, over and over": _ask_for_logs,
    "60 sockets come to a table, over and over": _come_anew,
    f"40 records of {LARGEST_UPLOAD // 1024} KiB at a time to be replayed": _send_records,
    "40 requests with headers without end": _write_headers,
    "1,500 requests that are never finished": _stay_half_open,
    "tables of seven ancients, as many as it may open, all watched": _open_tables,
}


@asynccontextmanager
async def _attack(name: str, port: int, table: str) -> AsyncIterator[None]:
    """Have a process of its own attack inside the block."""
    attacker = multiprocessing.get_context("spawn").Process(target=_run, args=(name, port, table), daemon=True)
    attacker.start()
    await asyncio.sleep(1)  # Until it has begun.
    try:
        yield
        assert attacker.is_alive(), f"the attack has failed: {name}"
    finally:
        attacker.terminate()
        attacker.join()


def _run(name: str, port: int, table: str) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_ATTACKS[name](port, table))
