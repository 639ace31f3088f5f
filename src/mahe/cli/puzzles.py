"""`mahe puzzles`: today's five as text, and how new ones are made."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Final

import click

from mahe.cli.progress import Stopped
from mahe.cli.seed_option import seed_option
from mahe.cli.streams import remark_to_people
from mahe.record.dates import today

FIVE: Final = 5
MOST: Final = 10_000


def _whole_days(context: click.Context, parameter: click.Parameter, count: int) -> int:
    del context, parameter
    if count % FIVE:
        raise click.BadParameter(f"there are {FIVE} a day: it must be a multiple of {FIVE}, not {count}.")
    return count


def _day(context: click.Context, parameter: click.Parameter, text: str | None) -> date | None:
    del context, parameter
    if text is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise click.BadParameter(f"a day is written as 2026-11-17, not {text!r}.") from error


@click.command("puzzles")
@click.option("--today", "is_today", is_flag=True, help="Print the five positions of today.")
@click.option("--day", callback=_day, metavar="DATE", help="Print those of this day, such as 2026-11-17.")
@click.option(
    "--count",
    type=click.IntRange(FIVE, MOST),
    callback=_whole_days,
    default=320,
    show_default=True,
    metavar="N",
    help="How many to make, a multiple of five.",
)
@seed_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    metavar="FILE",
    help="Make new ones, and write them into this file. Work that was interrupted is taken up.",
)
def command(is_today: bool, day: date | None, count: int, seed: int, out: Path | None) -> None:
    """Print the puzzles of a day, or make new ones.

    \b
    mahe puzzles --today
    mahe puzzles --count 320 --seed 1 --out puzzles.jsonl

    Swimmers play against each other, and a puzzle is a choice in which swimmer blunders for a reason that can be
    told. Between two players the chances are exact; for others ancient plays on many times from each option, and the
    best must win clearly more. `mahe position` shows what each choice is worth. Making them takes minutes, and
    needs the compiled kernel, which comes with the extra `lab`.
    """
    wanted = date.fromisoformat(today(os.environ)) if is_today else day
    if (wanted is None) == (out is None):
        raise click.UsageError("give either --out FILE to make puzzles, or --today or --day to see some.")
    if wanted is not None:
        from mahe.review.puzzles import puzzles_of

        for puzzle in puzzles_of(wanted):
            click.echo(puzzle.text)
        remark_to_people("What each choice is worth: mahe position 'TEXT'")
    if out is not None:
        from mahe.cli.puzzle_work import make_puzzles

        try:
            make_puzzles(out, count=count, seed=seed)
        except Stopped as stopped:
            remark_to_people("Stopped: the same command resumes.")
            raise click.exceptions.Abort from stopped
        remark_to_people(f"{count} puzzles are in {out}.")
