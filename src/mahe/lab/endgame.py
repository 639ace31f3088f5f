"""The end of the game solved: two players with one turtle each, and only the 7 eggs left to take.

Neither leads by so much that the 7 would not win, so whoever takes them wins. There are 505 arrangements of two
turtles, with either side to move. What each is worth under best play is found between two bounds that close in on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final

import numpy as np

from mahe.bots import Bot
from mahe.bots.turn import choose
from mahe.rules import (
    BEACH,
    FACES,
    LAST_CLUTCH,
    LIMIT,
    RAFT,
    TURTLES,
    Counts,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    actor,
    apply,
    options,
)
from mahe.rules.landings import LANDINGS, STEPS, landing_of

RULES: Final = Rules(players=2, turtles_each=1)
EVEN: Final[tuple[Counts, Counts]] = ((2, 1, 2, 2, 2, 1), (1, 2, 2, 2, 2, 1))
"""Cards of both seats: 20 between them, and the first has 34 eggs to 35."""

PRECISION: Final = 1e-9

_THROWS: Final = {
    0: (6, 6), 1: (1,), 2: (2,), 3: (3,), 4: (4,), 5: (5,), 6: (6,), 8: (1, 3), 10: (1, 4), 12: (1, 5), 14: (1, 6),
    9: (1, 1, 1), 15: (1, 1, 3), 18: (1, 1, 4), 21: (1, 1, 5),
}  # fmt: skip
"""Dice for each of STEPS."""

_CHOICES: Final = [(1, total) for total in FACES] + [(2, total) for total in range(2, LIMIT)]
"""The throws after which there is something to decide: dice and total."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of every position under best play, for the first seat."""

    values: Any
    """By position, in the order of `positions`."""

    error: float
    """By how much a value may be wrong."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a bot in the first seat gives away against best play, in winning chances, over all positions."""

    mean: float
    worst: float


def positions(cards: tuple[Counts, Counts] = EVEN) -> list[State]:
    """Return all 1,010 positions between turns, if the seats hold these *cards*."""
    a, b = TURTLES[:2]
    perches: list[Any] = [(one, two) for one, two in product(range(BEACH + 1), repeat=2) if one != two or one == RAFT]
    perches += [pair for space in range(1, BEACH + 1) for pair in ((space, a), (b, space))]
    unseen = tuple(all_ - one - two for all_, one, two in zip(RULES.deck, *cards, strict=True))
    return [
        State(RULES, turn, None, None, 0, False, pair, LAST_CLUTCH, (unseen, *cards), ())
        for turn in (1, 2)
        for pair in perches
    ]


@cache
def _moves() -> tuple[Any, Any]:
    """Return by position and landing the next position's number, -1 if the game is over; by position who decides."""
    states = positions()
    numbers = {(state.turn, state.perches): number for number, state in enumerate(states)}
    after: Any = np.full((len(states), LANDINGS), -1)
    deciders = []
    for number, state in enumerate(states):
        thrown = apply(apply(state, Start(TURTLES[state.turn - 1])), Rolled(1))
        deciders.append(actor(thrown))
        for index, steps in enumerate(STEPS):
            moved = _throw(state, _THROWS[steps])
            if actor(moved) is not None:
                after[number, index] = numbers[moved.turn, moved.perches]
    return after, np.array(deciders) - 1


def _throw(state: State, dice: tuple[int, ...]) -> State:
    """Return the position after a move with these *dice*."""
    state = apply(state, Start(TURTLES[state.turn - 1]))
    for pips in dice:
        state = apply(state if state.rolling else apply(state, Roll()), Rolled(pips))
    return apply(state, Stop()) if state.mover is not None else state


def _leaves(values: Any) -> Any:
    """Return by position, no card, landing and seat what it is worth, if positions are worth *values* to the first."""
    after, deciders = _moves()
    first = np.where(after >= 0, values[after], (deciders == 0)[:, None])
    return np.stack([first, 1 - first], axis=-1)[:, None]


def _better(values: Any) -> Any:
    """Return what positions are worth to the first seat after one more move by best play."""
    _, deciders = _moves()
    return choose(RULES, _leaves(values), deciders, np.ones((len(values), 1), bool)).root[:, 0]


@cache
def solve() -> Solution:
    """Return the value of every position: between a bound from below and one from above."""
    low: Any = np.zeros(len(positions()))
    high = low + 1
    while (error := float((high - low).max())) > PRECISION:
        low, high = _better(low), _better(high)
    return Solution((low + high) / 2, error)


def loss(bot: Bot, cards: tuple[Counts, Counts] = EVEN) -> Loss:
    """Return what *bot* loses in the first seat, deciding wherever that seat does, while the second plays best."""
    best = solve().values
    _, deciders = _moves()
    rolls = _decisions(bot, cards)
    values = best
    while True:
        following = _played(values, best, rolls, deciders)
        if float(np.abs(following - values).max()) < PRECISION:
            break
        values = following
    given = best - values
    return Loss(float(given.mean()), float(given.max()))


def _decisions(bot: Bot, cards: tuple[Counts, Counts]) -> Any:
    """Return by position and throw of _CHOICES whether the first seat's bot rolls on."""
    _, deciders = _moves()
    rolls: Any = np.zeros((len(deciders), len(_CHOICES)), bool)
    for number, state in enumerate(positions(cards)):
        if deciders[number] != 0:
            continue
        for index, (dice, total) in enumerate(_CHOICES):
            throw = total if dice == 1 else 10 * (total // 2) + total - total // 2
            thrown = state._replace(mover=TURTLES[state.turn - 1], throw=throw)
            rolls[number, index] = isinstance(bot.choose(thrown, options(thrown)), Roll)
    return rolls


def _played(values: Any, best: Any, rolls: Any, deciders: Any) -> Any:
    """Return what positions are worth after one more move, if the first seat rolls as *rolls* says."""
    leaf, leaf_best = _leaves(values)[:, 0, :, 0], _leaves(best)[:, 0, :, 0]
    mine = deciders == 0

    def taken(index: int, stop: Any, roll: Any, stop_best: Any, roll_best: Any) -> tuple[Any, Any]:
        on = np.where(mine, rolls[:, index], roll_best <= stop_best)
        return np.where(on, roll, stop), np.where(
            mine, np.maximum(roll_best, stop_best), np.minimum(roll_best, stop_best)
        )

    two = {LIMIT: (leaf[:, landing_of(2, LIMIT)], leaf_best[:, landing_of(2, LIMIT)])}
    for index, (dice, total) in enumerate(_CHOICES):
        if dice == 2:
            ends = [landing_of(3, total + pips) for pips in FACES]
            stop = landing_of(2, total)
            two[total] = taken(
                index, leaf[:, stop], leaf[:, ends].mean(axis=1), leaf_best[:, stop], leaf_best[:, ends].mean(axis=1)
            )
    bust = (leaf[:, 0], leaf_best[:, 0])
    ones = []
    for index, total in enumerate(FACES):
        seconds = [two[total + pips] if total + pips <= LIMIT else bust for pips in FACES]
        roll, roll_best = (sum(part) / 6 for part in zip(*seconds, strict=True))
        stop = landing_of(1, total)
        ones.append(taken(index, leaf[:, stop], roll, leaf_best[:, stop], roll_best)[0])
    return sum(ones) / 6
