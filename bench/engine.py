"""The plain engine beside OpenSpiel's pig, both driven from Python.

A step is one event applied: a decision or a stroke of chance. Everyone plays at random; an only option is taken
without a draw. pig is driven in three ways: by the leanest loop, which changes its state in place; by the same loop
with `child`, which keeps the old state as our engine always does; and by the loop of OpenSpiel's own example.py, which
draws chance by its probabilities with NumPy.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random

import numpy as np
import pyspiel

from bench.measure import Contender, machine, measure
from mahe.rules import Event, Outcome, Rules, apply, begin, chance, options

_GAMES = 40


def _drawn(outcomes: tuple[tuple[Outcome, int], ...], number: float) -> Outcome:
    left = number * sum([weight for _, weight in outcomes])
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    return outcomes[-1][0]


def mahe_games(rules: Rules, games: int, seed: int) -> int:
    """Play *games* games of Mahé, and return how many steps that were."""
    random = Random(seed).random
    steps = 0
    event: Event
    for _ in range(games):
        state = begin(rules)
        while True:
            if choices := options(state):
                event = choices[0] if len(choices) == 1 else choices[int(random() * len(choices))]
            elif outcomes := chance(state):
                event = outcomes[int(random() * 6)][0] if state.rolling else _drawn(outcomes, random())
            else:
                break
            state = apply(state, event)
            steps += 1
    return steps


def mahe_steps(rules: Rules) -> Contender:
    """Return a contender that plays games of Mahé."""
    return lambda seed: mahe_games(rules, _GAMES, seed)


def pig_steps(players: int, *, child: bool) -> Contender:
    """Return a contender that plays games of pig."""
    game = pyspiel.load_game(f"pig(players={players})")

    def play(seed: int) -> int:
        random = Random(seed).random
        steps = 0
        for _ in range(_GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    action = outcomes[int(random() * len(outcomes))][0]
                else:
                    actions = state.legal_actions()
                    action = actions[0] if len(actions) == 1 else actions[int(random() * len(actions))]
                if child:
                    state = state.child(action)
                else:
                    state.apply_action(action)
                steps += 1
        return steps

    return play


def pig_example_steps(players: int) -> Contender:
    """Return a contender that plays games of pig the way OpenSpiel's example does."""
    game = pyspiel.load_game(f"pig(players={players})")

    def play(seed: int) -> int:
        rng = np.random.RandomState(seed)
        random = Random(seed)
        steps = 0
        for _ in range(_GAMES // 8):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                    action = rng.choice(actions, p=probabilities)
                else:
                    action = random.choice(state.legal_actions(state.current_player()))
                state.apply_action(action)
                steps += 1
        return steps

    return play


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md."""
    peers = {
        "OpenSpiel pig, 4 players, in place": pig_steps(4, child=False),
        "OpenSpiel pig, 4 players, a new state each step": pig_steps(4, child=True),
        "OpenSpiel pig, 4 players, as in its example": pig_example_steps(4),
    }
    rates = measure(
        {
            "Mahé, plain engine, 4 players": mahe_steps(Rules(players=4)),
            "Mahé, plain engine, 2 players with 2 turtles": mahe_steps(Rules(players=2)),
            **peers,
        },
        rounds,
    )
    lines = [
        "## The plain engine",
        "",
        f"{machine()}; open_spiel {version('open_spiel')}; {rounds} rounds of {_GAMES} games each, interleaved.",
        "",
        "| engine, driven from Python | steps per CPU-second (range) | over pig in place | new states | example |",
        "|---|---|---|---|---|",
    ]
    for name, rate in rates.items():
        cells = [
            f"{middle:.2f} ({low:.2f} to {high:.2f})" for middle, low, high in (rate.over(rates[p]) for p in peers)
        ]
        lines.append(f"| {name} | {rate} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
