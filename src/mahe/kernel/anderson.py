"""Anderson acceleration of the solver's passes: from what earlier ones changed, where the values come to rest."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.kernel.jit import compiled
from mahe.rules.pieces import PLACES
from mahe.rules.solved_game import LANES

RAFT_BOARDS: Final[Ints] = PLACES * np.arange(PLACES)
"""The boards on which the other turtle is on the raft: the only ones that a move may go back to."""

DEPTH: Final = 6
"""How many earlier passes are taken into account."""


class History(NamedTuple):
    """What earlier passes did to the boards with a turtle on the raft: by board of either buffer, and lane."""

    starts: Floats
    """By the pass's number, odd or even: the values it began with."""
    residuals: Floats
    """By the same: how much it changed them."""
    result_changes: Floats
    """By slot: how much the results of a pass and of the one before it differ."""
    residual_changes: Floats
    """By slot: how much their residuals differ."""
    products: Floats
    """By slot, slot and lane: the inner products of residual changes."""


@compiled
def make_history() -> History:
    """Return room for a history."""
    rows = 2 * len(RAFT_BOARDS)
    return History(
        np.empty((2, rows, LANES)),
        np.empty((2, rows, LANES)),
        np.empty((DEPTH, rows, LANES)),
        np.empty((DEPTH, rows, LANES)),
        np.empty((DEPTH, DEPTH, LANES)),
    )


@compiled
def remember_start(history: History, number: int, for_x: Floats, for_y: Floats) -> None:
    """Remember what the pass of this *number* begins with."""
    for place in range(len(RAFT_BOARDS)):
        history.starts[number % 2, place] = for_x[RAFT_BOARDS[place]]
        history.starts[number % 2, place + len(RAFT_BOARDS)] = for_y[RAFT_BOARDS[place]]


@compiled
def accelerate(history: History, number: int, for_x: Floats, for_y: Floats) -> None:
    """Move the results of a pass to where, judging by its history, the next one would change least.

    While nobody changes a decision, values are the solution of linear equations in those of the boards that turtles go
    back to. Each lane is extrapolated by itself.
    """
    here, before = number % 2, (number + 1) % 2
    start, residual = history.starts[here], history.residuals[here]
    for place in range(len(RAFT_BOARDS)):
        residual[place] = for_x[RAFT_BOARDS[place]] - start[place]
        residual[place + len(RAFT_BOARDS)] = for_y[RAFT_BOARDS[place]] - start[place + len(RAFT_BOARDS)]
    if number == 0:
        return
    slot, known = (number - 1) % DEPTH, min(number, DEPTH)
    change, result_change = history.residual_changes[slot], history.result_changes[slot]
    for row in range(len(residual)):
        for lane in range(LANES):
            change[row, lane] = residual[row, lane] - history.residuals[before, row, lane]
            result_change[row, lane] = change[row, lane] + start[row, lane] - history.starts[before, row, lane]
    factors = np.zeros((known, LANES))
    for one in range(known):
        product = np.zeros(LANES)
        for row in range(len(residual)):
            for lane in range(LANES):
                product[lane] += history.residual_changes[one, row, lane] * change[row, lane]
                factors[one, lane] += history.residual_changes[one, row, lane] * residual[row, lane]
        history.products[one, slot] = history.products[slot, one] = product
    for lane in range(LANES):
        solve_equations(history.products[:known, :known, lane].copy(), factors[:, lane])
    for one in range(known):
        for place in range(len(RAFT_BOARDS)):
            for lane in range(LANES):
                factor = factors[one, lane]
                for_x[RAFT_BOARDS[place], lane] -= factor * history.result_changes[one, place, lane]
                for_y[RAFT_BOARDS[place], lane] -= factor * history.result_changes[one, place + len(RAFT_BOARDS), lane]


@compiled
def solve_equations(matrix: Floats, values: Floats) -> None:
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
