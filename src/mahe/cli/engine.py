"""`mahe engine`: a bot over standard input and output, for programs in any language."""

from __future__ import annotations

import sys

import click

from mahe.bots import LEVELS
from mahe.cli.bot_type import THERE_ARE, BotType
from mahe.cli.engine_time_option import engine_time_option
from mahe.cli.seed_option import seed_option


@click.command("engine", epilog=THERE_ARE)
@click.argument("bot", type=BotType(), default=LEVELS[-1], metavar="[BOT]")
@click.option(
    "--check",
    "checked",
    metavar="COMMAND",
    help="Start another program by this command, and check that it is an engine.",
)
@engine_time_option
@seed_option
def command(bot: str, checked: str | None, engine_time: float, seed: int) -> None:
    """Answer the questions of another program with a bot.

    \b
    mahe engine navigator
    mahe engine --check "node examples/otter.js"

    Reads lines and answers with lines until the input ends or says quit, for programs in any language; docs/engine.md
    describes them on one page. Try decide 4x1/4BA17C/5/13..55.2/2:B24. Unless you name a bot it is the strongest. With
    --check nothing is read: an engine of your own is asked about positions of every kind of table and plays whole
    games, and one sentence says what is wrong with it.
    """
    if checked is not None:
        from mahe.lab.engine import Limits
        from mahe.lab.engine.check import check_engine

        found = check_engine(checked, limits=Limits.with_answer(engine_time), seed=seed)
        author = f" by {found.author}" if found.author else ""
        click.echo(f"{found.name}{author}: passes, with {found.decisions:,} decisions")
        return
    from mahe.lab.engine.answering import answer_all

    answer_all(bot, sys.stdin.buffer, _say)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
