"""The option that names the database of a server, or of its host."""

from __future__ import annotations

import click

database_option = click.option(
    "--database",
    default="mahe.sqlite3",
    show_default=True,
    envvar="MAHE_DATABASE",
    show_envvar=True,
    help="A file, or postgresql://user@host/name.",
)
