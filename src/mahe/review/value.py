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
    """Return every seat's winning chance in any position, inside a throw too, if all play their best from here."""
    found = positions(table_evaluation(state.rules), [state])
    return Value(tuple(map(float, found.chances(state))), found.source(state))
