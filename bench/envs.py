"""The environments for learning programs beside Pgx and PettingZoo's classics.

Everyone decides at random among what is on offer, and the CPU-seconds of all threads are counted. A decision is one
call for one table; with us a throw that nobody chooses is none, and neither is a choice with one option. Environments
are measured twice: stepping alone, which brings observation, mask, reward and reset; and with the choosing, by `sample`
of the vector environment, or by NumPy for PettingZoo. Pgx chooses inside its compiled loop.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, TypeAlias

import numpy as np

from bench import contenders
from bench.measure import Rate, machine, ratio
from mahe.envs import mahe_v0
from mahe.envs.vector import MaheVectorEnv

_TABLES = 1_000
_STEPS = 300
_AGENT_STEPS = 2_000
_CLASSICS = ("connect_four_v3", "tictactoe_v3")
_PGX = "Pgx backgammon"
_MAIN = "4 players"

Timed: TypeAlias = Callable[[int], tuple[float, float]]
"""Plays with a seed; returns decisions per CPU-second without the choosing, and with it."""


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md."""
    rounds = min(rounds, 5)
    found = _measure(_entrants(), rounds)
    packages = ("gymnasium", "pettingzoo", "numba", "pgx", "jax")
    lines = [
        "## Environments for learning programs",
        "",
        f"{machine()}; {', '.join(f'{name} {version(name)}' for name in packages)}; {rounds} rounds, interleaved, "
        "random play. Choosing is done by `sample` of our vector environment, for PettingZoo by NumPy, and in Pgx "
        "inside its compiled loop.",
        "",
        "| environment | decisions per CPU-second (range) | with the choosing (range) | over Pgx, with the choosing |",
        "|---|---|---|---|",
    ]
    pgx = found[_PGX][1]
    for name, (alone, chosen) in found.items():
        bare = "-" if alone is chosen else str(alone)
        lines.append(f"| {name} | {bare} | {chosen} | {ratio(chosen, pgx)} |")
    return "\n".join(lines) + "\n"


def _entrants() -> dict[str, Timed]:
    """Return all who are measured."""
    tables = f"Mahé, {_TABLES:,} tables at once"
    found = {
        f"{tables}, {_MAIN}": _vector(),
        f"{tables}, {_MAIN}, nothing copied": _vector(copy=False),
        f"{tables}, 2 players with 2 turtles": _vector(players=2),
        f"{tables}, 7 players, cards as dice": _vector(players=7, cards_as_dice=True),
        f"{tables}, one seat among 3 swimmers": _vector(opponents="swimmer"),
        "Mahé, one table by PettingZoo, 4 players": _agents(mahe_v0.env()),
    }
    for name in _CLASSICS:
        found[f"PettingZoo {name}"] = _agents(import_module(f"pettingzoo.classic.{name}").env())
    play = contenders.pgx_backgammon()

    def pgx(seed: int) -> tuple[float, float]:
        _, steps = play(seed)
        return 0.0, steps

    found[_PGX] = pgx
    return found


def _vector(**settings: Any) -> Timed:
    """Return many of our tables."""
    env = MaheVectorEnv(_TABLES, **settings)
    env.reset(seed=1)

    def play(seed: int) -> tuple[float, float]:
        env.reset(seed=seed)
        stepping = choosing = 0.0
        for _ in range(_STEPS):
            start = time.process_time()
            actions = env.sample()
            chosen = time.process_time()
            env.step(actions)
            choosing += chosen - start
            stepping += time.process_time() - chosen
        return _TABLES * _STEPS / stepping, _TABLES * _STEPS / (stepping + choosing)

    return play


def _agents(env: Any) -> Timed:
    """Return one table of PettingZoo, whose mask is in the observation or among the infos."""

    def play(seed: int) -> tuple[float, float]:
        rng = np.random.default_rng(seed)
        env.reset(seed=seed)
        stepping = choosing = 0.0
        for _ in range(_AGENT_STEPS):
            start = time.process_time()
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                seen, _, _, _, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            asked = time.process_time()
            action = int(rng.choice(np.flatnonzero(mask)))
            chosen = time.process_time()
            env.step(action)
            choosing += chosen - asked
            stepping += asked - start + time.process_time() - chosen
        return _AGENT_STEPS / stepping, _AGENT_STEPS / (stepping + choosing)

    return play


def _measure(entrants: dict[str, Timed], rounds: int) -> dict[str, tuple[Rate, Rate]]:
    """Let all play each round in turn, after one to warm up; return their rates without and with the choosing."""
    played: dict[str, list[tuple[float, float]]] = {name: [] for name in entrants}
    for seed in range(rounds + 1):
        for name, play in entrants.items():
            rates = play(seed)
            if seed:
                played[name].append(rates)
    found = {}
    for name, pairs in played.items():
        chosen = Rate(tuple(rate for _, rate in pairs))
        found[name] = (Rate(tuple(rate for rate, _ in pairs)) if pairs[0][0] else chosen, chosen)
    return found
