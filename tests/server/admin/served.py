"""`mahe serve` in a process of its own, for the clients of the other tests."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from tests.faults.server import Server as Process
from tests.server.kit import Server


class Served(Server):
    """A server on a database, which can be stopped, and started again as after an upgrade."""

    def __init__(self, database: str, folder: Path) -> None:
        self.process = Process(database, folder / "server.log", "--messages-per-second", "100000")
        self.host = f"127.0.0.1:{self.process.port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.process.__exit__(None, None, None)

    async def start(self) -> None:
        """Return when it answers."""
        self.process.start()
        await self.process.ready()

    def stop(self) -> None:
        """End it as systemd does."""
        assert self.process.stop() == 0
