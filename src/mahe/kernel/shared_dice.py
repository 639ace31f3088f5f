"""Dice and cards that belong to a game and its seats, not to the order in which they are asked for.

Two games of one key and number have the same luck, however differently they are played: a seat's next throw shows the
same dice, and a word decides which of the unseen cards comes next. So what they are compared for stands out.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.kernel.chance import mixed, signed
from mahe.kernel.jit import compiled
from mahe.kernel.records import SEATS

_THROWS: Final = 1 << 20
"""More throws than a seat ever has."""

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)


@compiled
def game_key(key: np.uint64, game: int) -> np.uint64:
    """Return the key of one game out of those of *key*."""
    return mixed(key + mixed(np.uint64(game) + GOLDEN))


@compiled
def _drawn(key: np.uint64, place: int, base: int) -> int:
    """Return a number from 0 to base - 1 that depends on nothing but *key* and *place*."""
    word = mixed(key + GOLDEN * np.uint64(place + 1))
    return signed(((word >> np.uint64(32)) * np.uint64(base)) >> np.uint64(32))


@compiled
def die_of(key: np.uint64, seat: int, throw: int, number: int) -> int:
    """Return the die after *number* others in a seat's throw, the throws counted from 0."""
    return _drawn(key, (seat * _THROWS + throw) * 4 + number, 6) + 1


@compiled
def card_of(key: np.uint64, number: int, unseen: int) -> int:
    """Return which of the *unseen* cards, from 0 on, is turned up after *number* others."""
    return _drawn(key, SEATS * _THROWS * 4 + number, unseen)
