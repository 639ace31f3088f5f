"""The date that goes into records: see the tag Date."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, tzinfo
from typing import Final

from mahe.rules import MaheError

EPOCH: Final = "SOURCE_DATE_EPOCH"
"""The environment variable by which reproducible builds set the time."""


class BadEpoch(MaheError):
    """A time in the environment that is not a time."""

    def __init__(self, value: str) -> None:
        super().__init__(f"{EPOCH} must be seconds since 1970, not {value!r}")
        self.value = value


def day_of(seconds: float, zone: tzinfo | None = None) -> str:
    """Return the date of a moment, in seconds since 1970; without a *zone* as it is here."""
    return datetime.fromtimestamp(seconds, zone).date().isoformat()


def today(environment: Mapping[str, str], clock: Callable[[], float] = time.time) -> str:
    """Return the date of a game that is played now: the local one, or that of SOURCE_DATE_EPOCH in UTC."""
    value = environment.get(EPOCH)
    if not value:
        return day_of(clock())
    try:
        return day_of(int(value), UTC)
    except (ValueError, OverflowError, OSError) as error:
        raise BadEpoch(value) from error
