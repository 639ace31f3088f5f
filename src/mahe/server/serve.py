"""Running the server."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

import uvicorn

from mahe.file_lock import note_of, try_lock
from mahe.server.app import Application
from mahe.server.garbage_collection import collect_seldom
from mahe.server.home_network import HomeNetwork
from mahe.server.http_protocol import HttpProtocol
from mahe.server.limits import allow_more_files
from mahe.server.logs import LOG, set_up_logs
from mahe.server.settings import Settings
from mahe.server.storage.interface import StorageTrouble
from mahe.server.storage.sql import open_storage, sqlite_file
from mahe.server.websocket_protocol import WebSocketProtocol

PING_SECONDS: Final = 20
"""Seconds between two pings of a socket."""

PONG_SECONDS: Final = 18
"""Seconds within which a client answers."""


class AlreadyServed(StorageTrouble):
    """An SQLite file that another server is using, at *address* if that is known."""

    def __init__(self, path: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(
            f"another server{where} is using {path}; end it, name another file, "
            "or use PostgreSQL, which several servers can share"
        )
        self.address = address


def serve(
    settings: Settings,
    listening: socket.socket,
    *,
    metrics: socket.socket | None = None,
    address: str = "",
    level: str = "INFO",
    at_home: bool = False,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serve until SIGTERM or SIGINT; then finish what is being stored, tell clients to reconnect, and return.

    *metrics* is the socket of the port for metrics, if there is one. *at_home*, whoever plays at this computer can let
    the home network in. *announce* is called once the database has been opened successfully. Raises
    StorageTrouble if the database cannot be used, AlreadyServed if another server uses it.
    """
    with listening, metrics or nullcontext(), _alone_with(settings.database, address):
        _try_database(settings.database)
        sockets = [listening] if metrics is None else [listening, metrics]
        announce()
        set_up_logs(level)
        allow_more_files()
        host, port = listening.getsockname()[:2]
        home = HomeNetwork(port) if at_home else None
        server = uvicorn.Server(server_config(Application(settings, home=home)))
        if home is not None:
            home.attach(server)
        LOG.info("listening", extra={"host": host, "port": port})
        collect_seldom()
        try:
            _run(server, sockets)
        finally:
            LOG.info("stopped")


def _run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """Run *server* until a signal ends it. Raises KeyboardInterrupt if it was Ctrl-C."""
    interrupted = False

    def stop(*_: object) -> None:
        # Either before uvicorn has installed its own handler, or raised again by uvicorn after it has shut down.
        nonlocal interrupted
        interrupted = server.should_exit = True

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again after shutting down: a success
    before = signal.signal(signal.SIGINT, stop)
    try:
        server.run(sockets=sockets)
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupted:
        raise KeyboardInterrupt


@contextmanager
def _alone_with(url: str, address: str) -> Iterator[None]:
    """Keep other servers from an SQLite file: they would not hear of what is stored there.

    Whoever tries is told the *address* of this one.
    """
    path = sqlite_file(url)
    if path is None or not path.parent.is_dir():
        yield
        return
    lock = try_lock(path)
    if lock is None:
        raise AlreadyServed(path, note_of(path))
    try:
        lock.note(address)
        yield
    finally:
        lock.release()


def _try_database(url: str) -> None:
    """Open and close the database: uvicorn would report what is wrong with it only as a long traceback."""
    interrupted = False

    def note(*_: object) -> None:
        # Ctrl-C must not interrupt the creation of the event loop.
        nonlocal interrupted
        interrupted = True

    async def attempt() -> None:
        signal.signal(signal.SIGINT, before)
        if not interrupted:
            storage = open_storage(url)
            await storage.open()
            await storage.close()

    before = signal.signal(signal.SIGINT, note)
    asyncio.run(attempt())
    if interrupted:
        raise KeyboardInterrupt


def server_config(application: Application) -> uvicorn.Config:
    """Return how uvicorn serves *application*."""
    return uvicorn.Config(
        application,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=application.settings.largest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        lifespan="on",
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=10,
    )


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes a free one. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # Of two that are merely bound to one port, the later to listen would fail.
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening
