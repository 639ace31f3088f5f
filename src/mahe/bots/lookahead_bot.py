"""What the bots that look ahead share: they look through the turn and take what is worth most to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mahe.arrays import Chances
from mahe.bots.lookahead import Evaluation, Look, look
from mahe.bots.next_turn import NextTurn, is_close, no_margin
from mahe.rules import Decision, Rules, Start, State, Turtle

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

    def __init__(
        self, evaluation: Evaluation, rounding: float = DOUBLE, margin: Callable[[Rules], float] = no_margin
    ) -> None:
        """Choices closer than the *margin* at a table are looked at again, with the next player's turn."""
        self._rounding = rounding
        self._margin = margin
        self._look = _Looks(evaluation)
        self._look_further = _Looks(NextTurn(evaluation))

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return the option worth most to the player who decides, the first of several."""
        if len(options) == 1:
            return options[0]
        return options[best_of(self.worth(state, options), self._rounding)]

    def worth(self, state: State, options: tuple[Decision, ...]) -> list[float]:
        """Return the winning chance of the player who decides after each of *options*."""
        worths = self._worths(self._look, state, options)
        if len(options) > 1 and is_close(worths, self._margin(state.rules)):
            worths = self._worths(self._look_further, state, options)
        return worths

    def chances(self, state: State, option: Decision) -> tuple[int, Chances]:
        """Return who decides, and every seat's winning chance after *option*, looking through this turn alone."""
        return _chances(self._look, state, option)

    def _worths(self, look: _Looks, state: State, options: tuple[Decision, ...]) -> list[float]:
        return [float(chances[seat]) for seat, chances in (_chances(look, state, option) for option in options)]


def _chances(look: _Looks, state: State, option: Decision) -> tuple[int, Chances]:
    """Return who decides, and every seat's winning chance after *option*."""
    if isinstance(option, Start):
        return state.turn - 1, look(state, option.turtle).after_option(0, state, option)
    assert state.mover is not None
    ahead = look(state, state.mover)
    return int(ahead.decider[0]), ahead.after_option(0, state, option)


class _Looks:
    """Looks at moves by an evaluation; the last ones are remembered."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._kept: dict[object, Look] = {}

    def __call__(self, state: State, mover: Turtle) -> Look:
        key = (mover, state._replace(mover=None, throw=0, rolling=False))
        if key not in self._kept:
            if len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = look(self._evaluation, state, mover)
        return self._kept[key]
