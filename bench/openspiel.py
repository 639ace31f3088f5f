"""Our game in OpenSpiel beside OpenSpiel's own games in C++, all driven from Python by the same lean loop.

A step is one action applied: a decision or an outcome of chance. Everyone plays at random and changes a state in place.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version

from bench.contenders import openspiel_python
from bench.measure import Rate, machine, ratio
from mahe.envs.openspiel import NAME

_GAMES = {
    "Mahé, 4 players": (NAME, 20),
    "Mahé, 2 players with 2 turtles": (f"{NAME}(players=2)", 20),
    "Mahé, 4 players, cards as dice": (f"{NAME}(cards_as_dice=True)", 20),
    "OpenSpiel backgammon, in C++": ("backgammon", 10),
    "OpenSpiel pig, 4 players, in C++": ("pig(players=4)", 20),
    "OpenSpiel tic-tac-toe, in Python": ("python_tic_tac_toe", 200),
}
"""What is measured, and how many games a round has."""

_PEER = "OpenSpiel backgammon, in C++"


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md."""
    import_module("open_spiel.python.games.tic_tac_toe")  # which registers it
    players = {name: openspiel_python(game, games) for name, (game, games) in _GAMES.items()}
    steps: dict[str, list[float]] = {name: [] for name in players}
    for seed in range(rounds + 1):
        for name, play in players.items():
            _, rate = play(seed)
            if seed:  # the first round is to warm up
                steps[name].append(rate)
    rates = {name: Rate(tuple(found)) for name, found in steps.items()}
    lines = [
        "## The game in OpenSpiel",
        "",
        f"{machine()}; open_spiel {version('open_spiel')}; {rounds} rounds, interleaved, random play from Python.",
        "",
        "| game | steps per CPU-second (range) | over backgammon |",
        "|---|---|---|",
    ]
    lines += [f"| {name} | {rate} | {ratio(rate, rates[_PEER])} |" for name, rate in rates.items()]
    return "\n".join(lines) + "\n"
