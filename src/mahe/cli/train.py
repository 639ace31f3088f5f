"""`mahe train`: how ancient learns."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import click

from mahe.cli.limits import number_callback
from mahe.cli.scheduler_option import scheduler_option, workers
from mahe.cli.seed_option import seed_option
from mahe.cli.streams import remark_to_people
from mahe.executors import Threads
from mahe.network_layout import table_key
from mahe.rules import Rules
from mahe.rules.rules import TABLE_SIZES
from mahe.sentences import did_you_mean

MOST_LEARNT = 1_000_000
"""Games whose positions all have to fit in memory at once."""

ALL_TABLES: Final = tuple(table_key(Rules(players=players, turtles_each=each)) for players, each in TABLE_SIZES)


@click.command("train")
@click.option(
    "--out",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="Keep everything in this folder. What is there already is taken up again.",
)
@click.option(
    "--tables",
    default=",".join(ALL_TABLES),
    show_default=True,
    metavar="TABLE,…",
    help="Which to learn: the number of players, with x2 for two turtles each.",
)
@click.option("--generations", type=click.IntRange(1, 10_000), default=8, show_default=True, metavar="N")
@click.option(
    "--games",
    type=click.IntRange(1, MOST_LEARNT),
    default=8000,
    show_default=True,
    metavar="N",
    help="In a generation.",
)
@click.option(
    "--trace",
    type=click.FloatRange(0, 1),
    callback=number_callback,
    default=0.6,
    show_default=True,
    help="How far a result reaches back: 0 believes the look-ahead, 1 the result alone.",
)
@click.option("--width", type=click.IntRange(1, 1024), default=64, show_default=True, help="Units of the first layer.")
@click.option("--second", type=click.IntRange(1, 1024), default=32, show_default=True, help="Units of the second.")
@click.option(
    "--matches",
    type=click.IntRange(1, MOST_LEARNT),
    default=400,
    show_default=True,
    metavar="N",
    help="Games against navigator after each generation.",
)
@click.option(
    "--exact",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Teach 2x2 what positions of the end are worth as this file has it: see `mahe solve --clutches`.",
)
@seed_option
@scheduler_option
def command(
    folder: Path,
    tables: str,
    generations: int,
    games: int,
    trace: float,
    width: int,
    second: int,
    matches: int,
    exact: Path | None,
    seed: int,
    scheduler: str | None,
) -> None:
    """Train the networks that ancient plays by.

    \b
    mahe train --out trained/
    mahe train --out quick/ --tables 4 --generations 3 --games 1000

    They play against themselves on the kernel and learn from what came of it. Each generation is kept, so that
    training can be stopped at any time and taken up again by the same command. In the end weights.npz holds the
    networks of all tables in the folder, curve.svg the learning curve. Needs the extra `train`, with PyTorch.
    """
    keys = [key.strip() for key in tables.split(",")]
    for key in keys:
        if key not in ALL_TABLES:
            raise click.BadParameter(
                f"there is no table {key!r}{did_you_mean(key, ALL_TABLES)}; there are {', '.join(ALL_TABLES)}.",
                param_hint="'--tables'",
            )
    from mahe.bots.solved_end import read_end

    end = read_end(exact) if exact else None
    checksum = hashlib.sha256(exact.read_bytes()).hexdigest() if exact else ""
    from mahe.lab.train.session import train
    from mahe.lab.train.training import Settings

    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(generations, games, trace, width, second, matches, seed, checksum)
    with workers(scheduler, Threads) as executor:
        for line in train(folder, keys, settings, executor, end):
            remark_to_people(line)
    click.echo(f"The weights are in {folder / 'weights.npz'}, the learning curve in {folder / 'curve.svg'}.")
