"""Decisions at the end of the game with two turtles each: which are best by given values, and what they lead to."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats, SmallInts
from mahe.kernel.jit import compiled
from mahe.kernel.last_clutch import Ahead, House, Moves, first_leaf, second_leaf
from mahe.kernel.solver import CHOICES, ONE, THREE, TWO
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LIMIT

AT_SEVEN: Final = CHOICES - 1
"""The choice after two dice that make 7."""


class Choices(NamedTuple):
    """What is decided in a turn, in how many cases of 2."""

    start: SmallInts
    """By board: the second turtle moves first."""
    first: SmallInts
    """By board, turtle and choice (as in `mahe.kernel.solver`): another die is thrown, in the turn's first move."""
    second: SmallInts
    """The same in its second."""


@compiled
def throw_on(leaf: Floats, cases: SmallInts, sign: int, at_seven: int) -> float:
    """Return what a move is worth if landings are worth *leaf* and dice are thrown as *cases* says.

    With a *sign*, everyone decides for the best, as in `_worth`, and *cases* is written; with 0 it is read.
    """
    # Not `_worth`, which is all the solver does: half as fast. Held to it by test_perfect_play_gives_nothing_away.
    after = np.empty(LIMIT + 1)
    above, bust = 0.0, leaf[BUST]
    for total in range(7, 1, -1):
        stop = leaf[TWO[total]]
        roll = (above + (total - 1) * bust) / 6
        choice = total + 4
        if total == LIMIT:
            roll = bust if at_seven else stop
        if sign != 0:
            cases[choice] = 2 if sign * roll >= sign * stop else 0
        after[total] = stop + cases[choice] * (roll - stop) / 2
        above += leaf[THREE[total]]
    above, value = after[7], 0.0
    for total in range(6, 0, -1):
        stop = leaf[ONE[total]]
        roll = (above + (total - 1) * bust) / 6
        if sign != 0:
            cases[total - 1] = 2 if sign * roll >= sign * stop else 0
        value += stop + cases[total - 1] * (roll - stop) / 2
        above += after[total]
    return value / 6


@compiled
def take_turn(
    moves: Moves, ahead: Ahead, house: House, choices: Choices, is_best: bool, halves: Floats, out: Floats
) -> None:
    """Write what boards are worth at the start of a turn and, to *halves*, within it.

    If *is_best*, all decide by what is *ahead*, which is the chance of the player whose turn it is, and *choices* are
    written; else they are read.
    """
    leaf = np.empty(LANDINGS)
    worth = np.empty(2)
    for number in range(len(out)):
        for mover in range(2):
            sign = second_leaf(moves, ahead, number, mover, leaf)
            cases = choices.second[number, mover]
            halves[2 * number + mover] = throw_on(leaf, cases, sign if is_best else 0, house.at_seven)
    for number in range(len(out)):
        for mover in range(2):
            sign = first_leaf(moves, ahead, house, halves, number, mover, leaf)
            cases = choices.first[number, mover]
            worth[mover] = throw_on(leaf, cases, sign if is_best else 0, house.at_seven)
        if is_best:
            choices.start[number] = 2 if worth[1] > worth[0] else 0
        out[number] = worth[0] + choices.start[number] * (worth[1] - worth[0]) / 2
