"""`mahe rules`: the rules in words."""

from __future__ import annotations

import click

from mahe.cli.language import language_option
from mahe.locales import Words


@click.command("rules")
@language_option
def command(lang: str) -> None:
    """Print the rules of the game."""
    click.echo(Words(lang).rules(), nl=False)
