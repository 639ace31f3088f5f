"""What a position is worth to each seat, and where that is known from."""

from __future__ import annotations

from dataclasses import dataclass

from mahe.review.evaluation import Source, table_evaluation
from mahe.review.positions import positions
from mahe.rules import State


@dataclass(frozen=True, slots=True)
class Value:
    """Every seat's winning chance in a position."""

    chances: tuple[float, ...]
    """From seat 1 on; they add up to 1. After the end each seat's part of the win."""

    source: Source


def value(state: State) -> Value:
    """Return every seat's winning chance in any position, inside a throw too, if all play their best from here.

    >>> from mahe.record import parse_position
    >>> found = value(parse_position("4x1/4BA17C/5/13..55.2/2:B24"))
    >>> [round(chance, 2) for chance in found.chances], found.source
    ([0.2, 0.08, 0.65, 0.08], <Source.ANCIENT: 'ancient'>)
    """
    found = positions(table_evaluation(state.rules), [state])
    return Value(tuple(map(float, found.chances(state))), found.source(state))
