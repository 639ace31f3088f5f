"""Observations of tables for learning programs: `mahe.envs.observation` fills in the same numbers by the law."""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe import observation_layout as layout
from mahe.arrays import Singles, SmallInts
from mahe.kernel.jit import compiled
from mahe.kernel.records import KINDS, NOBODY, UNSEEN_ROW, Setup
from mahe.kernel.tables import Table
from mahe.observation_layout import ACTIONS, FACTS, SEAT_FACTS
from mahe.rules.pieces import LAST_CLUTCH, LIMIT, NEST

_MOST: Final = 256
"""More than there are eggs in any game."""

_NUMBERS: Final = np.arange(_MOST)
EGGS: Final = (_NUMBERS / layout.EGGS_SCALE).astype(np.float32)
CARDS: Final = (_NUMBERS / layout.CARDS_SCALE).astype(np.float32)
COUNTS: Final = (_NUMBERS / layout.COUNT_SCALE).astype(np.float32)
CLUTCHES: Final = (_NUMBERS / layout.CLUTCHES_SCALE).astype(np.float32)
HEIGHTS: Final = (_NUMBERS / layout.HEIGHT_SCALE).astype(np.float32)
"""By number: the number in an observation. Looked up, so that both engines round alike."""


@compiled
def fill_observation(setup: Setup, table: Table, seat: int, out: Singles) -> None:
    """Write the position into *out*, as *seat* sees it."""
    out[:] = 0.0
    _fill_facts(setup, table, out)
    _fill_seats(setup, table, seat, out)
    _fill_turtles(setup, table, seat, out)


@compiled
def fill_mask(table: Table, out: SmallInts) -> None:
    """Write into *out* what is on offer: 1 or 0 for each action."""
    for action in range(ACTIONS):
        out[action] = table.options >> action & 1


@compiled
def _fill_facts(setup: Setup, table: Table, out: Singles) -> None:
    face_up = table.face_up
    if face_up:
        out[layout.OPEN_CLUTCH + face_up - 1] = 1.0
    for kind in range(KINDS):
        out[layout.UNSEEN + kind] = COUNTS[table.held[UNSEEN_ROW, kind]]
    if face_up == LAST_CLUTCH:
        out[layout.CLUTCHES_LEFT] = CLUTCHES[1]
    elif face_up:
        out[layout.CLUTCHES_LEFT] = CLUTCHES[table.unseen - setup.set_aside + 2]
    out[layout.TOTAL + table.total] = 1.0
    out[layout.DICE + table.dice] = 1.0
    out[layout.CARDS_AS_DICE] = setup.cards
    out[layout.THIRD_DIE_AT_SEVEN] = setup.highest == LIMIT
    out[layout.BUST_ENDS_TURN] = setup.bust_ends


@compiled
def _fill_seats(setup: Setup, table: Table, seat: int, out: Singles) -> None:
    players = setup.players
    winner = -1 if table.nest == NOBODY else table.nest >> setup.halve
    at = FACTS
    one = seat
    for _ in range(players):
        eggs = 0
        cards = 0
        for kind in range(KINDS):
            count = table.held[one + 1, kind]
            eggs += count * (kind + 1)
            cards += count
            out[at + layout.SEAT_HAND + kind] = COUNTS[count]
        if one == winner:
            eggs += LAST_CLUTCH
            cards += 1
        out[at + layout.SEAT_EGGS] = EGGS[eggs]
        out[at + layout.SEAT_CARDS] = CARDS[cards]
        out[at + layout.SEAT_CARDED] = table.carded[one] > 0
        out[at + layout.SEAT_TURN] = one == table.turn
        at += SEAT_FACTS
        one += 1
        if one == players:
            one = 0


@compiled
def _fill_turtles(setup: Setup, table: Table, seat: int, out: Singles) -> None:
    players, turtles = setup.players, setup.players * setup.each
    size = layout.TURTLE_DECIDER + players + turtles
    first = FACTS + players * SEAT_FACTS
    own = seat * setup.each
    # Each stack from the bottom up, so that nobody looks for its place in it.
    for bottom in range(turtles):
        if table.below[bottom] != NOBODY:
            continue
        top = bottom
        riders = 0
        while table.above[top] != NOBODY:
            top = table.above[top]
            riders += 1
        decider = (top >> setup.halve) - seat
        if decider < 0:
            decider += players
        space = table.space[bottom]
        turtle = bottom
        under = -1
        for level in range(riders + 1):
            index = turtle - own
            if index < 0:
                index += turtles
            at = first + index * size
            if space != NEST:
                out[at + layout.TURTLE_PLACE + space] = 1.0
            out[at + layout.TURTLE_LEVEL] = HEIGHTS[level]
            out[at + layout.TURTLE_RIDERS] = HEIGHTS[riders - level]
            out[at + layout.TURTLE_MOVER] = turtle == table.mover
            out[at + layout.TURTLE_MOVED] = turtle == table.moved
            out[at + layout.TURTLE_DECIDER + decider] = 1.0
            if under >= 0:
                out[at + layout.TURTLE_DECIDER + players + under] = 1.0
            under = index
            turtle = table.above[turtle]
