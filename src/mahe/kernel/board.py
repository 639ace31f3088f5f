"""Moves and cards on the board of a whole game."""

from __future__ import annotations

import numpy as np

from mahe.kernel.chance import digit, take_card
from mahe.kernel.jit import compiled
from mahe.kernel.records import KINDS, NOBODY, SEATS, UNSEEN_ROW, Placement, Setup
from mahe.rules.pieces import BEACH, RAFT


@compiled
def lift(board: Placement, mover: int, origin: int) -> None:
    """Take *mover*, and with it all that it carries, off its place (K1)."""
    below = board.below[mover]
    board.above[below] = NOBODY
    board.below[mover] = NOBODY
    board.top[origin] = below


@compiled
def put(board: Placement, mover: int, top: int, space: int) -> None:
    """Set *mover* down on *space*, on what is there (M4). *top* is the last of those it carries, who follow later."""
    below = board.top[space]
    board.above[below] = mover
    board.below[mover] = below
    board.space[mover] = space
    board.top[space] = top
    board.top[RAFT] = NOBODY  # There they form no stack (K5).


@compiled
def carry(board: Placement, mover: int, space: int) -> None:
    """Let those that sit on *mover* follow it to *space*; on the raft they form no stack (K1, K5)."""
    rider = board.above[mover]
    while rider != NOBODY:
        board.space[rider] = space
        above = board.above[rider]
        if space == RAFT:
            board.above[board.below[rider]] = NOBODY
            board.below[rider] = NOBODY
        rider = above


@compiled
def set_up(setup: Setup, board: Placement) -> int:
    """Set the board up for a new game, and return how many cards there are (S2, S3)."""
    for turtle in range(SEATS):
        board.space[turtle] = RAFT
        board.below[turtle] = NOBODY
        board.above[turtle] = NOBODY
        board.carded[turtle] = 0
    for space in range(BEACH + 1):
        board.top[space] = NOBODY
    cards = 0
    for kind in range(KINDS):
        cards += setup.deck[kind]
        board.held[UNSEEN_ROW, kind] = setup.deck[kind]
        for seat in range(1, SEATS + 1):
            board.held[seat, kind] = 0
    return cards


@compiled
def turn_card(board: Placement, unseen: int, luck: np.uint64) -> int:
    """Turn up one of the *unseen* cards, and return its eggs (B3)."""
    return take_card(board.held[UNSEEN_ROW], digit(luck, unseen))
