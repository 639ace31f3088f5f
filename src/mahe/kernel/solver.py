"""The moves of the exact solution, compiled: many leads of the same cards side by side.

Two players with one turtle each, X and Y. All values are X's chance to win, seen from the board of whoever is to move.
A *buffer* holds what a move may lead to, a row of LANES leads each: first the 505 boards on which the other player is
to move, then the same if the mover has won the clutch on the way, then if its rider has. X's moves read one buffer and
write the first rows of the other, Y's the other way round.

No `fastmath`: the same numbers must come out on every machine. `best_move` and `played_move` fetch and store alike,
each by itself: steps in functions of their own made a pass half as long again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

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

BACK: Final[Array] = 22 * np.arange(22)
"""The boards on which the other turtle is on the raft."""

PAST: Final = 6
"""How many earlier passes are looked back at."""

TWO: Final = np.array([0, 0, 4, 6, 7, 9, 10, 11])
THREE: Final = np.array([0, 0, 0, 8, 10, 12, 13, 14])
"""By the total of two and of three dice: which leaf it is."""


@compiled
def best_move(source: Array, target: Array, board: int, rows: Array, sign: float, work: Array, change: Array) -> None:
    """Write into a row of *target* what the move on *board* out of *source* is worth if all decide for the best.

    *rows* tells by board and leaf which row of *source* it is. If *sign* is 1 the higher value is chosen, if it is -1
    the lower. *work* is for LEAVES rows of scratch; *change* grows to the greatest change in each lane.
    """
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


class Past(NamedTuple):
    """What earlier passes did to the boards with a turtle on the raft, in both buffers."""

    starts: Array
    """By the pass's number, odd or even: the values it began with."""
    steps: Array
    """By the same: how much it changed them."""
    moved: Array
    """By slot: how much the results of a pass and of the one before it differ."""
    turned: Array
    """By slot: how much their steps differ."""
    products: Array
    """By slot and slot: turns multiplied with each other."""


@compiled
def no_past() -> Past:
    """Return the room for a past."""
    rows = 2 * len(BACK)
    return Past(
        np.empty((2, rows, LANES)),
        np.empty((2, rows, LANES)),
        np.empty((PAST, rows, LANES)),
        np.empty((PAST, rows, LANES)),
        np.empty((PAST, PAST, LANES)),
    )


@compiled
def remember(past: Past, number: int, for_x: Array, for_y: Array) -> None:
    """Remember what the pass of this *number* begins with."""
    for place in range(len(BACK)):
        past.starts[number % 2, place] = for_x[BACK[place]]
        past.starts[number % 2, place + len(BACK)] = for_y[BACK[place]]


@compiled
def leap(past: Past, number: int, for_x: Array, for_y: Array) -> None:
    """Change what a pass has found to where, as far as can be told from the past, the next one would change least.

    While nobody changes a decision, values are the solution of linear equations in those of the boards that turtles go
    back to. This is Anderson's acceleration of the passes, by lane.
    """
    here, before = number % 2, (number + 1) % 2
    start, step = past.starts[here], past.steps[here]
    for place in range(len(BACK)):
        step[place] = for_x[BACK[place]] - start[place]
        step[place + len(BACK)] = for_y[BACK[place]] - start[place + len(BACK)]
    if number == 0:
        return
    slot, known = (number - 1) % PAST, min(number, PAST)
    turned, moved = past.turned[slot], past.moved[slot]
    for row in range(len(step)):
        for lane in range(LANES):
            turned[row, lane] = step[row, lane] - past.steps[before, row, lane]
            moved[row, lane] = turned[row, lane] + start[row, lane] - past.starts[before, row, lane]
    factors: Array = np.zeros((known, LANES))
    for one in range(known):
        product: Array = np.zeros(LANES)
        for row in range(len(step)):
            for lane in range(LANES):
                product[lane] += past.turned[one, row, lane] * turned[row, lane]
                factors[one, lane] += past.turned[one, row, lane] * step[row, lane]
        past.products[one, slot] = past.products[slot, one] = product
    for lane in range(LANES):
        solve_equations(past.products[:known, :known, lane].copy(), factors[:, lane])
    for one in range(known):
        for place in range(len(BACK)):
            for lane in range(LANES):
                for_x[BACK[place], lane] -= factors[one, lane] * past.moved[one, place, lane]
                for_y[BACK[place], lane] -= factors[one, lane] * past.moved[one, place + len(BACK), lane]


@compiled
def solve_equations(matrix: Array, values: Array) -> None:
    """Solve linear equations whose *matrix* is symmetric and has no negative eigenvalues; the answer is in *values*."""
    count = len(values)
    for one in range(count):
        # Equations that are nearly alike must not cancel each other with huge factors.
        matrix[one, one] = matrix[one, one] * (1 + 1e-12) + 1e-60
    for one in range(count):
        for row in range(one + 1, count):
            factor = matrix[row, one] / matrix[one, one]
            for column in range(one + 1, count):
                matrix[row, column] -= factor * matrix[one, column]
            values[row] -= factor * values[one]
    for one in range(count - 1, -1, -1):
        for column in range(one + 1, count):
            values[one] -= matrix[one, column] * values[column]
        values[one] /= matrix[one, one]


@compiled
def settle(
    for_x: Array, for_y: Array, rows: Array, order: Array, signs: Array, goal: float, most: int
) -> tuple[float, int]:
    """Go over both buffers until no value changes by more than *goal*; return the last change and the passes.

    X's moves read *for_x*, whose first rows are where Y is to move. In the right *order* of the boards what a move
    leads to is known before the move is looked at, unless the turtle goes back to the raft: those values are what a
    pass starts from.
    """
    work = np.empty(LEAVES * LANES)
    change = np.empty(LANES)
    past = no_past()
    greatest = 0.0
    for number in range(most):
        remember(past, number, for_x, for_y)
        change[:] = 0
        for board in order:
            best_move(for_x, for_y, board, rows, signs[board], work, change)
            best_move(for_y, for_x, board, rows, -signs[board], work, change)
        greatest = change.max()
        if greatest <= goal:
            return greatest, number + 1
        leap(past, number, for_x, for_y)
    return greatest, most


@compiled
def decide(source: Array, rows: Array, signs: Array, rolls: Array) -> None:
    """Write by board, choice and lane 2 where another die is worth no less than stopping, else 0.

    Choices are one die of 1 to 6, then two dice of 2 to 7; the rest is as in `best_move`.
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
def played_move(
    source: Array,
    target: Array,
    board: int,
    rows: Array,
    rolls: Array,
    more: float,
    at_seven: float,
    work: Array,
    change: Array,
) -> None:
    """Write into a row of *target* what the move on *board* is worth if another die is thrown as *rolls* says.

    By board, and choice and lane in a row, it is thrown in 0, 1 or 2 cases of 2. At each choice *more* is added, and
    *at_seven* where two dice make 7. The rest is as in `best_move`.
    """
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
        two_6 = _mixed(work[10 * LANES + lane], (from_7 + 5.0 * bust) * SIXTH, rolls[board, 10 * LANES + lane], more)
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


class Reached(NamedTuple):
    """What a player reaches, by board and its lead, before a card is turned up."""

    own: Array
    """Its chance to win if it is to move."""
    other: Array
    """Its chance to win if the other is."""
    own_decisions: Array
    """How many decisions it will make if it is to move."""
    other_decisions: Array


class Table(NamedTuple):
    """What holds in all positions."""

    rows: Array
    order: Array
    signs: Array
    seven: float
    """1 if there is something to decide where two dice make 7, else 0."""


@compiled
def by_decider(signs: Array, movers: Array, riders: Array) -> Array:
    """Return by board, and choice and lane in a row, what whoever decides would do."""
    found: Array = np.empty((BOARDS, CHOICES * LANES), np.int8)
    for board in range(BOARDS):
        rolls = movers[board] if signs[board] > 0 else riders[board]
        found[board] = rolls.reshape(CHOICES * LANES)
    return found


@compiled
def settle_played(
    for_x: Array, for_y: Array, table: Table, x_rolls: Array, y_rolls: Array, decision: float, goal: float, most: int
) -> float:
    """Go over both buffers, as `settle` does, if the players throw as told; return the last change.

    At each choice of X's *decision* is added.
    """
    work = np.empty(LEAVES * LANES)
    change: Array = np.empty(LANES)
    past = no_past()
    greatest = 0.0
    for number in range(most):
        remember(past, number, for_x, for_y)
        change[:] = 0
        for board in table.order:
            x, y = (decision, 0.0) if table.signs[board] > 0 else (0.0, decision)
            played_move(for_x, for_y, board, table.rows, x_rolls, x, x * table.seven, work, change)
            played_move(for_y, for_x, board, table.rows, y_rolls, y, y * table.seven, work, change)
        greatest = change.max()
        if greatest <= goal:
            break
        leap(past, number, for_x, for_y)
    return greatest


@compiled
def play_on(
    after: Reached,
    places: Array,
    weight: float,
    following: Reached,
    won: Array,
    lost: Array,
    best: tuple[Array, Array],
    rolls: tuple[Array, Array],
    table: Table,
    goals: tuple[float, float],
    most: int,
) -> float:
    """Add to *after* what the player reaches with leads of these *places* if it and the other throw as *rolls* say.

    If it wins the open clutch, *following* tells in the columns *won* what it reaches, in *lost* if the other does.
    *best* is where to start from: perfect play, if the player is to move and if the other is. *goals* are for chances
    and for decisions; return the last change of either, as a part of its goal.
    """
    own, other = np.empty((ROWS, LANES)), np.empty((ROWS, LANES))
    worst = 0.0
    for kind in range(2):
        own_later, other_later = following.own, following.other
        own_target, other_target = after.own, after.other
        if kind == 1:
            own_later, other_later = following.own_decisions, following.other_decisions
            own_target, other_target = after.own_decisions, after.other_decisions
        for board in range(BOARDS):
            for lane in range(LANES):
                own[BOARDS + board, lane] = other_later[board, won[lane]]
                own[2 * BOARDS + board, lane] = other_later[board, lost[lane]]
                other[BOARDS + board, lane] = own_later[board, lost[lane]]
                other[2 * BOARDS + board, lane] = own_later[board, won[lane]]
                other[board, lane] = best[0][board, lane] if kind == 0 else other[BOARDS + board, lane]
                own[board, lane] = best[1][board, lane] if kind == 0 else own[BOARDS + board, lane]
        last = settle_played(own, other, table, rolls[0], rolls[1], 1.0 * kind, goals[kind], most)
        worst = max(worst, last / goals[kind])
        for board in range(BOARDS):
            for lane in range(len(places)):
                own_target[board, places[lane]] += weight * other[board, lane]
                other_target[board, places[lane]] += weight * own[board, lane]
    return worst
