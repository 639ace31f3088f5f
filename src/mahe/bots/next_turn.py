"""Looking two turns ahead: what positions are worth once the next player has made the most of their turn.

That takes some thirty times as many positions as one turn, and seldom changes a choice that was not close. So only
close choices are looked at again, at the tables where that has been seen to pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahe.arrays import Chances, Ints, np
from mahe.bots.lookahead import Boards, Evaluation, Hands, RestOfTurn
from mahe.rules import Rules

CLOSE: Final = 0.015
"""How much better than the second the best choice must be, in parts of a win, not to be looked at again."""

PAYS: Final[frozenset[tuple[int, int]]] = frozenset()
"""Players and turtles each of the tables where this was seen to win more games: none so far, see docs/ancient.md."""


def margin_at(rules: Rules) -> float:
    """Return how close choices must be for ancient to look two turns ahead at a table; 0 where it never does."""
    return CLOSE if (rules.players, rules.turtles_each) in PAYS else 0.0


def no_margin(rules: Rules) -> float:  # noqa: ARG001 - for a bot that looks one turn ahead everywhere
    """Return 0."""
    return 0.0


def is_close(worths: Sequence[float], margin: float) -> bool:
    """Return whether the best of several choices is better than the second by less than *margin*."""
    best, second = sorted(worths, reverse=True)[:2]
    return best - second < margin


class NextTurn:
    """An evaluation of positions between two turns: what another one says after the next of them.

    For tables with one turtle each, where a turn is one move.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        assert rules.turtles_each == 1
        # Each kind of position once, however many throws lead to it.
        count = len(hands.face_up)
        kinds, kind = np.unique(board * count + hand, return_inverse=True)
        fresh = Hands(hands.held, np.zeros_like(hands.carded), hands.face_up)
        rest = RestOfTurn(rules, self._evaluation, turn)
        chances: Chances = rest.look(boards, fresh, kinds // count, kinds % count, turn, is_last=True).root[kind]
        return chances
