"""Where a thread that looks ahead does its sums."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mahe.kernel.board import SEATS
from mahe.network_layout import FACTS, SEAT_FACTS
from mahe.rules.landings import LANDINGS
from mahe.rules.pieces import LIMIT

Array: TypeAlias = Any


class Workspace(NamedTuple):
    """Room for everything that is worked out on the way. A thread has its own."""

    place: Array
    level: Array
    wins: Array
    kinds: Array
    """By landing: the board, whether the move wins the clutch, and whether it ends the turn."""
    order: Array
    boards: Array
    facts: Array
    inputs: Array
    second: Array
    claims: Array
    other: Array
    scores: Array
    leaf: Array
    """By card played, landing and seat: what it is worth."""
    two: Array
    """By card played, total and seat: what it is worth after two dice."""
    root: Array
    """By seat: what it is worth before the first die."""
    rolled: Array
    choice_one: Array
    choice_two: Array


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
        leaf=np.zeros((7, LANDINGS, SEATS), f4),
        two=np.zeros((7, LIMIT + 1, SEATS), f4),
        root=np.zeros(SEATS, f4),
        rolled=np.zeros(SEATS, f4),
        choice_one=np.zeros(7, i8),
        choice_two=np.zeros((7, LIMIT + 1), i8),
    )
