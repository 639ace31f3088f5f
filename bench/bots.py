"""How long the bots take to decide: on one core, with NumPy alone.

Only decisions that have an alternative are counted. Each is asked of a bot that has just been made, as servers do; one
that stays for a game remembers what it has looked through and is quicker.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from statistics import median, quantiles

from bench.measure import machine

TABLES = ("2", "2 --cards", "2x2", "2x2 --cards", "3x2", "3x2 --cards", "4", "4 --cards", "7", "7 --cards")
BOTS = ("swimmer", "navigator", "ancient")
DECISIONS = 1500

_CHILD = """
import sys, time
sys.modules["numba"] = sys.modules["torch"] = None
began = time.perf_counter()
import json
from random import Random
from mahe.bots import make_bot
from mahe.rules import CHANCE, Rolled, Rules, Start, Turned, actor, apply, begin, chance, options
name, players, each, cards, count = sys.argv[1], *map(int, sys.argv[2:])
rules = Rules(players=players, turtles_each=each, cards_as_dice=bool(cards))
rng, spent, first = Random(1), [], None
while len(spent) < count:
    state = begin(rules)
    while (who := actor(state)) is not None:
        if who is CHANCE:
            outcomes, weights = zip(*chance(state))
            state = apply(state, rng.choices(outcomes, weights)[0])
            continue
        on_offer = options(state)
        start = time.process_time()
        choice = make_bot(name, rng).choose(state, on_offer)
        if len(on_offer) > 1:
            if first is None:
                first = time.perf_counter() - began
            else:
                spent.append(time.process_time() - start)
        state = apply(state, choice)
print(json.dumps([first, spent]))
"""


def report(rounds: int) -> str:
    """Return a section of bench/results.md."""
    del rounds
    lines = [
        "## Bots: milliseconds for a decision, one core, NumPy alone",
        "",
        f"{machine()}; NumPy {version('numpy')}; {DECISIONS:,} decisions each, every one by a new bot.",
        "",
        "| table | bot | median | 99 of 100 within | longest | the first, loading included |",
        "|---|---|---|---|---|---|",
    ]
    for table in TABLES:
        for bot in BOTS:
            first, spent = _decide(bot, table)
            within = quantiles(spent, n=100)[-1]
            lines.append(
                f"| {table} | {bot} | {1000 * median(spent):.2f} | {1000 * within:.1f} | {1000 * max(spent):.1f} "
                f"| {1000 * first:.0f} |"
            )
    lines += ["", "A table is its number of players, with x2 for two turtles each.", ""]
    return "\n".join(lines)


def _decide(bot: str, table: str) -> tuple[float, list[float]]:
    """Return the seconds of the first decision from the start of a process on, and those of the others."""
    size, *cards = table.split()
    players, _, each = size.partition("x")
    single = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    numbers = (players, each or "1", str(len(cards)), str(DECISIONS))
    done = subprocess.run(
        [sys.executable, "-c", _CHILD, bot, *numbers],
        capture_output=True,
        check=True,
        env={**os.environ, **single},
        text=True,
    )
    first, spent = json.loads(done.stdout)
    return first, spent
