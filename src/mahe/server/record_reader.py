"""Reads records that clients send in: in a process of its own, since a long one keeps a processor busy for a second."""

from __future__ import annotations

import hashlib
import os
from collections import OrderedDict
from functools import cache
from typing import Any, Final

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from mahe.server.errors import Code, Refusal
from mahe.server.replay import view_record
from mahe.server.table_views import to_json

_MOST_WAITING: Final = 16
_LONGEST: Final = 20.0
"""Seconds after which nobody waits any more."""

_REMEMBERED: Final = 16_000_000
"""How many bytes of answers are remembered."""

Outcome = tuple[str, dict[str, Any]]
"""What was read as JSON, or "" and what a Refusal is made of."""


class RecordReader:
    """Reads one record after the other, and remembers the answers."""

    def __init__(self) -> None:
        self._one_at_a_time = CapacityLimiter(1)
        self._waiting = 0
        self._answers: OrderedDict[bytes, str] = OrderedDict()
        self._size = 0

    async def read(self, text: bytes) -> str:
        """Return the game that *text* records, as JSON. Raises Refusal if it is no record, or if too many wait."""
        key = hashlib.sha256(text).digest()
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        if self._waiting >= _MOST_WAITING:
            raise Refusal(Code.TOO_MANY, "Too many games are being read; try again in a moment.")
        self._waiting += 1
        try:
            with fail_after(_LONGEST):
                answer, refusal = await to_process.run_sync(
                    read_record, text, cancellable=True, limiter=self._one_at_a_time
                )
        except (BrokenWorkerProcess, TimeoutError) as error:
            raise Refusal(Code.UNAVAILABLE, "This game cannot be read at the moment; try again.") from error
        finally:
            self._waiting -= 1
        if refusal:
            raise Refusal(**refusal)
        self._remember(key, answer)
        return answer

    def _remember(self, key: bytes, answer: str) -> None:
        if key not in self._answers:
            self._answers[key] = answer
            self._size += len(answer)
        while self._size > _REMEMBERED:
            self._size -= len(self._answers.popitem(last=False)[1])


def read_record(text: bytes) -> Outcome:
    """Read a record. This runs in the other process."""
    _step_back()
    try:
        return to_json(view_record(text)), {}
    except Refusal as refusal:
        return "", refusal.as_json()


@cache
def _step_back() -> None:
    """Let the server itself go first."""
    if hasattr(os, "nice"):
        os.nice(10)
