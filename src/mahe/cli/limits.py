"""The largest numbers that make sense, so that a slip of the finger is refused and not begun."""

from __future__ import annotations

import math
from typing import Final

import click

MOST_GAMES: Final = 10**12
"""Some weeks of the kernel."""

GAMES: Final = click.IntRange(1, MOST_GAMES)


def number_callback(context: click.Context, parameter: click.Parameter, value: float) -> float:
    """Refuse what is a float and yet no number: it is in every range."""
    del context, parameter
    if math.isnan(value):
        raise click.BadParameter("nan is not a number.")
    return value
