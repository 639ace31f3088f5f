"""The page's arrays beside NumPy: the same types, shapes and elements; and what is not supported is an error."""

from __future__ import annotations

import json
from math import isclose, isnan
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from tests.page_arrays import outcomes
from tests.page_arrays.cases import Case, cases
from tests.pyodide.kit import Pyodide

SEEDS: Final = (1, 2, 3)
PRECISION: Final = {"float32": 1e-6, "float": 1e-6}
EXACT: Final = frozenset({"int64", "bool", "int", "uint8", "uint16", "uint32"})

THERE: Final = """
def tried(cases):
    import mahe.page_arrays as np
    found = []
    for arrays, statements in cases:
        try:
            found.append(outcome(np, arrays, statements))
        except Exception as error:
            found.append(repr(error))
    return found
"""


def tried(pyodide: Pyodide, some: list[Case]) -> list[Any]:
    """Return the outcomes of cases inside Pyodide, or errors as text."""
    text = Path(outcomes.__file__).read_text(encoding="utf-8")
    asked = json.dumps([[case.arrays, case.statements] for case in some])
    return list(pyodide.run(f"{text}\n{THERE}\nimport json\ntried(json.loads({asked!r}))"))


def here(case: Case) -> list[Any] | None:
    """Return the outcome with NumPy, or None if it has none."""
    try:
        with np.errstate(all="ignore"):
            return outcomes.outcome(np, case.arrays, case.statements)
    except (IndexError, TypeError, ValueError):
        return None


@pytest.mark.parametrize("seed", SEEDS)
def test_the_page_computes_what_numpy_computes(pyodide: Pyodide, seed: int) -> None:
    known = [(case, expected) for case in cases(seed) if (expected := here(case)) is not None]
    found = tried(pyodide, [case for case, _ in known])
    wrong = [
        (case, expected, got) for (case, expected), got in zip(known, found, strict=True) if not is_same(expected, got)
    ]
    assert not wrong, f"{len(wrong)} of {len(known)}:\n" + "\n".join(map(str, wrong[:8]))


def is_same(expected: list[Any], found: Any) -> bool:
    if isinstance(found, str) or len(found) != len(expected):
        return False
    return all(
        dtype == got[0] and shape == got[1] and all(map(near, [dtype] * len(elements), elements, got[2]))
        for (dtype, shape, elements), got in zip(expected, found, strict=True)
    )


def near(dtype: str, one: str, other: str) -> bool:
    if dtype in EXACT:
        return one == other
    first, second = float(one), float(other)
    precision = PRECISION.get(dtype, 1e-12)
    return isclose(first, second, rel_tol=precision, abs_tol=precision) or (isnan(first) and isnan(second))


UNSUPPORTED: Final = (
    "a ** 2",
    "a @ a[0, 0] > 0 and a",
    "a // 0.5",
    "(a > 0) + (a > 1)",
    "a[a > 0]",
    "a[True]",
    "a.astype(complex)",
    "a.astype(np.float16) + 1",
    "np.sort(a, axis=0)",
    "np.argsort(a)",
    "np.where(a, 1, 2)",
    "np.array(['x'])",
    "np.array([[1, 2], [3]])",
    "np.median(a)",
    "np.arange(0.5)",
    "a[[7]]",
    "a[9]",
    "a[0, 0, 0, 0]",
    "a + np.zeros(7)",
    "a.reshape(5, 5)",
    "a.astype(np.int64) * 2**53",
    "np.array([2**60])",
    "i / 0 if (i // 0).any() else i",
    "bool(a)",
    "{a}",
    "i.astype(np.int64) | 1",
)
"""What has no answer, or one that the page's arrays do not give."""


@pytest.mark.parametrize("text", UNSUPPORTED)
def test_what_is_not_supported_is_an_error_and_never_a_wrong_answer(pyodide: Pyodide, text: str) -> None:
    a = [float(number + 1) for number in range(36)], "float64", [3, 3, 4], "x"
    (found,) = tried(pyodide, [Case({"a": a, "i": ([0, 1], "int64", [2], "x")}, f"r = {text}")])
    assert isinstance(found, str), found


def test_memory_that_has_grown_meanwhile_is_found_again(pyodide: Pyodide) -> None:
    assert pyodide.run("""
from mahe.arrays import np
from mahe_page import arrays
before = np.arange(5)
kept = bytearray(200_000_000)
after = np.arange(5) + before
del kept
after.tolist()
""") == [0, 2, 4, 6, 8]


def test_many_arrays_leave_nothing_behind(pyodide: Pyodide) -> None:
    grown = pyodide.run("""
import sys
from mahe.arrays import np
def work():
    for number in range(300):
        one = np.zeros((100, 100)) + number
        one[::2] *= 2
        (one[np.arange(50)] @ one).sum(axis=0)
work()
before = sys.getallocatedblocks()
work()
sys.getallocatedblocks() - before
""")
    assert grown < 50
