"""Swimmer: knows the odds of a bust, and does not look at the board."""

from __future__ import annotations

from random import Random
from typing import Final

from mahe.card_gain import card_gain
from mahe.rules import Decision, PlayCard, Roll, Start, State, Stop
from mahe.rules.landings import bust_faces

DEFAULT_RISKS: Final = (3, 2)


class Swimmer:
    """Throws on while few enough faces of the next die would be a bust; plays a card that buys more than it costs.

    *risks* are the most faces out of six it accepts before the second and before the third die.
    """

    def __init__(self, rng: Random, risks: tuple[int, int] = DEFAULT_RISKS) -> None:
        self._rng = rng
        self._risks = risks

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return a start at random; else roll while the risk is small, else the best card, else stop."""
        if isinstance(options[0], Start):
            return options[int(self._rng.random() * len(options))]
        dice = state.dice
        if bust_faces(sum(dice)) <= self._risks[len(dice) - 1]:
            return Roll()
        cards = [option for option in options if isinstance(option, PlayCard)]
        best = max(cards, key=lambda card: _gain(state, card.eggs), default=None)
        return best if best is not None and _gain(state, best.eggs) > 0 else Stop()


def _gain(state: State, eggs: int) -> float:
    return card_gain(state.rules, len(state.dice), sum(state.dice), eggs)
