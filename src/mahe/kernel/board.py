"""The board that whole games of thresholds are played on: a position without the turn, and the tallies."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from mahe.kernel.chance import digit, take_card
from mahe.kernel.counts import FIELDS, TOTALS
from mahe.kernel.jit import compiled
from mahe.rules.pieces import BEACH, RAFT, TURTLES

Record: TypeAlias = Any

SEATS: Final = len(TURTLES)
NOBODY: Final = SEATS
"""In place of a turtle. Arrays by turtle have a place for it, so that writing there needs no question first."""

BOARD: Final = np.dtype(
    [
        ("space", np.uint8, SEATS + 1),  # Where each turtle is.
        ("below", np.uint8, SEATS + 1),  # The turtle under each, or NOBODY.
        ("above", np.uint8, SEATS + 1),
        ("top", np.uint8, BEACH + 1),  # The topmost turtle on each space, or NOBODY.
        ("held", np.int8, (SEATS + 1, 6)),  # In row 0 the unseen cards, then each seat's.
        ("carded", np.int8, SEATS),  # 1 for the first seat that has played a card this turn, 2 for the second (V5).
        ("scores", np.int32, SEATS),  # At the end, eggs first and then cards.
        ("rng", np.uint64, 4),
        ("tally", np.int64, (SEATS, FIELDS)),
        ("totals", np.int64, TOTALS),
    ],
    align=True,
)
"""What a thread plays with: a position without the turn, the generator, and the tallies of all its games."""


@compiled
def lift(board: Record, mover: int, origin: int) -> None:
    """Take *mover*, and with it all that it carries, off its place (K1)."""
    below = board.below[mover]
    board.above[below] = NOBODY
    board.below[mover] = NOBODY
    board.top[origin] = below


@compiled
def put(board: Record, mover: int, top: int, space: int) -> None:
    """Set *mover* down on *space*, on what is there (M4). *top* is the last of those it carries, who follow later."""
    below = board.top[space]
    board.above[below] = mover
    board.below[mover] = below
    board.space[mover] = space
    board.top[space] = top
    board.top[RAFT] = NOBODY  # There they form no stack (K5).


@compiled
def set_up(setup: Record, board: Record) -> int:
    """Set the board up for a new game, and return how many cards there are (S2, S3)."""
    for turtle in range(SEATS):
        board.space[turtle] = RAFT
        board.below[turtle] = NOBODY
        board.above[turtle] = NOBODY
        board.carded[turtle] = 0
    for space in range(BEACH + 1):
        board.top[space] = NOBODY
    cards = 0
    for index in range(6):
        cards += setup.deck[index]
        board.held[0, index] = setup.deck[index]
        for seat in range(1, SEATS + 1):
            board.held[seat, index] = 0
    return cards


@compiled
def turn_card(board: Record, unseen: int, luck: Any) -> int:
    """Turn up one of the *unseen* cards, and return its eggs (B3)."""
    return take_card(board.held[0], digit(luck, unseen))
