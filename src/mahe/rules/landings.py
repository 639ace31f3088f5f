"""How far a throw moves a turtle, and where it ends: the one table that the law, the bots and the kernel all use."""

from __future__ import annotations

from typing import Final

from mahe.rules.pieces import BEACH, FACES, LIMIT, PLACES, RAFT, Space

MOST_DICE: Final = 3
"""How many dice there are in a throw at most (T3)."""


def steps_of(dice: int, total: int) -> int:
    """Return how far *dice* dice with this total move a turtle (T5); 0 for a bust (T4)."""
    return dice * total if total <= LIMIT else 0


STEPS: Final = tuple(
    sorted({steps_of(dice, total) for dice in range(1, MOST_DICE + 1) for total in range(dice, dice * FACES[-1] + 1)})
)
"""How far a move may go. A landing is known by its index here; the first is a bust."""

LANDINGS: Final = len(STEPS)
BUST: Final = STEPS.index(0)


def landing_of(dice: int, total: int) -> int:
    """Return the index in STEPS of *dice* dice with this total."""
    return STEPS.index(steps_of(dice, total))


def bust_faces(total: int) -> int:
    """Return how many faces of the next die would be a bust."""
    return max(0, total + FACES[-1] - LIMIT)


def space_after(origin: Space, steps: int) -> Space:
    """Return where a turtle ends: from the beach it goes on round (M1, M2), and a bust ends on the raft (K3)."""
    if not steps:
        return RAFT
    end = origin % BEACH + steps
    return end if end <= BEACH else end - BEACH


def wins_clutch(origin: Space, steps: int) -> bool:
    """Return whether a move ends on or crosses the beach, and so wins the open clutch (B1)."""
    return origin % BEACH + steps >= BEACH


SPACES: Final = tuple(tuple(space_after(origin, steps) for steps in range(STEPS[-1] + 1)) for origin in range(PLACES))
WINS: Final = tuple(tuple(wins_clutch(origin, steps) for steps in range(STEPS[-1] + 1)) for origin in range(PLACES))
"""The same by origin and steps, to be looked up."""
