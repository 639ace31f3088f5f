"""The compiled kernel beside the same game in C, and beside OpenSpiel's games played by its own bots in C++.

Everyone plays at random, in this process or one of its own, and CPU-seconds are counted. A step is one throw or one
decision; as all play alike, the C program counts them for the kernel too.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pyspiel

from bench.chart import draw_chart
from bench.measure import Rate, machine, ratio
from mahe.kernel import HATCHLING, play_batch
from mahe.rules import Rules

_SOURCE = Path(__file__).parent / "peers" / "c" / "mahe.c"
_GAMES = 200_000
_PIG_GAMES = 10_000
_BACKGAMMON_GAMES = 200
_TABLES = ((4, 1), (2, 2))
"""Players and turtles each."""

Contender: TypeAlias = Callable[[int], tuple[float, float]]
"""Plays with a seed; returns games and steps per CPU-second."""


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md."""
    rounds = min(rounds, 7)
    with TemporaryDirectory() as folder:
        program = _build(Path(folder))
        contenders: dict[str, Contender] = {}
        limits: dict[str, str] = {}
        for players, turtles in _TABLES:
            steps = _steps_per_game(program, players, turtles)
            table = f"{players} players with {turtles} turtle{'s' if turtles > 1 else ''}"
            in_c, ours = f"Mahé in C -O3, {table}", f"Mahé, kernel, {table}"
            contenders[in_c] = _c(program, players, turtles, steps)
            contenders[ours] = _kernel(Rules(players=players, turtles_each=turtles), steps)
            limits |= {in_c: in_c, ours: in_c}
        contenders["OpenSpiel pig, 4 players, C++ bots"] = _openspiel("pig(players=4)", _PIG_GAMES)
        contenders["OpenSpiel backgammon, C++ bots"] = _openspiel("backgammon", _BACKGAMMON_GAMES)
        games, steps_ = _measure(contenders, rounds)
    lines = [
        "## The kernel",
        "",
        f"{machine()}; numba {version('numba')}, open_spiel {version('open_spiel')}; {rounds} rounds, interleaved, one "
        "thread each.",
        "",
        "| engine | games per CPU-second (range) | steps per CPU-second (range) | of C's games | over pig's steps |",
        "|---|---|---|---|---|",
    ]
    pig = steps_["OpenSpiel pig, 4 players, C++ bots"]
    for name in contenders:
        of_c = ratio(games[name], games[limits[name]]) if name in limits else "-"
        lines.append(f"| {name} | {games[name]} | {steps_[name]} | {of_c} | {ratio(steps_[name], pig)} |")
    lines += ["", *_growth(), ""]
    chart = Path(__file__).with_name("kernel.svg")
    draw_chart(chart, {name: rate.median for name, rate in steps_.items()}, "steps per CPU-second")
    lines += [f"![Steps per CPU-second]({chart.name})"]
    return "\n".join(lines) + "\n"


def _measure(contenders: dict[str, Contender], rounds: int) -> tuple[dict[str, Rate], dict[str, Rate]]:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in contenders}
    for seed in range(rounds + 1):
        for name, contender in contenders.items():
            rates = contender(seed)
            if seed:  # The first round is to warm up.
                found[name].append(rates)
    games = {name: Rate(tuple(games for games, _ in rates)) for name, rates in found.items()}
    steps = {name: Rate(tuple(steps for _, steps in rates)) for name, rates in found.items()}
    return games, steps


def _build(folder: Path) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise SystemExit("the bench of the kernel needs a C compiler: install gcc")
    program = folder / "mahe"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(_SOURCE)], check=True)
    return program


def _run(program: Path, players: int, turtles: int, games: int, seed: int) -> dict[str, float]:
    words = [str(program), str(players), str(turtles), str(games), str(seed)]
    said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(said)
    return found


def _steps_per_game(program: Path, players: int, turtles: int) -> float:
    found = _run(program, players, turtles, _GAMES, 0)
    return (found["throws"] + found["decisions"]) / found["games"]


def _c(program: Path, players: int, turtles: int, steps: float) -> Contender:
    def play(seed: int) -> tuple[float, float]:
        rate = _GAMES / _run(program, players, turtles, _GAMES, seed)["seconds"]
        return rate, rate * steps

    return play


def _kernel(rules: Rules, steps: float) -> Contender:
    def play(seed: int) -> tuple[float, float]:
        start = time.process_time()
        for _ in play_batch(rules, [HATCHLING] * rules.players, games=_GAMES, seed=seed, threads=1):
            pass
        rate = _GAMES / (time.process_time() - start)
        return rate, rate * steps

    return play


def _openspiel(name: str, games: int) -> Contender:
    game = pyspiel.load_game(name)
    seeds = count(1)

    def play(seed: int) -> tuple[float, float]:
        bots = [pyspiel.make_uniform_random_bot(player, 1000 * seed + player) for player in range(game.num_players())]
        steps = 0
        start = time.process_time()
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            steps += state.move_number()
        taken = time.process_time() - start
        return games / taken, steps / taken

    return play


def _growth() -> list[str]:
    """Return how the kernel's cost grows with players, games and threads."""
    lines = [
        "How it grows, random play, in games per second of the clock:",
        "",
        "| players | one thread |",
        "|---|---|",
    ]
    for players in range(2, 8):
        lines.append(f"| {players}, one turtle each | {_per_second(players, 500_000, 1):,.0f} |")
    lines += ["", "| games | one thread | two threads | gain |", "|---|---|---|---|"]
    for games in (1_000, 100_000, 2_000_000):
        one, two = (max(_per_second(4, games, threads) for _ in range(3)) for threads in (1, 2))
        lines.append(f"| {games:,} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |")
    return lines


def _per_second(players: int, games: int, threads: int) -> float:
    start = time.perf_counter()
    for _ in play_batch(Rules(players=players), [HATCHLING] * players, games=games, seed=1, threads=threads):
        pass
    return games / (time.perf_counter() - start)
