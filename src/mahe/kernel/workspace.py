"""Scratch memory for looking ahead."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Ints, Singles
from mahe.kernel.records import KINDS, SEATS
from mahe.network_layout import FACTS, SEAT_FACTS
from mahe.rules.landings import LANDINGS
from mahe.rules.pieces import LIMIT

NO_CARD: Final = 0
CARD_CHOICES: Final = KINDS + 1
"""What may be played in place of a die: nothing, or a card by its eggs."""


class Workspace(NamedTuple):
    """Scratch memory for everything that is worked out on the way. Each thread has its own."""

    place: Ints
    level: Ints
    wins: Ints
    kinds: Ints
    """By landing: the board, whether the move wins the clutch, and whether it ends the turn."""
    order: Ints
    boards: Singles
    facts: Singles
    inputs: Singles
    second: Singles
    claims: Singles
    other: Singles
    scores: Ints
    leaf: Singles
    """By card played, landing and seat: what it is worth."""
    two: Singles
    """By card played, total and seat: what it is worth after two dice."""
    root: Singles
    """By seat: what it is worth before the first die."""
    rolled: Singles
    choice_one: Ints
    choice_two: Ints


def make_workspace(width: int, second: int) -> Workspace:
    """Return a workspace for a network of these widths."""
    f4, i8 = np.float32, np.int64
    return Workspace(
        place=np.zeros((LANDINGS, SEATS), i8),
        level=np.zeros((LANDINGS, SEATS), i8),
        wins=np.zeros(LANDINGS, i8),
        kinds=np.zeros(LANDINGS, i8),
        order=np.zeros(SEATS, i8),
        boards=np.zeros((LANDINGS, width), f4),
        facts=np.zeros(width, f4),
        inputs=np.zeros(FACTS + SEAT_FACTS * SEATS, f4),
        second=np.zeros(second, f4),
        claims=np.zeros((LANDINGS, SEATS), f4),
        other=np.zeros(SEATS, f4),
        scores=np.zeros(SEATS, i8),
        leaf=np.zeros((CARD_CHOICES, LANDINGS, SEATS), f4),
        two=np.zeros((CARD_CHOICES, LIMIT + 1, SEATS), f4),
        root=np.zeros(SEATS, f4),
        rolled=np.zeros(SEATS, f4),
        choice_one=np.zeros(CARD_CHOICES, i8),
        choice_two=np.zeros((CARD_CHOICES, LIMIT + 1), i8),
    )
