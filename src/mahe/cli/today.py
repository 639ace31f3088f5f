"""The date that goes into records."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final

from mahe.rules import MaheError

EPOCH: Final = "SOURCE_DATE_EPOCH"
"""The environment variable by which reproducible builds set the time."""


class BadEpoch(MaheError):
    """A time in the environment that is not a time."""

    def __init__(self, value: str) -> None:
        super().__init__(f"{EPOCH} must be seconds since 1970, not {value!r}")
        self.value = value


def today(environment: Mapping[str, str], clock: Callable[[], float] = time.time) -> str:
    """Return the date as the tag Date writes it: the local one, or that of SOURCE_DATE_EPOCH in UTC."""
    value = environment.get(EPOCH)
    if not value:
        return datetime.fromtimestamp(clock()).date().isoformat()  # the day where the games are played
    try:
        return datetime.fromtimestamp(int(value), UTC).date().isoformat()
    except (ValueError, OverflowError, OSError) as error:
        raise BadEpoch(value) from error
