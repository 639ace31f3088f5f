"""Positions kept for training: a row of numbers each, and from that a network's inputs."""

from __future__ import annotations

from typing import Final

from mahe.arrays import Ints, Singles, SmallInts
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.network_inputs import carried_row, fill_facts, first_gap_row, gap, set_order, turtle_row
from mahe.kernel.position import (
    FACE_UP,
    MOVED,
    TURN,
    NumericRules,
    Position,
    phase_of,
    top_of,
)
from mahe.kernel.records import KINDS, SEATS, UNSEEN_ROW
from mahe.kernel.workspace import Workspace
from mahe.network_layout import GAPS

R_TURN, R_MOVED, R_FACE_UP, R_CARDS, R_HIGHEST, R_BUST_ENDS, R_SET_ASIDE, R_PLACE = 0, 1, 2, 3, 4, 5, 6, 7
R_LEVEL: Final = R_PLACE + SEATS
R_CARDED: Final = R_LEVEL + SEATS
R_HELD: Final = R_CARDED + SEATS
ROW: Final = R_HELD + KINDS * (SEATS + 1)
"""Where the parts of a position are in a row that is kept for training."""


@compiled
def write_row(rules: NumericRules, position: Position, row: SmallInts) -> None:
    """Keep a position for training."""
    place, level, held, carded, now = position
    row[R_TURN] = now[TURN]
    row[R_MOVED] = now[MOVED]
    row[R_FACE_UP] = now[FACE_UP]
    row[R_CARDS] = rules.cards
    row[R_HIGHEST] = rules.highest
    row[R_BUST_ENDS] = rules.bust_ends
    row[R_SET_ASIDE] = rules.set_aside
    for turtle in range(SEATS):
        row[R_PLACE + turtle] = place[turtle]
        row[R_LEVEL + turtle] = level[turtle]
        row[R_CARDED + turtle] = carded[turtle]
    for holder in range(SEATS + 1):
        for kind in range(KINDS):
            row[R_HELD + KINDS * holder + kind] = held[holder, kind]


@compiled
def encode(
    rows: SmallInts, players: int, each: int, boards: Ints, facts: Singles, position: Position, work: Workspace
) -> None:
    """Turn kept positions into a network's inputs: rows of `NumericEvaluation.boards`, -1 for none, and facts."""
    turtles = players * each
    place, level, held, carded, _ = position
    for index in range(len(rows)):
        row = rows[index]
        for turtle in range(SEATS):
            place[turtle] = row[R_PLACE + turtle]
            level[turtle] = row[R_LEVEL + turtle]
            carded[turtle] = row[R_CARDED + turtle]
        for holder in range(SEATS + 1):
            for kind in range(KINDS):
                held[holder, kind] = row[R_HELD + KINDS * holder + kind]
        turn, moved = row[R_TURN], row[R_MOVED]
        rules = NumericRules(
            players, each, row[R_CARDS], row[R_HIGHEST], row[R_BUST_ENDS], row[R_SET_ASIDE], held[UNSEEN_ROW]
        )
        phase = phase_of(place, level, moved)
        fill_facts(rules, held, carded, turn, phase, row[R_FACE_UP], work.scores, work.inputs)
        for fact in range(facts.shape[1]):
            facts[index, fact] = work.inputs[fact]
        set_order(players, each, place, level, turn, work.order)
        for slot in range(boards.shape[1]):
            boards[index, slot] = -1
        # The rows that `board_layer` sums, in another order. Sharing more than their numbers is measurably slower.
        slot = turtles
        for first in range(turtles):
            turtle = work.order[first]
            decider = (top_of(turtles, place, level, turtle) // each - turn) % players
            boards[index, first] = turtle_row(players, first, decider, place[turtle])
            if level[turtle] > 0:
                for under in range(turtles):
                    other = work.order[under]
                    if place[other] == place[turtle] and level[other] < level[turtle]:
                        boards[index, slot] = carried_row(players, turtles, first, under)
                        slot += 1
        at = first_gap_row(players, turtles)
        for first in range(turtles):
            for second in range(first + 1, turtles):
                boards[index, slot] = at + gap(place[work.order[first]], place[work.order[second]])
                slot += 1
                at += GAPS
