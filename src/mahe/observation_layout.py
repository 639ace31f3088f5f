"""Where each number of an observation is: a position as learning programs see it, from the seat that decides.

The numbers that belong to no seat come first, then those of each seat, then those of each turtle; seats and turtles
begin with those of the one who decides. The places stand here because two engines fill them in, `mahe.envs` by the
law and `mahe.kernel` compiled, and because trained weights depend on them: a place never changes its meaning. They are
plain numbers, so that Numba takes them as constants.
"""

from __future__ import annotations

from typing import Final

from mahe.rules.pieces import PLACES
from mahe.rules.rules import Rules

ROLL: Final = 0
STOP: Final = 1
CARD: Final = 1
"""Plus the eggs on a card: playing it, from 2 to 7."""

START: Final = 8
"""Plus 0 or 1: throwing for one's own first or second turtle."""

ACTIONS: Final = 10
"""How many actions there are, at every kind of table."""

OPEN_CLUTCH: Final = 0
"""Seven places, one for each number of eggs: 1 for the clutch that lies face up."""

UNSEEN: Final = 7
"""Six places, one for each number of eggs: the unseen cards."""

CLUTCHES_LEFT: Final = 13
TOTAL: Final = 14
"""Eight places, from 0 to 7: 1 for the total of the dice on the table."""

DICE: Final = 22
"""Three places, from 0 to 2: 1 for how many dice are on the table."""

CARDS_AS_DICE: Final = 25
THIRD_DIE_AT_SEVEN: Final = 26
BUST_ENDS_TURN: Final = 27

FACTS: Final = 28
"""How many places belong to no seat."""

SEAT_EGGS: Final = 0
SEAT_CARDS: Final = 1
SEAT_HAND: Final = 2
"""Six places, one for each number of eggs: its cards."""

SEAT_CARDED: Final = 8
"""Whether it has played a card in this turn."""

SEAT_TURN: Final = 9
"""Whether it is its turn."""

SEAT_FACTS: Final = 10
"""How many places each seat has."""

TURTLE_PLACE: Final = 0
"""One place for the raft and for each space of the course: 1 for where it is."""

TURTLE_LEVEL: Final = PLACES
"""How many turtles are below it."""

TURTLE_RIDERS: Final = PLACES + 1
"""How many turtles are above it."""

TURTLE_MOVER: Final = PLACES + 2
"""Whether it is being thrown for."""

TURTLE_MOVED: Final = PLACES + 3
"""Whether it has had its move in this turn, while its owner's other one has not."""

TURTLE_DECIDER: Final = PLACES + 4
"""One place for each seat: 1 for the one that decides for it, the owner of the topmost turtle above it. Then one place
for each turtle: 1 for the one that carries it, directly."""

EGGS_SCALE: Final = 20
CARDS_SCALE: Final = 8
COUNT_SCALE: Final = 5
"""By which cards of one kind are divided."""

CLUTCHES_SCALE: Final = 21
HEIGHT_SCALE: Final = 6
"""By which levels and riders are divided."""


def turtle_facts(rules: Rules) -> int:
    """Return how many places each turtle has."""
    return TURTLE_DECIDER + rules.players + len(rules.turtles)


def observation_size(rules: Rules) -> int:
    """Return how many numbers an observation at such a table has."""
    return FACTS + rules.players * SEAT_FACTS + len(rules.turtles) * turtle_facts(rules)
