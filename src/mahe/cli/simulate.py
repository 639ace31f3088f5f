"""`mahe simulate`: many games between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import click

from mahe.bots import BOTS, UnknownBot
from mahe.cli.table_options import table_options
from mahe.lab.simulate import TWINS, Tally, has_kernel, play_games, win_interval
from mahe.record import Record, format_record
from mahe.rules import Rules


@click.command("simulate")
@table_options
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, metavar="N", help="How many games.")
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    metavar="N",
    help="Any number: the same one gives the same games.",
)
@click.option(
    "--bots",
    "names",
    default="swimmer",
    show_default=True,
    metavar="BOT,…",
    help=f"One bot for all seats, or one for each. There are: {', '.join(BOTS)}.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write every game into this folder, as .mahe files.",
)
@click.option(
    "--engine",
    type=click.Choice(["kernel", "rules"]),
    help="The compiled kernel or the plain rules.  [default: the kernel if it is installed, knows the bots and need "
    "not write records]",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def command(
    rules: Rules, games: int, seed: int, names: str, records: Path | None, engine: str | None, as_json: bool
) -> None:
    """Let bots play many games, and print who wins how often.

    \b
    mahe simulate --players 3 --games 500 --bots swimmer,hatchling,hatchling
    mahe simulate --players 2 --turtles 1 --records games/
    mahe simulate --games 1000000 --engine kernel

    The compiled kernel comes with the extra `lab` and is far quicker. The same seed gives the same games on any
    machine, but each engine has its own.
    """
    bots = _bots(names, rules)
    if engine is None:
        engine = "kernel" if records is None and has_kernel() and {*bots} <= {*TWINS} else "rules"
    play = _play_kernel if engine == "kernel" else _play_rules
    tally = play(rules, bots, games, seed, records)
    click.echo(_json(tally, bots, seed, engine) if as_json else _text(tally, bots, seed, engine), nl=False)


def _play_rules(rules: Rules, bots: list[str], games: int, seed: int, records: Path | None) -> Tally:
    write = _writer(records, games)
    tally = Tally(rules)
    with _progress(games) as advance:
        for number, table in enumerate(play_games(rules, bots, games=games, seed=seed), 1):
            tally.add(table)
            if write:
                write(number, table.record())
            advance(1)
    return tally


def _play_kernel(rules: Rules, bots: list[str], games: int, seed: int, records: Path | None) -> Tally:
    from mahe.lab.compiled import play_compiled, record_compiled

    for bot in bots:
        if bot not in TWINS:
            raise click.BadParameter(f"the kernel plays {' and '.join(TWINS)}, not {bot}.", param_hint="'--engine'")
    write = _writer(records, games)
    tally = Tally(rules)
    with _progress(games * 2 if write else games) as advance:
        for counts in play_compiled(rules, bots, games=games, seed=seed):
            tally.add_counts(counts)
            advance(counts.games)
        if write:
            for game in range(games):
                write(game + 1, record_compiled(rules, bots, seed=seed, game=game))
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


@contextmanager
def _progress(steps: int) -> Iterator[Callable[[int], None]]:
    """Show progress on a terminal; what is yielded is told of each step done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=steps, label="playing", file=sys.stderr) as bar:
        yield bar.update


def _bots(names: str, rules: Rules) -> list[str]:
    """Return one bot's name a seat."""
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        if name not in BOTS:
            raise UnknownBot(name)
    if len(bots) == 1:
        bots *= rules.players
    if len(bots) != rules.players:
        raise click.BadParameter(
            f"{rules.players} players need one bot or {rules.players}, not {len(bots)}.", param_hint="'--bots'"
        )
    return bots


def _json(tally: Tally, bots: list[str], seed: int, engine: str) -> str:
    games = tally.games
    answer = {
        "rules": asdict(tally.rules),
        "engine": engine,
        "seed": seed,
        "games": games,
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                "share": one.score / games,
                "interval": win_interval(one.score, games),
                "wins": one.wins,
                "shared_wins": one.shared_wins,
                "eggs": one.eggs / games,
                "clutches": one.clutches / games,
                "turns": one.turns / games,
                "throws": one.throws / games,
                "busts": one.busts / games,
                "rides": one.rides / games,
                "cards_played": one.cards_played / games,
            }
            for seat, bot, one in zip(tally.rules.seats, bots, tally.seats, strict=True)
        ],
        "shared_wins": tally.shared_wins,
        "turns": {"mean": tally.turns / games, "shortest": tally.shortest, "longest": tally.longest},
        "throws": tally.throws / games,
        "busts": sum(one.busts for one in tally.seats) / games,
        "rides": sum(one.rides for one in tally.seats) / games,
        "cards_played": sum(one.cards_played for one in tally.seats) / games,
    }
    return json.dumps(answer, indent=2) + "\n"


def _text(tally: Tally, bots: list[str], seed: int, engine: str) -> str:
    rules, games = tally.rules, tally.games
    each = "one turtle" if rules.turtles_each == 1 else "two turtles"
    plural = "game" if games == 1 else "games"
    played = "compiled kernel" if engine == "kernel" else "plain engine"
    wide = max(map(len, ("bot", *bots)))
    columns = ("eggs", "clutches", "throws", "busts", "rides", *(["cards"] if rules.cards_as_dice else []))
    lines = [
        f"{games:,} {plural}, {rules.players} players with {each} each, seed {seed}, {played}",
        "",
        f"seat  {'bot':<{wide}} {'wins':>6}  {'95% interval':>15} {'shared':>6}"
        + "".join(f" {column:>{_width(column)}}" for column in columns),
    ]
    for seat, bot, one in zip(rules.seats, bots, tally.seats, strict=True):
        low, high = win_interval(one.score, games)
        line = (
            f"{seat:>4}  {bot:<{wide}} {one.score / games:>6.1%}  {low:>6.1%} – {high:>6.1%} "
            f"{one.shared_wins / games:>6.1%}"
        )
        numbers = [one.eggs, one.clutches, one.throws, one.busts, one.rides, one.cards_played]
        cells = zip(columns, numbers, strict=False)
        lines.append(line + "".join(f" {number / games:>{_width(column)}.1f}" for column, number in cells))
    busts = sum(one.busts for one in tally.seats) / games
    rides = sum(one.rides for one in tally.seats) / games
    cards = sum(one.cards_played for one in tally.seats) / games
    lines += [
        "",
        f"a game: {tally.turns / games:.1f} turns ({tally.shortest} to {tally.longest}), "
        f"{tally.throws / games:.1f} throws, {busts:.1f} busts, {rides:.1f} rides"
        + (f", {cards:.1f} cards played" if rules.cards_as_dice else ""),
    ]
    if tally.shared_wins:
        lines.append(
            f"shared wins: {tally.shared_wins:,} ({tally.shared_wins / games:.1%}), split among those who share"
        )
    return "\n".join(lines) + "\n"


def _width(column: str) -> int:
    return max(6, len(column) + 1)
