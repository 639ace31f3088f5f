"""Where dice and cards come from."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol, TypeAlias

from mahe.rules import Outcome

Outcomes: TypeAlias = tuple[tuple[Outcome, int], ...]
"""The possible outcomes, each with its whole-number weight."""


class Dice(Protocol):
    """A source of randomness."""

    def draw(self, outcomes: Outcomes) -> Outcome:
        """Return one of *outcomes*, which are never empty."""
        ...


class SeededDice:
    """Draws from a generator: the same seed gives the same game on any machine.

    >>> from mahe.rules import STANDARD, begin, chance
    >>> SeededDice(Random(1)).draw(chance(begin(STANDARD)))
    Turned(eggs=2)
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def draw(self, outcomes: Outcomes) -> Outcome:
        """Return a random outcome, with probabilities in proportion to the weights."""
        left = int(self._rng.random() * sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights add up to more than their sum")


class ScriptedDice:
    """Draws what a script says, for tests and worked examples.

    >>> from mahe.rules import STANDARD, Turned, begin, chance
    >>> ScriptedDice([Turned(6)]).draw(chance(begin(STANDARD)))
    Turned(eggs=6)
    """

    def __init__(self, script: Iterable[Outcome]) -> None:
        self._script = iter(script)

    def draw(self, outcomes: Outcomes) -> Outcome:
        """Return the script's next outcome; raise ValueError if there is none, or it is not among *outcomes*."""
        outcome = next(self._script, None)
        if outcome is None:
            raise ValueError("the script is over")
        if outcome not in [possible for possible, _ in outcomes]:
            raise ValueError(f"the script says {outcome!r}, which cannot come now")
        return outcome
