"""The types of elements, and which type two of them make together.

All numbers are kept as doubles, whatever their type: it says how results are rounded, or that they are whole. So whole
numbers are exact up to 2**53, and beyond that an error. Flags are bytes.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

Scalar: TypeAlias = bool | int | float
"""What an array's element is, once taken out."""


@dataclass(frozen=True, slots=True, eq=False)
class DType:
    """A type of elements."""

    name: str
    settle: int
    """Which of the page's functions makes a number one of this type."""
    is_float: bool = False
    is_flags: bool = False
    unit: array[Any] = field(default_factory=lambda: array("d", [0.0]), repr=False)
    """A piece of memory for one element."""


float64: Final = DType("float64", 0, is_float=True)
float32: Final = DType("float32", 1, is_float=True)
float16: Final = DType("float16", 0, is_float=True)
"""Only to be read from files and made another."""
int64: Final = DType("int64", 2)
uint8: Final = DType("uint8", 3)
uint16: Final = DType("uint16", 4)
uint32: Final = DType("uint32", 5)
bool_: Final = DType("bool", 0, is_flags=True, unit=array("B", [0]))

_BY_OTHER_NAMES: Final[dict[object, DType]] = {bool: bool_, int: int64, float: float64}
_SMALL: Final = (uint8, uint16, uint32)


def dtype_of(given: object) -> DType:
    """Return the type that is meant by one of ours, or by Python's own `bool`, `int` or `float`."""
    found = given if isinstance(given, DType) else _BY_OTHER_NAMES.get(given)
    if found is None:
        raise NotImplementedError(f"there is no array of {given!r} in the page")
    return found


def scalar_type(value: Scalar) -> DType:
    """Return the type of an array of such values."""
    return bool_ if isinstance(value, bool) else int64 if isinstance(value, int) else float64


def common(one: DType, other: DType) -> DType:
    """Return the type that two arrays' elements make together."""
    if one is float16 or other is float16:
        raise NotImplementedError("arrays of half precision cannot be computed with in the page")
    if one is other:
        return one
    if one.is_flags:
        return other
    if other.is_flags:
        return one
    both = {one, other}
    if float64 in both:
        return float64
    if float32 in both:
        return float64 if both & {int64, uint32} else float32
    if int64 in both:
        return int64
    return max(one, other, key=_SMALL.index)


def with_scalar(one: DType, value: Scalar) -> DType:
    """Return the type that an array's elements and a number of Python's make together."""
    if isinstance(value, bool):
        return one
    if isinstance(value, int):
        return int64 if one.is_flags else one
    if isinstance(value, float):
        return one if one.is_float else float64
    raise NotImplementedError(f"{value!r} is no number that the page's arrays hold")
