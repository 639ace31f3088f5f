"""What a table's positions are evaluated by: the solved game where there is one, else what ancient has learned."""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from mahe.arrays import Chances, Floats, Ints, np
from mahe.bots.ancient import known
from mahe.bots.last_clutch import is_solved
from mahe.bots.lookahead import Boards, Evaluation, Hands
from mahe.bots.oracle import SolvedGame, opened, short_game
from mahe.bots.registry import SOLUTION
from mahe.bots.solved_end import SolvedEnd, WithSolvedEnd, named_end
from mahe.rules import LAST_CLUTCH, Rules, State


class Source(Enum):
    """Where a chance comes from."""

    EXACT = "exact"
    """From a solved game: right to four digits, against best play."""

    ANCIENT = "ancient"
    """From what ancient has learned: an estimate."""


@dataclass(frozen=True, slots=True)
class TableEvaluation:
    """How the positions of one table are evaluated."""

    evaluation: Evaluation
    is_exact: bool
    """Whether the whole game is solved."""
    end: SolvedEnd | None = None
    """The solved end that it knows, unless that ships with the package."""

    def source(self, state: State) -> Source:
        """Return where the chances in *state* come from, unless a card must be turned up first."""
        is_last = state.face_up == LAST_CLUTCH and is_solved(state.rules)
        is_in_end = self.end is not None and self.end.knows_state(state)
        is_over = state.nest is not None
        return Source.EXACT if self.is_exact or is_last or is_in_end or is_over else Source.ANCIENT


class _WholeChances:
    """Another evaluation's chances in double precision, adding up to 1."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        chances: Floats = self._evaluation.values(rules, boards, hands, board, hand, turn).astype(np.float64)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances


def table_evaluation(rules: Rules) -> TableEvaluation:
    """Return how positions under *rules* are evaluated.

    Exactly, if the file that MAHE_SOLUTION names solves this table, or if it is that of the short game; else as ancient
    does, with the end that MAHE_SOLVED_END names. Raises BadSolution or OSError if a file that may solve this table
    cannot be read.
    """
    named = os.environ.get(SOLUTION)
    # Only the game of two players with one turtle each is ever solved as a whole.
    if (rules.players, rules.turtles_each) == (2, 1):
        for solution in (*((opened(Path(named)),) if named else ()), short_game()):
            if solution.rules == rules:
                return TableEvaluation(_WholeChances(SolvedGame(solution)), is_exact=True)
    end = named_end() if (rules.players, rules.turtles_each) == (2, 2) else None
    return ancient_evaluation(end if end and end.is_for(rules) else None)


def ancient_evaluation(end: SolvedEnd | None = None) -> TableEvaluation:
    """Return how ancient evaluates the positions of any table, or of one whose *end* is solved."""
    whole = _WholeChances(WithSolvedEnd(known(), end) if end else known())
    return TableEvaluation(whole, is_exact=False, end=end)
