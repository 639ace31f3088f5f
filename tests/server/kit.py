"""A real server on a free port, a clock that tests move, and storages that fail or that two servers share."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn

from mahe.rules import Seat
from mahe.server.app import Application
from mahe.server.home_network import HomeNetwork
from mahe.server.push_delivery import Delivery
from mahe.server.serve import listen, server_config
from mahe.server.settings import Settings
from mahe.server.storage.interface import (
    Added,
    Addition,
    Entry,
    Key,
    Listed,
    News,
    Signal,
    Status,
    Storage,
    StorageTrouble,
    Stored,
    ignore,
)
from mahe.server.storage.memory import MemoryStorage

T = TypeVar("T")
Json = dict[str, Any]

UNLIMITED: Json = {
    "tables_per_hour": 10**9,
    "requests_per_second": 10**9,
    "messages_per_second": 10**9,
    "bytes_per_second": 10**12,
    "work_seconds_per_minute": 10**9,
    "sockets_per_address": 10**6,
    "connections_per_address": 10**6,
    "page": None,
    "stand_in_seconds": 0,
}
SHORT: Json = {"players": 2, "turtles_each": 1, "deck": [1, 1, 1, 0, 0, 0], "set_aside": 1}
"""Rules of a game that is soon over: two cards and the last clutch."""

PATIENCE = 10.0
"""Seconds that a test waits for what must happen."""


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Server:
    """The whole server, served by uvicorn in a thread of its own."""

    def __init__(
        self,
        database: Path | str | None = None,
        *,
        storage: Storage | None = None,
        clock: Clock | None = None,
        stopwatch: Clock | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        ping: tuple[float, float] | None = None,
        home: HomeNetwork | None = None,
        delivery: Delivery | None = None,
        **more: Any,
    ) -> None:
        storage = storage or (MemoryStorage() if database is None else None)
        self.clock = clock
        self._metrics_socket = listen("127.0.0.1", 0)
        metrics_port = self._metrics_socket.getsockname()[1]
        settings = Settings(database=str(database), metrics_port=metrics_port, **{**UNLIMITED, **more})
        self.application = Application(
            settings,
            storage=storage,
            home=home,
            delivery=delivery,
            clock=clock or time.time,
            stopwatch=stopwatch or time.monotonic,
            pause=pause,
        )
        config = server_config(self.application)
        if ping is not None:
            config.ws_ping_interval, config.ws_ping_timeout = ping
        self._uvicorn = uvicorn.Server(config)
        if home is not None:
            home.attach(self._uvicorn)
        self._socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self._thread = self._made_thread()
        self._loop: asyncio.AbstractEventLoop | None = None

    def _made_thread(self) -> threading.Thread:
        sockets = [self._socket, self._metrics_socket]
        return threading.Thread(target=self._uvicorn.run, kwargs={"sockets": sockets})

    @property
    def url(self) -> str:
        """Where HTTP goes."""
        return f"http://{self.host}"

    def __enter__(self) -> Self:
        self._thread.start()
        wait_until(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started
        self._loop = self._uvicorn.servers[0].get_loop()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    def stop(self) -> None:
        """Shut down as after SIGTERM."""
        self._uvicorn.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()
        self._socket.close()
        self._metrics_socket.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run *work* on the server's own loop, and return its result."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def advance(self, seconds: float) -> None:
        """Move the clock on, with the server alive all the while."""
        clock = self.clock
        assert clock is not None

        async def beat() -> None:
            left = seconds
            while left > 0:
                step = min(left, 10.0)
                left -= step
                clock.now += step
                await self.application.tables.storage.beat(clock.now)

        self.do(beat())

    def tick(self) -> None:
        """Have it act for those whose time is up, as it does by itself twice a second."""
        self.do(self.application.clocks.act_when_due())

    def stored(self, table: str) -> Stored:
        """Return a table as the storage has it."""
        found = self.do(self.application.tables.storage.load(table, 0))
        assert found is not None
        return found

    def http(self) -> httpx.AsyncClient:
        """Return a client for its HTTP side."""
        return httpx.AsyncClient(base_url=self.url, trust_env=False, verify=False, timeout=PATIENCE)

    async def metrics(self) -> httpx.Response:
        """Return what the port for metrics answers."""
        address = f"http://127.0.0.1:{self.application.settings.metrics_port}/metrics"
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            return await http.get(address)

    def raw(self) -> socket.socket:
        """Return a bare connection."""
        host, port = self.host.split(":")
        connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
        connection.settimeout(PATIENCE)
        return connection


class SharedStorage(MemoryStorage):
    """One storage for several servers, which notifies each of them of what the others store, as PostgreSQL does."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[tuple[asyncio.AbstractEventLoop, News, Signal, Added | None]] = []
        self._turn = threading.Lock()
        self._followed: Counter[tuple[asyncio.AbstractEventLoop, str]] = Counter()
        self.loaded: list[tuple[str, int | None]] = []
        """The tables that were read, and after which entry."""

        self.brings_entries = False
        """Whether its notifications say what was appended."""

        self.loses = 0
        """How many of its notifications get lost from now on."""

    def listen(self, news: News, signal: Signal = ignore, added: Added | None = None) -> None:
        self._listeners.append((asyncio.get_running_loop(), news, signal, added))

    async def follow(self, table: str) -> None:
        self._followed[asyncio.get_running_loop(), table] += 1

    def unfollow(self, table: str) -> None:
        self._followed[asyncio.get_running_loop(), table] -= 1

    def followers(self, table: str) -> int:
        """Return how many servers would hear of what is stored at a table."""
        return sum(1 for (_, one), count in list(self._followed.items()) if one == table and count)

    def signal(self, table: str, text: str) -> None:
        here = asyncio.get_running_loop()
        for loop, _, signal, _ in self._listeners:
            if loop is not here and not loop.is_closed():
                loop.call_soon_threadsafe(signal, str(id(here)), table, text)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status | None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        with self._turn:
            await super().append(table, entries, status, keys, dropped)
        only_appends = not keys and not dropped
        addition = Addition(status, tuple(entries)) if self.brings_entries and only_appends else None
        self._notify(table, addition, only_followers=True)

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        self.loaded.append((table, after))
        return await super().load(table, after)

    async def delete(self, table: str) -> None:
        await super().delete(table)
        self._notify(table)

    def _notify(self, table: str, addition: Addition | None = None, *, only_followers: bool = False) -> None:
        if self.loses:
            self.loses -= 1
            return
        here = asyncio.get_running_loop()
        for loop, news, _, added in self._listeners:
            if loop is here or (only_followers and not self._followed[loop, table]):
                continue
            if addition is None or added is None:
                loop.call_soon_threadsafe(news, table)
            else:
                loop.call_soon_threadsafe(added, table, lambda: addition)


class FailingStorage(MemoryStorage):
    """A storage that can be made to fail, and to be slow."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = False
        self.forgetful = False
        """Whether it stores and then fails all the same."""

        self.deaf = False
        """Whether it cannot even be asked."""

        self.mistaken = False
        """Whether there is a mistake in it, which is not the same as trouble."""

        self.delay = 0.0
        self.held = False
        """Whether what is to be stored has to wait."""

        self.waiting = 0

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        if self.deaf:
            raise StorageTrouble("the database is gone")
        return await super().due(now, limit)

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        if self.mistaken:
            raise RuntimeError("a mistake of ours")
        if self.deaf:
            raise StorageTrouble("the database is gone")
        return await super().listed(phase, limit)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status | None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        await asyncio.sleep(self.delay)
        self.waiting += 1
        while self.held:
            await asyncio.sleep(0.001)
        self.waiting -= 1
        if self.mistaken:
            raise RuntimeError("a mistake of ours")
        if self.broken:
            raise StorageTrouble("the disk is full")
        await super().append(table, entries, status, keys, dropped)
        if self.forgetful:
            raise StorageTrouble("the connection was lost")

    async def probe(self) -> None:
        while self.held:
            await asyncio.sleep(0.001)
        if self.broken or self.deaf:
            raise StorageTrouble("the disk is full" if self.broken else "the database is gone")

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        if self.broken:
            raise StorageTrouble("the disk is full")
        return await super().load(table, after)


def wait_until(holds: Any, seconds: float = PATIENCE) -> None:
    """Wait for *holds* to return something true."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


async def until(holds: Any, seconds: float = PATIENCE) -> Any:
    """Wait for the coroutine function *holds* to return something true, and return that."""
    end = time.monotonic() + seconds
    while not (found := await holds()):
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.02)
    return found


@contextmanager
def restarted(database: Path, *clocks: Clock, **more: Any) -> Any:
    """Give a function that starts a server on *database*, after stopping the one that it started before."""
    running: list[Server] = []

    def start() -> Server:
        while running:
            running.pop().stop()
        running.append(Server(database, clock=clocks[0] if clocks else None, **more).__enter__())
        return running[-1]

    try:
        yield start
    finally:
        for server in running:
            server.stop()
