"""The exact solution: passes over all boards until no value changes, for many leads of the same cards side by side.

Two players with one turtle each, X and Y. All values are X's chance to win, seen from the board of whoever is to move.
A *buffer* holds what a move may lead to, a row of LANES leads each: first the 505 boards on which the other player is
to move, then the same if the mover has won the clutch on the way, then if its rider has. X's moves read one buffer and
write the first rows of the other, Y's the other way round.

No `fastmath`: the same numbers must come out on every machine.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints, SmallInts
from mahe.kernel.anderson import accelerate, make_history, remember_start
from mahe.kernel.jit import compiled
from mahe.kernel.landings import OUTCOME
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.solved_game import BOARDS, LANES

ROWS: Final = 3 * BOARDS
"""The rows of a buffer."""

AT_SEVEN: Final = LANDINGS
LEAVES: Final = LANDINGS + 1
"""The landings of a move, and what a die at exactly 7 leads to: a bust where it may be thrown, else stopping."""

CHOICES: Final = 12
"""Throws after which there may be something to decide: one die of 1 to 6, two dice of 2 to 7."""

SIXTH: Final = 1 / 6

ONE, TWO, THREE = OUTCOME[1:]
"""By the total of one, two and three dice: which leaf it is."""


@compiled
def value_choice(
    stop: float, roll: float, rolls: SmallInts | None, more: float, best: SmallInts | None, at: int
) -> float:
    """Return what stopping or another die is worth, as `value_move` says, for the choice and lane *at* a place."""
    if rolls is not None:
        mixed: float = more + stop + 0.5 * rolls[at] * (roll - stop)
        return mixed
    if best is not None:
        best[at] = 2 if roll >= stop else 0
    return max(stop, roll)


@compiled
def value_move(
    source: Floats,
    target: Floats,
    board: int,
    rows: Ints,
    sign: float,
    rolls: SmallInts | None,
    more: float,
    at_seven: float,
    best: SmallInts | None,
    work: Floats,
    change: Floats,
) -> None:
    """Write into a row of *target* what the move on *board* out of *source* is worth.

    *rows* says by board and leaf which row of *source* it is. Without *rolls* everyone decides for the best: the higher
    value if *sign* is 1, the lower if it is -1; and the decisions are written to *best*, if that is given. With *rolls*
    another die is thrown in so many cases of 2, *sign* does not matter, and at each choice *more* is added, *at_seven*
    where two dice make 7. Both are by choice and lane in a row. *work* is for LEAVES rows of scratch; *change* grows to
    the greatest change in each lane.
    """
    # One walk for three uses: Numba compiles each by itself, without the branches for what is None. Held to the law by
    # test_the_value_agrees_with_brute_force and test_what_is_computed_agrees_with_games_that_are_played.
    for leaf in range(LEAVES):
        row = rows[board, leaf]
        for lane in range(LANES):
            work[leaf * LANES + lane] = sign * source[row, lane] if rolls is None else source[row, lane]
    for lane in range(LANES):
        bust = work[BUST * LANES + lane]
        # Sums over the totals of three dice, from the highest down.
        from_7 = work[THREE[7] * LANES + lane]
        from_6 = from_7 + work[THREE[6] * LANES + lane]
        from_5 = from_6 + work[THREE[5] * LANES + lane]
        from_4 = from_5 + work[THREE[4] * LANES + lane]
        from_3 = from_4 + work[THREE[3] * LANES + lane]
        roll = work[AT_SEVEN * LANES + lane]
        two_7 = value_choice(work[TWO[7] * LANES + lane], roll, rolls, at_seven, best, 11 * LANES + lane)
        roll = (from_7 + 5.0 * bust) * SIXTH
        two_6 = value_choice(work[TWO[6] * LANES + lane], roll, rolls, more, best, 10 * LANES + lane)
        roll = (from_6 + 4.0 * bust) * SIXTH
        two_5 = value_choice(work[TWO[5] * LANES + lane], roll, rolls, more, best, 9 * LANES + lane)
        roll = (from_5 + 3.0 * bust) * SIXTH
        two_4 = value_choice(work[TWO[4] * LANES + lane], roll, rolls, more, best, 8 * LANES + lane)
        roll = (from_4 + 2.0 * bust) * SIXTH
        two_3 = value_choice(work[TWO[3] * LANES + lane], roll, rolls, more, best, 7 * LANES + lane)
        roll = (from_3 + bust) * SIXTH
        two_2 = value_choice(work[TWO[2] * LANES + lane], roll, rolls, more, best, 6 * LANES + lane)
        # Sums over the totals of two dice.
        from_6 = two_7 + two_6
        from_5 = from_6 + two_5
        from_4 = from_5 + two_4
        from_3 = from_4 + two_3
        from_2 = from_3 + two_2
        roll = (two_7 + 5.0 * bust) * SIXTH
        value = value_choice(work[ONE[6] * LANES + lane], roll, rolls, more, best, 5 * LANES + lane)
        roll = (from_6 + 4.0 * bust) * SIXTH
        value += value_choice(work[ONE[5] * LANES + lane], roll, rolls, more, best, 4 * LANES + lane)
        roll = (from_5 + 3.0 * bust) * SIXTH
        value += value_choice(work[ONE[4] * LANES + lane], roll, rolls, more, best, 3 * LANES + lane)
        roll = (from_4 + 2.0 * bust) * SIXTH
        value += value_choice(work[ONE[3] * LANES + lane], roll, rolls, more, best, 2 * LANES + lane)
        roll = (from_3 + bust) * SIXTH
        value += value_choice(work[ONE[2] * LANES + lane], roll, rolls, more, best, LANES + lane)
        roll = from_2 * SIXTH
        value += value_choice(work[ONE[1] * LANES + lane], roll, rolls, more, best, lane)
        work[lane] = sign * value * SIXTH if rolls is None else value * SIXTH
    for lane in range(LANES):
        value = work[lane]
        change[lane] = max(change[lane], abs(value - target[board, lane]))
        target[board, lane] = value


@compiled
def settle(
    for_x: Floats, for_y: Floats, rows: Ints, order: Ints, signs: Floats, goal: float, most: int
) -> tuple[float, int]:
    """Go over both buffers until no value changes by more than *goal*; return the last change and the passes.

    X's moves read *for_x*, whose first rows are where Y is to move. In the right *order* of the boards what a move
    leads to is known before the move is looked at, unless the turtle goes back to the raft: those values are what a
    pass starts from.
    """
    work = np.empty(LEAVES * LANES)
    change = np.empty(LANES)
    history = make_history()
    greatest = 0.0
    for number in range(most):
        remember_start(history, number, for_x, for_y)
        change[:] = 0
        for board in order:
            value_move(for_x, for_y, board, rows, signs[board], None, 0.0, 0.0, None, work, change)
            value_move(for_y, for_x, board, rows, -signs[board], None, 0.0, 0.0, None, work, change)
        greatest = change.max()
        if greatest <= goal:
            return greatest, number + 1
        accelerate(history, number, for_x, for_y)
    return greatest, most


@compiled
def decide(source: Floats, rows: Ints, signs: Floats, rolls: SmallInts) -> None:
    """Write by board, choice and lane 2 where another die is worth no less than stopping, else 0.

    Choices are one die of 1 to 6, then two dice of 2 to 7; the rest is as in `value_move`.
    """
    best = rolls.reshape(BOARDS, CHOICES * LANES)
    target, work, change = np.zeros((BOARDS, LANES)), np.empty(LEAVES * LANES), np.zeros(LANES)
    for board in range(BOARDS):
        value_move(source, target, board, rows, signs[board], None, 0.0, 0.0, best[board], work, change)
