"""What the bots that look ahead share: they look through the turn and take what is worth most to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahe.arrays import Chances
from mahe.bots.lookahead import Evaluation, Look, look
from mahe.rules import Decision, Start, State, Turtle

KEPT: Final = 4
"""How many looks are remembered: enough for both turtles of a turn."""

DOUBLE: Final = 1e-9
SINGLE: Final = 1e-6
"""What part of a chance rounding may change, in arithmetic of double and of single precision."""


def best_of(worths: Sequence[float], rounding: float) -> int:
    """Return which is worth most, the first of several; differences that *rounding* may make do not count.

    So machines whose last digits differ decide the same.
    """
    enough = max(worths) * (1 - rounding)
    return next(number for number, worth in enumerate(worths) if worth >= enough)


class LookaheadBot:
    """Decides by looking through the rest of the turn exactly, every throw and card, against an evaluation."""

    def __init__(self, evaluation: Evaluation, rounding: float = DOUBLE) -> None:
        self._evaluation = evaluation
        self._rounding = rounding
        self._looks: dict[object, Look] = {}

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return the option worth most to the player who decides, the first of several."""
        if len(options) == 1:
            return options[0]
        return options[best_of(self.worth(state, options), self._rounding)]

    def worth(self, state: State, options: tuple[Decision, ...]) -> list[float]:
        """Return the winning chance of the player who decides after each of *options*."""
        return [float(chances[seat]) for seat, chances in (self.chances(state, option) for option in options)]

    def chances(self, state: State, option: Decision) -> tuple[int, Chances]:
        """Return who decides, and every seat's winning chance after *option*."""
        if isinstance(option, Start):
            return state.turn - 1, self._look(state, option.turtle).after_option(0, state, option)
        assert state.mover is not None
        ahead = self._look(state, state.mover)
        return int(ahead.decider[0]), ahead.after_option(0, state, option)

    def _look(self, state: State, mover: Turtle) -> Look:
        key = (mover, state._replace(mover=None, throw=0, rolling=False))
        if key not in self._looks:
            if len(self._looks) >= KEPT:
                del self._looks[next(iter(self._looks))]
            self._looks[key] = look(self._evaluation, state, mover)
        return self._looks[key]
