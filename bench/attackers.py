"""What an attacker does, each without end, from one address; and the tables that are attacked."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import uvloop

from bench.load import Client, Refused, ask, connect
from mahe.record import Record, format_record
from mahe.record.record import LARGEST_UPLOAD
from mahe.rules import Rules
from tests.review.records import random_record

ENTRIES: Final = 640
_PAUSE: Final = 0.01
"""How long the attacker waits after a refusal, so that it is the server that is busy."""

_SHORT: Final = {"players": 2, "turtles_each": 1, "deck": [1, 1, 1, 0, 0, 0], "set_aside": 1}
"""Rules of a game that is soon over."""


@dataclass(frozen=True, slots=True)
class Target:
    """What is attacked, and from where."""

    port: int
    address: str
    """The attacker's, one of this machine's own."""

    long: str
    """A table with a long log, at which somebody plays."""

    archived: str
    """A table with a long log, of which only the record is kept."""


def attack(name: str, target: Target) -> None:
    """Attack until the process is ended."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(ATTACKS[name](target))


async def ask_for_logs(target: Target) -> None:
    """Ask for a whole log on many sockets."""
    await _greet_by(20, target, table=target.long, tokens=[], seq=0)


async def ask_for_archived_logs(target: Target) -> None:
    """Ask for the log of a game of which only the record is kept, on sockets and over HTTP."""
    path = f"/api/tables/{target.archived}/log?after=0&limit="
    await asyncio.gather(
        _greet_by(10, target, table=target.archived, tokens=[], seq=0),
        _together(_ask_on(target, f"{path}{limit}") for limit in (1, 1000) * 5),
    )


async def ask_for_records(target: Target) -> None:
    """Ask for the record of a long game, and for the review that it does not have yet."""
    paths = (f"/api/tables/{target.long}/{what}" for what in ("record", "review") * 10)
    await _together(_ask_on(target, path) for path in paths)


async def come_anew(target: Target) -> None:
    """Come to a table on many sockets, again and again."""
    await _greet_by(60, target, table=target.long, tokens=[])


async def send_records(target: Target) -> None:
    """Have large records replayed."""
    texts = records()

    async def send_on() -> None:
        while True:
            await _try(ask(target.port, "POST", "/api/replay", next(texts), address=target.address))

    await _together(send_on() for _ in range(40))


async def play_again(target: Target) -> None:
    """Play short games, ask for a rematch of each, and go on at its table."""

    async def play_on() -> None:
        opened: Any = None
        while opened is None:
            seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
            wanted = {"rules": _SHORT, "seats": seats, "start": True}
            opened = await _try(ask(target.port, "POST", "/api/tables", wanted, address=target.address))
        table, tokens = opened["table"], list(opened["tokens"].values())
        while True:
            await _play(target.port, target.address, table, tokens, lambda _, options: options[-1], pause=0.01)
            found: dict[str, Any] = {"table": None}
            while found["table"] is None:
                for token in tokens:
                    asking = ask(
                        target.port, "POST", f"/api/tables/{table}/rematch", token=token, address=target.address
                    )
                    found = await _try(asking) or {"table": None}
            table = found["table"]

    await _together(play_on() for _ in range(20))


async def open_tables(target: Target) -> None:
    """Open tables of the strongest bots, watch each so that they play, and open more."""

    async def open_on() -> None:
        while True:
            await _try(watch_ancients(target.port, target.address))

    await _together(open_on() for _ in range(10))


async def open_tables_and_go(target: Target) -> None:
    """Open tables of the strongest bots that nobody watches, and look at them over HTTP."""
    opened: list[str] = []

    async def open_on() -> None:
        while True:
            table = await _try(_open_ancients(target.port, target.address))
            if table is not None:
                opened.append(table)
            for one in opened[-2:]:
                await _try(ask(target.port, "GET", f"/api/tables/{one}", address=target.address))

    await _together(open_on() for _ in range(10))


async def watch_ancients(port: int, address: str) -> Client:
    """Open a table at which seven of the strongest bots play, and watch it."""
    table = await _open_ancients(port, address)
    client = await connect(port, "/api/socket", lambda _: None, address=address)
    client.send(json.dumps({"type": "hello", "table": table, "tokens": []}))
    return client


async def _open_ancients(port: int, address: str) -> str:
    wanted = {"rules": {"players": 7}, "seats": [{"kind": "bot", "bot": "ancient"}] * 7, "start": True}
    return str((await ask(port, "POST", "/api/tables", wanted, address=address))["table"])


async def write_headers(target: Target) -> None:
    """Write headers that never end, as fast as the server takes them."""
    line = b"X-Much: " + b"a" * 60_000 + b"\r\n"

    async def write_on(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(line)
            await writer.drain()
            await asyncio.sleep(0)

    await _together(_hold(target, _HEAD, write_on) for _ in range(40))


async def stay_half_open(target: Target) -> None:
    """Begin requests that are never finished: half of them lack headers, the others their body."""

    async def wait(writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            await asyncio.sleep(1)

    await _together(_hold(target, (_HEAD, _BODY)[number % 2], wait) for number in range(1500))


_HEAD: Final = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
_BODY: Final = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\nhalf"

ATTACKS: Final[dict[str, Callable[[Target], Coroutine[Any, Any, None]]]] = {
    f"20 sockets ask for a log of {ENTRIES} entries, over and over": ask_for_logs,
    "the log of a game of which only the record is kept, over and over": ask_for_archived_logs,
    f"the record of a game of {ENTRIES} entries, over and over": ask_for_records,
    "60 sockets come to a table, over and over": come_anew,
    f"40 records of {LARGEST_UPLOAD // 1024} KiB at a time to be replayed": send_records,
    "20 tables of short games, a rematch after each": play_again,
    "40 requests with headers without end": write_headers,
    "1,500 requests that are never finished": stay_half_open,
    "tables of seven ancients, as many as it may open, all watched": open_tables,
    "60 tables of seven ancients that nobody watches": open_tables_and_go,
}


def records() -> Iterator[str]:
    """Yield records as large as are read, each another text."""
    game = random_record(Rules(players=7), Random(1), is_whole=True)
    filling = LARGEST_UPLOAD - len(format_record(game).encode()) - 100
    for number in itertools.count(1):
        yield format_record(Record((*game.tags, ("Copy", f"{number:0{filling}}")), game.events))


async def long_game(port: int, address: str, *, is_whole: bool = False) -> tuple[str, list[str]]:
    """Return a table with a long log, whose game is over if *is_whole*, and its players' tokens."""
    while True:
        seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cem", "Dot")]
        opened = await ask(port, "POST", "/api/tables", {"seats": seats, "start": True}, address=address)
        table, tokens = opened["table"], list(opened["tokens"].values())

        def choose(seq: int, options: list[Any]) -> Any:
            # Whoever always throws on gets nowhere.
            return options[0] if seq < ENTRIES else options[-1] if is_whole else None

        if await _play(port, address, table, tokens, choose, pause=0.06) >= ENTRIES:
            return table, tokens


async def _play(
    port: int,
    address: str,
    table: str,
    tokens: list[str],
    choose: Callable[[int, list[Any]], Any],
    *,
    pause: float,
) -> int:
    """Decide for all at a table until its game is over, or nothing is chosen; return the number of the last entry."""
    end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def decide(seq: int, position: dict[str, Any]) -> None:
        chosen = choose(seq, position["options"]) if position["actor"] else None
        if chosen is None:
            if not end.done():
                end.set_result(seq)
            return
        decision = {"type": "decide", "seat": position["actor"], "seq": seq, "command": f"c{seq}", "link": ""}
        asyncio.get_running_loop().call_later(pause, client.send, json.dumps(decision | {"event": chosen["event"]}))

    def hear(message: bytes) -> None:
        news = json.loads(message)
        if news["type"] == "table":
            decide(news["table"]["seq"], news["table"]["position"])
        elif news["type"] == "entries":
            decide(news["entries"][-1]["seq"], news["position"])
        elif news["type"] == "refused" and not end.done():
            client.send(hello)  # It was too fast: look again where the table is.

    hello = json.dumps({"type": "hello", "table": table, "tokens": tokens})
    while True:
        with suppress(OSError):
            client = await connect(port, "/api/socket", hear, address=address)
            client.send(hello)
            try:
                while client.is_open and not end.done():
                    await asyncio.wait([end], timeout=0.5)
                if end.done():
                    return end.result()
            finally:
                client.close()
        await asyncio.sleep(_PAUSE)


async def _greet_by(count: int, target: Target, **hello: Any) -> None:
    text = json.dumps({"type": "hello", **hello})
    await _together(_greet_on(target, text) for _ in range(count))


async def _greet_on(target: Target, hello: str) -> None:
    """Send *hello* after every answer, and connect again when the server hangs up."""
    while True:
        with suppress(OSError):
            answered = asyncio.Event()

            def hear(_: bytes, answered: asyncio.Event = answered) -> None:
                answered.set()

            client = await connect(target.port, "/api/socket", hear, address=target.address)
            while client.is_open:
                answered.clear()
                client.send(hello)
                with suppress(TimeoutError):
                    await asyncio.wait_for(answered.wait(), 1)
        await asyncio.sleep(_PAUSE)


async def _ask_on(target: Target, path: str) -> None:
    while True:
        await _try(ask(target.port, "GET", path, address=target.address))


async def _hold(target: Target, begun: bytes, go_on: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
    """Begin a request, *go_on* with it, and begin another when the server hangs up."""
    while True:
        with suppress(OSError):
            async with _request(target, begun) as writer:
                await go_on(writer)
        await asyncio.sleep(_PAUSE)


@asynccontextmanager
async def _request(target: Target, begun: bytes) -> AsyncIterator[asyncio.StreamWriter]:
    _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.address, 0))
    try:
        writer.write(begun)
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
