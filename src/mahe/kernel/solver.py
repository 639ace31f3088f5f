"""The exact solution: passes over all boards until no value changes, for many leads of the same cards side by side.

Two players with one turtle each, X and Y. All values are X's chance to win, seen from the board of whoever is to move.
A *buffer* holds what a move may lead to, a row of LANES leads each: first the 505 boards on which the other player is
to move, then the same if the mover has won the clutch on the way, then if its rider has. X's moves read one buffer and
write the first rows of the other, Y's the other way round.

No `fastmath`: the same numbers must come out on every machine. `best_move` here and `played_move` in
`mahe.kernel.policy_evaluation` fetch and store alike, each by itself: steps in functions of their own made a pass half
as long again.
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
def best_move(
    source: Floats, target: Floats, board: int, rows: Ints, sign: float, work: Floats, change: Floats
) -> None:
    """Write into a row of *target* what the move on *board* out of *source* is worth if all decide for the best.

    *rows* tells by board and leaf which row of *source* it is. If *sign* is 1 the higher value is chosen, if it is -1
    the lower. *work* is for LEAVES rows of scratch; *change* grows to the greatest change in each lane.
    """
    for leaf in range(LEAVES):
        row = rows[board, leaf]
        for lane in range(LANES):
            work[leaf * LANES + lane] = sign * source[row, lane]
    for lane in range(LANES):
        bust = work[BUST * LANES + lane]
        # Sums over the totals of three dice, from the highest down.
        from_7 = work[THREE[7] * LANES + lane]
        from_6 = from_7 + work[THREE[6] * LANES + lane]
        from_5 = from_6 + work[THREE[5] * LANES + lane]
        from_4 = from_5 + work[THREE[4] * LANES + lane]
        from_3 = from_4 + work[THREE[3] * LANES + lane]
        two_7 = max(work[TWO[7] * LANES + lane], work[AT_SEVEN * LANES + lane])
        two_6 = max(work[TWO[6] * LANES + lane], (from_7 + 5.0 * bust) * SIXTH)
        two_5 = max(work[TWO[5] * LANES + lane], (from_6 + 4.0 * bust) * SIXTH)
        two_4 = max(work[TWO[4] * LANES + lane], (from_5 + 3.0 * bust) * SIXTH)
        two_3 = max(work[TWO[3] * LANES + lane], (from_4 + 2.0 * bust) * SIXTH)
        two_2 = max(work[TWO[2] * LANES + lane], (from_3 + bust) * SIXTH)
        # Sums over the totals of two dice.
        from_6 = two_7 + two_6
        from_5 = from_6 + two_5
        from_4 = from_5 + two_4
        from_3 = from_4 + two_3
        from_2 = from_3 + two_2
        value = max(work[ONE[6] * LANES + lane], (two_7 + 5.0 * bust) * SIXTH)
        value += max(work[ONE[5] * LANES + lane], (from_6 + 4.0 * bust) * SIXTH)
        value += max(work[ONE[4] * LANES + lane], (from_5 + 3.0 * bust) * SIXTH)
        value += max(work[ONE[3] * LANES + lane], (from_4 + 2.0 * bust) * SIXTH)
        value += max(work[ONE[2] * LANES + lane], (from_3 + bust) * SIXTH)
        value += max(work[ONE[1] * LANES + lane], from_2 * SIXTH)
        work[lane] = sign * value * SIXTH
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
            best_move(for_x, for_y, board, rows, signs[board], work, change)
            best_move(for_y, for_x, board, rows, -signs[board], work, change)
        greatest = change.max()
        if greatest <= goal:
            return greatest, number + 1
        accelerate(history, number, for_x, for_y)
    return greatest, most


@compiled
def decide(source: Floats, rows: Ints, signs: Floats, rolls: SmallInts) -> None:
    """Write by board, choice and lane 2 where another die is worth no less than stopping, else 0.

    Choices are one die of 1 to 6, then two dice of 2 to 7; the rest is as in `best_move`.
    """
    work = np.empty(LEAVES)
    two = np.empty(8)
    for board in range(BOARDS):
        sign = signs[board]
        for lane in range(LANES):
            for leaf in range(LEAVES):
                work[leaf] = sign * source[rows[board, leaf], lane]
            above, bust = 0.0, work[BUST]
            for total in range(7, 1, -1):
                stop = work[TWO[total]]
                roll = work[AT_SEVEN] if total == 7 else (above + (total - 1) * bust) * SIXTH
                rolls[board, 4 + total, lane] = 2 if roll >= stop else 0
                two[total] = max(stop, roll)
                above += work[THREE[total]]
            above = two[7]
            for total in range(6, 0, -1):
                roll = (above + (total - 1) * bust) * SIXTH
                rolls[board, total - 1, lane] = 2 if roll >= work[ONE[total]] else 0
                above += two[total]
