"""What swimmer and navigator take a card to be worth, for the bots and for their compiled twins."""

from __future__ import annotations

from typing import Final

from mahe.rules import BEACH, FACES, Rules
from mahe.rules.landings import steps_of

CARD_BONUS: Final = 0.1
"""What navigator adds to the eggs of a card because it breaks ties (E3)."""


def card_gain(rules: Rules, dice: int, total: int, eggs: int) -> float:
    """Return what a card of *eggs* after so many dice would bring in eggs, less the card's own.

    A step is worth its part of an average clutch.
    """
    average = sum(face * count for face, count in zip(FACES, rules.deck, strict=True)) / sum(rules.deck)
    steps = steps_of(dice + 1, total + eggs) - steps_of(dice, total)
    return steps * average / BEACH - eggs
