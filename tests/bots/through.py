"""The rest of a turn looked through with the law's own functions and nothing else: slow, and to be trusted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from mahe.bots.lookahead import Evaluation, as_arrays
from mahe.rules import CHANCE, State, actor, apply, chance, options, standing


def value_by_law(state: State, evaluation: Evaluation, turn: int) -> Any:
    """Return every seat's chance to win after the best choices until the turn of seat *turn* is over."""
    return best_by_law(state, lambda state: glance(state, evaluation) if state.turn != turn else None)


def best_by_law(state: State, worth: Callable[[State], Any]) -> Any:
    """Return every seat's chance to win after the best choices, until *worth* knows a position between two moves."""

    @cache
    def value(state: State) -> Any:
        who = actor(state)
        if who is None:
            winners = standing(state).winners
            return np.array([(seat in winners) / len(winners) for seat in state.rules.seats])
        if who is CHANCE:
            outcomes = chance(state)
            whole = sum(weight for _, weight in outcomes)
            return sum(weight / whole * value(apply(state, event)) for event, weight in outcomes)
        if state.mover is None and (known := worth(state)) is not None:
            return known
        return max((value(apply(state, option)) for option in options(state)), key=lambda chances: chances[who - 1])

    return value(state)


def glance(state: State, evaluation: Evaluation) -> Any:
    """Return what *evaluation* thinks of a position between two turns."""
    boards, hands = as_arrays(state)
    here: Any = np.zeros(1, np.int64)
    return evaluation.values(state.rules, boards, hands, here, here, state.turn - 1)[0]
