"""The part of NumPy that bots and reviews need, for Python inside a page, where there is no NumPy.

The names mean what they mean in NumPy, and give the same results; what is not supported raises NotImplementedError or
is not there. Elements live in Pyodide's memory; the page's JavaScript computes with them there (web/src/python/arrays).
Import it as `from mahe.arrays import np`, which is NumPy itself everywhere else.
"""

from __future__ import annotations

from math import inf
from typing import Any

from mahe.page_arrays import add, kernels
from mahe.page_arrays.dtypes import Scalar, bool_, dtype_of, float16, float32, float64, int64, uint8, uint16, uint32
from mahe.page_arrays.elementwise import arithmetic, arithmetic_into, chosen, mapped
from mahe.page_arrays.files import frombuffer, load
from mahe.page_arrays.indexing import nonzero, taken_along
from mahe.page_arrays.making import (
    arange,
    array,
    asarray,
    broadcast_to,
    concatenate,
    delete,
    empty,
    eye,
    full,
    repeat,
    roll,
    split,
    stack,
    triu_indices,
    zeros,
    zeros_like,
)
from mahe.page_arrays.ndarray import ndarray, scalar
from mahe.page_arrays.reductions import accumulated
from mahe.page_arrays.sorting import argsort, diff, flatnonzero, searchsorted, sort, unique

__all__ = [
    "add",
    "arange",
    "argsort",
    "array",
    "asarray",
    "bool_",
    "broadcast_to",
    "concatenate",
    "cumsum",
    "delete",
    "diff",
    "empty",
    "exp",
    "eye",
    "flatnonzero",
    "float16",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "inf",
    "int64",
    "load",
    "maximum",
    "minimum",
    "ndarray",
    "nonzero",
    "repeat",
    "roll",
    "searchsorted",
    "sign",
    "sort",
    "split",
    "sqrt",
    "stack",
    "sum",
    "take_along_axis",
    "tanh",
    "triu_indices",
    "uint8",
    "uint16",
    "uint32",
    "unique",
    "where",
    "zeros",
    "zeros_like",
]


def exp(one: ndarray, *, out: ndarray | None = None) -> ndarray:
    """Return the exponential of every element."""
    return mapped(kernels.EXP, one, out)


def sqrt(one: ndarray) -> ndarray:
    """Return the square root of every element."""
    return mapped(kernels.SQRT, one)


def tanh(one: ndarray) -> ndarray:
    """Return the hyperbolic tangent of every element."""
    return mapped(kernels.TANH, one)


def sign(one: Any) -> ndarray:
    """Return the sign of every element."""
    return mapped(kernels.SIGN, asarray(one))


def maximum(one: ndarray, other: ndarray | Scalar, *, out: ndarray | None = None) -> ndarray:
    """Return the greater of two elements everywhere."""
    return _extreme(kernels.MAXIMUM, one, other, out)


def minimum(one: ndarray, other: ndarray | Scalar, *, out: ndarray | None = None) -> ndarray:
    """Return the smaller of two elements everywhere."""
    return _extreme(kernels.MINIMUM, one, other, out)


def _extreme(operation: int, one: ndarray, other: ndarray | Scalar, out: ndarray | None) -> ndarray:
    if out is None:
        return arithmetic(operation, one, other)
    arithmetic_into(operation, out, other, one)
    return out


def where(flags: Any, one: Any, other: Any) -> ndarray:
    """Return the elements of *one* where a flag is set, else those of *other*."""
    return chosen(flags if isinstance(flags, ndarray) else scalar(flags), one, other)


def cumsum(one: Any, axis: int | None = None, dtype: object = None) -> ndarray:
    """Return the sums up to every element of an axis, or through all axes."""
    source = asarray(one)
    source = source.ravel() if axis is None else source
    return accumulated(source, axis or 0, None if dtype is None else dtype_of(dtype))


def sum(one: Any, axis: int | None = None) -> Any:  # noqa: A001 - NumPy's name
    """Return the sums along an axis, or that of all elements."""
    return asarray(one).sum(axis)


def take_along_axis(one: ndarray, indices: ndarray, axis: int) -> ndarray:
    """Return the elements that *indices* name along an axis."""
    return taken_along(one, indices, axis)
