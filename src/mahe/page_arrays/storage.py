"""Where an array's elements are in Pyodide's memory, and views of them."""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import prod
from typing import Any, Final, Self, TypeAlias, TypeVar

from mahe.page_arrays import kernels
from mahe.page_arrays.dtypes import DType, Scalar, bool_

Shape: TypeAlias = tuple[int, ...]
Memory: TypeAlias = "array[Any]"

KEPT: Final = 8192
"""How many plans of each kind are remembered. Most come again, since a bot does the same for every decision."""


@lru_cache(KEPT)
def layout(shape: Shape) -> tuple[int, Shape]:
    """Return the size of an array without gaps, and its strides in elements."""
    strides, step = [], 1
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return step, tuple(reversed(strides))


class Strided:
    """Elements somewhere in memory. A view shares its memory with the array that it was taken from."""

    __slots__ = ("dtype", "memory", "shape", "start", "strides")

    def __init__(self, memory: Memory, dtype: DType, start: int, shape: Shape, strides: Shape) -> None:
        self.memory = memory
        self.dtype = dtype
        self.start = start
        """Counted in elements from the beginning of all memory."""
        self.shape = shape
        self.strides = strides
        """In elements."""

    @classmethod
    def fresh(cls, dtype: DType, shape: Shape) -> Self:
        """Return a new array of zeros."""
        size, strides = layout(shape)
        memory = dtype.unit * (size or 1)
        address = memory.buffer_info()[0]
        return cls(memory, dtype, address if dtype.is_flags else address >> 3, shape, strides)

    def view(self, start: int, shape: Shape, strides: Shape) -> Self:
        """Return another view of the same memory."""
        return type(self)(self.memory, self.dtype, start, shape, strides)

    @property
    def ndim(self) -> int:
        """How many axes there are."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements there are."""
        return prod(self.shape)

    @property
    def is_whole(self) -> bool:
        """Whether its elements lie in order and without gaps."""
        return self.strides == layout(self.shape)[1] or _is_whole(self.shape, self.strides)

    def item(self, start: int) -> Scalar:
        """Return the element at *start*."""
        memory = self.memory
        value = memory[start - memory.buffer_info()[0] // memory.itemsize]
        return self.scalar(value)

    def scalar(self, value: float) -> Scalar:
        """Return an element as Python has it."""
        return value if self.dtype.is_float else bool(value) if self.dtype is bool_ else int(value)

    def tolist(self) -> Any:
        """Return the elements as lists of lists, as deep as there are axes."""
        if not self.shape:
            return self.item(self.start)
        whole = self if self.is_whole else cast(self, self.dtype)
        begin = whole.start - whole.memory.buffer_info()[0] // whole.memory.itemsize
        found: list[Any] = whole.memory[begin : begin + self.size].tolist()
        if not self.dtype.is_float:
            found = list(map(bool if self.dtype is bool_ else int, found))
        for length in reversed(self.shape[1:]):
            if length == 0:
                found = [[] for _ in range(prod(self.shape[:-1]))]
            else:
                found = [found[at : at + length] for at in range(0, len(found), length)]
        return found


@lru_cache(KEPT)
def _is_whole(shape: Shape, strides: Shape) -> bool:
    """Return whether the strides are those of an array without gaps, where they matter."""
    if 0 in shape:
        return True
    wanted = layout(shape)[1]
    return all(length == 1 or one == other for length, one, other in zip(shape, strides, wanted, strict=True))


@lru_cache(KEPT)
def spread(shape: Shape, strides: Shape, wanted: Shape) -> Shape:
    """Return the strides with which an array of *shape* takes on the *wanted* one, by broadcasting."""
    missing = len(wanted) - len(shape)
    if missing < 0 or any(one not in (1, other) for one, other in zip(shape, wanted[missing:], strict=True)):
        raise ValueError(f"an array of shape {shape} cannot be broadcast to {wanted}")
    return (0,) * missing + tuple(0 if length == 1 else step for length, step in zip(shape, strides, strict=True))


AnyArray = TypeVar("AnyArray", bound=Strided)


def copy_into(target: Strided, source: Strided) -> None:
    """Copy elements, broadcast and made what the target holds."""
    shape = target.shape
    strides = spread(source.shape, source.strides, shape)
    if source.memory is target.memory and (source.start, strides) != (target.start, target.strides):
        source = cast(source, source.dtype)
        strides = spread(source.shape, source.strides, shape)
    kernels.write(
        source.dtype.is_flags,
        target.dtype.is_flags,
        target.dtype.settle if target.dtype is not source.dtype else 0,
        target.start,
        source.start,
        len(shape),
        *shape,
        *target.strides,
        *strides,
    )
    kernels.copied()


def cast(source: AnyArray, dtype: DType) -> AnyArray:
    """Return a copy without gaps, of another type or of the same."""
    found = source.fresh(dtype, source.shape)
    copy_into(found, source)
    return found
