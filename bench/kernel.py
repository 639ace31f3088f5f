"""The compiled kernel beside the same game in C and by the plain rules, and beside the dice games of others.

Everyone plays at random, and CPU-seconds are counted. As all who play our game play alike, the C program counts the
steps of a game for the kernel and the plain rules too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from bench import contenders
from bench.chart import draw_chart
from bench.contenders import Contender
from bench.measure import Rate, machine, ratio
from mahe.executors import Threads
from mahe.kernel import HATCHLING, play_batch
from mahe.rules import Rules

_GAMES = 200_000
_PLAIN_GAMES = 1_000
_PIG_GAMES = 10_000
_PIG_PYTHON_GAMES = 1_000
_BACKGAMMON_GAMES = 200
_TABLES = ((4, 1), (2, 2))
"""Players and turtles each."""

_PIG = "OpenSpiel pig, 4 players, C++ bots"
_PGX = "Pgx backgammon"
_BATCHES = (1_000, 100_000, 2_000_000)
_GROWTH_GAMES = 500_000

K = TypeVar("K")


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md."""
    rounds = min(rounds, 7)
    with TemporaryDirectory() as folder:
        entrants, limits = _entrants(contenders.build_c(Path(folder)))
        games, steps = _measure(entrants, rounds)
    peers = {"open_spiel": version("open_spiel")} | ({"pgx": version("pgx")} if _PGX in entrants else {})
    lines = [
        "## The kernel",
        "",
        f"{machine()}; numba {version('numba')}, {', '.join(f'{name} {one}' for name, one in peers.items())}; {rounds} "
        f"rounds, interleaved, one thread each{' (Pgx takes more, and all are counted)' if 'pgx' in peers else ''}.",
        "",
        "| engine | games per CPU-second (range) | steps per CPU-second (range) | of C's games | over pig's steps |",
        "|---|---|---|---|---|",
    ]
    for name in entrants:
        of_c = ratio(games[name], games[limits[name]]) if name in limits else "-"
        lines.append(f"| {name} | {games[name]} | {steps[name]} | {of_c} | {ratio(steps[name], steps[_PIG])} |")
    if _PGX not in entrants:
        lines.append(f"| {_PGX} | not installed | - | - | - |")
    lines += ["", *_growth(min(rounds, 5)), ""]
    chart = Path(__file__).with_name("kernel.svg")
    draw_chart(chart, {name: rate.median for name, rate in steps.items()}, "Random play", "steps per CPU-second")
    lines += [f"![Steps per CPU-second]({chart.name})"]
    return "\n".join(lines) + "\n"


def _entrants(program: Path) -> tuple[dict[str, Contender], dict[str, str]]:
    """Return all who are measured, and for those who play our game the one in C."""
    found: dict[str, Contender] = {}
    limits: dict[str, str] = {}
    for players, turtles in _TABLES:
        rules = Rules(players=players, turtles_each=turtles)
        counted = contenders.run_c(program, rules, _GAMES, 0)
        steps = (counted["throws"] + counted["decisions"]) / counted["games"]
        table = f"{players} players with {turtles} turtle{'s' if turtles > 1 else ''}"
        in_c = f"Mahé in C -O3, {table}"
        ours = {
            in_c: contenders.in_c(program, rules, steps, _GAMES),
            f"Mahé, kernel, {table}": contenders.kernel(rules, steps, _GAMES),
            f"Mahé, plain engine from Python, {table}": contenders.plain(rules, steps, _PLAIN_GAMES),
        }
        found |= ours
        limits |= dict.fromkeys(ours, in_c)
    found[_PIG] = contenders.openspiel_bots("pig(players=4)", _PIG_GAMES)
    found["OpenSpiel pig, 4 players, from Python"] = contenders.openspiel_python("pig(players=4)", _PIG_PYTHON_GAMES)
    found["OpenSpiel backgammon, C++ bots"] = contenders.openspiel_bots("backgammon", _BACKGAMMON_GAMES)
    found["OpenSpiel backgammon, from Python"] = contenders.openspiel_python("backgammon", _BACKGAMMON_GAMES)
    if contenders.has_pgx():
        found[_PGX] = contenders.pgx_backgammon()
    return found, limits


def _measure(entrants: dict[str, Contender], rounds: int) -> tuple[dict[str, Rate], dict[str, Rate]]:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in entrants}
    for seed in range(rounds + 1):
        for name, contender in entrants.items():
            rates = contender(seed)
            if seed:  # The first round is to warm up.
                found[name].append(rates)
    games = {name: Rate(tuple(games for games, _ in rates)) for name, rates in found.items()}
    steps = {name: Rate(tuple(steps for _, steps in rates)) for name, rates in found.items()}
    return games, steps


def _growth(rounds: int) -> list[str]:
    """Return how the kernel's cost grows with players, games and threads."""
    sizes = _interleaved(range(2, 8), rounds, lambda players: _per_second(players, _GROWTH_GAMES, 1))
    settings = [(games, threads) for games in _BATCHES for threads in (1, 2)]
    batches = _interleaved(settings, rounds, lambda setting: _per_second(4, *setting))
    lines = [
        f"How it grows, random play, in games per second of the clock, {rounds} rounds, interleaved:",
        "",
        "| players | one thread |",
        "|---|---|",
        *(f"| {players}, one turtle each | {rate} |" for players, rate in sizes.items()),
        "",
        "| games | one thread | two threads | gain |",
        "|---|---|---|---|",
    ]
    for games in _BATCHES:
        one, two = batches[games, 1], batches[games, 2]
        lines.append(f"| {games:,} | {one} | {two} | {ratio(two, one)} |")
    return lines


def _interleaved(settings: Sequence[K], rounds: int, rate: Callable[[K], float]) -> dict[K, Rate]:
    found: dict[K, list[float]] = {setting: [] for setting in settings}
    for _ in range(rounds):
        for setting in settings:
            found[setting].append(rate(setting))
    return {setting: Rate(tuple(rates)) for setting, rates in found.items()}


def _per_second(players: int, games: int, threads: int) -> float:
    rules = Rules(players=players, turtles_each=1)
    start = time.perf_counter()
    with Threads(threads) as executor:
        for _ in play_batch(rules, [HATCHLING] * players, games=games, seed=1, executor=executor):
            pass
    return games / (time.perf_counter() - start)
