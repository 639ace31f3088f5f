"""The types of our arrays. What each axis stands for is said where an array is made or kept."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
"""Places, levels, counts of cards, eggs, seats; and numbers of boards, hands or rows in another array."""

Flags: TypeAlias = NDArray[np.bool_]

Shorts: TypeAlias = NDArray[np.uint16]
"""Chances as files keep them, in parts of 65,535."""

Floats: TypeAlias = NDArray[np.float64]
Singles: TypeAlias = NDArray[np.float32]
"""A network's weights and what it computes from them."""

Chances: TypeAlias = NDArray[np.floating[Any]]
"""Winning chances from 0 to 1, single or double as the evaluation has them."""
