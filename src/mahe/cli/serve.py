"""`mahe serve`: a server for others."""

from __future__ import annotations

import gc

import click

from mahe.sentences import reason_of


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one.")
@click.option(
    "--database",
    default="mahe.sqlite3",
    show_default=True,
    envvar="MAHE_DATABASE",
    help="A file, or postgresql://user@host/name. Also taken from MAHE_DATABASE.",
)
@click.option("--origin", "origins", multiple=True, help="A further origin that pages may connect from; repeatable.")
@click.option("--trusted-proxy", "proxies", multiple=True, help="An address whose X-Forwarded-For counts; repeatable.")
@click.option(
    "--tables-per-hour", type=click.IntRange(1, 10**9), default=60, show_default=True, help="One address may open."
)
def command(
    host: str, port: int, database: str, origins: tuple[str, ...], proxies: tuple[str, ...], tables_per_hour: int
) -> None:
    """Run a server that others can play on.

    \b
    mahe serve --host 0.0.0.0 --port 8000 --database tables.sqlite3
    mahe serve --database postgresql://mahe@localhost/mahe --trusted-proxy 127.0.0.1
    """
    gc.disable()  # until the server runs: imports leave no garbage, and collecting takes a sixth of the startup time
    from mahe.cli.address import addresses_of
    from mahe.server.serve import listen, serve
    from mahe.server.settings import Settings

    try:
        listening = listen(host, port)
    except OSError as error:
        reason = reason_of(error)
        raise click.ClickException(f"cannot listen on {host} port {port}: {reason}") from error
    settings = Settings(
        database=database,
        origins=frozenset(origins),
        trusted_proxies=frozenset(proxies),
        tables_per_hour=tables_per_hour,
    )

    addresses = addresses_of(host, listening)

    def announce() -> None:
        click.echo(f"Mahé is at {' and '.join(addresses)}")

    serve(settings, listening, address=addresses[0], announce=announce)
