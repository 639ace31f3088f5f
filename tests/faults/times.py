"""What a log says about time, beside the database's own account of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mahe.server.settings import Settings
from tests.faults.logs import Entry

PAUSE = Settings(database="").stand_in_seconds
"""How long a stand-in waits before each decision."""

_TIMER = 0.02
"""Seconds by which timers are not exact."""

_APART = 0.5
"""Seconds by which a server's idea of the database's time may be wrong."""

_ON_THE_WAY = 15.0
"""Seconds that it may take to store an entry, with a database that has to be started first."""

_NO_MORE_TIME = frozenset({"sat", "left", "tip", "back", "away"})


def check_times(table: str, log: Sequence[Entry], stood_in: Sequence[int], times: Mapping[int, float]) -> Iterator[str]:
    """Give what is wrong with the times of a log.

    *stood_in* are the numbers of the decisions that the stand-in made, *times* is when the database stored what.
    """
    for entry in log:
        if entry.seq in times and not -_APART < times[entry.seq] - entry.at < _ON_THE_WAY:
            seconds = times[entry.seq] - entry.at
            yield f"table {table}, entry {entry.seq} was stored {seconds:.1f} s after the time that it bears"
    for seq, pause in pauses(stood_in, times):
        if pause < PAUSE - _TIMER:
            yield f"table {table}, entry {seq}: the stand-in decided {pause:.2f} s after the entry before"
    yield from _clocks(table, log, times)


def pauses(stood_in: Sequence[int], times: Mapping[int, float]) -> list[tuple[int, float]]:
    """Return how long the stand-in waited before each of its decisions."""
    return [(seq, times[seq] - times[seq - 1]) for seq in stood_in if seq in times and seq - 1 in times]


def _clocks(table: str, log: Sequence[Entry], times: Mapping[int, float]) -> Iterator[str]:
    """Nobody's clock runs out before its time."""
    allowed = log[0].body.get("seconds")
    waited_since = 0.0
    for entry in log:
        if entry.body["type"] != "away":
            # Who sits down, goes or comes back gives nobody more time: a clock may count from before.
            waited_since = entry.at if entry.body["type"] not in _NO_MORE_TIME else waited_since
        elif entry.seq in times and allowed is not None and times[entry.seq] - waited_since < allowed - _APART:
            seconds = times[entry.seq] - waited_since
            yield f"table {table}, entry {entry.seq}: a clock of {allowed} s ran out after {seconds:.2f} s"
