"""Records as NumPy keeps them, and as type checkers see them."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import numpy as np
import pytest

from mahe.kernel.records import BOARD, SETUP, Board, Setup

NUMBERS: dict[type, type] = {int: np.int64, bool: np.bool_}
"""What a field is kept as that holds a single number."""


def told(field: Any) -> tuple[np.dtype[Any], bool]:
    """Return the type of a field's numbers, and whether there are many of them, by its annotation."""
    if field in NUMBERS:
        return np.dtype(NUMBERS[field]), False
    _, number = get_args(field)
    return np.dtype(*get_args(number)), True


@pytest.mark.parametrize(("kept", "typed"), [(SETUP, Setup), (BOARD, Board)], ids=["setup", "board"])
def test_every_field_is_kept_as_its_type_says(kept: np.dtype[np.void], typed: type) -> None:
    fields = {name: (kept[name].base, kept[name].shape != ()) for name in kept.names or ()}
    assert fields == {name: told(field) for name, field in get_type_hints(typed).items()}
