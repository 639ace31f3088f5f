"""`mahe rules`: the rules in words."""

from __future__ import annotations

import click

from mahe.locales import LANGUAGES, Words


@click.command("rules")
@click.option("--lang", type=click.Choice(tuple(LANGUAGES)), default="en", show_default=True, help="The language.")
def command(lang: str) -> None:
    """Print the rules of the game."""
    click.echo(Words(lang).rules(), nl=False)
