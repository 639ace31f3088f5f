"""Hermit, pirate and surfer: they look ahead as navigator does, and each has a temper.

Surfer and hermit give in to it only where it costs little. How much is too much is measured in parts of w (1 - w), if w
is the chance to win after the best option: so nobody plays with a win that is sure, nor gives up when far behind.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mahe.bots.lookahead_bot import DOUBLE, LookaheadBot, best_of
from mahe.bots.navigator import Navigator, RuleOfThumb
from mahe.rules import Decision, Roll, State, Stop

DARING: Final = 0.1
"""What surfer gives for another die."""

CAUTION: Final = 0.1
"""What hermit gives for stopping."""

BOOTY: Final = 2.0
"""By how much more a turtle's claim counts, as pirate sees it, while another player rides it."""


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
    """Holds a turtle in its power to be worth far more than one that swims alone: it boards, and fears being boarded."""

    def __init__(self, rng: Random) -> None:  # noqa: ARG002 - it leaves nothing to chance
        self._mind = LookaheadBot(RuleOfThumb(BOOTY))

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return the option worth most to it, the first of several."""
        return self._mind.choose(state, options)


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
