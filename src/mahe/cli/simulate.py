"""`mahe simulate`: many games between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click

from mahe.bots import BOTS, UnknownBot
from mahe.cli.table_options import table_options
from mahe.lab.simulate import Tally, play_games, win_interval
from mahe.play import Table
from mahe.record import format_record
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
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def command(rules: Rules, games: int, seed: int, names: str, records: Path | None, as_json: bool) -> None:
    """Let bots play many games, and print who wins how often.

    \b
    mahe simulate --players 3 --games 500 --bots swimmer,hatchling,hatchling
    mahe simulate --players 2 --turtles 1 --records games/
    """
    bots = _bots(names, rules)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tally = Tally(rules)
    for number, table in enumerate(_with_progress(play_games(rules, bots, games=games, seed=seed), games), 1):
        tally.add(table)
        if records is not None:
            path = records / f"game-{number:0{len(str(games))}}.mahe"
            path.write_text(format_record(table.record()), encoding="utf-8", newline="\n")
    click.echo(_json(tally, bots, seed) if as_json else _text(tally, bots, seed), nl=False)


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


def _with_progress(tables: Iterator[Table], games: int) -> Iterator[Table]:
    if not sys.stderr.isatty():
        yield from tables
        return
    with click.progressbar(tables, length=games, label="playing", file=sys.stderr) as bar:
        yield from bar


def _json(tally: Tally, bots: list[str], seed: int) -> str:
    games = tally.games
    answer = {
        "rules": asdict(tally.rules),
        "engine": "rules",
        "seed": seed,
        "games": games,
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                "share": one.score / games,
                "interval": win_interval(one.score, games),
                "wins": one.wins,
                "eggs": one.eggs / games,
                "clutches": one.clutches / games,
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


def _text(tally: Tally, bots: list[str], seed: int) -> str:
    rules, games = tally.rules, tally.games
    each = "one turtle" if rules.turtles_each == 1 else "two turtles"
    plural = "game" if games == 1 else "games"
    wide = max(map(len, ("bot", *bots)))
    lines = [
        f"{games:,} {plural}, {rules.players} players with {each} each, seed {seed}, plain engine",
        "",
        f"seat  {'bot':<{wide}} {'wins':>6}  {'95% interval':>15} {'eggs':>6} {'clutches':>9} {'busts':>6} {'rides':>6}"
        + (f" {'cards':>6}" if rules.cards_as_dice else ""),
    ]
    for seat, bot, one in zip(rules.seats, bots, tally.seats, strict=True):
        low, high = win_interval(one.score, games)
        line = (
            f"{seat:>4}  {bot:<{wide}} {one.score / games:>6.1%}  {low:>6.1%} – {high:>6.1%} {one.eggs / games:>6.1f} "
            f"{one.clutches / games:>9.1f} {one.busts / games:>6.1f} {one.rides / games:>6.1f}"
        )
        lines.append(line + (f" {one.cards_played / games:>6.1f}" if rules.cards_as_dice else ""))
    busts = sum(one.busts for one in tally.seats) / games
    rides = sum(one.rides for one in tally.seats) / games
    lines += [
        "",
        f"a game: {tally.turns / games:.1f} turns ({tally.shortest} to {tally.longest}), "
        f"{tally.throws / games:.1f} throws, {busts:.1f} busts, {rides:.1f} rides",
    ]
    if tally.shared_wins:
        lines.append(
            f"shared wins: {tally.shared_wins:,} ({tally.shared_wins / games:.1%}), split among those who share"
        )
    return "\n".join(lines) + "\n"
