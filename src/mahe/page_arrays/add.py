"""What NumPy has as methods of its function `add`."""

from __future__ import annotations

from mahe.page_arrays.ndarray import ndarray
from mahe.page_arrays.reductions import added_at


def reduceat(values: ndarray, starts: ndarray, axis: int = 0) -> ndarray:
    """Return the sums of rows from each of *starts* to the next one; of the first axis only."""
    if axis != 0:
        raise NotImplementedError("only rows are added up in the page")
    return added_at(values, starts)
