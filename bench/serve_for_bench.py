"""`python -m bench.serve_for_bench DATABASE [SECONDS]`: our server, for a load from one address that meets no limits.

With SECONDS, tables at rest leave memory after so long.
"""

from __future__ import annotations

import sys

from mahe.server import live_tables
from mahe.server.serve import listen, serve
from mahe.server.settings import Settings

_MANY = 1_000_000


def main(database: str, rest_seconds: str | None = None) -> None:
    """Serve until SIGTERM, after printing the port and that for metrics."""
    if rest_seconds is not None:
        for name in ("_IDLE_SECONDS", "_SWEEP"):
            assert hasattr(live_tables, name)
            setattr(live_tables, name, float(rest_seconds))
    listening, metrics = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    port, metrics_port = (one.getsockname()[1] for one in (listening, metrics))
    print(f"port {port} {metrics_port}", flush=True)
    settings = Settings(
        database=database,
        page=None,
        metrics_port=metrics_port,
        tables_per_hour=_MANY,
        requests_per_second=_MANY,
        messages_per_second=_MANY,
        bytes_per_second=1e12,
        sockets_per_address=_MANY,
        connections_per_address=_MANY,
    )
    serve(settings, listening, metrics=metrics, level="WARNING")


if __name__ == "__main__":
    main(*sys.argv[1:])
