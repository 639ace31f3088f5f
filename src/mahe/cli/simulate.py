"""`mahe simulate`: many games between bots."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from mahe.bots import USUAL_BOT
from mahe.cli.bot_type import THERE_ARE
from mahe.cli.choice import Choice
from mahe.cli.compare_answer import comparison_json, comparison_text
from mahe.cli.limits import GAMES
from mahe.cli.plot_option import plot_option
from mahe.cli.progress import Stopped, stoppable_progress
from mahe.cli.records_folder import RecordsFolder, clear_folder
from mahe.cli.scheduler_option import scheduler_option, workers
from mahe.cli.seat_bots import bots_of_all, check_kernel_plays
from mahe.cli.seed_option import seed_option
from mahe.cli.simulate_answer import simulation_json, simulation_text
from mahe.cli.table_options import table_options
from mahe.executors import Threads
from mahe.lab.compare import BATCHES, Comparison
from mahe.lab.processes import LaterProcesses
from mahe.lab.simulate import KERNEL_BOTS, Counter, Setting, Tally, count_games, has_kernel, play_games
from mahe.record.dates import today
from mahe.rules import MaheError, Rules

WRITTEN_AT_ONCE: Final = 100
"""How many games the kernel plays before their records are written."""

bots_option = click.option(
    "--bots",
    "names",
    default=USUAL_BOT,
    show_default=True,
    metavar="BOT,…",
    help=f"One bot for all seats, or one for each. {THERE_ARE}",
)


@click.command("simulate")
@table_options
@click.option("--games", type=GAMES, default=1000, show_default=True, metavar="N", help="How many games.")
@seed_option
@bots_option
@click.option(
    "--compare",
    "changes",
    multiple=True,
    metavar="OPTIONS",
    help="Play this too, on the same seeds, and show the differences: table options or --bots, in quotes. "
    "May be given several times.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write every game into this folder, as .mahe files. It must hold no others.",
)
@click.option("--overwrite", is_flag=True, help="Replace the games of an earlier run in that folder.")
@click.option(
    "--engine",
    type=Choice(["kernel", "rules"]),
    help="The compiled kernel or the plain rules.  [default: the kernel if it is installed, knows the bots and need "
    "not write records]",
)
@scheduler_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
@plot_option
@click.pass_context
def command(
    context: click.Context,
    rules: Rules,
    games: int,
    seed: int,
    names: str,
    changes: tuple[str, ...],
    records: Path | None,
    overwrite: bool,
    engine: str | None,
    scheduler: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Let bots play many games, and print who wins how often.

    \b
    mahe simulate --players 3 --games 500 --bots swimmer,hatchling,hatchling
    mahe simulate --players 2 --turtles 1 --records games/
    mahe simulate --games 1000000 --engine kernel --plot wins.svg
    mahe simulate --games 100000 --compare "--deck '4 4 4 4 4 4'" --compare --cards

    The compiled kernel comes with the extra `lab` and is far quicker. The same seed gives the same games on any
    machine, but each engine has its own. Ctrl-C stops, and shows what has been played by then.
    """
    base = Setting(rules, bots_of_all(names, rules))
    settings = [base, *(_changed(context, base, change) for change in changes)]
    bots = {bot for setting in settings for bot in setting.bots}
    if engine is None:
        engine = "kernel" if records is None and has_kernel() and bots <= {*KERNEL_BOTS} else "rules"
    if engine == "kernel":
        check_kernel_plays(sorted(bots), "--engine")
    if overwrite and records is None:
        raise click.BadParameter("say with --records in which folder.", param_hint="'--overwrite'")
    if scheduler and records is not None:
        raise click.BadParameter("a cluster writes no records.", param_hint="'--records'")
    if changes:
        _check_comparison(games, records)
        _compare(settings, ("", *changes), games, seed, engine, scheduler, as_json, plot)
        return
    folder = None
    if records is not None:
        folder = RecordsFolder(records, games, today(os.environ), seed, engine)
        clear_folder(records, overwrite=overwrite)
    _simulate(base, games, seed, engine, scheduler, folder, as_json, plot)


def _simulate(
    setting: Setting,
    games: int,
    seed: int,
    engine: str,
    scheduler: str | None,
    records: RecordsFolder | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    tally = Tally(setting.rules)
    stopped = False
    try:
        if records:
            record = _record_kernel if engine == "kernel" else _record_rules
            record(tally, setting.bots, games, seed, records)
        else:
            _count(tally, setting, games, seed, engine, scheduler)
    except Stopped:
        stopped = True
    if plot and tally.games:
        from mahe.lab.plots import plot_simulation

        plot_simulation(plot, tally, setting.bots, seed, engine)
    answer = simulation_json if as_json else simulation_text
    click.echo(answer(tally, setting.bots, seed, engine, games), nl=False)
    if stopped:
        raise click.exceptions.Abort


def _compare(
    settings: Sequence[Setting],
    changes: Sequence[str],
    games: int,
    seed: int,
    engine: str,
    scheduler: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    comparison = Comparison(settings, games)
    count, here = _counter(engine)
    stopped = False
    try:
        with (
            workers(scheduler, here) as executor,
            stoppable_progress(games * len(settings)) as advance,
            closing(comparison.play(count, seed, executor)) as play,
        ):
            for more in play:
                advance(more)
    except Stopped:
        stopped = True
    if plot and comparison.has_answer:
        from mahe.lab.plots import plot_comparison

        plot_comparison(plot, comparison, changes, seed, engine)
    answer = comparison_json if as_json else comparison_text
    click.echo(answer(comparison, changes, seed, engine), nl=False)
    if stopped:
        raise click.exceptions.Abort


def _counter(engine: str) -> tuple[Counter, Callable[[], Executor]]:
    """Return who counts games, and who does it on this machine."""
    if engine == "rules":
        return count_games, LaterProcesses
    from mahe.lab.simulate_compiled import count_compiled

    return count_compiled, Threads


def _count(tally: Tally, setting: Setting, games: int, seed: int, engine: str, scheduler: str | None) -> None:
    """Play games into *tally*."""
    count, here = _counter(engine)
    with (
        workers(scheduler, here) as executor,
        stoppable_progress(games) as advance,
        closing(count([(setting, range(games))], seed, executor)) as counted,
    ):
        for _, counts in counted:
            tally.add_counts(counts)
            advance(counts.games)


def _record_rules(tally: Tally, bots: Sequence[str], games: int, seed: int, records: RecordsFolder) -> None:
    """Play games by the plain rules, and write them."""
    with stoppable_progress(games) as advance:
        for number, table in enumerate(play_games(tally.rules, bots, games=games, seed=seed), 1):
            tally.add(table)
            records.write(number, table.record(date=records.date, extra=records.tags(number)))
            advance(1)


def _record_kernel(tally: Tally, bots: Sequence[str], games: int, seed: int, records: RecordsFolder) -> None:
    """Play games on the kernel, and write them."""
    from mahe.lab.simulate_compiled import count_compiled, record_compiled

    # Ctrl-C takes effect between two batches, so that all games that were counted are written as well.
    with stoppable_progress(games) as advance:
        for first in range(0, games, WRITTEN_AT_ONCE):
            some = range(first, min(first + WRITTEN_AT_ONCE, games))
            for _, counts in count_compiled([(Setting(tally.rules, tuple(bots)), some)], seed):
                tally.add_counts(counts)
            for game in some:
                tags = records.tags(game + 1)
                record = record_compiled(tally.rules, bots, seed=seed, game=game, date=records.date, extra=tags)
                records.write(game + 1, record)
            advance(len(some))


def _check_comparison(games: int, records: Path | None) -> None:
    if records is not None:
        raise click.BadParameter("a comparison writes no records.", param_hint="'--records'")
    if games < BATCHES:
        raise click.BadParameter(f"a comparison needs at least {BATCHES} games.", param_hint="'--games'")


@click.command("--compare", add_help_option=False)
@table_options
@bots_option
def _setting(rules: Rules, names: str) -> Setting:
    """Make a setting of what a change says; what it does not say is as in the base, by the context's defaults."""
    return Setting(rules, bots_of_all(names, rules))


def _changed(context: click.Context, base: Setting, change: str) -> Setting:
    """Return *base*, which the options in *context* describe, with the options in *change* instead."""
    own = {parameter.name for parameter in _setting.params}
    defaults = {name: value for name, value in context.params.items() if name in own}
    try:
        with _setting.make_context("--compare", shlex.split(change), default_map=defaults) as changed:
            setting = _setting.invoke(changed)
    except click.ClickException as error:
        raise click.BadParameter(f"{change}: {error.format_message()}", param_hint="'--compare'") from error
    except (MaheError, ValueError) as error:
        raise click.BadParameter(f"{change}: {error}", param_hint="'--compare'") from error
    assert isinstance(setting, Setting)
    if setting == base:
        raise click.BadParameter(f"{change!r} changes nothing.", param_hint="'--compare'")
    return setting
