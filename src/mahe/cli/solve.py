"""`mahe solve`: the two-player game, exactly."""

from __future__ import annotations

from pathlib import Path

import click

from mahe.bots import UnknownBot, bot_names, is_bot
from mahe.cli.compiling import compiling_notice
from mahe.cli.limits import number_callback
from mahe.cli.progress import progress
from mahe.cli.scheduler_option import scheduler_option, workers
from mahe.cli.solve_answer import solution_json, solution_text, strengths_text, work_words
from mahe.cli.solve_end import solve_last_clutches
from mahe.cli.streams import remark, remark_to_people
from mahe.cli.table_options import small_table_options
from mahe.executors import Threads
from mahe.lab.solve import PRECISION
from mahe.rules import Rules
from mahe.sentences import printable


def _own_file(context: click.Context, parameter: click.Parameter, path: Path | None) -> Path | None:
    """Return where to write, provided that nothing would be overwritten."""
    del context, parameter
    if path is None:
        return None
    if not path.name:
        raise click.BadParameter("name a file.")
    if not path.parent.is_dir():
        raise click.BadParameter(f"there is no folder {printable(path.parent)}.")
    if path.exists() and not path.is_file():
        raise click.BadParameter(f"{printable(path)} is not a file.")
    if path.exists() and path.stat().st_size:
        from mahe.bots.solution import MAGIC
        from mahe.bots.solved_end import MAGIC as MAGIC_OF_END

        with path.open("rb") as file:
            if file.read(len(MAGIC)) not in (MAGIC, MAGIC_OF_END):
                raise click.BadParameter(f"{printable(path)} exists and is no solved game; it would be overwritten.")
    return path


def _bot_names(context: click.Context, parameter: click.Parameter, text: str | None) -> list[str]:
    """Return the bots that are named, each once."""
    del context, parameter
    if text is None:
        return []
    names = list(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if not is_bot(name):
            raise UnknownBot(name, bot_names())
    return names


@click.command("solve")
@small_table_options
@click.option(
    "--precision",
    type=click.FloatRange(0, 0.01, min_open=True),
    default=PRECISION,
    callback=number_callback,
    show_default=True,
    metavar="X",
    help="By how much the answer may be wrong at most.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    callback=_own_file,
    metavar="FILE",
    help="Keep all values in this file. Work that was interrupted is taken up.",
)
@click.option(
    "--bots",
    "names",
    metavar="BOT,…",
    callback=_bot_names,
    help="Tell what these bots reach against perfect play, exactly.",
)
@click.option(
    "--against",
    metavar="BOT",
    callback=_bot_names,
    help="With --bots: against this bot instead of perfect play.",
)
@click.option(
    "--clutches",
    type=int,
    metavar="N",
    help="With two turtles each: only the last clutch (1) or the last two (2).",
)
@scheduler_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def command(
    rules: Rules,
    precision: float,
    out: Path | None,
    names: list[str],
    against: list[str],
    clutches: int | None,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Solve the game of two players with one turtle each, or the end of that with two.

    \b
    mahe solve
    mahe solve --out standard.solved
    mahe solve --deck "1 1 1 1 1 1" --set-aside 3 --bots hatchling,swimmer
    mahe solve --players 2 --turtles 2 --clutches 2 --out end.solved

    The answer is the first player's chance to win if both play their best; a shared win counts half. The standard
    deck takes some minutes on all cores and a few gigabytes. While it works, `FILE.part` holds the layers that are
    done: the same command takes it up from there. With --scheduler it must be on a disk that all workers share.

    What a bot reaches is computed against perfect play that throws on where both choices are worth the same. With the
    standard deck a bot takes half an hour and some ten gigabytes; a --precision of 1e-4 makes it quicker. Bots other
    than ours are asked in every position, which takes long if there are more than a few cards. With --clutches
    they are told by what they give away over all boards, on average and at most. This needs the compiled kernel,
    which comes with the extra `lab`.
    """
    if len(against) > 1:
        raise click.BadParameter("name one bot.", param_hint="'--against'")
    if against and not names:
        raise click.BadParameter("say with --bots who plays against it.", param_hint="'--against'")
    if clutches is not None:
        if against:
            raise click.BadParameter("with --clutches, bots are measured by perfect play.", param_hint="'--against'")
        if scheduler:
            raise click.BadParameter("with --clutches there is little to do.", param_hint="'--scheduler'")
        solve_last_clutches(rules, clutches, precision=precision, out=out, names=names, as_json=as_json)
        return
    if scheduler and out is None:
        raise click.BadParameter("a cluster needs a file on a disk that all its workers share.", param_hint="'--out'")
    from mahe.bots.solution_index import check_table

    check_table(rules)
    from mahe.lab.solve.fixed_policies import PerfectPolicy, fixed_policy
    from mahe.lab.solve.strength import strength
    from mahe.lab.solve.whole_game import solve

    # All bots are created before the work begins, so that it is not wasted on one that cannot play.
    other = fixed_policy(rules, against[0]) if against else PerfectPolicy(rules)
    players = {name: fixed_policy(rules, name) for name in names}
    remark_to_people(work_words(rules))
    try:
        with compiling_notice(), workers(scheduler, Threads) as executor:
            answer = solve(rules, precision=precision, out=out, progress=progress, executor=executor)
    except KeyboardInterrupt:
        remark("\nstopped; the same command goes on from here" if out else "\nstopped; with --out it could go on later")
        raise
    if not as_json:
        click.echo(solution_text(answer, out), nl=False)
    strengths = {
        name: strength(rules, one, other, precision=precision, progress=progress, label=name)
        for name, one in players.items()
    }
    if as_json:
        click.echo(solution_json(answer, strengths, *against), nl=False)
    elif strengths:
        click.echo(strengths_text(strengths, *against), nl=False)
