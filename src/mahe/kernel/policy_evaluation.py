"""What players reach whose decisions are given, on the boards of the exact solution: see `mahe.kernel.solver`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints, SmallInts
from mahe.kernel.anderson import accelerate, make_history, remember_start
from mahe.kernel.jit import compiled
from mahe.kernel.solver import CHOICES, LEAVES, ROWS, value_move
from mahe.rules.solved_game import BOARDS, LANES


class Reached(NamedTuple):
    """What a player reaches, by board and its lead, before a card is turned up."""

    own: Floats
    """Its chance to win if it is to move."""
    other: Floats
    """Its chance to win if the other is."""
    own_decisions: Floats
    """How many decisions it will make if it is to move."""
    other_decisions: Floats


class MoveTable(NamedTuple):
    """What moves do on every board, whatever cards there are: see `settle`."""

    rows: Ints
    order: Ints
    signs: Floats
    seven: float
    """1 if there is something to decide where two dice make 7, else 0."""


@compiled
def by_decider(signs: Floats, movers: SmallInts, riders: SmallInts) -> SmallInts:
    """Return by board, and choice and lane in a row, what whoever decides would do."""
    found = np.empty((BOARDS, CHOICES * LANES), np.int8)
    for board in range(BOARDS):
        rolls = movers[board] if signs[board] > 0 else riders[board]
        found[board] = rolls.reshape(CHOICES * LANES)
    return found


@compiled
def settle_played(
    for_x: Floats,
    for_y: Floats,
    moves: MoveTable,
    x_rolls: SmallInts,
    y_rolls: SmallInts,
    decision: float,
    goal: float,
    most: int,
) -> float:
    """Go over both buffers, as `settle` does, if the players throw as their rolls say; return the last change.

    At each choice of X's *decision* is added.
    """
    work = np.empty(LEAVES * LANES)
    change = np.empty(LANES)
    history = make_history()
    greatest = 0.0
    for number in range(most):
        remember_start(history, number, for_x, for_y)
        change[:] = 0
        for board in moves.order:
            x, y = (decision, 0.0) if moves.signs[board] > 0 else (0.0, decision)
            value_move(for_x, for_y, board, moves.rows, 1.0, x_rolls[board], x, x * moves.seven, None, work, change)
            value_move(for_y, for_x, board, moves.rows, 1.0, y_rolls[board], y, y * moves.seven, None, work, change)
        greatest = change.max()
        if greatest <= goal:
            break
        accelerate(history, number, for_x, for_y)
    return greatest


@compiled
def add_reached(
    after: Reached,
    places: Ints,
    weight: float,
    following: Reached,
    won: Ints,
    lost: Ints,
    best: tuple[Floats, Floats],
    rolls: tuple[SmallInts, SmallInts],
    moves: MoveTable,
    goals: tuple[float, float],
    most: int,
) -> float:
    """Add to *after* what the player reaches with leads of these *places* if it and the other throw as *rolls* say.

    If it wins the open clutch, *following* has in the columns *won* what it reaches then, in *lost* if the other does.
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
        last = settle_played(own, other, moves, rolls[0], rolls[1], 1.0 * kind, goals[kind], most)
        worst = max(worst, last / goals[kind])
        for board in range(BOARDS):
            for lane in range(len(places)):
                own_target[board, places[lane]] += weight * other[board, lane]
                other_target[board, places[lane]] += weight * own[board, lane]
    return worst
