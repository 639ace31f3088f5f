"""The layers of a network, from a position to every seat's chance to win: as in `mahe.bots.network`."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.network_inputs import carried_row, first_gap_row, gap, set_order, turtle_row
from mahe.kernel.position import NumericRules, top_of
from mahe.kernel.workspace import Workspace
from mahe.network_layout import GAPS

Array: TypeAlias = Any


class Mind(NamedTuple):
    """What values positions: a network, or a few constants of a rule of thumb if `is_net` is 0."""

    is_net: int
    boards: Array
    """First layer, its rows for a board: see `mahe.bots.network.Weights`."""
    facts: Array
    bias: Array
    middle: Array
    middle_bias: Array
    last: Array
    last_bias: Array
    thumb: Array
    """The rule of thumb: patience, foresight, and the two parts of the spread."""
    moves: Array
    """How many moves a lone turtle needs for so many steps."""


@compiled
def add_board(rules: NumericRules, mind: Mind, place: Array, level: Array, turn: int, order: Array, out: Array) -> None:
    """Write the board's part of the first layer into *out*: all seats are told from the one whose turn it is."""
    players, each = rules.players, rules.each
    turtles = players * each
    set_order(players, each, place, level, turn, order)
    width = len(out)
    for unit in range(width):
        out[unit] = 0.0
    for index in range(turtles):
        turtle = order[index]
        decider = (top_of(turtles, place, level, turtle) // each - turn) % players
        row = mind.boards[turtle_row(players, index, decider, place[turtle])]
        for unit in range(width):
            out[unit] += row[unit]
        if level[turtle] > 0:
            for under in range(turtles):
                other = order[under]
                if place[other] == place[turtle] and level[other] < level[turtle]:
                    row = mind.boards[carried_row(players, turtles, index, under)]
                    for unit in range(width):
                        out[unit] += row[unit]
    at = first_gap_row(players, turtles)
    for first in range(turtles):
        for second in range(first + 1, turtles):
            row = mind.boards[at + gap(place[order[first]], place[order[second]])]
            for unit in range(width):
                out[unit] += row[unit]
            at += GAPS


@compiled
def add_facts(mind: Mind, inputs: Array, count: int, out: Array) -> None:
    """Write the part of the first layer into *out* that does not come from the board."""
    width = len(out)
    for unit in range(width):
        out[unit] = mind.bias[unit]
    for index in range(count):
        value = inputs[index]
        if value != 0.0:
            row = mind.facts[index]
            for unit in range(width):
                out[unit] += value * row[unit]


@compiled
def finish(
    mind: Mind, players: int, board: Array, facts: Array, turn: int, weight: float, work: Workspace, out: Array
) -> None:
    """Add the winning chance of every seat, times *weight*, to *out*."""
    second = work.second
    for unit in range(len(second)):
        second[unit] = mind.middle_bias[unit]
    for unit in range(len(board)):
        value = board[unit] + facts[unit]
        if value > 0.0:
            row = mind.middle[unit]
            for after in range(len(second)):
                second[after] += value * row[after]
    best = np.float32(-1e9)
    other = work.other
    for seat in range(players):
        logit = mind.last_bias[seat]
        for unit in range(len(second)):
            value = second[unit]
            if value > 0.0:
                logit += value * mind.last[seat, unit]
        other[seat] = logit
        best = max(best, logit)
    total = np.float32(0.0)
    for seat in range(players):
        other[seat] = np.exp(other[seat] - best)
        total += other[seat]
    for seat in range(players):
        out[(seat + turn) % players] += weight * other[seat] / total
