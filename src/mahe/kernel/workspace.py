"""Scratch memory for looking ahead."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Ints, Singles
from mahe.kernel.records import KINDS, SEATS
from mahe.network_layout import FACTS, SEAT_FACTS
from mahe.rules.landings import LANDINGS
from mahe.rules.pieces import FACES, LIMIT

NO_CARD: Final = 0
CARD_CHOICES: Final = KINDS + 1
"""What may be played in place of a die: nothing, or a card by its eggs."""


class Workspace(NamedTuple):
    """Scratch memory for everything that is worked out on the way. Each thread has its own."""

    place: Ints
    level: Ints
    wins: Ints
    phases: Ints
    """By landing: the board, whether the move wins the clutch, and what `phase_of` says after it."""
    order: Ints
    """The turtles as a network sees them."""
    boards: Singles
    """By landing: the board's part of a network's first layer."""
    facts: Singles
    """The other part of it."""
    inputs: Singles
    second: Singles
    """A network's second layer."""
    claims: Singles
    """By landing and seat: see `fill_claims`."""
    other: Singles
    scores: Ints
    """By seat: what is only needed inside one function."""
    leaf: Singles
    """By card played, landing and seat: what it is worth."""
    two: Singles
    """By card played, total and seat: what it is worth after two dice."""
    one: Singles
    """By the first die and seat: what it is worth after that."""
    root: Singles
    """By seat: what it is worth before the first die."""
    rolled: Singles
    """By seat: what another die is worth, while choices are being made."""
    choice_one: Ints
    """By the first die: what its decider does."""
    choice_two: Ints
    """By card played and total: the same after two dice."""


def make_workspace(width: int, second: int) -> Workspace:
    """Return a workspace for a network of these widths."""
    f4, i8 = np.float32, np.int64
    return Workspace(
        place=np.zeros((LANDINGS, SEATS), i8),
        level=np.zeros((LANDINGS, SEATS), i8),
        wins=np.zeros(LANDINGS, i8),
        phases=np.zeros(LANDINGS, i8),
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
        one=np.zeros((FACES[-1] + 1, SEATS), f4),
        root=np.zeros(SEATS, f4),
        rolled=np.zeros(SEATS, f4),
        choice_one=np.zeros(FACES[-1] + 1, i8),
        choice_two=np.zeros((CARD_CHOICES, LIMIT + 1), i8),
    )
