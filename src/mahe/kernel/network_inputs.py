"""A network's inputs: which rows of its first layer stand for the board, and the facts about eggs and cards.

Seats are numbered from the one whose turn it is. `mahe.bots.network` computes the same inputs, with NumPy.
"""

from __future__ import annotations

import numpy as np

from mahe import network_layout as layout
from mahe.arrays import Ints, Singles
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.position import FIRST_MOVED, SECOND_MOVED, TURN_OVER, NumericRules, comes_first
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.scores import score_of
from mahe.network_layout import FACTS, SEAT_FACTS
from mahe.rules.pieces import BEACH, LAST_CLUTCH, LIMIT, PLACES, RAFT
from mahe.rules.score import EGG


@compiled
def set_order(players: int, each: int, place: Ints, level: Ints, turn: int, order: Ints) -> None:
    """Write into *order* the turtles as a network sees them: from the seat whose turn it is on."""
    turtles = players * each
    for index in range(turtles):
        turtle = (index + turn * each) % turtles
        order[index] = turtle if each == 1 or comes_first(place, level, turtle) == (index % 2 == 0) else turtle ^ 1


@compiled
def gap(one: int, other: int) -> int:
    """Return a number for how far apart two places are, from 0 to GAPS - 1; the raft is a place of its own kind."""
    if one == RAFT:
        return BEACH + other
    if other == RAFT:
        return 2 * BEACH + one
    return (other - one) % BEACH


@compiled
def turtle_row(players: int, index: int, decider: int, place: int) -> int:
    """Return the row of `boards` in the evaluation for the turtle at *index*, by who decides for it and its *place*."""
    return (index * players + decider) * PLACES + place


@compiled
def carried_row(players: int, turtles: int, index: int, under: int) -> int:
    """Return the row for the turtle at *index* that the one at *under* carries."""
    return turtles * players * PLACES + index * turtles + under


@compiled
def first_gap_row(players: int, turtles: int) -> int:
    """Return where the rows for gaps begin, GAPS for each pair of turtles in order."""
    return turtles * players * PLACES + turtles * turtles


@compiled
def fill_facts(
    rules: NumericRules, held: Ints, carded: Ints, turn: int, phase: int, face_up: int, scores: Ints, out: Singles
) -> None:
    """Write into *out* all inputs that do not come from the board."""
    players = rules.players
    unseen = 0
    eggs = 0
    for kind in range(KINDS):
        unseen += held[UNSEEN_ROW, kind]
        eggs += (kind + 1) * held[UNSEEN_ROW, kind]
    pile = max(0, unseen - rules.set_aside) if face_up != LAST_CLUTCH else 0
    clutches = pile + 2 if face_up != LAST_CLUTCH else 1
    mean = eggs / unseen if unseen > 0 else 3.5
    for index in range(len(out)):
        out[index] = 0.0
    out[layout.OPEN_CLUTCH + face_up - 1] = 1.0
    out[layout.CLUTCHES_LEFT] = clutches / layout.MOST_CLUTCHES
    out[layout.TWO_LEFT] = clutches == 2
    out[layout.THREE_LEFT] = clutches == 3
    out[layout.MEAN_UNSEEN] = mean / 6 - 0.5
    for kind in range(KINDS):
        out[layout.UNSEEN + kind] = held[UNSEEN_ROW, kind] / unseen if unseen > 0 else 0.0
    out[layout.CARDS_AS_DICE] = rules.cards
    out[layout.THIRD_DIE_AT_SEVEN] = rules.highest == LIMIT
    out[layout.BUST_ENDS_TURN] = rules.bust_ends
    spread = layout.SPREAD[0] + layout.SPREAD[1] * np.sqrt(clutches)
    for seat in range(players):
        scores[seat] = score_of(held[seat + 1])
    for seat in range(players):
        best = 0
        for other in range(players):
            if other != seat:
                best = max(best, scores[other])
        lead = scores[seat] // EGG - best // EGG
        at = FACTS + ((seat - turn) % players) * SEAT_FACTS
        out[at + layout.SEAT_EGGS] = scores[seat] // EGG / layout.EGGS_SCALE
        out[at + layout.SEAT_CARDS] = scores[seat] % EGG / layout.CARDS_SCALE
        out[at + layout.SEAT_LEAD] = lead / layout.LEAD_SCALE
        out[at + layout.SEAT_LEAD_HELD] = np.tanh(lead / spread)
        out[at + layout.SEAT_IS_AHEAD] = scores[seat] > best
        out[at + layout.SEAT_WOULD_BE_AHEAD] = scores[seat] + EGG * face_up + 1 > best
        if rules.cards:
            for kind in range(KINDS):
                out[at + layout.SEAT_HAND + kind] = min(held[seat + 1, kind], 2) / 2
        out[at + layout.SEAT_CARDED] = carded[seat] if phase != TURN_OVER else 0
    out[FACTS + layout.SEAT_MOVED] = 1.0 if phase == FIRST_MOVED else -1.0 if phase == SECOND_MOVED else 0.0
