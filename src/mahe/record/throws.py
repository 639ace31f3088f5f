"""A throw as people write it."""

from __future__ import annotations

from collections.abc import Sequence

from mahe.rules.landings import steps_of


def growing_sum(dice: Sequence[int]) -> str:
    """Return a throw as it grows: 2, then (2 + 4) × 2 = 12, and 2 + 6 = 8 for a bust."""
    if len(dice) < 2:
        return "".join(map(str, dice))
    total = " + ".join(map(str, dice))
    if is_bust(dice):
        return f"{total} = {sum(dice)}"
    return f"({total}) × {len(dice)} = {steps_of(len(dice), sum(dice))}"


def is_bust(dice: Sequence[int]) -> bool:
    """Return whether a throw is a bust."""
    return bool(dice) and not steps_of(len(dice), sum(dice))
