"""`mahe play`: a server for this computer alone, and the page in its browser."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

import click

from mahe.sentences import reason_of

FAVOURITE: Final = 6243
"""The port tried first, M-A-H-E on a phone keypad: browsers store names and tables by origin, port included."""


@click.command("play")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help=f"The port; 0 takes a free one.  [default: {FAVOURITE}, or a free one]",
)
@click.option(
    "--database",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file that keeps the tables.  [default: one of your own]",
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def command(port: int | None, database: Path | None, no_browser: bool) -> None:
    """Open the game in a browser, on this computer.

    \b
    mahe play
    mahe play --no-browser --port 8080
    """
    from mahe.cli.address import address_of
    from mahe.server.serve import AlreadyServed, serve
    from mahe.server.settings import Settings

    try:
        with _listen(port) as listening:
            address = address_of("127.0.0.1", listening)
            own = str(database or _own_database())
            settings = Settings(database=own, tables_per_hour=100_000, requests_per_second=200)

            def announce() -> None:
                # From now on connections are queued, however fast the browser is.
                click.echo(f"Mahé is at {address}")
                click.echo("Ctrl-C ends it. Tables are kept for the next time.")
                if not no_browser:
                    _open_browser(address)

            serve(settings, listening, address=address, level="WARNING", at_home=True, announce=announce)
    except AlreadyServed as other:
        if not other.address:
            raise
        click.echo(f"Mahé is running already, at {other.address}")
        if not no_browser:
            _try_browser(other.address)
    except KeyboardInterrupt:
        click.echo("Until next time.")


def _listen(port: int | None) -> socket.socket:
    from mahe.server.serve import listen

    try:
        if port is not None:
            return listen("127.0.0.1", port)
        try:
            return listen("127.0.0.1", FAVOURITE)
        except OSError:
            return listen("127.0.0.1", 0)
    except OSError as error:
        reason = reason_of(error)
        raise click.ClickException(f"cannot listen on port {port or 0}: {reason}") from error


def _own_database() -> Path:
    """Return the file of this user's tables, and create its folder, which nobody else can read."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("mahe", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    return folder / "tables.sqlite3"


def _open_browser(address: str) -> None:
    """Open *address* without waiting: some browsers block the process that starts them."""
    import threading

    threading.Thread(target=_try_browser, args=[address], name="browser", daemon=True).start()


def _try_browser(address: str) -> None:
    import webbrowser

    if not webbrowser.open(address):
        # Standard output may be closed.
        with suppress(OSError):
            click.echo(f"No browser can be opened here. Open {address} in one yourself.")
