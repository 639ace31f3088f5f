"""The landings of a move, for compiled code."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from mahe.rules.pieces import LIMIT

Array: TypeAlias = Any

STEPS: Final = np.array([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 18, 21], np.int64)
"""How far a move can go; 0 is a bust."""

LANDINGS: Final = len(STEPS)

OUTCOME: Final[Array] = np.zeros((4, 20), np.int64)
"""By dice and total: which of STEPS a throw makes. What is not filled in is a bust."""

for _dice in (1, 2, 3):
    for _total in range(_dice, LIMIT + 1):
        OUTCOME[_dice, _total] = list(STEPS).index(_dice * _total) if _total <= 6 or _dice > 1 else 0
