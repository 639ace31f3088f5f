"""The day that records are dated with."""

from __future__ import annotations

import re
from datetime import UTC, timedelta, timezone

import pytest

from mahe.record.dates import BadEpoch, day_of, today

NOON = 1_794_744_000.0
"""On 2026-11-15, in most places of the world."""


def test_it_is_the_day_of_the_clock() -> None:
    assert today({}, lambda: NOON) == "2026-11-15"
    assert today({"SOURCE_DATE_EPOCH": ""}, lambda: NOON) == "2026-11-15"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", today({}))


@pytest.mark.parametrize(("epoch", "day"), [("0", "1970-01-01"), ("86399", "1970-01-01"), ("86400", "1970-01-02")])
def test_the_environment_may_say_what_time_it_is(epoch: str, day: str) -> None:
    assert today({"SOURCE_DATE_EPOCH": epoch}, lambda: NOON) == day


@pytest.mark.parametrize("epoch", ["x", "1.5", str(10**30), "yesterday"])
def test_a_time_that_is_none_is_refused(epoch: str) -> None:
    with pytest.raises(BadEpoch, match="seconds since 1970"):
        today({"SOURCE_DATE_EPOCH": epoch})


def test_a_moment_has_another_date_in_another_place() -> None:
    assert day_of(86399.9, UTC) == "1970-01-01"
    assert day_of(86399.9, timezone(timedelta(hours=14))) == "1970-01-02"
