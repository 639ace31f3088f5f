"""An array as Python's operators see it: the part of NumPy's `ndarray` that bots and reviews use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from mahe.page_arrays import indexing, kernels, reductions
from mahe.page_arrays.dtypes import dtype_of
from mahe.page_arrays.elementwise import arithmetic, arithmetic_into, comparison, logic, mapped
from mahe.page_arrays.storage import Strided, cast

_Operator: TypeAlias = "Callable[[ndarray, Any], ndarray]"


def _operator(operation: int, *, is_swapped: bool = False) -> _Operator:
    def method(self: ndarray, other: Any) -> ndarray:
        return arithmetic(operation, self, other, is_swapped=is_swapped)

    return method


def _in_place(operation: int) -> _Operator:
    def method(self: ndarray, other: Any) -> ndarray:
        arithmetic_into(operation, self, other)
        return self

    return method


def _comparison(operation: int) -> _Operator:
    def method(self: ndarray, other: Any) -> ndarray:
        return comparison(operation, self, other)

    return method


def _bitwise(flags: int, operation: int) -> _Operator:
    def method(self: ndarray, other: Any) -> ndarray:
        return logic(flags, self, other) if self.dtype.is_flags else arithmetic(operation, self, other)

    return method


def _flags_in_place(operation: int) -> _Operator:
    def method(self: ndarray, other: Any) -> ndarray:
        logic(operation, self, other, self)
        return self

    return method


class ndarray(Strided):  # noqa: N801 - NumPy's name, as are those of its methods
    """Elements of one type along any number of axes."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    __add__ = __radd__ = _operator(kernels.ADD)
    __mul__ = __rmul__ = _operator(kernels.MULTIPLY)
    __sub__, __rsub__ = _operator(kernels.SUBTRACT), _operator(kernels.SUBTRACT, is_swapped=True)
    __truediv__, __rtruediv__ = _operator(kernels.DIVIDE), _operator(kernels.DIVIDE, is_swapped=True)
    __floordiv__, __rfloordiv__ = _operator(kernels.FLOOR_DIVIDE), _operator(kernels.FLOOR_DIVIDE, is_swapped=True)
    __mod__, __rmod__ = _operator(kernels.MODULO), _operator(kernels.MODULO, is_swapped=True)
    __lshift__, __rshift__ = _operator(kernels.LEFT), _operator(kernels.RIGHT)
    __and__ = __rand__ = _bitwise(kernels.BOTH, kernels.AND)
    __xor__ = __rxor__ = _bitwise(kernels.DIFFERENT, kernels.XOR)

    __iadd__, __isub__ = _in_place(kernels.ADD), _in_place(kernels.SUBTRACT)
    __imul__, __itruediv__ = _in_place(kernels.MULTIPLY), _in_place(kernels.DIVIDE)
    __iand__, __ior__ = _flags_in_place(kernels.BOTH), _flags_in_place(kernels.EITHER)

    __eq__ = _comparison(kernels.EQUAL)  # type: ignore[assignment]
    __ne__ = _comparison(kernels.UNEQUAL)  # type: ignore[assignment]
    __lt__, __le__ = _comparison(kernels.LESS), _comparison(kernels.AT_MOST)
    __gt__, __ge__ = _comparison(kernels.GREATER), _comparison(kernels.AT_LEAST)

    def __or__(self, other: Any) -> ndarray:
        return logic(kernels.EITHER, self, other)

    __ror__ = __or__

    def __invert__(self) -> ndarray:
        return logic(kernels.DIFFERENT, self, other=True)

    def __neg__(self) -> ndarray:
        return mapped(kernels.NEGATIVE, self)

    def __matmul__(self, other: ndarray) -> ndarray:
        return reductions.multiplied(self, other)

    def __getitem__(self, key: indexing.Key) -> Any:
        return indexing.taken(self, key)

    def __setitem__(self, key: indexing.Key, value: Any) -> None:
        indexing.assign(self, key, value if isinstance(value, Strided) else scalar(value))

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist()) if self.ndim == 1 else (self[number] for number in range(len(self)))

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("an array of several elements is neither true nor false: say any or all")
        return bool(self.item(self.start))

    def __repr__(self) -> str:
        return f"array({self.tolist()}, {self.dtype.name})"

    @property
    def T(self) -> ndarray:  # noqa: N802
        """The same with its axes in the other order."""
        return self.view(self.start, self.shape[::-1], self.strides[::-1])

    def astype(self, dtype: object) -> ndarray:
        """Return a copy of another type."""
        return cast(self, dtype_of(dtype))

    def copy(self) -> ndarray:
        """Return a copy."""
        return cast(self, self.dtype)

    def reshape(self, *shape: Any) -> ndarray:
        """Return the same elements with other axes."""
        return indexing.reshaped(self, shape[0] if isinstance(shape[0], tuple) else shape)

    def ravel(self) -> ndarray:
        """Return all elements in a row."""
        return indexing.reshaped(self, (-1,))

    def sum(self, axis: int | None = None, *, keepdims: bool = False) -> Any:
        """Return the sums along an axis, or that of all elements."""
        return reductions.reduced(kernels.SUM, self, axis, keepdims=keepdims)

    def max(self, axis: int | None = None, *, keepdims: bool = False) -> Any:
        """Return the greatest along an axis, or of all elements."""
        return reductions.reduced(kernels.MAX, self, axis, keepdims=keepdims)

    def argmax(self, axis: int | None = None) -> Any:
        """Return which is the greatest along an axis, or of all elements; the first of several."""
        return reductions.reduced(kernels.ARGMAX, self, axis)

    def any(self, axis: int | None = None) -> Any:
        """Return whether one flag is set along an axis, or of all."""
        return reductions.reduced(kernels.ANY, self, axis)

    def all(self, axis: int | None = None) -> Any:
        """Return whether all flags are set along an axis, or altogether."""
        return reductions.reduced(kernels.ALL, self, axis)

    def mean(self, axis: int) -> Any:
        """Return the means along an axis."""
        return reductions.mean(self, axis)


def scalar(value: Any) -> ndarray:
    """Return a number as an array without axes."""
    if not isinstance(value, bool | int | float):
        raise NotImplementedError(f"{type(value).__name__} is no number that the page's arrays hold")
    found = ndarray.fresh(dtype_of(type(value)), ())
    found.memory[0] = value
    return found
