"""Events as numbers, and a game as a table of them, a row for each event: `mahe.kernel.events` reads it."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahe.arrays import EventNumbers, Ints
from mahe.kernel.jit import compiled
from mahe.kernel.records import KINDS, NOBODY, SEATS, Board

ROLL, STOP, CARD, START, ROLLED, TURNED = 0, 1, 1, 8, 16, 24
"""Events as numbers: a card or an outcome adds its eggs or pips, a start its turtle. Options are bits at them."""

PHASE: Final = 6
P_TURN, P_MOVED, P_MOVER, P_THROW, P_ROLLING, P_FACE_UP = range(PHASE)
"""What a position has beyond the board."""

ROW_PHASE: Final = 3
EVENT, ACTOR, OPTIONS = range(ROW_PHASE)
ROW_PERCHES: Final = ROW_PHASE + PHASE
ROW_CARDED: Final = ROW_PERCHES + SEATS
ROW_CARDS: Final = ROW_CARDED + SEATS
ROW: Final = ROW_CARDS + KINDS * (SEATS + 1)
"""Where an event, who acted and what was on offer are in a row, where the parts of the position after it begin, and how
long the row is."""

ON_TURTLE: Final = 32
"""Added to a turtle's number where a perch may be a space or a turtle."""


class EventRows(NamedTuple):
    """A game event by event, while it is being played."""

    rows: EventNumbers
    """For each event: itself, who acted, what was on offer, then the position after it."""
    length: Ints
    """How many events there were, which may be more than fit."""
    phase: EventNumbers
    pending: EventNumbers
    """The event that is happening, the actor (a seat from 1 on, 0 for chance) and the options."""


@compiled
def note_event(events: EventRows, event: int, actor: int, options: int) -> None:
    """Note what is happening until the position after it is known."""
    events.pending[EVENT] = event
    events.pending[ACTOR] = actor
    events.pending[OPTIONS] = options


@compiled
def write_event_row(events: EventRows, board: Board) -> None:
    """Write the row of the event that was noted, with the position after it."""
    index = events.length[0]
    events.length[0] += 1
    if index >= len(events.rows):
        return
    row = events.rows[index]
    for part in range(ROW_PHASE):
        row[part] = events.pending[part]
    for part in range(PHASE):
        row[ROW_PHASE + part] = events.phase[part]
    for turtle in range(SEATS):
        below = board.below[turtle]
        row[ROW_PERCHES + turtle] = board.space[turtle] if below == NOBODY else ON_TURTLE + below
    for seat in range(SEATS):
        row[ROW_CARDED + seat] = board.carded[seat]
    for holder in range(SEATS + 1):
        for kind in range(KINDS):
            row[ROW_CARDS + KINDS * holder + kind] = board.held[holder, kind]


@compiled
def write_card_row(events: EventRows, board: Board, eggs: int) -> None:
    """Write that a card was turned up."""
    note_event(events, TURNED + eggs, 0, 0)
    events.phase[P_FACE_UP] = eggs
    write_event_row(events, board)


@compiled
def write_start_row(events: EventRows, board: Board, mover: int, each: int, moves_left: int) -> None:
    """Write that the first die is thrown for *mover*."""
    both = each == 2 and moves_left == 1
    options = 3 << (START + (mover & ~1)) if both else 1 << (START + mover)
    note_event(events, START + mover, mover // each + 1, options)
    events.phase[P_MOVER] = mover
    events.phase[P_THROW] = 0
    events.phase[P_ROLLING] = 1
    write_event_row(events, board)


@compiled
def write_move_row(events: EventRows, board: Board, mover: int, face_up: int, turn: int, is_over: bool) -> None:
    """Write the event that has ended a throw, now that its move is made."""
    events.phase[P_TURN] = turn
    if is_over:
        events.phase[P_MOVED] = NOBODY
    elif mover != NOBODY:
        events.phase[P_MOVED] = mover
    events.phase[P_MOVER] = NOBODY
    events.phase[P_THROW] = 0
    events.phase[P_ROLLING] = 0
    events.phase[P_FACE_UP] = face_up
    write_event_row(events, board)
