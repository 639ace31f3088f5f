"""`mahe solve`: the two-player game, exactly."""

from __future__ import annotations

from pathlib import Path

import click

from mahe.bots import UnknownBot, bot_names, is_bot
from mahe.cli.progress import progress
from mahe.cli.solve_answer import solution_json, solution_text
from mahe.cli.table_options import table_options
from mahe.rules import Rules


@click.command("solve")
@table_options
@click.option(
    "--precision",
    type=click.FloatRange(0, 0.01, min_open=True),
    default=1e-9,
    show_default=True,
    metavar="X",
    help="By how much the answer may be wrong at most.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    metavar="FILE",
    help="Keep all values in this file. Work that was interrupted is taken up.",
)
@click.option(
    "--bots",
    "names",
    metavar="BOT,…",
    help="Tell what these bots reach against perfect play, exactly.",
)
@click.option("--against", metavar="BOT", help="With --bots: against this bot instead of perfect play.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def command(
    rules: Rules, precision: float, out: Path | None, names: str | None, against: str | None, as_json: bool
) -> None:
    """Solve the game of two players with one turtle each.

    \b
    mahe solve --players 2 --turtles 1 --deck "1 1 1 1 1 1" --set-aside 2
    mahe solve --players 2 --turtles 1 --out standard.solved
    mahe solve --players 2 --turtles 1 --deck "1 1 1 1 1 1" --bots hatchling,swimmer

    The answer is the first player's chance to win if both play their best; a shared win counts half. The standard
    deck takes some minutes on all cores and a few gigabytes. While it works, `FILE.part` holds the layers that are
    done: the same command takes it up from there.

    Bots other than ours are asked in every position, which takes long if there are more than a few cards. This needs
    the compiled kernel, which comes with the extra `lab`.
    """
    if out is not None and not out.parent.is_dir():
        raise click.BadParameter(f"there is no folder {out.parent}.", param_hint="'--out'")
    bots = [name.strip() for name in names.split(",")] if names else []
    for name in [*bots, *([against] if against else [])]:
        if not is_bot(name):
            raise UnknownBot(name, bot_names())
    if against and not bots:
        raise click.BadParameter("say with --bots who plays against it.", param_hint="'--against'")
    from mahe.bots.layers import check_table

    check_table(rules)
    from mahe.lab.solve.game import solve

    answer = solve(rules, precision=precision, out=out, progress=progress)
    strengths = {}
    if bots:
        from mahe.lab.solve.players import Perfect, player
        from mahe.lab.solve.strength import strength

        for name in bots:
            other = player(rules, against) if against else Perfect(rules)
            one = player(rules, name)
            strengths[name] = strength(rules, one, other, precision=precision, progress=progress, label=name)
    if as_json:
        click.echo(solution_json(answer, strengths, against), nl=False)
    else:
        click.echo(solution_text(answer, out, strengths, against), nl=False)
