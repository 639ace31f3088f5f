"""`python -m tests.faults`: kill servers under play, on SQLite, on PostgreSQL, and two and four on one PostgreSQL.

The four have clocks that are wrong, each by another time, and their database is restarted meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.report import summary
from tests.faults.run import Plan, Result, run
from tests.server import postgres

_SERVERS = {"sqlite": 1, "postgres": 1, "pair": 2, "four": 4}


def main() -> int:
    """Return the exit status: 1 if anything was wrong."""
    chosen = _parser().parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the servers end with us
    folder = Path(tempfile.mkdtemp(prefix="mahe-faults-"))
    results = []
    for name in chosen.on:
        four = name == "four"
        with _database(name, folder) as (database, restart):
            plan = Plan(
                name=name,
                database=database,
                folder=folder,
                kills=max(1, chosen.kills // 2) if name == "pair" else chosen.kills,
                servers=_SERVERS[name],
                restart=restart if four else None,
                restarts=chosen.restarts if four else 0,
                skew=chosen.skew if four else 0.0,
                slowness=0.3 if four else 0.03,
                tables=chosen.tables,
                open_tables=chosen.open_tables,
                watched=chosen.watched,
                seed=chosen.seed,
                limits=not chosen.no_limits,
            )
            results.append(asyncio.run(run(plan, _show_progress)))
        _report(results[-1])
    if any(result.violations for result in results):
        return 1
    shutil.rmtree(folder)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="on each database; half as many for the pair")
    parser.add_argument("--on", nargs="+", choices=_SERVERS, default=[*_SERVERS], help="all unless told")
    parser.add_argument("--restarts", type=int, default=20, help="of the database that four servers share")
    parser.add_argument("--skew", type=float, default=30.0, help="seconds by which the clocks of the four are wrong")
    parser.add_argument("--tables", type=int, default=12, help="at which people play")
    parser.add_argument("--open-tables", type=int, default=1000, help="further games under way")
    parser.add_argument("--watched", type=int, default=100, help="how many of these someone looks at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--no-limits", action="store_true", help="measure how fast servers recover, but do not judge it"
    )
    return parser


@contextmanager
def _database(name: str, folder: Path) -> Iterator[tuple[str, Callable[[bool], None] | None]]:
    """Give the URL of a database, and what restarts it."""
    if name == "sqlite":
        yield str(folder / "tables.sqlite3"), None
        return
    with postgres.server(durable=True) as running:
        yield postgres.fresh_database(running.url), lambda crash: running.restart(immediate=crash)


def _report(result: Result) -> None:
    print(summary(result), flush=True)
    if result.violations:
        path = result.plan.folder / f"{result.plan.name}-history.json"
        result.history.write(path)
        print(f"  history     {path}", flush=True)


def _show_progress(result: Result) -> None:
    if sys.stderr.isatty():
        end = "\n" if result.kills == result.plan.kills else ""
        print(f"\r{result.plan.name}: kill {result.kills} of {result.plan.kills}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
