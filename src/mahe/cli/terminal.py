"""`mahe terminal`: a game at a prompt."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path
from random import Random

import click

from mahe.bots import BOTS, make_bot
from mahe.cli.files import shown
from mahe.cli.table_options import table_options
from mahe.play import BotPlayer, Person, SeededDice, Sitter, Table
from mahe.record import format_record
from mahe.rules import Rules
from mahe.terminal.prompt import play_at_prompt


@click.command("terminal")
@table_options
@click.option(
    "--people",
    default="You",
    show_default=True,
    metavar="NAME,…",
    help="The people at this keyboard, from seat 1 on. Bots take the other seats.",
)
@click.option(
    "--bot", type=click.Choice(tuple(BOTS)), default="swimmer", show_default=True, help="Which bot takes them."
)
@click.option(
    "--seed", type=int, metavar="N", help="Any number: the same one gives the same dice.  [default: new dice]"
)
@click.option(
    "--record",
    "path",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the game into this file, also if it is broken off.",
)
def command(rules: Rules, people: str, bot: str, seed: int | None, path: Path | None) -> None:
    """Play a game in the terminal, with bots or with other people.

    \b
    mahe terminal
    mahe terminal --players 2 --people Ada,Ben --record ours.mahe
    """
    names = [name.strip() for name in people.split(",") if name.strip()]
    if not 1 <= len(names) <= rules.players:
        raise click.BadParameter(
            f"{rules.players} players need 1 to {rules.players} names, not {len(names)}.", param_hint="'--people'"
        )
    for name in names:
        if not name.isprintable():
            raise click.BadParameter(f"{name!r} has a character that cannot be printed.", param_hint="'--people'")
    root = secrets.randbits(64) if seed is None else seed
    sitters: list[Sitter] = [Person(name) for name in names]
    for seat in rules.seats[len(names) :]:
        sitters.append(BotPlayer(bot, make_bot(bot, Random(f"{root}/seat {seat}"))))
    table = Table(rules, sitters, SeededDice(Random(f"{root}/dice")))
    # Before the first move, so that nobody plays a game that cannot be kept.
    _keep(table, path)
    click.echo("Mahé. Your turtles race round the island; the one on top decides and collects.")
    click.echo("`mahe rules` tells the rules. Ctrl-C ends the game.")
    try:
        play_at_prompt(
            table,
            ask=lambda prompt: str(click.prompt(prompt, prompt_suffix="", default="", show_default=False)),
            tell=click.echo,
        )
    except click.Abort:
        click.echo()
        raise
    finally:
        _keep(table, path)
        if path is not None:
            click.echo(f"The game is in {shown(path)}.")


def _keep(table: Table, path: Path | None) -> None:
    """Write the game so far to *path*, if there is one."""
    if path is not None:
        path.write_text(format_record(table.record(date=date.today().isoformat())), encoding="utf-8", newline="\n")
