"""`mahe rules`: the rules in words."""

from __future__ import annotations

from importlib import resources
from typing import Final

import click

LANGUAGES: Final = ("en",)


@click.command("rules")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language.")
def command(lang: str) -> None:
    """Print the rules of the game."""
    text = resources.files("mahe") / "locales" / lang / "rules.md"
    click.echo(text.read_text(encoding="utf-8"), nl=False)
