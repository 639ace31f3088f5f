"""How notebooks show positions and records: by the methods that they look for.

The law and the record know nothing of pictures, so they are given these methods here, when `mahe.picture` is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mahe.picture.position import draw_position
from mahe.picture.replay import draw_replay
from mahe.record import Record
from mahe.rules import State

WIDTH: Final = 480
"""How many pixels wide a position is in a notebook."""


def _svg_of_state(state: State) -> str:
    """Return this position as a picture."""
    return draw_position(state, width=WIDTH)


def _html_of_record(record: Record) -> str:
    """Return this game as a small replay."""
    return draw_replay(record)


_METHODS: Final[tuple[tuple[type, str, Callable[[Any], str]], ...]] = (
    (State, "_repr_svg_", _svg_of_state),
    (Record, "_repr_html_", _html_of_record),
)


def show_in_notebooks() -> None:
    """Have notebooks show positions as pictures and records as replays."""
    for kind, name, method in _METHODS:
        setattr(kind, name, method)
