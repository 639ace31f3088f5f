"""A game of two players with one turtle each solved by brute force: every position that `mahe.rules` can reach."""

from __future__ import annotations

from typing import Any

import numpy as np

from mahe.rules import (
    CHANCE,
    FACES,
    TURTLES,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    actor,
    apply,
    begin,
    chance,
    standing,
)


class _Reached:
    """The positions between two turns, those before a card is turned, and the ends, by their numbers."""

    def __init__(self, rules: Rules) -> None:
        self.number: dict[State, int] = {}
        self.states: list[State] = []
        self.add(begin(rules))

    def add(self, state: State) -> int:
        if state not in self.number:
            self.number[state] = len(self.states)
            self.states.append(state)
        return self.number[state]


def first_player_wins(rules: Rules) -> float:
    """Return the first seat's chance to win if both play their best, to about 1e-12."""
    reached = _Reached(rules)
    ends, turned, thrown = [], [], []
    for number, state in enumerate(reached.states):  # It grows on the way.
        match actor(state):
            case None:
                winners = standing(state).winners
                ends.append((number, (1 in winners) / len(winners)))
            case seat if seat is CHANCE:
                cards = chance(state)
                total = sum(weight for _, weight in cards)
                turned.append((number, [(reached.add(apply(state, card)), weight / total) for card, weight in cards]))
            case _:
                thrown.append((number, *_throws(reached, state)))

    values: Any = np.full(len(reached.states), 0.5)
    for number, value in ends:
        values[number] = value
    who = np.array([number for number, *_ in thrown])
    signs = np.array([1.0 if decider == 1 else -1.0 for _, decider, *_ in thrown])
    one, two, three = (np.array([throw[part] for throw in thrown]) for part in (2, 3, 4))
    while True:
        before = values.copy()
        for number, following in turned:
            values[number] = sum(values[card] * weight for card, weight in following)
        high = signs[:, None, None]
        after_two = high * np.maximum(high * values[two], high * values[three].mean(axis=-1))
        high = signs[:, None]
        after_one = high * np.maximum(high * values[one], high * after_two.mean(axis=-1))
        values[who] = after_one.mean(axis=-1)
        if np.abs(values - before).max() < 1e-15:
            return float(values[0])


def _throws(reached: _Reached, state: State) -> tuple[Any, list[Any], list[Any], list[Any]]:
    """Return who decides, and where stopping after one, two and three dice leads, by their pips.

    Where there is no choice, further dice lead where the last one did.
    """
    start = apply(state, Start(TURTLES[state.turn - 1]))
    one: list[Any] = []
    two: list[Any] = []
    three: list[Any] = []
    decider = None
    for first in FACES:
        after_one = apply(start, Rolled(first))
        decider = actor(after_one)
        one.append(reached.add(apply(after_one, Stop())))
        two.append([])
        three.append([])
        for second in FACES:
            after_two = apply(apply(after_one, Roll()), Rolled(second))
            if after_two.mover is None:
                over = reached.add(after_two)
                two[-1].append(over)
                three[-1].append([over] * 6)
            else:
                two[-1].append(reached.add(apply(after_two, Stop())))
                rolled = apply(after_two, Roll())
                three[-1].append([reached.add(apply(rolled, Rolled(third))) for third in FACES])
    return decider, one, two, three
