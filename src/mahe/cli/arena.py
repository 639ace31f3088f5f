"""`mahe arena`: bots against each other."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import click

from mahe.bots import bot_names, make_bot, shadowed_names
from mahe.cli.arena_answer import arena_json, arena_text
from mahe.cli.bot_type import THERE_ARE, BotType
from mahe.cli.compiling import compiling_notice
from mahe.cli.engine_time_option import engine_time_option
from mahe.cli.limits import GAMES
from mahe.cli.plot_option import plot_option
from mahe.cli.progress import progress
from mahe.cli.scheduler_option import scheduler_option, workers
from mahe.cli.seed_option import seed_option
from mahe.cli.streams import remark
from mahe.cli.table_options import tables_options
from mahe.executors import Inline
from mahe.lab.arena import Contest, report
from mahe.lab.engine import Limits, close_engines, name_engine
from mahe.lab.processes import Processes
from mahe.lab.simulate import has_kernel
from mahe.rules import Rules

NO_KERNEL: Final = 'mahe: the luck stays in, since taking it out needs Numba: pip install "mahe[lab]"'


@click.command("arena", epilog=THERE_ARE)
@click.argument("bots", type=BotType(), nargs=-1, metavar="BOT BOT...")
@click.option(
    "--engine",
    "engines",
    multiple=True,
    metavar="COMMAND",
    help="A program that plays, too, in any language: docs/engine.md. Can be given several times.",
)
@engine_time_option
@tables_options
@click.option(
    "--games",
    type=GAMES,
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games for each line-up, at least: every bot sits on every seat as often.",
)
@seed_option
@click.option(
    "--jobs", type=click.IntRange(1, 1024), metavar="N", help="How many processes.  [default: one for each core]"
)
@scheduler_option
@click.option("--plain", is_flag=True, help="Leave the luck in: count wins and nothing else.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
@plot_option
def command(
    bots: tuple[str, ...],
    engines: tuple[str, ...],
    engine_time: float,
    tables: tuple[Rules, ...],
    games: int,
    seed: int,
    jobs: int | None,
    scheduler: str | None,
    plain: bool,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Let bots play against each other, and print how strong each is.

    \b
    mahe arena hatchling swimmer navigator ancient --players 2,4
    mahe arena ancient navigator --players 4 --games 4000 --plot ranking.svg
    mahe arena swimmer --engine "node examples/otter.js" --players 2 --games 200

    One of a bot meets a table of another, and the other way round, for every two of them. It plays each seat in turn,
    all with the same dice and cards. What dice and cards brought beyond what was to be expected of them is taken out of
    the results (control variates), and so is the luck of how a game ended, by playing its last clutches many times; so
    fewer games say as much. This needs the compiled kernel, which comes with the extra `lab`. Ctrl-C stops, and shows
    what is known by then. An engine that fails or takes too long loses the game.
    """
    _check(bots, engines)
    if scheduler and jobs:
        raise click.UsageError("--jobs is for this machine: a cluster has as many as it has workers.")
    if scheduler and engines:
        raise click.UsageError("--engine is for this machine: a cluster plays bots that are installed on its workers.")
    bots = _with_engines(bots, engines, engine_time)
    with_luck = not plain and has_kernel()
    if with_luck:
        from mahe.lab.arena.luck import compile_luck

        with compiling_notice():
            compile_luck()
    elif not plain:
        remark(NO_KERNEL)
    contest = Contest(tables, bots, games=games, seed=seed, with_luck=with_luck)
    interrupted = False
    try:
        with (
            workers(scheduler, lambda: Inline() if jobs == 1 else Processes(jobs)) as executor,
            progress(contest.games) as advance,
            closing(contest.play(executor)) as play,
        ):
            for more in play:
                advance(more)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        close_engines()
    reports = tuple(report(rules, shares) for rules in contest.tables if (shares := contest.shares(rules)))
    if plot and reports:
        from mahe.lab.arena.plot import plot_arena

        plot_arena(plot, contest, reports)
    click.echo(arena_json(contest, reports) if as_json else arena_text(contest, reports), nl=False)
    if interrupted:
        raise click.exceptions.Abort


def _with_engines(bots: tuple[str, ...], engines: tuple[str, ...], seconds: float) -> tuple[str, ...]:
    """Return the names of all, having started every engine once to see that it can be."""
    try:
        for started in engines:
            bots += (name_engine(started, Limits.with_answer(seconds), (*bots, *bot_names())),)
    finally:
        close_engines()
    return bots


def _check(bots: tuple[str, ...], engines: tuple[str, ...]) -> None:
    """Refuse bots that cannot meet, before the long work."""
    if len(bots) + len(engines) < 2:
        raise click.UsageError(f"an arena needs at least two bots. {THERE_ARE}")
    for index, name in enumerate(bots):
        if name in bots[:index]:
            raise click.UsageError(f"{name} is named twice; each bot plays as many seats as it needs.")
        make_bot(name, Random(0))
    for name in shadowed_names():
        remark(f"mahe: an installed package has a bot called {name}, too; the name means ours")
