"""The day that records are dated with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mahe.cli.today import BadEpoch, today
from tests.cli.run import assert_refused, call, run

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


def test_a_time_that_is_none_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "x")
    assert_refused(call("simulate", "--games", "1", "--records", str(tmp_path)), "SOURCE_DATE_EPOCH", "'x'")
    assert not list(tmp_path.iterdir())


@pytest.mark.process
def test_the_same_day_gives_the_same_bytes_in_any_time_zone(tmp_path: Path) -> None:
    for zone in ("Pacific/Kiritimati", "Pacific/Niue"):
        assert run("simulate", "--games", "1", "--records", str(tmp_path / zone), env={"TZ": zone}).status == 0
    one, other = ((tmp_path / zone / "game-1.mahe").read_bytes() for zone in ("Pacific/Kiritimati", "Pacific/Niue"))
    assert one == other
