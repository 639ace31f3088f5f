"""Operations element by element. The operands' axes of length 1 are spread out to the others' length (broadcasting)."""

from __future__ import annotations

from functools import lru_cache
from struct import pack, unpack

from mahe.page_arrays import kernels
from mahe.page_arrays.dtypes import (
    DType,
    Scalar,
    bool_,
    common,
    float16,
    float32,
    float64,
    int64,
    scalar_type,
    with_scalar,
)
from mahe.page_arrays.storage import KEPT, AnyArray, Shape, Strided, cast, copy_into, layout, spread

_FLOAT_ONLY = frozenset({kernels.DIVIDE})
_NO_FLOATS = frozenset({kernels.FLOOR_DIVIDE, kernels.AND, kernels.XOR, kernels.LEFT, kernels.RIGHT})
_SMALL_ONLY = frozenset({kernels.AND, kernels.XOR, kernels.LEFT, kernels.RIGHT})


@lru_cache(KEPT)
def common_shape(*shapes: Shape) -> Shape:
    """Return the shape that arrays have together."""
    axes = max(map(len, shapes))
    padded = [(1,) * (axes - len(shape)) + shape for shape in shapes]
    found = []
    for lengths in zip(*padded, strict=True):
        others = {*lengths} - {1}
        if len(others) > 1:
            raise ValueError(f"arrays of shapes {shapes} do not fit together")
        found.append(others.pop() if others else 1)
    return tuple(found)


@lru_cache(KEPT)
def _plan(one: Shape, one_strides: Shape, other: Shape, other_strides: Shape) -> tuple[Shape, Shape]:
    """Return the shape of a result without gaps, and what kernels are told of its axes and of those of two operands."""
    shape = common_shape(one, other)
    strides = (layout(shape)[1], spread(one, one_strides, shape), spread(other, other_strides, shape))
    return shape, (len(shape), *shape, *strides[0], *strides[1], *strides[2])


def arithmetic(operation: int, one: AnyArray, other: Strided | Scalar, *, is_swapped: bool = False) -> AnyArray:
    """Return what an operation makes of two operands; of the second and the first if it *is_swapped*."""
    dtype = _result_type(operation, one.dtype, other)
    first = _as_numbers(one)
    if isinstance(other, Strided):
        second = _as_numbers(other)
        shape, axes = _plan(first.shape, first.strides, second.shape, second.strides)
        starts = first.start, second.start
    else:
        shape, axes = _plan(first.shape, first.strides, (), ())
        starts = first.start, kernels.spare(_weak(dtype, other))
    found = one.fresh(dtype, shape)
    if is_swapped:
        starts, axes = starts[::-1], _swapped(axes)
    kernels.write(operation, dtype.settle, found.start, *starts, *axes)
    kernels.arithmetic()
    return found


def arithmetic_into(operation: int, target: Strided, other: Strided | Scalar, first: Strided | None = None) -> None:
    """Let an operation on *target* (or on *first*) and another operand overwrite *target*."""
    dtype = target.dtype
    one = target if first is None else _apart(_as_numbers(first), target)
    result = _result_type(operation, one.dtype, other)
    if dtype.is_flags or (result.is_float and not dtype.is_float):
        raise TypeError(f"an array of {dtype.name} cannot be overwritten by one of {result.name}")
    if isinstance(other, Strided):
        second = _apart(_as_numbers(other), target)
        start, strides = second.start, spread(second.shape, second.strides, target.shape)
    else:
        start, strides = kernels.spare(_weak(dtype, other)), (0,) * len(target.shape)
    shape = target.shape
    from_one = spread(one.shape, one.strides, shape)
    axes = (len(shape), *shape, *target.strides, *from_one, *strides)
    kernels.write(operation, dtype.settle, target.start, one.start, start, *axes)
    kernels.arithmetic()


def _apart(one: Strided, target: Strided) -> Strided:
    """Return an operand, or a copy if overwriting *target* would change some of its elements before they are read."""
    strides = spread(one.shape, one.strides, target.shape)
    is_safe = one.memory is not target.memory or (one.start, strides) == (target.start, target.strides)
    return one if is_safe else cast(one, one.dtype)


@lru_cache(KEPT)
def _swapped(axes: Shape) -> Shape:
    """Return the axes with the strides of the second operand before those of the first."""
    count = axes[0]
    end = 1 + 2 * count
    return axes[:end] + axes[end + count :] + axes[end : end + count]


def _as_numbers(one: Strided) -> Strided:
    return cast(one, int64) if one.dtype.is_flags else one


def _weak(dtype: DType, value: Scalar) -> float:
    """Return a number of Python's as it counts beside an array: rounded if that is of single precision."""
    return unpack("f", pack("f", value))[0] if dtype is float32 else value


def _result_type(operation: int, one: DType, other: Strided | Scalar) -> DType:
    found = common(one, other.dtype) if isinstance(other, Strided) else with_scalar(one, other)
    if found is float16 or (found.is_flags and operation not in _FLOAT_ONLY):
        raise NotImplementedError(f"operation {operation} is not there for arrays of {found.name} in the page")
    if operation in _FLOAT_ONLY:
        return found if found.is_float else float64
    if operation in _NO_FLOATS and found.is_float:
        raise NotImplementedError(f"operation {operation} is there for whole numbers only in the page")
    if operation in _SMALL_ONLY and found is int64:
        raise NotImplementedError(f"operation {operation} is there for small whole numbers only in the page")
    return found


def comparison(operation: int, one: AnyArray, other: Strided | Scalar) -> AnyArray:
    """Return where a comparison holds."""
    if one.dtype.is_flags and operation <= kernels.UNEQUAL and _is_flags(other):
        found = logic(kernels.DIFFERENT, one, other)
        return found if operation == kernels.UNEQUAL else logic(kernels.DIFFERENT, found, other=True)
    first = _as_numbers(one)
    if isinstance(other, Strided):
        second = _as_numbers(other)
        common(first.dtype, second.dtype)
        shape, axes = _plan(first.shape, first.strides, second.shape, second.strides)
        start = second.start
    else:
        shape, axes = _plan(first.shape, first.strides, (), ())
        start = kernels.spare(_weak(first.dtype, other))
    found = one.fresh(bool_, shape)
    kernels.write(operation, found.start, first.start, start, *axes)
    kernels.comparison()
    return found


def _is_flags(value: Strided | Scalar) -> bool:
    return value.dtype.is_flags if isinstance(value, Strided) else isinstance(value, bool)


def logic(operation: int, one: AnyArray, other: Strided | Scalar, into: Strided | None = None) -> AnyArray:
    """Return what an operation makes of flags, in a new array or *into* another."""
    if not (one.dtype.is_flags and _is_flags(other)):
        raise NotImplementedError("logic is there for arrays of flags only in the page")
    if isinstance(other, Strided):
        shape, axes = _plan(one.shape, one.strides, other.shape, other.strides)
        start, always = other.start, -1
    else:
        shape, axes = _plan(one.shape, one.strides, (), ())
        start, always = 0, int(other)
    found = one.fresh(bool_, shape)
    kernels.write(operation, found.start, one.start, start, always, *axes)
    kernels.logic()
    if into is not None:
        copy_into(into, found)
    return found


def mapped(operation: int, one: AnyArray, into: AnyArray | None = None) -> AnyArray:
    """Return what a function makes of every element; whole numbers become fractions unless it keeps them."""
    source: Strided = _as_numbers(one)
    keeps = operation in (kernels.SIGN, kernels.NEGATIVE)
    if source.dtype is float16 or (keeps and one.dtype.is_flags):
        raise NotImplementedError(f"function {operation} is not there for arrays of {one.dtype.name} in the page")
    dtype = source.dtype if keeps or source.dtype.is_float else float64
    target = one.fresh(dtype, one.shape) if into is None else into
    if target.shape != source.shape or target.dtype is not dtype:
        raise ValueError(
            f"a result of {dtype.name}, {source.shape}, cannot go into {target.dtype.name}, {target.shape}"
        )
    kernels.write(
        operation,
        dtype.settle,
        target.start,
        source.start,
        len(source.shape),
        *source.shape,
        *target.strides,
        *source.strides,
    )
    kernels.mapped()
    return target


def chosen(flags: AnyArray, one: Strided | Scalar, other: Strided | Scalar) -> AnyArray:
    """Return the elements of *one* where a flag is set, else those of *other*."""
    if not flags.dtype.is_flags:
        raise NotImplementedError("where is there for arrays of flags only in the page")
    dtype = _type_of_both(one, other)
    if dtype.is_flags or dtype is float16:
        raise NotImplementedError(f"where does not choose among {dtype.name} in the page")
    first, second = (_as_array(flags, dtype, value) for value in (one, other))
    shape = common_shape(flags.shape, first.shape, second.shape)
    found = flags.fresh(dtype, shape)
    kernels.write(
        found.start,
        flags.start,
        first.start,
        second.start,
        len(shape),
        *shape,
        *found.strides,
        *(step for each in (flags, first, second) for step in spread(each.shape, each.strides, shape)),
    )
    kernels.chosen()
    return found


def _type_of_both(one: Strided | Scalar, other: Strided | Scalar) -> DType:
    if isinstance(one, Strided):
        return common(one.dtype, other.dtype) if isinstance(other, Strided) else with_scalar(one.dtype, other)
    return with_scalar(other.dtype, one) if isinstance(other, Strided) else common(scalar_type(one), scalar_type(other))


def _as_array(like: Strided, dtype: DType, value: Strided | Scalar) -> Strided:
    """Return an operand as an array whose elements may be those of a result of *dtype*."""
    if isinstance(value, Strided):
        # A whole number is a double as it is; only single precision may have to round one.
        return cast(value, dtype) if value.dtype.is_flags or (dtype.settle == 1 and value.dtype is not dtype) else value
    found = like.fresh(dtype, ())
    kernels.write(0, 0, dtype.settle, found.start, kernels.spare(value), 0)
    kernels.copied()
    return found
