"""The real server in processes of its own, to be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.faults.skewed_server import SKEW, THOUGHTS
from tests.kit.processes import SOURCE

_ROOT = Path(__file__).parents[2]
_START_PATIENCE = 60.0
_STOP_PATIENCE = 30.0
_GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@dataclass(frozen=True, slots=True)
class Took:
    """How long something took since a server's start, in seconds."""

    wall: float
    queued: float
    """How much of that the server stood in line for a processor which other programs had."""

    @property
    def own(self) -> float:
        """How long it would have taken had there always been a processor for the server."""
        return self.wall - self.queued

    @property
    def counts(self) -> bool:
        """Whether it says something about the server: not if that waited for others for most of the time."""
        return self.queued <= self.own


class Server:
    """One server process after the other, always on the same port and database."""

    def __init__(
        self, database: str, log: Path, *options: str, skew: float = 0.0, thoughts: Path | None = None
    ) -> None:
        """Put its own output into *log*, and what its bots think about into *thoughts*; see `skewed_server`."""
        self._options = options
        self.port = _free_port()
        self.database = database
        self._variables = {SKEW: str(skew), THOUGHTS: "" if thoughts is None else str(thoughts)}
        self._log = log.open("ab")
        self._process: subprocess.Popen[bytes] | None = None
        self.started = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        self._log.close()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, without waiting for it."""
        assert self._process is None
        command = [sys.executable, "-m", "tests.faults.skewed_server", "serve", "--port", str(self.port)]
        paths = [str(_ROOT), str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.started = time.monotonic()
        self._process = subprocess.Popen(
            [*command, "--database", self.database, "--tables-per-hour", "1000000", *self._options],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, **self._variables, "PYTHONPATH": os.pathsep.join(paths)},
        )

    async def ready(self) -> Took:
        """Return when it answers that it is well."""
        assert self._process is not None
        while not await self._is_well():
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended by itself with status {self._process.returncode}")
            if time.monotonic() > self.started + _START_PATIENCE:
                raise RuntimeError(f"the server was not ready after {_START_PATIENCE:.0f} s")
            await asyncio.sleep(0.02)
        return self.took()

    def took(self) -> Took:
        """Return how long it has been running."""
        assert self._process is not None
        return Took(time.monotonic() - self.started, _queued(self._process.pid))

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> int:
        """Ask it to end, and return its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(_STOP_PATIENCE)
        self._process = None
        return status

    async def _is_well(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(_GET)
            return b" 200 " in await reader.readline()
        except OSError:
            return False
        finally:
            writer.close()


def _queued(process: int) -> float:
    """Return how long a process's first thread was ready to run and did not; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
