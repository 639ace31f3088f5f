"""What NOTIFY costs at a commit: PostgreSQL's own pgbench, with and without it."""

from __future__ import annotations

import asyncio
import re
import subprocess
from pathlib import Path

from mahe.server.storage.sql import open_storage
from tests.server.postgres import ask, programs

_WRITERS = (1, 2, 4, 8)
_SECONDS = 3

_WRITE = """BEGIN;
INSERT INTO written (body) VALUES (repeat('x', 400));
{}COMMIT;
"""
"""About as much as a decision."""


async def compare(url: str, folder: Path) -> list[str]:
    """Return a table of transactions a second. One of our servers' storages listens meanwhile."""
    ask(url, "CREATE TABLE written (id bigserial PRIMARY KEY, body text)")
    listener = open_storage(url)
    await listener.open()
    rates = {}
    try:
        for loud in (False, True):
            script = folder / f"notify-{loud}.sql"
            script.write_text(_WRITE.format("SELECT pg_notify('mahe', 'bench one');\n" if loud else ""))
            for writers in _WRITERS:
                rates[loud, writers] = await asyncio.to_thread(_rate, url, script, writers)
    finally:
        await listener.close()
    return [
        f"The cost of NOTIFY: transactions a second of pgbench, {_SECONDS} s each, a row of 400 bytes in each.",
        "",
        f"| writers | {' | '.join(map(str, _WRITERS))} | from {_WRITERS[1]} to {_WRITERS[-1]} |",
        f"|---|{'---|' * (len(_WRITERS) + 1)}",
        *(
            f"| {'with' if loud else 'without'} NOTIFY | "
            + " | ".join(f"{rates[loud, writers]:,.0f}" for writers in _WRITERS)
            + f" | {rates[loud, _WRITERS[-1]] / rates[loud, _WRITERS[1]]:.2f} times |"
            for loud in (False, True)
        ),
    ]


def _rate(url: str, script: Path, writers: int) -> float:
    pgbench, options = str(programs() / "pgbench"), ["-n", "-f", str(script), "-c", str(writers), "-T", str(_SECONDS)]
    command = [pgbench, *options, url]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    assert found is not None, done.stdout
    return float(found[1])
