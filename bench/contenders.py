"""Who is measured beside the kernel: the same game in C and by the plain rules, and the dice games of others.

Everyone plays at random, in this process or one of its own. A step is one throw or one decision; for Pgx it is one of
its own steps, which plays one die.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pyspiel

from bench.engine import mahe_games
from mahe.executors import Threads
from mahe.kernel import HATCHLING, play_batch
from mahe.rules import Rules

_SOURCE = Path(__file__).parent / "peers" / "c" / "mahe.c"
_PGX_BATCH = 128
"""Of 16, 128 and 1,024 games at a time, the quickest for a CPU-second."""

_PGX_STEPS = 500

Contender: TypeAlias = Callable[[int], tuple[float, float]]
"""Plays with a seed; returns games and steps per CPU-second."""


def build_c(folder: Path) -> Path:
    """Compile the game in C, and return the program."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise SystemExit("the bench of the kernel needs a C compiler: install gcc")
    program = folder / "mahe"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(_SOURCE)], check=True)
    return program


def run_c(program: Path, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """Play in C; return what the program counts: games, throws, decisions and seconds."""
    words = [str(program), str(rules.players), str(rules.turtles_each), str(games), str(seed)]
    said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(said)
    return found


def in_c(program: Path, rules: Rules, steps: float, games: int) -> Contender:
    """Return the game in C; *steps* are those of a game, which are the same for all who play it at random."""

    def play(seed: int) -> tuple[float, float]:
        rate = games / run_c(program, rules, games, seed)["seconds"]
        return rate, rate * steps

    return play


def kernel(rules: Rules, steps: float, games: int) -> Contender:
    """Return the compiled kernel on one thread."""

    def play(seed: int) -> tuple[float, float]:
        start = time.process_time()
        with Threads(1) as one:
            for _ in play_batch(rules, [HATCHLING] * rules.players, games=games, seed=seed, executor=one):
                pass
        rate = games / (time.process_time() - start)
        return rate, rate * steps

    return play


def plain(rules: Rules, steps: float, games: int) -> Contender:
    """Return the plain rules, driven from Python."""

    def play(seed: int) -> tuple[float, float]:
        start = time.process_time()
        mahe_games(rules, games, seed)
        rate = games / (time.process_time() - start)
        return rate, rate * steps

    return play


def openspiel_bots(name: str, games: int) -> Contender:
    """Return a game of OpenSpiel, played by its own bots in C++."""
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


def openspiel_python(name: str, games: int) -> Contender:
    """Return a game of OpenSpiel, driven from Python by a lean loop that changes its state in place."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> tuple[float, float]:
        rng = Random(seed)
        steps = 0
        start = time.process_time()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = _drawn(state.chance_outcomes(), rng.random())
                else:
                    actions = state.legal_actions()
                    action = actions[int(rng.random() * len(actions))]
                state.apply_action(action)
                steps += 1
        taken = time.process_time() - start
        return games / taken, steps / taken

    return play


def _drawn(outcomes: list[tuple[int, float]], number: float) -> int:
    for action, chance in outcomes:
        number -= chance
        if number < 0:
            return action
    return outcomes[-1][0]


def has_pgx() -> bool:
    """Return whether Pgx can be measured here."""
    return find_spec("pgx") is not None


def pgx_backgammon() -> Contender:
    """Return Pgx's backgammon: many games at a time in one compiled loop, each restarted when it is over."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("backgammon")
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(_: int, carried: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        state, key, over = carried
        key, choosing, throwing = jax.random.split(key, 3)
        wishes = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state = step(state, jax.random.categorical(choosing, wishes), jax.random.split(throwing, _PGX_BATCH))
        return state, key, over + (state.terminated | state.truncated).sum()

    run = jax.jit(lambda state, key: jax.lax.fori_loop(0, _PGX_STEPS, one, (state, key, 0)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), _PGX_BATCH))

    def play(seed: int) -> tuple[float, float]:
        nonlocal state
        start = time.process_time()
        state, _, over = run(state, jax.random.PRNGKey(seed))
        games = int(over)
        taken = time.process_time() - start
        return games / taken, _PGX_BATCH * _PGX_STEPS / taken

    return play
