"""A few kills on SQLite and on PostgreSQL, so that `make test` notices what `make faults` would explain."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.faults.report import summary
from tests.faults.run import Plan, run
from tests.server import postgres

pytestmark = pytest.mark.thorough


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


def test_nor_when_several_servers_share_a_database_that_is_restarted_under_them(tmp_path: Path) -> None:
    with postgres.server(durable=True) as running:
        plan = Plan(
            name="smoke",
            database=postgres.fresh_database(running.url),
            folder=tmp_path,
            kills=2,
            servers=3,
            restart=lambda crash: running.restart(immediate=crash),
            restarts=1,
            skew=30.0,
            tables=3,
            open_tables=5,
            watched=2,
            limits=False,
        )
        result = asyncio.run(run(plan))
    assert result.violations == [], summary(result)
    assert (result.kills, result.restarts) == (2, 1)
    assert result.history.count("ok") > 50
    assert {len(times) for times in result.history.witnessed.values()} != {0}
