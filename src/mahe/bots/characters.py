"""Hermit, pirate and surfer: they look ahead as navigator does, and each has a temper.

They give in to it only where it costs little. How much is too much is measured in parts of w (1 - w), if w
is the chance to win after the best option: so nobody plays with a win that is sure, nor gives up when far behind.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mahe.bots.lookahead_bot import DOUBLE, LookaheadBot, best_of
from mahe.bots.navigator import Navigator, RuleOfThumb
from mahe.rules import Decision, Roll, State, Stop, actor

DARING: Final = 0.1
"""What surfer gives for another die."""

CAUTION: Final = 0.1
"""What hermit gives for stopping."""

BOOTY: Final = 1.0
"""What pirate thinks of riding another's turtle: see `RuleOfThumb`."""

MISCHIEF: Final = 0.3
"""What pirate gives for another die when it rides the turtle that is thrown for: if it goes down, so does its host."""


class Hermit:
    """Stops, unless another die is worth a good deal more."""

    def __init__(self, rng: Random) -> None:
        self._mind = Navigator(rng)

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return Stop() if it is nearly as good as the best option, else that."""
        return _preferred(self._mind, state, options, Stop(), CAUTION)


class Surfer:
    """Throws on, unless stopping is worth a good deal more."""

    def __init__(self, rng: Random) -> None:
        self._mind = Navigator(rng)

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return Roll() if it is nearly as good as the best option, else that."""
        return _preferred(self._mind, state, options, Roll(), DARING)


class Pirate:
    """Boards other turtles, and throws on for them unless that costs it dear: they fetch clutches for it, or sink."""

    def __init__(self, rng: Random) -> None:
        self._own = LookaheadBot(RuleOfThumb(BOOTY))
        self._boarded = Navigator(rng)

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return Roll() for another's turtle if it is nearly as good as the best option; else what is worth most."""
        if actor(state) != state.turn:
            return _preferred(self._boarded, state, options, Roll(), MISCHIEF)
        return self._own.choose(state, options)


def _preferred(
    mind: LookaheadBot, state: State, options: tuple[Decision, ...], favourite: Decision, price: float
) -> Decision:
    """Return the *favourite* if it is on offer and costs at most the *price*, else what *mind* chooses."""
    if favourite not in options or len(options) == 1:
        return mind.choose(state, options)
    worths = mind.worth(state, options)
    best = max(worths)
    enough = (best - price * best * (1 - best)) * (1 - DOUBLE)
    return favourite if worths[options.index(favourite)] >= enough else options[best_of(worths, DOUBLE)]
