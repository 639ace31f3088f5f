"""Clients that load a server and cost next to nothing themselves: all in one process, straight on the sockets."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from operator import itemgetter
from random import Random
from typing import Any, cast

_PING, _PONG, _TEXT, _CLOSE = 9, 10, 1, 8


class Client(asyncio.Protocol):
    """A WebSocket client. It masks with zeros, which leave a message as it is, and expects whole messages."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._rest = b""
        self._shaken = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to speak WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is whole."""
        if self._rest:
            data = self._rest + data
        if not self._shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._shaken = self.is_open = True
            if not self.opened.done():  # Whoever waited for it may have given up.
                self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                if start > size:
                    break
                length = int.from_bytes(data[at + 2 : start])
            end_at = start + length
            if end_at > size:
                break
            kind = data[at] & 15
            if kind == _TEXT:
                self._hear(data[start:end_at])
            elif kind == _PING:
                self._write(_PONG, data[start:end_at])
            elif kind == _CLOSE:
                self.close()
            at = end_at
        self._rest = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the server has gone."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the connection"))

    def hear_by(self, hear: Callable[[bytes], None]) -> None:
        """Hand further messages to *hear*."""
        self._hear = hear

    def send(self, text: str) -> None:
        """Send a message."""
        self._write(_TEXT, text.encode())

    def close(self) -> None:
        """Hang up."""
        self.is_open = False
        self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + payload)


async def connect(port: int, path: str, hear: Callable[[bytes], None], address: str = "127.0.0.1") -> Client:
    """Return a client that is connected, from *address*, one of this machine's own."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: Client(f"127.0.0.1:{port}", path, hear), "127.0.0.1", port, local_addr=(address, 0)
    )
    await client.opened
    return client


class Refused(RuntimeError):
    """An answer over HTTP that is a refusal."""


async def ask(
    port: int, method: str, path: str, body: object = None, token: str | None = None, address: str = "127.0.0.1"
) -> Any:
    """Return the answer to an HTTP request on a connection of its own: from JSON, or as text, which may be empty.

    A *body* that is no text is sent as JSON. It comes from *address*, one of this machine's own. Raises Refused.
    """
    data = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
    kind = "text/plain" if isinstance(body, str) else "application/json"
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: close",
        f"Content-Length: {len(data)}",
        f"Content-Type: {kind}",
        *([] if token is None else [f"Authorization: Bearer {token}"]),
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
    head, _, found = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if head.split()[1][:1] != b"2":
        raise Refused(f"{method} {path}: {head.split()[1].decode()} {found.decode()}")
    text = found.decode()
    return json.loads(text) if text and b"application/json" in head else text


@dataclass
class Tally:
    """What has been seen of a load. Times are in seconds."""

    paced: bool
    """Whether tables wait for a signal to decide, instead of deciding at once."""

    moves: int = 0
    acknowledged: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    """From a decision until the other client knew of it."""

    late: int = 0
    """Decisions that could not be made on time because the last was still unanswered."""


class Table:
    """Two clients at a table. Whoever must decide does so when it hears of it, or when the pace says."""

    def __init__(self, tally: Tally) -> None:
        self.clients: list[Client] = []
        self._tally = tally
        self.name = ""
        """What the server calls the table, if a load needs to know."""

        self.sent = 0.0
        """When the last decision was sent."""

        self._going = False
        self._mover = -1
        self._waiting: tuple[int, str] | None = None

    def go(self) -> None:
        """Begin to decide."""
        self._going = True
        if not self._tally.paced:
            self.decide()

    def stop(self) -> None:
        """Decide nothing more."""
        self._going = False

    def close(self) -> None:
        """Hang up."""
        for client in self.clients:
            client.close()

    def decide(self) -> None:
        """Send the decision that waits."""
        if self._waiting is None:
            self._tally.late += 1
            return
        self._mover, text = self._waiting
        self._waiting = None
        self.sent = time.perf_counter()
        self.clients[self._mover].send(text)

    # For the tables of each server.

    def ready(self, client: int, text: str) -> None:
        """Note that *client* knows that it must decide, and how it does."""
        self._waiting = client, text
        if self._going and not self._tally.paced:
            self.decide()

    def acknowledged(self) -> None:
        """Note that the mover has its answer."""
        self._tally.moves += 1
        if self._tally.paced and self._going:
            self._tally.acknowledged.append(time.perf_counter() - self.sent)

    def heard(self, client: int) -> None:
        """Note that *client* knows of the last decision."""
        if self._tally.paced and self._going and client != self._mover:
            self._tally.others.append(time.perf_counter() - self.sent)


async def keep_pace(tables: Sequence[Table], seconds: int, rng: Random) -> None:
    """Let each table decide once a second, at a random moment of it, for so long."""
    moments = sorted(((rng.random(), table) for table in tables), key=itemgetter(0))
    start = time.perf_counter()
    for second in range(seconds):
        for moment, table in moments:
            wait = start + second + moment - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table.decide()


@asynccontextmanager
async def playing(tables: Sequence[Table]) -> AsyncIterator[None]:
    """Let the clients of *tables* decide, and hang up in the end."""
    for table in tables:
        table.go()
    try:
        yield
    finally:
        for table in tables:
            table.stop()
        await asyncio.sleep(0.5)
        for table in tables:
            table.close()
        await asyncio.sleep(0.5)


def spread(times: Sequence[float]) -> str:
    """Return the median, the 99th percentile and the longest of *times*, in ms."""
    ordered = sorted(times)
    chosen = (ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1])
    return ", ".join(f"{seconds * 1000:.1f}" for seconds in chosen)
