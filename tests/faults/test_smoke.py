"""A few kills on SQLite, so that `make test` notices what `make faults` would explain."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.faults.report import summary
from tests.faults.run import Plan, run


def test_nothing_is_lost_or_doubled_when_the_server_is_killed_under_play(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    plan = Plan(
        name="smoke",
        database=database,
        folder=tmp_path,
        kills=5,
        tables=5,
        open_tables=10,
        watched=2,
        limits=False,
    )
    result = asyncio.run(run(plan))
    assert result.violations == [], summary(result)
    assert result.kills == 5
    assert result.history.count("ok") > 100
    assert result.history.retries > 0
