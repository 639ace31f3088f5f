"""`python -m bench.serve_for_bench DATABASE`: our server, for a load from one address that meets no limits."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import replace

from mahe.server.serve import listen, serve
from mahe.server.settings import Settings

_MANY = 1_000_000


def main() -> None:
    """Serve until SIGTERM, after printing the port and that for metrics."""
    parser = ArgumentParser("python -m bench.serve_for_bench")
    parser.add_argument("database")
    parser.add_argument("--rest-seconds", type=float, help="after how long tables at rest leave memory")
    parser.add_argument("--limited", action="store_true", help="limit each address as any server does")
    options = parser.parse_args()
    listening, metrics = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    port, metrics_port = (one.getsockname()[1] for one in (listening, metrics))
    print(f"port {port} {metrics_port}", flush=True)
    settings = Settings(database=options.database, page=None, metrics_port=metrics_port)
    if options.rest_seconds is not None:
        settings = replace(settings, rest_seconds=options.rest_seconds)
    serve(settings if options.limited else _unlimited(settings), listening, metrics=metrics, level="WARNING")


def _unlimited(settings: Settings) -> Settings:
    return replace(
        settings,
        tables_per_hour=_MANY,
        requests_per_second=_MANY,
        messages_per_second=_MANY,
        bytes_per_second=1e12,
        work_seconds_per_minute=_MANY,
        sockets_per_address=_MANY,
        connections_per_address=_MANY,
    )


if __name__ == "__main__":
    main()
