"""`mahe verify`: is this record a game by the rules, and do its dice follow from its chains?"""

from __future__ import annotations

from pathlib import Path

import click

from mahe.cli.files import UnreadableFile, read_record
from mahe.cli.streams import remark
from mahe.play import DiceCheck, WrongDice, check_dice
from mahe.record import NotARecord, Record, RecordError, format_turns
from mahe.rules import standing
from mahe.sentences import printable


@click.command("verify")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, readable=False), metavar="FILE...")
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Check games in .mahe files against the rules, and their dice.

    Every game is replayed from its record, and every die and card of a game at a server's table is drawn again. One
    line per file says that it is right, or where it is wrong and what would be right.

    \b
    mahe verify ours.mahe
    mahe verify games/*.mahe

    Exit status: 0 if every game is right, 1 if one breaks the rules, misreports itself or has wrong dice, 2 if a file
    cannot be read as a record at all.
    """
    status = 0
    for path in files:
        try:
            record = read_record(path)
            dice = check_dice(record)
        except (UnreadableFile, NotARecord) as error:
            remark(f"{printable(path)}: {error}")
            status = 2
        except (RecordError, WrongDice) as error:
            remark(f"{printable(path)}: {error}")
            status = max(status, 1)
        else:
            click.echo(f"{printable(path)}: right, {_summary(record)}; dice: {_dice(dice)}")
    ctx.exit(status)


def _summary(record: Record) -> str:
    *_, final = record.states()
    result = standing(final)
    count = len(format_turns(record.first, record.events))
    turns = "1 turn" if count == 1 else f"{count} turns"
    if not result.winners:
        return f"unfinished after {turns}"
    names = " and ".join(f"seat {seat} ({record.names[seat - 1]})" for seat in result.winners)
    verb = "wins" if len(result.winners) == 1 else "share the win"
    return f"{turns}, {names} {verb} with {max(result.eggs)} eggs"


def _dice(check: DiceCheck | None) -> str:
    if check is None:
        return "not checked, the record carries no chains"
    if not check.draws:
        return "nothing has been drawn yet"
    if check.draws == 1:
        return f"the only draw checks out{', by the server alone' if check.alone else ''}"
    alone = "all" if check.alone == check.draws else f"{check.alone or 'none'} of them"
    return f"all {check.draws} draws check out, {alone} by the server alone"
