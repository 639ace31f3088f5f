"""`mahe terminal`: the game in a terminal, on a screen or at a plain prompt."""

from __future__ import annotations

import codecs
import os
import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

from mahe.bots import USUAL_BOT
from mahe.cli.bot_type import BotType
from mahe.cli.choice import Choice
from mahe.cli.files import read_record
from mahe.cli.language import language_option
from mahe.cli.table_options import table_options
from mahe.locales import Words
from mahe.record import BadName, Record, format_bot, parse_bot, person_name
from mahe.record.dates import today
from mahe.rules import MaheError, Rules
from mahe.sentences import printable

if TYPE_CHECKING:
    from mahe.terminal.address import Address
    from mahe.terminal.record_file import RecordFile
    from mahe.terminal.start_options import StartOptions

_SHOWN: Final = ("plain", "speed", "lang")
"""The options that say how games are shown. All others start one right away."""


class _PeopleOption(click.Option):
    """Shows its default in the help as the catalogue has it, which is too slow to read for any other command."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option and what it does."""
        record = super().get_help_record(ctx)
        return record and (record[0], f"{record[1]}  [default: {Words('en')('home-default-name')}]")


@click.command("terminal")
@click.argument("target", required=False, metavar="[FILE or LINK]")
@table_options
@click.option(
    "--people",
    cls=_PeopleOption,
    metavar="NAME,…",
    help="The people at this keyboard, from seat 1 on. Bots take the other seats.",
)
@click.option("--bot", type=BotType(), default=USUAL_BOT, show_default=True, help="Which bot takes them.")
@click.option(
    "--seed", type=int, metavar="N", help="Any number: the same one gives the same dice.  [default: new dice]"
)
@click.option(
    "--record",
    "path",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the game into this file, also if it is broken off.",
)
@click.option("--plain", is_flag=True, help="No screen: numbered choices and one line for every event.")
@click.option(
    "--speed",
    type=Choice(("calm", "quick", "instant")),
    default="calm",
    show_default=True,
    help="How fast moves are shown.",
)
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    target: str | None,
    rules: Rules,
    people: str | None,
    bot: str,
    seed: int | None,
    path: Path | None,
    plain: bool,
    speed: str,
    lang: str,
) -> None:
    """Play in the terminal, with bots or with others.

    Without options it asks how to play. A FILE is a game to watch again, a LINK a table of a server to sit down at.

    \b
    mahe terminal
    mahe terminal --players 2 --people Ada,Ben --record ours.mahe
    mahe terminal ours.mahe
    mahe terminal http://host:8000/#a1B2c3
    """
    from mahe.terminal.start_options import StartOptions

    words = Words(lang)
    today(os.environ)  # a date that records cannot have is refused before the game
    names = _names(rules, people, bot, words)
    if path is not None and target is not None:
        raise click.UsageError("--record is for a game that begins here, not for a FILE or a LINK. W saves a game too.")
    file = _take(path, words) if path is not None else None
    plan = StartOptions(words, secrets.randbits(64) if seed is None else seed, speed, file=file)
    if target is not None and "://" in target:
        plan = replace(plan, address=_look_at(target, words), visitor=names[0] if people else "")
    elif target is not None:
        plan = replace(plan, record=_read(Path(target)))
    elif any(
        ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE for name in ctx.params if name not in _SHOWN
    ):
        plan = replace(plan, rules=rules, names=names)
    try:
        _at_the_prompt(plan) if plain or not _has_screen() else _on_the_screen(plan)
    finally:
        if file is not None and file.close():
            click.echo(words("terminal-saved", path=printable(file.path)))


def _has_screen() -> bool:
    """Return whether a board can be drawn: in a terminal, and in characters that it can show."""
    if not sys.stdin.isatty() or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return False
    return codecs.lookup(sys.stdout.encoding).name == "utf-8"


def _names(rules: Rules, people: str | None, bot: str, words: Words) -> tuple[str, ...]:
    """Return who sits where; a bot's name begins with "bot:"."""
    if people is None:
        people = words("home-default-name")
    names = [name.strip() for name in people.split(",") if name.strip()]
    if not 1 <= len(names) <= rules.players:
        raise click.BadParameter(
            f"{rules.players} players need 1 to {rules.players} names, not {len(names)}.", param_hint="'--people'"
        )
    called: list[str] = []
    for name in names:
        if not name.isprintable():
            # A form can show what it has made of a name; here nobody would see it before the game.
            raise click.BadParameter(f"{name!r} has a character that cannot be printed.", param_hint="'--people'")
        try:
            called.append(person_name(name, called))
        except BadName as error:
            raise click.BadParameter(f"{error}.", param_hint="'--people'") from error
    return (*called, *(format_bot(bot) for _ in rules.seats[len(names) :]))


def _take(path: Path, words: Words) -> RecordFile:
    """Return the file of `--record`, once it is clear that nothing would be overwritten."""
    from mahe.terminal.record_file import NameTaken, RecordFile

    try:
        return RecordFile(path)
    except NameTaken as error:
        raise click.BadParameter(error.localized(words), param_hint="'--record'") from error


def _read(path: Path) -> Record:
    try:
        return read_record(path)
    except MaheError as error:
        raise click.ClickException(f"{printable(path)}: {error}") from error


def _look_at(link: str, words: Words) -> Address:
    """Return the table behind *link*, once it is known to exist."""
    from mahe.terminal.address import parse_link
    from mahe.terminal.refusal import Refused

    address = parse_link(link)
    try:
        address.ask("GET")
    except Refused as error:
        raise click.ClickException(f"{address.link}: {error.localized(words)}") from error
    return address


def _at_the_prompt(plan: StartOptions) -> None:
    from mahe.terminal.plain_app import run_plain

    try:
        run_plain(plan, input if sys.stdin.isatty() else _read_line, click.echo)
    except (EOFError, KeyboardInterrupt) as error:
        raise click.Abort from error


def _read_line(prompt: str) -> str:
    """Return the next line from a pipe, and echo it, so that the output reads as it would in a terminal."""
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo()
        raise EOFError
    answer = line.removesuffix("\n")
    click.echo(answer if answer.isprintable() and len(answer) < 80 else ascii(answer[:80]))
    return answer


def _on_the_screen(plan: StartOptions) -> None:
    from mahe.bots import bot_maker
    from mahe.terminal.app import MaheApp

    for name in plan.names:
        if (bot := parse_bot(name)) is not None:
            # A bot that cannot be created is refused before anything is drawn.
            bot_maker(bot)
    app = MaheApp(plan)
    if after := app.run():
        click.echo(after)
    if app.return_code:
        raise click.exceptions.Exit(app.return_code)
