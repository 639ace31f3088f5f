"""What statements about arrays come to, with NumPy or with the page's arrays. Its text also runs inside Pyodide."""

from __future__ import annotations

from typing import Any


def outcome(np: Any, arrays: dict[str, tuple[Any, str, list[int], str]], statements: str) -> list[Any]:
    """Return the type, shape and elements of `r` after *statements* about *arrays*.

    An array is given by its elements in a row, its type, its shape, and which view of it is meant, as an expression.
    """
    names: dict[str, Any] = {"np": np}
    for name, (elements, dtype, shape, view) in arrays.items():
        kind = {"bool": bool}.get(dtype) or getattr(np, dtype)
        base = np.array(elements, kind).reshape(*shape)
        names[name] = eval(view, {"np": np, "x": base})
    exec(statements, names)
    found = names["r"]
    if isinstance(found, tuple):
        return [described(np, one) for one in found]
    return [described(np, found)]


def described(np: Any, one: Any) -> tuple[str, list[int], Any]:
    """Return an array's type, shape and elements; of a number, its kind."""
    if isinstance(one, np.ndarray):
        dtype = one.dtype.name
        return dtype, list(one.shape), [repr(value) for value in np.concatenate([one.reshape(-1)]).tolist()]
    value = one.item() if hasattr(one, "item") else one
    return type(value).__name__, [], [repr(value)]
