"""Operations that make fewer elements, or sums of them: along one axis, or over all elements."""

from __future__ import annotations

from mahe.page_arrays import kernels
from mahe.page_arrays.dtypes import DType, Scalar, bool_, common, float16, int64
from mahe.page_arrays.elementwise import arithmetic, common_shape
from mahe.page_arrays.indexing import reshaped
from mahe.page_arrays.storage import AnyArray, Strided, cast, layout, spread


def reduced(operation: int, one: AnyArray, axis: int | None, *, keepdims: bool = False) -> AnyArray | Scalar:
    """Return an axis reduced by an operation, or all of an array as one element."""
    source = one
    if axis is None:
        if keepdims:
            raise NotImplementedError("keepdims needs an axis in the page")
        source, axis = reshaped(one, (-1,)), 0
    axis = _axis(source, axis)
    length, stride = source.shape[axis], source.strides[axis]
    if length == 0 and operation in (kernels.MAX, kernels.ARGMAX):
        raise ValueError("an empty axis has no greatest element")
    if operation in (kernels.ANY, kernels.ALL) and not source.dtype.is_flags:
        source = cast(source, bool_)
        stride = source.strides[axis]
    if source.dtype.is_flags and operation in (kernels.MAX, kernels.ARGMAX):
        source = cast(source, int64)
        stride = source.strides[axis]
    shape, strides = (numbers[:axis] + numbers[axis + 1 :] for numbers in (source.shape, source.strides))
    dtype = _result_type(operation, source.dtype)
    found = one.fresh(dtype, shape)
    kernels.write(
        operation,
        source.dtype.is_flags,
        dtype.settle,
        length,
        stride,
        found.start,
        source.start,
        len(shape),
        *shape,
        *found.strides,
        *strides,
    )
    kernels.reduced()
    if keepdims:
        kept = (*shape[:axis], 1, *shape[axis:])
        return found.view(found.start, kept, layout(kept)[1])
    return found if shape else found.item(found.start)


def _result_type(operation: int, dtype: DType) -> DType:
    if dtype is float16:
        raise NotImplementedError("arrays of half precision cannot be computed with in the page")
    if operation in (kernels.ANY, kernels.ALL):
        return bool_
    if operation == kernels.ARGMAX:
        return int64
    if operation == kernels.SUM and not dtype.is_float:
        return int64
    return dtype


def _axis(one: Strided, axis: int) -> int:
    if not -one.ndim <= axis < one.ndim:
        raise ValueError(f"an array of shape {one.shape} has no axis {axis}")
    return axis % one.ndim


def accumulated(one: AnyArray, axis: int, dtype: DType | None) -> AnyArray:
    """Return the sums up to every element of an axis."""
    axis = _axis(one, axis)
    source = cast(one, int64) if one.dtype.is_flags else one
    found = one.fresh(dtype or _result_type(kernels.SUM, source.dtype), source.shape)
    others = [number for number in range(source.ndim) if number != axis]
    kernels.write(
        found.dtype.settle,
        source.shape[axis],
        found.strides[axis],
        source.strides[axis],
        found.start,
        source.start,
        len(others),
        *(numbers[other] for numbers in (source.shape, found.strides, source.strides) for other in others),
    )
    kernels.accumulated()
    return found


def added_at(values: AnyArray, starts: Strided) -> AnyArray:
    """Return the sums of rows from each of *starts* to the next one."""
    rows = values if values.is_whole else cast(values, values.dtype)
    wanted = starts if starts.is_whole else cast(starts, starts.dtype)
    if rows.dtype.is_flags or rows.dtype is float16 or wanted.dtype is not int64:
        raise NotImplementedError(f"rows of {rows.dtype.name} cannot be added up in the page")
    found = values.fresh(_result_type(kernels.SUM, rows.dtype), (*wanted.shape, *rows.shape[1:]))
    width = layout(rows.shape[1:])[0]
    kernels.write(found.dtype.settle, wanted.size, wanted.start, rows.shape[0], width, found.start, rows.start)
    kernels.added_at()
    return found


def multiplied(one: AnyArray, other: Strided) -> AnyArray:
    """Return the product of two matrices, or of all pairs of them; an array of one axis is a row or a column."""
    left, right = (cast(each, int64) if each.dtype.is_flags else each for each in (one, other))
    if not (left.shape and right.shape) or (one.dtype.is_flags and other.dtype.is_flags):
        raise NotImplementedError("only arrays of numbers with axes are multiplied as matrices in the page")
    rows = left.shape[-2:-1] or (1,)
    columns = right.shape[1 - right.ndim :][-1:] if right.ndim > 1 else (1,)
    left_row = left.strides[-2] if left.ndim > 1 else 0
    right_row, right_column = (right.strides[-2], right.strides[-1]) if right.ndim > 1 else (right.strides[0], 0)
    inner = right.shape[-2] if right.ndim > 1 else right.shape[0]
    if left.shape[-1] != inner:
        raise ValueError(f"matrices of shapes {one.shape} and {other.shape} do not fit together")
    batch = common_shape(left.shape[:-2], right.shape[:-2])
    dtype = common(one.dtype, other.dtype)
    found = one.fresh(dtype, (*batch, *rows, *columns))
    kernels.write(
        dtype.settle,
        rows[0],
        inner,
        columns[0],
        *found.strides[-2:],
        left_row,
        left.strides[-1],
        right_row,
        right_column,
        found.start,
        left.start,
        right.start,
        len(batch),
        *batch,
        *found.strides[:-2],
        *spread(left.shape[:-2], left.strides[:-2], batch),
        *spread(right.shape[:-2], right.strides[:-2], batch),
    )
    kernels.multiplied()
    shape = (*batch, *(rows if one.ndim > 1 else ()), *(columns if other.ndim > 1 else ()))
    return found.view(found.start, shape, layout(shape)[1])


def mean(one: AnyArray, axis: int) -> AnyArray | Scalar:
    """Return the means along an axis."""
    total = reduced(kernels.SUM, one, axis, keepdims=True)
    assert isinstance(total, type(one))
    found = arithmetic(kernels.DIVIDE, total, one.shape[axis])
    axis %= one.ndim
    shape = one.shape[:axis] + one.shape[axis + 1 :]
    return reshaped(found, shape) if shape else found.item(found.start)
