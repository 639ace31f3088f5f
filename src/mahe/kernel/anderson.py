"""Anderson's acceleration of the solver's passes: where, as far as earlier ones tell, the values come to rest."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled
from mahe.rules.pieces import PLACES
from mahe.rules.solved_game import LANES

Array: TypeAlias = Any

BACK: Final[Array] = PLACES * np.arange(PLACES)
"""The boards on which the other turtle is on the raft."""

PAST: Final = 6
"""How many earlier passes are looked back at."""


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
