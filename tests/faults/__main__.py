"""`python -m tests.faults`: kill servers under play, on SQLite, on PostgreSQL, and two servers on one PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.faults.report import summary
from tests.faults.run import Plan, run
from tests.server.postgres import fresh_database, running_postgres


def main() -> int:
    """Return the exit status: 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="on each database")
    parser.add_argument("--on", nargs="+", choices=["sqlite", "postgres", "pair"], default=["sqlite", "postgres", "pair"])
    parser.add_argument("--tables", type=int, default=12, help="at which people play")
    parser.add_argument("--open-tables", type=int, default=1000, help="further games under way")
    parser.add_argument("--watched", type=int, default=100, help="how many of these someone looks at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-limits", action="store_true", help="measure how fast servers recover, but do not judge it")
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="mahe-faults-"))
    status = 0
    for name in chosen.on:
        options = {
            "kills": max(1, chosen.kills // 4) if name == "pair" else chosen.kills,
            "tables": chosen.tables,
            "open_tables": chosen.open_tables,
            "watched": chosen.watched,
            "seed": chosen.seed,
            "limits": not chosen.no_limits,
        }
        status |= _run(name, folder, options)
    return status


def _run(name: str, folder: Path, options: dict[str, int]) -> int:
    if name == "sqlite":
        plan = Plan(name=name, database=str(folder / "tables.sqlite3"), folder=folder, **options)  # type: ignore[arg-type]
        return _judge(plan)
    with running_postgres(durable=True) as url:
        servers = 2 if name == "pair" else 1
        plan = Plan(name=name, database=fresh_database(url), folder=folder, servers=servers, **options)  # type: ignore[arg-type]
        return _judge(plan)


def _judge(plan: Plan) -> int:
    result = asyncio.run(run(plan))
    print(summary(result), flush=True)
    if not result.violations:
        return 0
    path = plan.folder / f"{plan.name}-history.json"
    result.history.write(path)
    print(f"  the history is in {path}", flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
