"""Events as numbers, and a game written down event by event, if anyone wants it: `mahe.kernel.events` reads it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from mahe.kernel.board import NOBODY, SEATS
from mahe.kernel.jit import compiled

Array: TypeAlias = Any
Record: TypeAlias = Any

ROLL, STOP, CARD, START, ROLLED, TURNED = 0, 1, 1, 8, 16, 24
"""Events as numbers: a card or an outcome adds its eggs or pips, a start its turtle. Options are bits at them."""

PHASE: Final = 6
P_TURN, P_MOVED, P_MOVER, P_THROW, P_ROLLING, P_FACE_UP = range(PHASE)
"""What a position has beyond the board."""

ROW_PERCHES: Final = 3 + PHASE
ROW_CARDED: Final = ROW_PERCHES + SEATS
ROW_CARDS: Final = ROW_CARDED + SEATS
ROW: Final = ROW_CARDS + 6 * (SEATS + 1)
"""Where the parts of a position begin in a row of a story, and how long the row is."""

ON_TURTLE: Final = 32
"""Added to a turtle's number where a perch may be a space or a turtle."""


class Story(NamedTuple):
    """Where a game is told event by event, if it is."""

    rows: Array
    """For each event: itself, who acted, what was on offer, then the position after it."""
    count: Array
    """How many events there were, which may be more than fit."""
    phase: Array
    pending: Array
    """The event that is happening, the actor (a seat from 1 on, 0 for chance) and the options."""


@compiled
def happens(story: Story, event: int, actor: int, options: int) -> None:
    """Remember what is happening until the position after it is known."""
    story.pending[0] = event
    story.pending[1] = actor
    story.pending[2] = options


@compiled
def tell(story: Story, board: Record) -> None:
    """Write down what has happened, and the position after it."""
    index = story.count[0]
    story.count[0] += 1
    if index >= len(story.rows):
        return
    row = story.rows[index]
    for part in range(3):
        row[part] = story.pending[part]
    for part in range(PHASE):
        row[3 + part] = story.phase[part]
    for turtle in range(SEATS):
        below = board.below[turtle]
        row[ROW_PERCHES + turtle] = board.space[turtle] if below == NOBODY else ON_TURTLE + below
    for seat in range(SEATS):
        row[ROW_CARDED + seat] = board.carded[seat]
    for holder in range(SEATS + 1):
        for kind in range(6):
            row[ROW_CARDS + 6 * holder + kind] = board.held[holder, kind]


@compiled
def tell_card(story: Story, board: Record, eggs: int) -> None:
    """Tell that a card was turned up."""
    happens(story, TURNED + eggs, 0, 0)
    story.phase[P_FACE_UP] = eggs
    tell(story, board)


@compiled
def tell_start(story: Story, board: Record, mover: int, each: int, moves_left: int) -> None:
    """Tell that the first die is thrown for *mover*."""
    both = each == 2 and moves_left == 1
    options = 3 << (START + (mover & ~1)) if both else 1 << (START + mover)
    happens(story, START + mover, mover // each + 1, options)
    story.phase[P_MOVER] = mover
    story.phase[P_THROW] = 0
    story.phase[P_ROLLING] = 1
    tell(story, board)


@compiled
def tell_move(story: Story, board: Record, mover: int, face_up: int, turn: int, is_over: bool) -> None:
    """Tell the event that has ended a throw, now that its move is made."""
    story.phase[P_TURN] = turn
    if is_over:
        story.phase[P_MOVED] = NOBODY
    elif mover != NOBODY:
        story.phase[P_MOVED] = mover
    story.phase[P_MOVER] = NOBODY
    story.phase[P_THROW] = 0
    story.phase[P_ROLLING] = 0
    story.phase[P_FACE_UP] = face_up
    tell(story, board)
