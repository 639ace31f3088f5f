"""`mahe tune`: the best thresholds for a table."""

from __future__ import annotations

from pathlib import Path

import click

from mahe.bots import USUAL_BOT
from mahe.cli.limits import MOST_GAMES
from mahe.cli.plot_option import plot_option
from mahe.cli.progress import Stopped, stoppable_progress
from mahe.cli.scheduler_option import scheduler_option, workers
from mahe.cli.seat_bots import bots_of_others, check_kernel_plays
from mahe.cli.seed_option import seed_option
from mahe.cli.table_options import table_options
from mahe.cli.tune_answer import tuning_json, tuning_text
from mahe.executors import Threads
from mahe.lab.simulate import KERNEL_BOTS
from mahe.rules import Rules


@click.command("tune")
@table_options
@click.option(
    "--against",
    "names",
    default=USUAL_BOT,
    show_default=True,
    metavar="BOT,…",
    help=f"One bot for all other seats, or one for each: {' or '.join(KERNEL_BOTS)}.",
)
# Counting the situations takes the kernel, which --help does without. A test holds the number.
@click.option("--by-situation", is_flag=True, help="Then find a threshold for each of 54 situations: takes minutes.")
@click.option(
    "--games",
    type=click.IntRange(1000, MOST_GAMES),
    default=200_000,
    show_default=True,
    metavar="N",
    help="How many games each of the best few plays in the end.",
)
@seed_option
@scheduler_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
@plot_option
def command(
    rules: Rules,
    names: str,
    by_situation: bool,
    games: int,
    seed: int,
    scheduler: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Find the thresholds with which swimmer wins most.

    \b
    mahe tune --players 4
    mahe tune --players 2 --against hatchling --plot risks.svg
    mahe tune --players 5 --cards --by-situation

    Each pair of risks that swimmer can take plays in every seat in turn; the best few meet in a final on fresh
    seeds, and the answer says how sure it is. Ctrl-C stops, and shows which pairs have won how much by then. This
    needs the compiled kernel, which comes with the extra `lab`.
    """
    opponents = bots_of_others(names, rules)
    check_kernel_plays(opponents, "--against")
    from mahe.lab.tune import Matchup, RisksSearch, tune_limits

    risks, limits, stopped = None, None, False
    with workers(scheduler, Threads) as executor:
        matchup = Matchup(rules, opponents, seed, executor)
        search = RisksSearch(matchup, games)
        try:
            risks = search.run(stoppable_progress)
            limits = tune_limits(matchup, risks, games, stoppable_progress) if by_situation else None
        except Stopped:
            stopped = True
    if plot and risks:
        from mahe.lab.tune_plots import plot_limits, plot_risks

        if limits:
            plot_limits(plot, matchup, limits)
        else:
            plot_risks(plot, matchup, risks)
    answer = tuning_json if as_json else tuning_text
    click.echo(answer(search, risks, limits, stopped=stopped), nl=False)
    if stopped:
        raise click.exceptions.Abort
