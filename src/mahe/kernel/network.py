"""The layers of a network, from a position to every seat's chance to win: as in `mahe.bots.network`."""

from __future__ import annotations

import numpy as np

from mahe.arrays import Ints, Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.network_inputs import carried_row, first_gap_row, gap, set_order, turtle_row
from mahe.kernel.position import NumericRules, top_of
from mahe.kernel.workspace import Workspace
from mahe.network_layout import GAPS


@compiled
def board_layer(
    rules: NumericRules, evaluation: NumericEvaluation, place: Ints, level: Ints, turn: int, order: Ints, out: Singles
) -> None:
    """Write the board's part of the first layer into *out*: seats are numbered from the one whose turn it is."""
    players, each = rules.players, rules.each
    turtles = players * each
    set_order(players, each, place, level, turn, order)
    width = len(out)
    for unit in range(width):
        out[unit] = 0.0
    for index in range(turtles):
        turtle = order[index]
        decider = (top_of(turtles, place, level, turtle) // each - turn) % players
        row = evaluation.boards[turtle_row(players, index, decider, place[turtle])]
        for unit in range(width):
            out[unit] += row[unit]
        if level[turtle] > 0:
            for under in range(turtles):
                other = order[under]
                if place[other] == place[turtle] and level[other] < level[turtle]:
                    row = evaluation.boards[carried_row(players, turtles, index, under)]
                    for unit in range(width):
                        out[unit] += row[unit]
    at = first_gap_row(players, turtles)
    for first in range(turtles):
        for second in range(first + 1, turtles):
            row = evaluation.boards[at + gap(place[order[first]], place[order[second]])]
            for unit in range(width):
                out[unit] += row[unit]
            at += GAPS


@compiled
def fact_layer(evaluation: NumericEvaluation, inputs: Singles, count: int, out: Singles) -> None:
    """Write the part of the first layer into *out* that does not come from the board."""
    width = len(out)
    for unit in range(width):
        out[unit] = evaluation.bias[unit]
    for index in range(count):
        value = inputs[index]
        if value != 0.0:
            row = evaluation.facts[index]
            for unit in range(width):
                out[unit] += value * row[unit]


@compiled
def later_layers(
    evaluation: NumericEvaluation,
    players: int,
    board: Singles,
    facts: Singles,
    turn: int,
    weight: float,
    work: Workspace,
    out: Singles,
) -> None:
    """Add the winning chance of every seat, times *weight*, to *out*."""
    second = work.second
    for unit in range(len(second)):
        second[unit] = evaluation.middle_bias[unit]
    for unit in range(len(board)):
        value = board[unit] + facts[unit]
        if value > 0.0:
            row = evaluation.middle[unit]
            for after in range(len(second)):
                second[after] += value * row[after]
    best = np.float32(-1e9)
    other = work.other
    for seat in range(players):
        logit = evaluation.last_bias[seat]
        for unit in range(len(second)):
            value = second[unit]
            if value > 0.0:
                logit += value * evaluation.last[seat, unit]
        other[seat] = logit
        best = max(best, logit)
    total = np.float32(0.0)
    for seat in range(players):
        other[seat] = np.exp(other[seat] - best)
        total += other[seat]
    for seat in range(players):
        out[(seat + turn) % players] += weight * other[seat] / total
