"""The sweeps of the exact solution, compiled: many leads of the same cards side by side.

Two players with one turtle each, X and Y. All values are X's chance to win, seen from the board of whoever is to move.
A *buffer* holds what a move may lead to, a row of LANES leads each: first the 505 boards on which the other player is
to move, then the same if the mover has won the clutch on the way, then if its rider has. X's moves read one buffer and
write the first rows of the other, Y's the other way round.

It is one file because Numba's cache looks no further than the file that a function stands in. No `fastmath`: the same
numbers must come out on every machine.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled

Array: TypeAlias = Any

LANES: Final = 16
"""Leads side by side."""

BOARDS: Final = 505
ROWS: Final = 3 * BOARDS
LEAVES: Final = 16
"""The 15 landings of a move, and what a die at exactly 7 leads to: a bust where it may be thrown, else stopping."""

CHOICES: Final = 12
"""Throws after which there may be something to decide: one die of 1 to 6, two dice of 2 to 7."""

SIXTH: Final = 1 / 6

TWO: Final = np.array([0, 0, 4, 6, 7, 9, 10, 11])
THREE: Final = np.array([0, 0, 0, 8, 10, 12, 13, 14])
"""By the total of two and of three dice: which leaf it is."""


@compiled
def sweep(source: Array, target: Array, rows: Array, signs: Array, work: Array, change: Array) -> None:
    """Write into the first rows of *target* what moves out of *source* are worth if all decide for the best.

    *rows* tells by board and leaf which row of *source* it is. Where *signs* is 1 the higher value is chosen, where it
    is -1 the lower. *work* is for LEAVES rows of scratch; *change* grows to the greatest change in each lane.
    """
    for board in range(BOARDS):
        sign = signs[board]
        for leaf in range(LEAVES):
            row = rows[board, leaf]
            for lane in range(LANES):
                work[leaf * LANES + lane] = sign * source[row, lane]
        for lane in range(LANES):
            bust = work[lane]
            # Sums over the totals of three dice, from the highest down.
            from_7 = work[14 * LANES + lane]
            from_6 = from_7 + work[13 * LANES + lane]
            from_5 = from_6 + work[12 * LANES + lane]
            from_4 = from_5 + work[10 * LANES + lane]
            from_3 = from_4 + work[8 * LANES + lane]
            two_7 = max(work[11 * LANES + lane], work[15 * LANES + lane])
            two_6 = max(work[10 * LANES + lane], (from_7 + 5.0 * bust) * SIXTH)
            two_5 = max(work[9 * LANES + lane], (from_6 + 4.0 * bust) * SIXTH)
            two_4 = max(work[7 * LANES + lane], (from_5 + 3.0 * bust) * SIXTH)
            two_3 = max(work[6 * LANES + lane], (from_4 + 2.0 * bust) * SIXTH)
            two_2 = max(work[4 * LANES + lane], (from_3 + bust) * SIXTH)
            # Sums over the totals of two dice.
            from_6 = two_7 + two_6
            from_5 = from_6 + two_5
            from_4 = from_5 + two_4
            from_3 = from_4 + two_3
            from_2 = from_3 + two_2
            value = max(work[6 * LANES + lane], (two_7 + 5.0 * bust) * SIXTH)
            value += max(work[5 * LANES + lane], (from_6 + 4.0 * bust) * SIXTH)
            value += max(work[4 * LANES + lane], (from_5 + 3.0 * bust) * SIXTH)
            value += max(work[3 * LANES + lane], (from_4 + 2.0 * bust) * SIXTH)
            value += max(work[2 * LANES + lane], (from_3 + bust) * SIXTH)
            value += max(work[1 * LANES + lane], from_2 * SIXTH)
            work[lane] = sign * value * SIXTH
        for lane in range(LANES):
            value = work[lane]
            change[lane] = max(change[lane], abs(value - target[board, lane]))
            target[board, lane] = value


@compiled
def settle(for_x: Array, for_y: Array, rows: Array, signs: Array, goal: float, most: int) -> tuple[float, int]:
    """Sweep both buffers in turn until no value changes by more than *goal*; return the last change and the passes.

    X's moves read *for_x*, whose first rows are where Y is to move; they are the start.
    """
    work = np.empty(LEAVES * LANES)
    change = np.empty(LANES)
    opposite = -signs
    for passes in range(1, most + 1):
        change[:] = 0
        sweep(for_x, for_y, rows, signs, work, change)
        change[:] = 0
        sweep(for_y, for_x, rows, opposite, work, change)
        greatest = change.max()
        if greatest <= goal:
            return greatest, passes
    return greatest, most


@compiled
def decide(source: Array, rows: Array, signs: Array, rolls: Array) -> None:
    """Write by board, choice and lane 2 where another die is worth no less than stopping, else 0.

    Choices are one die of 1 to 6, then two dice of 2 to 7; the rest is as in `sweep`.
    """
    work: Array = np.empty(LEAVES)
    two: Array = np.empty(8)
    for board in range(BOARDS):
        sign = signs[board]
        for lane in range(LANES):
            for leaf in range(LEAVES):
                work[leaf] = sign * source[rows[board, leaf], lane]
            above, bust = 0.0, work[0]
            for total in range(7, 1, -1):
                stop = work[TWO[total]]
                roll = work[15] if total == 7 else (above + (total - 1) * bust) * SIXTH
                rolls[board, 4 + total, lane] = 2 if roll >= stop else 0
                two[total] = max(stop, roll)
                above += work[THREE[total]]
            above = two[7]
            for total in range(6, 0, -1):
                roll = (above + (total - 1) * bust) * SIXTH
                rolls[board, total - 1, lane] = 2 if roll >= work[total] else 0
                above += two[total]


@compiled
def _mixed(stop: float, roll: float, cases: int, more: float) -> float:
    """Return what a choice is worth if another die is thrown in so many cases of 2, and *more*."""
    return more + stop + 0.5 * cases * (roll - stop)


@compiled
def sweep_played(
    source: Array, target: Array, rows: Array, rolls: Array, counted: Array, seven: float, work: Array, change: Array
) -> None:
    """Write into the first rows of *target* what moves are worth if another die is thrown as *rolls* says.

    By board, and choice and lane in a row, it is thrown in 0, 1 or 2 cases of 2. At each choice *counted* of the board
    is added, and *seven* of it where two dice make 7. The rest is as in `sweep`.
    """
    for board in range(BOARDS):
        more = counted[board]
        at_seven = more * seven
        for leaf in range(LEAVES):
            row = rows[board, leaf]
            for lane in range(LANES):
                work[leaf * LANES + lane] = source[row, lane]
        for lane in range(LANES):
            bust = work[lane]
            from_7 = work[14 * LANES + lane]
            from_6 = from_7 + work[13 * LANES + lane]
            from_5 = from_6 + work[12 * LANES + lane]
            from_4 = from_5 + work[10 * LANES + lane]
            from_3 = from_4 + work[8 * LANES + lane]
            stop_6, stop_4 = work[6 * LANES + lane], work[4 * LANES + lane]
            two_7 = _mixed(work[11 * LANES + lane], work[15 * LANES + lane], rolls[board, 11 * LANES + lane], at_seven)
            two_6 = _mixed(
                work[10 * LANES + lane], (from_7 + 5.0 * bust) * SIXTH, rolls[board, 10 * LANES + lane], more
            )
            two_5 = _mixed(work[9 * LANES + lane], (from_6 + 4.0 * bust) * SIXTH, rolls[board, 9 * LANES + lane], more)
            two_4 = _mixed(work[7 * LANES + lane], (from_5 + 3.0 * bust) * SIXTH, rolls[board, 8 * LANES + lane], more)
            two_3 = _mixed(stop_6, (from_4 + 2.0 * bust) * SIXTH, rolls[board, 7 * LANES + lane], more)
            two_2 = _mixed(stop_4, (from_3 + bust) * SIXTH, rolls[board, 6 * LANES + lane], more)
            from_6 = two_7 + two_6
            from_5 = from_6 + two_5
            from_4 = from_5 + two_4
            from_3 = from_4 + two_3
            from_2 = from_3 + two_2
            value = _mixed(stop_6, (two_7 + 5.0 * bust) * SIXTH, rolls[board, 5 * LANES + lane], more)
            value += _mixed(work[5 * LANES + lane], (from_6 + 4.0 * bust) * SIXTH, rolls[board, 4 * LANES + lane], more)
            value += _mixed(stop_4, (from_5 + 3.0 * bust) * SIXTH, rolls[board, 3 * LANES + lane], more)
            value += _mixed(work[3 * LANES + lane], (from_4 + 2.0 * bust) * SIXTH, rolls[board, 2 * LANES + lane], more)
            value += _mixed(work[2 * LANES + lane], (from_3 + bust) * SIXTH, rolls[board, LANES + lane], more)
            value += _mixed(work[LANES + lane], from_2 * SIXTH, rolls[board, lane], more)
            work[lane] = value * SIXTH
        for lane in range(LANES):
            value = work[lane]
            change[lane] = max(change[lane], abs(value - target[board, lane]))
            target[board, lane] = value


@compiled
def settle_played(
    for_x: Array,
    for_y: Array,
    rows: Array,
    x_rolls: Array,
    y_rolls: Array,
    x_counted: Array,
    y_counted: Array,
    seven: float,
    goal: float,
    most: int,
) -> float:
    """Sweep both buffers in turn, as `settle` does, if the players throw as told; return the last change."""
    work = np.empty(LEAVES * LANES)
    change: Array = np.empty(LANES)
    own = x_rolls.reshape(BOARDS, CHOICES * LANES)
    other = y_rolls.reshape(BOARDS, CHOICES * LANES)
    greatest = 0.0
    for _ in range(most):
        change[:] = 0
        sweep_played(for_x, for_y, rows, own, x_counted, seven, work, change)
        change[:] = 0
        sweep_played(for_y, for_x, rows, other, y_counted, seven, work, change)
        greatest = change.max()
        if greatest <= goal:
            break
    return greatest
