"""The largest numbers that make sense, so that a typo is refused before any work starts."""

from __future__ import annotations

import math
from typing import Final

import click

MOST_GAMES: Final = 10**12
"""A few weeks of work for the kernel."""

GAMES: Final = click.IntRange(1, MOST_GAMES)


def number_callback(context: click.Context, parameter: click.Parameter, value: float) -> float:
    """Refuse NaN, which passes every range check."""
    del context, parameter
    if math.isnan(value):
        raise click.BadParameter("nan is not a number.")
    return value
