"""The bots that look ahead, as the compiled engine plays them, and positions as it takes them. Needs `mahe[lab]`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.bots.ancient import learned
from mahe.bots.last_clutch import is_solved, solved_boards
from mahe.bots.learned_solution import is_learned, learned_solution
from mahe.bots.lookahead import as_arrays
from mahe.bots.next_turn import margin_at
from mahe.bots.solved_end import named_end
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.games_with_luck import NOBODY_MOVES, Scratch, Start
from mahe.kernel.position import NONE_MOVED, Position, make_position
from mahe.lab.train.evaluations import navigator_evaluation, network_evaluation, workspace_for
from mahe.rules import Rules, State
from mahe.rules.pieces import INDEX


def ancient_evaluation(rules: Rules) -> NumericEvaluation:
    """Return what ancient knows of a table, solved ends and solved games included."""
    return network_evaluation(
        learned().weights(rules),
        _end_of(rules),
        learned_solution().learned(rules) if is_learned(rules) else None,
        margin_at(rules),
    )


def _end_of(rules: Rules) -> tuple[Ints, Floats] | None:
    """Return the boards of the end that ancient knows, and by stake what they are worth."""
    end = named_end()
    if end and end.is_for(rules):
        return end.keys, end.values
    if is_solved(rules):
        keys, values = solved_boards()
        return keys, values[None]
    return None


EVALUATIONS: Final[Mapping[str, Callable[[Rules], NumericEvaluation]]] = MappingProxyType(
    {"navigator": lambda _: navigator_evaluation(), "ancient": ancient_evaluation}
)
"""What each bot that the compiled engine can play goes by."""


def position_of(state: State) -> Position:
    """Return where the turtles and cards of *state* are; what has been thrown for a turtle is not in it."""
    boards, hands = as_arrays(state)
    found = make_position()
    turtles, players = len(state.rules.turtles), state.rules.players
    found.place[:turtles] = boards.place[0]
    found.level[:turtles] = boards.level[0]
    found.held[: players + 1] = hands.held[0]
    found.carded[:players] = hands.carded[0]
    moved = NONE_MOVED if state.moved is None else INDEX[state.moved]
    found.now[:] = state.turn - 1, moved, state.face_up, sum(state.unseen)
    return found


def start_of(state: State) -> Start:
    """Return *state*, which must not be over, as the place where games begin."""
    mover = NOBODY_MOVES if state.mover is None else INDEX[state.mover]
    throw = np.array([mover, len(state.dice), sum(state.dice), int(state.rolling)], np.int64)
    return Start(position_of(state), throw)


def scratch_for(*evaluations: NumericEvaluation) -> Scratch:
    """Return scratch memory for a thread that plays by these."""
    return Scratch(make_position(), *(workspace_for(*evaluations) for _ in range(4)))
