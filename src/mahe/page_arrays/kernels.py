"""The page's arithmetic, as Python calls it: numbers are written to one place in memory, then a kernel reads them."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from struct import Struct
from typing import Final, TypeAlias

from mahe_page import arrays as _arrays  # the page gives it

_MOST: Final = 96
"""How many numbers a kernel is given, at most."""

_NUMBERS: Final = array("d", [0.0]) * _MOST
_PACK: Final = [Struct(f"{count}d").pack_into for count in range(_MOST + 1)]

_arrays.attach(_NUMBERS.buffer_info()[0])

SPARE: Final = _NUMBERS.buffer_info()[0] // 8 + _MOST - 1
"""Where a number of Python's may be put that is an operand."""

_LAST: Final = 8 * (_MOST - 1)
_put = Struct("d").pack_into

Kernel: TypeAlias = Callable[[], int | None]

accumulated: Final[Kernel] = _arrays.accumulated
added_at: Final[Kernel] = _arrays.addedAt
along: Final[Kernel] = _arrays.along
arithmetic: Final[Kernel] = _arrays.arithmetic
chosen: Final[Kernel] = _arrays.chosen
comparison: Final[Kernel] = _arrays.comparison
copied: Final[Kernel] = _arrays.copied
counted: Final[Callable[[], int]] = _arrays.counted
decoded: Final[Kernel] = _arrays.decoded
distinct: Final[Callable[[], int]] = _arrays.distinct
indexed: Final[Kernel] = _arrays.indexed
logic: Final[Kernel] = _arrays.logic
mapped: Final[Kernel] = _arrays.mapped
multiplied: Final[Kernel] = _arrays.multiplied
nonzero: Final[Kernel] = _arrays.nonzero
ordered: Final[Kernel] = _arrays.ordered
reduced: Final[Kernel] = _arrays.reduced
searched: Final[Kernel] = _arrays.searched
sorted_: Final[Kernel] = _arrays.sorted

ADD, SUBTRACT, MULTIPLY, DIVIDE, FLOOR_DIVIDE, MODULO, MAXIMUM, MINIMUM, AND, XOR, LEFT, RIGHT = range(12)
"""The operations of `arithmetic`."""

EQUAL, UNEQUAL, LESS, AT_MOST, GREATER, AT_LEAST = range(6)
"""Those of `comparison`."""

BOTH, EITHER, DIFFERENT = range(3)
"""Those of `logic`."""

EXP, SQRT, TANH, SIGN, NEGATIVE = range(5)
"""Those of `mapped`."""

SUM, MAX, ARGMAX, ANY, ALL = range(5)
"""Those of `reduced`."""


def write(*numbers: float) -> None:
    """Write the numbers that the kernel called next will read."""
    _PACK[len(numbers)](_NUMBERS, 0, *numbers)


def spare(value: float) -> int:
    """Put an operand that is no array into memory, and return where it is. There is one such place."""
    _put(_NUMBERS, _LAST, value)
    return SPARE
