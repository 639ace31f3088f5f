"""How much each client may ask for."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from mahe.server.logs import LOG
from mahe.server.settings import Settings

if sys.platform != "win32":
    import resource

_REMEMBERED: Final = 50_000

_OTHER_FILES: Final = 100
"""How many of the files that a process may have open are kept for other things than connections."""

_LOG_EVERY: Final = 60.0


@dataclass(slots=True)
class Bucket:
    """A token bucket: fills at *rate* tokens a second up to *size*, and spends some on each request."""

    rate: float
    size: float
    level: float
    filled: float

    def take(self, now: float) -> bool:
        """Return whether one may go ahead at *now*. If so, a token is spent."""
        self._fill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def charge(self, now: float, cost: float) -> None:
        """Pay for what has already happened, if need be with what comes in later."""
        self._fill(now)
        self.level -= cost

    def _fill(self, now: float) -> None:
        level = self.level + (now - self.filled) * self.rate
        self.level = level if level < self.size else self.size
        self.filled = now


class Limiter:
    """A bucket for each address; forgets the least recently seen ones."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Return whether *address* may go ahead at *now*."""
        return self._bucket(address, now).take(now)

    def charge(self, address: str, now: float, cost: float) -> None:
        """Have *address* pay for what has already happened."""
        self._bucket(address, now).charge(now, cost)

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._size, self._size, now)
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """How many connections each address has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Return whether there is a place left for *address*. If there is, it is taken."""
        taken = self._taken.get(address, 0)
        if taken >= self._most:
            return False
        self._taken[address] = taken + 1
        return True

    def give_back(self, address: str) -> None:
        """Free a place of *address*."""
        left = self._taken[address] - 1
        if left:
            self._taken[address] = left
        else:
            del self._taken[address]


class Limits:
    """What each address may ask of this server, over HTTP and by sockets together."""

    def __init__(self, settings: Settings, stopwatch: Callable[[], float]) -> None:
        self.now = stopwatch
        self.requests = Limiter(settings.requests_per_second, settings.requests_per_second * settings.burst_seconds)
        self.openings = Limiter(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.answers = Limiter(settings.bytes_per_second, settings.bytes_per_second * settings.burst_seconds)
        """Bytes of what was asked for. News that a table sends on its own are not counted."""

        work = settings.work_seconds_per_minute * 1000
        self.work = Limiter(work / 60, work)
        """Milliseconds of work of the process beside the server."""

        self.most_connections = files_allowed() - _OTHER_FILES
        self._full: float | None = None
        self.connections = Places(settings.connections_per_address)
        self.sockets = Places(settings.sockets_per_address)
        self.readings = Places(settings.readings_per_address)

    def note_full(self) -> None:
        """Log, now and then, that there are as many connections as the system allows."""
        now = self.now()
        if self._full is None or now - self._full > _LOG_EVERY:
            self._full = now
            LOG.warning("no more connections are possible", extra={"most": self.most_connections})


def files_allowed() -> int:
    """Return how many files and connections this process may have open."""
    if sys.platform == "win32":
        return 10**6
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_more_files() -> None:
    """Raise the number of files and connections that this process may have open, as far as it may itself."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
