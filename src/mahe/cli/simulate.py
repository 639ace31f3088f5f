"""`mahe simulate`: many games between bots."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from mahe.cli.bot_type import THERE_ARE
from mahe.cli.choice import Choice
from mahe.cli.compare_answer import comparison_json, comparison_text
from mahe.cli.plot_option import plot_option
from mahe.cli.progress import progress
from mahe.cli.seat_bots import bots_of_all
from mahe.cli.seed_option import seed_option
from mahe.cli.simulate_answer import simulation_json, simulation_text
from mahe.cli.table_options import table_options
from mahe.lab.compare import BATCHES, Comparison, Counter, Setting
from mahe.lab.simulate import TWINS, Tally, count_games, has_kernel, play_games
from mahe.record import Record, format_record
from mahe.rules import MaheError, Rules

bots_option = click.option(
    "--bots",
    "names",
    default="swimmer",
    show_default=True,
    metavar="BOT,…",
    help=f"One bot for all seats, or one for each. {THERE_ARE}",
)


@click.command("simulate")
@table_options
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, metavar="N", help="How many games.")
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
    help="Write every game into this folder, as .mahe files.",
)
@click.option(
    "--engine",
    type=Choice(["kernel", "rules"]),
    help="The compiled kernel or the plain rules.  [default: the kernel if it is installed, knows the bots and need "
    "not write records]",
)
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
    engine: str | None,
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
    machine, but each engine has its own.
    """
    base = Setting(rules, bots_of_all(names, rules))
    settings = [base, *(_changed(context, base, change) for change in changes)]
    bots = {bot for setting in settings for bot in setting.bots}
    if engine is None:
        engine = "kernel" if records is None and has_kernel() and bots <= {*TWINS} else "rules"
    for bot in sorted(bots):
        if engine == "kernel" and bot not in TWINS:
            raise click.BadParameter(f"the kernel plays {' and '.join(TWINS)}, not {bot}.", param_hint="'--engine'")
    if changes:
        _check_comparison(games, records)
        _compare(settings, ("", *changes), games, seed, engine, as_json, plot)
    else:
        _simulate(base, games, seed, engine, records, as_json, plot)


def _simulate(
    setting: Setting, games: int, seed: int, engine: str, records: Path | None, as_json: bool, plot: Path | None
) -> None:
    play = _play_kernel if engine == "kernel" else _play_rules
    tally = play(setting, games, seed, records)
    answer = simulation_json if as_json else simulation_text
    if plot:
        from mahe.lab.plots import plot_simulation

        plot_simulation(plot, tally, setting.bots, seed, engine)
    click.echo(answer(tally, setting.bots, seed, engine), nl=False)


def _compare(
    settings: Sequence[Setting],
    changes: Sequence[str],
    games: int,
    seed: int,
    engine: str,
    as_json: bool,
    plot: Path | None,
) -> None:
    comparison = Comparison(settings, games)
    count = _counter(engine)
    with progress(games * len(settings)) as advance:
        for more in comparison.play(count, seed):
            advance(more)
    answer = comparison_json if as_json else comparison_text
    if plot:
        from mahe.lab.plots import plot_comparison

        plot_comparison(plot, comparison, changes, seed, engine)
    click.echo(answer(comparison, changes, seed, engine), nl=False)


def _counter(engine: str) -> Counter:
    if engine == "rules":
        return count_games
    from mahe.lab.compiled import count_compiled

    return count_compiled


def _play_rules(setting: Setting, games: int, seed: int, records: Path | None) -> Tally:
    write = _writer(records, games)
    tally = Tally(setting.rules)
    with progress(games) as advance:
        for number, table in enumerate(play_games(setting.rules, setting.bots, games=games, seed=seed), 1):
            tally.add(table)
            if write:
                write(number, table.record())
            advance(1)
    return tally


def _play_kernel(setting: Setting, games: int, seed: int, records: Path | None) -> Tally:
    from mahe.lab.compiled import count_compiled, record_compiled

    write = _writer(records, games)
    tally = Tally(setting.rules)
    with progress(games * 2 if write else games) as advance:
        for more in count_compiled(tally, setting.bots, range(games), seed):
            advance(more)
        if write:
            for game in range(games):
                write(game + 1, record_compiled(setting.rules, setting.bots, seed=seed, game=game))
                advance(1)
    return tally


def _writer(folder: Path | None, games: int) -> Callable[[int, Record], None] | None:
    """Return what writes a game into *folder* under its number, or None if there is no folder."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)

    def write(number: int, record: Record) -> None:
        path = folder / f"game-{number:0{len(str(games))}}.mahe"
        path.write_text(format_record(record), encoding="utf-8", newline="\n")

    return write


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
