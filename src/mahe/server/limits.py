"""Rate limits for clients."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

_REMEMBERED: Final = 50_000


@dataclass(slots=True)
class Bucket:
    """A token bucket: fills at *rate* tokens a second up to *size*, and spends one on each request."""

    rate: float
    size: float
    level: float
    filled: float

    def take(self, now: float) -> bool:
        """Return whether one may go ahead at *now*."""
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limiter:
    """A bucket for each address; forgets the least recently seen ones."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Return whether *address* may go ahead at *now*."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._size, self._size, now)
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)
