"""Views of arrays, and the elements that arrays of indices name."""

from __future__ import annotations

from functools import lru_cache
from types import EllipsisType
from typing import Any, NamedTuple, TypeAlias

from mahe.page_arrays import kernels
from mahe.page_arrays.dtypes import Scalar, int64
from mahe.page_arrays.elementwise import common_shape
from mahe.page_arrays.storage import KEPT, AnyArray, Shape, Strided, cast, copy_into, layout, spread

Key: TypeAlias = Any
"""What stands in brackets: whole numbers, slices, None, an ellipsis, arrays of indices or of flags; or several."""


class _View(NamedTuple):
    """A view: how far from the array's own start it begins, and its axes."""

    offset: int
    shape: Shape
    strides: Shape


def taken(one: AnyArray, key: Key) -> AnyArray | Scalar:
    """Return an element, a view, or a copy of the elements that arrays name."""
    try:
        view = _view(one.shape, one.strides, key)
    except TypeError:  # An array cannot be remembered.
        view = None
    if view is None:
        return _gathered(one, key)
    if not view.shape and not _has_ellipsis(key):
        return one.item(one.start + view.offset)
    return one.view(one.start + view.offset, view.shape, view.strides)


def assign(one: AnyArray, key: Key, value: Strided) -> None:
    """Overwrite the elements that *key* names."""
    try:
        view = _view(one.shape, one.strides, key)
    except TypeError:
        view = None
    if view is None:
        _scatter(one, key, value)
    elif value.memory is not one.memory or (value.start - one.start, value.shape, value.strides) != view:
        # Not what `array[key] += 1` has changed already.
        copy_into(one.view(one.start + view.offset, view.shape, view.strides), value)


def _has_ellipsis(key: Key) -> bool:
    return key is ... or (isinstance(key, tuple) and ... in key)


@lru_cache(KEPT, typed=True)
def _view(shape: Shape, strides: Shape, key: Key) -> _View | None:
    """Return the view that *key* names, or None if it holds sequences of indices."""
    items = key if isinstance(key, tuple) else (key,)
    offset, axis = 0, 0
    lengths: list[int] = []
    steps: list[int] = []
    for item in _explicit(items, len(shape)):
        if item is None or isinstance(item, slice):
            length, step, first = _stretch(item, shape, strides, axis)
            lengths.append(length)
            steps.append(step)
            offset += first
            axis += item is not None
        elif isinstance(item, int) and not isinstance(item, bool):
            offset += _place(item, shape[axis]) * strides[axis]
            axis += 1
        else:
            return None
    return _View(offset, tuple(lengths), tuple(steps))


def _stretch(item: slice | None, shape: Shape, strides: Shape, axis: int) -> tuple[int, int, int]:
    """Return the length and stride of an axis that a slice leaves, or of a new one, and how far it moves the start."""
    if item is None:
        return 1, 0, 0
    start, stop, step = item.indices(shape[axis])
    length = len(range(start, stop, step))
    return length, step * strides[axis], start * strides[axis] if length else 0


def _explicit(items: tuple[Any, ...], axes: int) -> list[Any]:
    """Return the parts of a key with an item for every axis."""
    named = sum(item is not None and not isinstance(item, EllipsisType) for item in items)
    if named > axes:
        raise IndexError(f"{named} indices are too many for {axes} axes")
    every = [slice(None)] * (axes - named)
    for number, item in enumerate(items):
        if isinstance(item, EllipsisType):
            return [*items[:number], *every, *items[number + 1 :]]
    return [*items, *every]


def _place(index: int, length: int) -> int:
    if not -length <= index < length:
        raise IndexError(f"index {index} is out of bounds for {length} elements")
    return index % length


class _Selection(NamedTuple):
    """What arrays of indices name: combinations of indices, and for each of them a view."""

    indices: tuple[int, ...]
    """For the kernel: how many, and each one's start, stride, and its axis' stride and length."""
    offset: int
    combined: Shape
    shape: Shape
    strides: Shape
    """The axes of the views."""
    position: int
    """How many axes of the views come before those of the combinations in the result."""
    kept: tuple[Strided, ...]
    """The indices, whose memory must not be freed."""


def _selection(one: Strided, key: Key) -> _Selection:
    """Return what *key* names, with at least one array in it."""
    items = [_as_indices(one, item) for item in (key if isinstance(key, tuple) else (key,))]
    axis, offset, position = 0, 0, None
    shape: list[int] = []
    strides: list[int] = []
    arrays: list[tuple[Strided, int, int]] = []
    are_apart = False
    # A number beside arrays counts as one of them: where it stands decides where the combinations' axes go.
    last = -1
    for at, item in enumerate(_explicit(tuple(items), one.ndim)):
        if item is None or isinstance(item, slice):
            length, step, first = _stretch(item, one.shape, one.strides, axis)
            shape.append(length)
            strides.append(step)
            offset += first
            axis += item is not None
            continue
        if position is None:
            position = len(shape)
        are_apart |= 0 <= last < at - 1
        last = at
        if isinstance(item, Strided):
            arrays.append((item, one.strides[axis], one.shape[axis]))
        else:
            offset += _place(item, one.shape[axis]) * one.strides[axis]
        axis += 1
    combined = common_shape(*(index.shape for index, _, _ in arrays))
    indices, kept = [len(arrays)], []
    for index, stride, length in arrays:
        flat = index if index.shape == combined else _spread_out(index, combined)
        flat = reshaped(flat, (-1,))
        kept.append(flat)
        indices += [flat.start, flat.strides[0], stride, length]
    place = 0 if are_apart or position is None else position
    return _Selection(tuple(indices), offset, combined, tuple(shape), tuple(strides), place, tuple(kept))


def _as_indices(one: Strided, item: Any) -> Any:
    """Return part of a key, with flags and lists made arrays of indices."""
    if isinstance(item, list | tuple):
        found = one.fresh(int64, (len(item),))
        for number, index in enumerate(item):
            found.memory[number] = index
        return found
    if not isinstance(item, Strided):
        if isinstance(item, bool) or not (item is None or isinstance(item, int | slice | EllipsisType)):
            raise NotImplementedError(f"{item!r} is no index in the page")
        return item
    if item.dtype.is_flags:
        if item.ndim != 1:
            raise NotImplementedError("flags are indices along one axis only in the page")
        return nonzero(item)[0]
    if item.dtype is not int64:
        raise IndexError(f"an array of {item.dtype.name} is no index")
    return item


def _spread_out(one: Strided, shape: Shape) -> Strided:
    return one.view(one.start, shape, spread(one.shape, one.strides, shape))


def _gathered(one: AnyArray, key: Key) -> AnyArray:
    found = _selection(one, key)
    before, after = found.shape[: found.position], found.shape[found.position :]
    result = one.fresh(one.dtype, (*before, *found.combined, *after))
    _run(one, found, result, result.strides, is_writing=False)
    return result


def _scatter(one: AnyArray, key: Key, value: Strided) -> None:
    found = _selection(one, key)
    before, after = found.shape[: found.position], found.shape[found.position :]
    shape = (*before, *found.combined, *after)
    if value.dtype.is_flags is not one.dtype.is_flags or value.memory is one.memory:
        value = cast(value, one.dtype)
    if len(found.combined) > 1:
        value = cast(_spread_out(value, shape), value.dtype)
    _run(one, found, value, spread(value.shape, value.strides, shape), is_writing=True)


def _run(one: Strided, found: _Selection, plain: Strided, strides: Shape, *, is_writing: bool) -> None:
    """Copy between an array's elements that a selection names and those of a *plain* one."""
    axes = len(found.combined)
    first = found.position
    step = strides[first + axes - 1] if axes else 0
    views = strides[:first] + strides[first + axes :]
    kernels.write(
        one.dtype.is_flags,
        is_writing,
        one.dtype.settle if one.dtype is not plain.dtype else 0,
        layout(found.combined)[0],
        *found.indices,
        plain.start,
        step,
        one.start + found.offset,
        len(found.shape),
        *found.shape,
        *(found.strides if is_writing else views),
        *(views if is_writing else found.strides),
    )
    kernels.indexed()


def nonzero(flags: AnyArray) -> tuple[AnyArray, ...]:
    """Return the indices along every axis of all flags that are set, in order."""
    if not flags.dtype.is_flags or not flags.shape:
        raise NotImplementedError("nonzero is there for arrays of flags only in the page")
    whole = flags if flags.is_whole else cast(flags, flags.dtype)
    size = whole.size
    kernels.write(whole.start, size)
    count = kernels.counted()
    found = tuple(flags.fresh(int64, (count,)) for _ in flags.shape)
    by_axis = (number for length, one in zip(flags.shape, found, strict=True) for number in (length, one.start))
    kernels.write(whole.start, size, len(found), *by_axis)
    kernels.nonzero()
    return found


def taken_along(one: AnyArray, indices: Strided, axis: int) -> AnyArray:
    """Return the elements that *indices* name along an axis, one for each of the indices."""
    axis %= one.ndim
    if one.dtype.is_flags or indices.dtype is not int64 or one.ndim != indices.ndim:
        raise NotImplementedError("take_along_axis is there for numbers and as many axes of indices only in the page")
    length, stride = one.shape[axis], one.strides[axis]
    others = (*one.shape[:axis], 1, *one.shape[axis + 1 :])
    shape = common_shape(others, indices.shape)
    found = one.fresh(one.dtype, shape)
    kernels.write(
        stride,
        length,
        found.start,
        one.start,
        indices.start,
        len(shape),
        *shape,
        *found.strides,
        *spread(others, one.strides, shape),
        *spread(indices.shape, indices.strides, shape),
    )
    kernels.along()
    return found


def reshaped(one: AnyArray, shape: Shape) -> AnyArray:
    """Return the same elements with other axes, as a view if that can be; one length may be -1."""
    wanted, strides = _other_axes(one.shape, one.strides, shape)
    if strides is None:
        one = cast(one, one.dtype)
        strides = layout(wanted)[1]
    return one.view(one.start, wanted, strides)


@lru_cache(KEPT)
def _other_axes(shape: Shape, strides: Shape, given: Shape) -> tuple[Shape, Shape | None]:
    """Return the axes that were *given* with their lengths, and their strides in a view, or None if there is none."""
    size = layout(shape)[0]
    known = layout(tuple(length for length in given if length != -1))[0]
    wanted = tuple((size // known if known else 0) if length == -1 else length for length in given)
    if given.count(-1) > 1 or layout(wanted)[0] != size or (-1 in given and not known):
        raise ValueError(f"an array of shape {shape} cannot be made one of {given}")
    if size == 0:
        return wanted, layout(wanted)[1]
    # Join what has no gaps, then part it again.
    parts: list[tuple[int, int]] = []
    for length, step in zip(shape, strides, strict=True):
        if length == 1:
            continue
        if parts and parts[-1][1] == step * length:
            parts[-1] = parts[-1][0] * length, step
        else:
            parts.append((length, step))
    found: list[int] = []
    for length in reversed(wanted):
        if length == 1:
            found.append(0)
            continue
        rest, step = parts.pop()
        if rest % length:
            return wanted, None
        found.append(step)
        if rest > length:
            parts.append((rest // length, step * length))
    return wanted, tuple(reversed(found))
