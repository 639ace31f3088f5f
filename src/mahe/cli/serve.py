"""`mahe serve`: a server for others."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

import click

from mahe.cli.database_option import database_option
from mahe.cli.setting_options import setting_options, settings_of
from mahe.sentences import reason_of

if TYPE_CHECKING:
    from socket import socket


@click.command("serve")
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    envvar="MAHE_HOST",
    show_envvar=True,
    show_default=True,
    help="Where to listen.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    envvar="MAHE_PORT",
    show_envvar=True,
    show_default=True,
    metavar="N",
    help="0 takes a free one.",
)
@database_option
@setting_options
def command(host: str, port: int, database: str, **options: Any) -> None:
    """Run a server that others can play on.

    Every option can also be set by an environment variable; docs/hosting.md explains them all.

    \b
    mahe serve --host 0.0.0.0 --port 8000 --database tables.sqlite3
    mahe serve --database postgresql://mahe@localhost/mahe --trusted-proxy 127.0.0.1
    """
    gc.disable()  # until the server runs: imports leave no garbage, and collecting takes a sixth of the startup time
    try:
        _serve(host, port, database, options)
    finally:
        gc.enable()


def _serve(host: str, port: int, database: str, options: dict[str, Any]) -> None:
    from mahe.cli.address import addresses_of
    from mahe.server.serve import serve

    settings = settings_of(database, options)
    listening = _listen(host, port)
    metrics = _listen(settings.metrics_host, settings.metrics_port) if settings.metrics_port else None
    addresses = addresses_of(host, listening)

    def announce() -> None:
        click.echo(f"Mahé is at {' and '.join(addresses)}")

    serve(settings, listening, metrics=metrics, address=addresses[0], announce=announce)


def _listen(host: str, port: int) -> socket:
    from mahe.server.serve import listen

    try:
        return listen(host, port)
    except OSError as error:
        reason = reason_of(error)
        raise click.ClickException(f"cannot listen on {host} port {port}: {reason}") from error
