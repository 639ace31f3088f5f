"""`mahe verify`: is this record a game by the rules?"""

from __future__ import annotations

from pathlib import Path

import click

from mahe.cli.files import UnreadableFile, read_record
from mahe.record import NotARecord, Record, RecordError, format_turns
from mahe.rules import standing


@click.command("verify")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Replay records under the rules and say what is wrong with them.

    Exit status: 0 if every game is right, 1 if one breaks the rules or misreports itself, 2 if a file cannot be read
    as a record at all.
    """
    status = 0
    for path in files:
        try:
            record = read_record(path)
        except (UnreadableFile, NotARecord) as error:
            click.echo(f"{_shown(path)}: {error}", err=True)
            status = 2
        except RecordError as error:
            click.echo(f"{_shown(path)}: {error}", err=True)
            status = max(status, 1)
        else:
            click.echo(f"{_shown(path)}: right, {_summary(record)}")
    ctx.exit(status)


def _summary(record: Record) -> str:
    *_, final = record.states()
    result = standing(final)
    turns = len(format_turns(record.rules, record.events))
    if not result.winners:
        return f"unfinished after {turns} turns"
    names = " and ".join(f"seat {seat} ({record.names[seat - 1]})" for seat in result.winners)
    verb = "wins" if len(result.winners) == 1 else "share the win"
    return f"{turns} turns, {names} {verb} with {max(result.eggs)} eggs"


def _shown(path: Path) -> str:
    """Return the name of a file fit for a terminal, whatever bytes it is made of."""
    name = str(path)
    return name if name.isprintable() else ascii(name)[1:-1]
