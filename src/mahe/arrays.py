"""NumPy, for what also runs inside a page, and the types of our arrays.

Inside a page `np` is `mahe.page_arrays`, the part of NumPy that bots and reviews use; everywhere else it is NumPy.

The types are for bots, kernel and lab alike. What each axis stands for is said where an array is made or kept. An
element is typed by whoever takes it out: NumPy's own types say no more than `Any` there, and neither do they for a row.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

if TYPE_CHECKING or sys.platform != "emscripten":
    import numpy as np
else:
    from mahe import page_arrays as np

__all__ = [
    "Chances",
    "EventNumbers",
    "Flags",
    "Floats",
    "Ints",
    "Octets",
    "Scores",
    "Shorts",
    "Singles",
    "SmallInts",
    "Words",
    "np",
]

Ints: TypeAlias = "NDArray[np.int64]"
"""Places, levels, counts of cards, eggs, seats; and numbers of boards, hands or rows in another array."""

Flags: TypeAlias = "NDArray[np.bool_]"

SmallInts: TypeAlias = "NDArray[np.int8]"
"""Small numbers of which many are kept: positions to learn from, counts of cards, decisions by board."""

Octets: TypeAlias = "NDArray[np.uint8]"
"""Places and turtles on the board of a whole game, where every byte counts."""

EventNumbers: TypeAlias = "NDArray[np.int16]"
"""Events, options and positions of a game that is written down."""

Scores: TypeAlias = "NDArray[np.int32]"

Words: TypeAlias = "NDArray[np.uint64]"
"""The state of a random generator."""

Shorts: TypeAlias = "NDArray[np.uint16]"
"""Chances as files keep them, in parts of 65,535."""

Floats: TypeAlias = "NDArray[np.float64]"
Singles: TypeAlias = "NDArray[np.float32]"
"""A network's weights and what it computes from them."""

Chances: TypeAlias = "NDArray[np.floating[Any]]"
"""Winning chances from 0 to 1, single or double as the evaluation has them."""
