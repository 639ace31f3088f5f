"""A position as text, or as pixels."""

from __future__ import annotations

from typing import Final

from mahe.arrays import Octets
from mahe.envs.drawing import draw
from mahe.envs.errors import UnknownMode
from mahe.envs.text import describe
from mahe.rules import State

MODES: Final = ("ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """Return *mode*; raise UnknownMode if it is none."""
    if mode is not None and mode not in MODES:
        raise UnknownMode(mode, MODES)
    return mode


def rendered(state: State, mode: str | None) -> str | Octets | None:
    """Return *state* in this *mode*; nothing in none."""
    if mode is None:
        return None
    return describe(state) if mode == "ansi" else draw(state)
