"""What another die may bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from mahe.rules import FACES, RAFT, State, landing

Fate: TypeAlias = Literal["safe", "bust", "eggs"]


def fates_of_roll(state: State) -> tuple[Fate, ...]:
    """Return what each face of the next die would lead to, from 1 on."""
    return tuple(_fate(state, pips) for pips in FACES)


def share(found: Sequence[Fate], fate: Fate) -> float:
    """Return how likely *fate* is among what all faces lead to."""
    return found.count(fate) / len(found)


def _fate(state: State, pips: int) -> Fate:
    space, wins = landing(state, pips)
    return "bust" if space == RAFT else "eggs" if wins else "safe"
