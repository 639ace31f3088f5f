"""Order: sorting, different values, and where a value belongs."""

from __future__ import annotations

from typing import Any

from mahe.page_arrays import kernels
from mahe.page_arrays.dtypes import float16, int64
from mahe.page_arrays.indexing import nonzero, reshaped
from mahe.page_arrays.making import asarray
from mahe.page_arrays.ndarray import ndarray
from mahe.page_arrays.storage import cast, layout


def _whole(one: ndarray) -> ndarray:
    """Return numbers without gaps."""
    if one.dtype.is_flags or one.dtype is float16:
        raise NotImplementedError(f"arrays of {one.dtype.name} are not sorted in the page")
    return one if one.is_whole else cast(one, one.dtype)


def _rows(one: ndarray, axis: int) -> tuple[int, int]:
    if axis % one.ndim != one.ndim - 1:
        raise NotImplementedError("only the last axis is sorted in the page")
    return layout(one.shape[:-1])[0], one.shape[-1]


def sort(one: ndarray, axis: int = -1) -> ndarray:
    """Return an array with its last axis sorted."""
    rows = _rows(one, axis)
    found = cast(_whole(one), one.dtype)
    kernels.write(found.start, *rows)
    kernels.sorted_()
    return found


def argsort(one: ndarray, axis: int = -1, *, kind: str) -> ndarray:
    """Return the order of the last axis, equals as they come: *kind* must be "stable"."""
    if kind != "stable":
        raise NotImplementedError("only a stable order is there in the page")
    source, found = _whole(one), ndarray.fresh(int64, one.shape)
    kernels.write(source.start, *_rows(one, axis), found.start)
    kernels.ordered()
    return found


def unique(one: ndarray, *, return_inverse: bool = False) -> Any:
    """Return the different values, lowest first, and if asked for, for each value which of them it is."""
    source = _whole(one)
    size = source.size
    values, which = ndarray.fresh(one.dtype, (size,)), ndarray.fresh(int64, one.shape)
    kernels.write(source.start, size, values.start, which.start)
    count = kernels.distinct()
    found = values.view(values.start, (count,), (1,))
    return (found, which) if return_inverse else found


def searchsorted(one: ndarray, values: Any) -> Any:
    """Return where a value, or every one of an array, belongs in a sorted array, before its equals."""
    source, wanted = _whole(one), _whole(asarray(values))
    found = ndarray.fresh(int64, wanted.shape)
    kernels.write(source.start, source.size, wanted.start, wanted.size, found.start)
    kernels.searched()
    return found if wanted.shape else found.item(found.start)


def diff(one: ndarray, *, prepend: int) -> ndarray:
    """Return by how much each element differs from the one before it, the first from *prepend*."""
    if one.ndim != 1 or one.dtype is not int64:
        raise NotImplementedError("diff is there for whole numbers in a row only in the page")
    found = one.copy()
    if len(found):
        found[1:] -= one[:-1]
        found[:1] -= prepend
    return found


def flatnonzero(flags: ndarray) -> ndarray:
    """Return where flags are set, or numbers are not 0, counted through all axes."""
    wanted = flags if flags.dtype.is_flags else flags != 0
    found: ndarray = nonzero(reshaped(wanted, (-1,)))[0]
    return found
