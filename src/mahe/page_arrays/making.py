"""New arrays: out of numbers, and out of other arrays."""

from __future__ import annotations

from array import array as plain_array
from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Any

from mahe.page_arrays.dtypes import DType, bool_, common, dtype_of, float64, int64, scalar_type
from mahe.page_arrays.indexing import reshaped
from mahe.page_arrays.ndarray import ndarray, scalar
from mahe.page_arrays.storage import Shape, Strided, cast, copy_into, layout, spread


def zeros(shape: int | Shape, dtype: object = float64) -> ndarray:
    """Return an array of zeros."""
    return ndarray.fresh(dtype_of(dtype), (shape,) if isinstance(shape, int) else shape)


empty = zeros


def zeros_like(one: ndarray) -> ndarray:
    """Return zeros of the same type and shape."""
    return ndarray.fresh(one.dtype, one.shape)


def full(shape: int | Shape, value: Any, dtype: object = None) -> ndarray:
    """Return an array of one value."""
    found = zeros(shape, scalar_type(value) if dtype is None else dtype)
    copy_into(found, scalar(value))
    return found


def array(values: Any, dtype: object = None) -> ndarray:
    """Return numbers, sequences of them or arrays as a new array."""
    if isinstance(values, ndarray):
        return cast(values, values.dtype if dtype is None else dtype_of(dtype))
    if isinstance(values, list | tuple) and any(isinstance(value, ndarray) for value in values):
        found = stack(values)
    else:
        found = _from_numbers(values)
    return found if dtype is None or dtype_of(dtype) is found.dtype else cast(found, dtype_of(dtype))


def asarray(values: Any, dtype: object = None) -> ndarray:
    """Return an array as it is if it is of that type, else a new one."""
    if isinstance(values, ndarray) and (dtype is None or dtype_of(dtype) is values.dtype):
        return values
    return array(values, dtype)


def _from_numbers(values: Any) -> ndarray:
    shape: list[int] = []
    flat = [values]
    while flat and isinstance(flat[0], list | tuple | range):
        lengths = {len(row) if isinstance(row, list | tuple | range) else -1 for row in flat}
        if len(lengths) > 1:
            raise ValueError("rows of an array must be of one length")
        shape += lengths
        flat = list(chain.from_iterable(flat))
    kinds = {*map(type, flat)} or {float}
    if not kinds <= {bool, int, float}:
        raise NotImplementedError(f"{kinds} are no numbers that the page's arrays hold")
    dtype = bool_ if kinds == {bool} else float64 if float in kinds else int64
    if dtype is int64 and any(abs(value) > 2**53 for value in flat):
        raise OverflowError("a whole number is too large to be kept")
    memory = plain_array("B" if dtype.is_flags else "d", flat or [0])
    address, _ = memory.buffer_info()
    return ndarray(memory, dtype, address // memory.itemsize, tuple(shape), layout(tuple(shape))[1])


def arange(*limits: int) -> ndarray:
    """Return whole numbers in a row."""
    return _from_numbers(range(*limits)) if range(*limits) else zeros(0, int64)


def eye(size: int, dtype: object = float64) -> ndarray:
    """Return a square with ones on its diagonal."""
    return array([[int(row == column) for column in range(size)] for row in range(size)], dtype)


def triu_indices(size: int, above: int = 0) -> tuple[ndarray, ndarray]:
    """Return the rows and columns of a square's elements so far *above* its diagonal, or further."""
    pairs = [(row, column) for row in range(size) for column in range(row + above, size) if column >= 0]
    return tuple(array([pair[side] for pair in pairs], int64) for side in range(2))  # type: ignore[return-value]


def broadcast_to(one: ndarray, shape: Shape) -> ndarray:
    """Return an array spread out to a shape. It is not to be written to."""
    return one.view(one.start, shape, spread(one.shape, one.strides, shape))


def repeat(one: ndarray, times: int, axis: int) -> ndarray:
    """Return an array with every element of an axis several times in a row."""
    axis %= one.ndim
    before, after = one.shape[: axis + 1], one.shape[axis + 1 :]
    strides = (*one.strides[: axis + 1], 0, *one.strides[axis + 1 :])
    copy = cast(one.view(one.start, (*before, times, *after), strides), one.dtype)
    return reshaped(copy, (*before[:-1], before[-1] * times, *after))


def concatenate(arrays: Sequence[ndarray], axis: int = 0) -> ndarray:
    """Return arrays one after the other along an axis."""
    first = arrays[0]
    axis %= first.ndim
    others = {one.shape[:axis] + one.shape[axis + 1 :] for one in arrays}
    if len(others) > 1:
        raise ValueError(f"arrays of shapes {[one.shape for one in arrays]} do not fit together")
    length = sum(one.shape[axis] for one in arrays)
    found = ndarray.fresh(_common_type(arrays), (*first.shape[:axis], length, *first.shape[axis + 1 :]))
    at = found.start
    for one in arrays:
        copy_into(found.view(at, one.shape, found.strides), one)
        at += one.shape[axis] * found.strides[axis]
    return found


def stack(arrays: Sequence[ndarray], axis: int = 0) -> ndarray:
    """Return arrays of one shape side by side along a new axis."""
    first = arrays[0]
    axis %= first.ndim + 1
    return concatenate([_with_axis(one, axis) for one in arrays], axis)


def _with_axis(one: ndarray, axis: int) -> ndarray:
    shape, strides = one.shape, one.strides
    return one.view(one.start, (*shape[:axis], 1, *shape[axis:]), (*strides[:axis], 0, *strides[axis:]))


def _common_type(arrays: Sequence[Strided]) -> DType:
    dtype = arrays[0].dtype
    for one in arrays[1:]:
        dtype = common(dtype, one.dtype)
    return dtype


def _part(one: ndarray, axis: int, begin: int, end: int) -> ndarray:
    """Return a view of part of an axis."""
    shape = (*one.shape[:axis], end - begin, *one.shape[axis + 1 :])
    return one.view(one.start + begin * one.strides[axis], shape, one.strides)


def roll(one: ndarray, by: int, axis: int) -> ndarray:
    """Return an array with an axis turned round by so many elements."""
    axis %= one.ndim
    length = one.shape[axis]
    cut = -by % length if length else 0
    return concatenate([_part(one, axis, cut, length), _part(one, axis, 0, cut)], axis)


def delete(one: ndarray, index: int, axis: int) -> ndarray:
    """Return an array without one element of an axis."""
    axis %= one.ndim
    index %= one.shape[axis]
    return concatenate([_part(one, axis, 0, index), _part(one, axis, index + 1, one.shape[axis])], axis)


def split(one: ndarray, ends: Sequence[int]) -> list[ndarray]:
    """Return views of the parts of the first axis up to each of *ends*, and of the rest."""
    limits = [0, *ends, one.shape[0]]
    return [_part(one, 0, begin, end) for begin, end in pairwise(limits)]
