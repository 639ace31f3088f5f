"""The day that records are dated with."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final

from mahe.rules import MaheError

EPOCH: Final = "SOURCE_DATE_EPOCH"
"""The variable by which builds that are to give the same bytes again say what time it is."""


class BadEpoch(MaheError):
    """A time in the environment that is none."""

    def __init__(self, value: str) -> None:
        super().__init__(f"{EPOCH} must be seconds since 1970, not {value!r}")
        self.value = value


def today(environment: Mapping[str, str], clock: Callable[[], float] = time.time) -> str:
    """Return the day as a record's tag Date writes it: here and now, or by SOURCE_DATE_EPOCH in UTC."""
    value = environment.get(EPOCH)
    if not value:
        return datetime.fromtimestamp(clock()).date().isoformat()  # the day where the games are played
    try:
        return datetime.fromtimestamp(int(value), UTC).date().isoformat()
    except (ValueError, OverflowError, OSError) as error:
        raise BadEpoch(value) from error
