"""Which tables have a network, and where each of its inputs is that does not come from the board, and how scaled.

The inputs that belong to no seat come first, then those of each seat, beginning with the seat whose turn it is. The
places stand here because two engines fill them in, `mahe.bots.network` with NumPy and `mahe.kernel` compiled, and
because trained weights depend on them: a place never changes its meaning. They are plain numbers, so that Numba takes
them as constants.
"""

from __future__ import annotations

from typing import Final

from mahe.rules import BEACH, Rules

OPEN_CLUTCH: Final = 0
"""Seven inputs, one for each number of eggs: 1 for the clutch that lies face up."""

CLUTCHES_LEFT: Final = 7
TWO_LEFT: Final = 8
THREE_LEFT: Final = 9
"""Whether exactly two or three clutches are left."""

MEAN_UNSEEN: Final = 10
"""The eggs on an unseen card, on average."""

UNSEEN: Final = 11
"""Six inputs, one for each number of eggs: its part of the unseen cards."""

CARDS_AS_DICE: Final = 17
THIRD_DIE_AT_SEVEN: Final = 18
BUST_ENDS_TURN: Final = 19

FACTS: Final = 20
"""How many inputs belong to no seat."""

SEAT_EGGS: Final = 0
SEAT_CARDS: Final = 1
SEAT_LEAD: Final = 2
"""Eggs more than the best of the others."""

SEAT_LEAD_HELD: Final = 3
"""The lead again, the closer to 1 or -1 the less the clutches left can change it."""

SEAT_IS_AHEAD: Final = 4
SEAT_WOULD_BE_AHEAD: Final = 5
"""Whether it is ahead of all others, and whether it would be with the open clutch."""

SEAT_HAND: Final = 6
"""Six inputs, one for each number of eggs: its cards of that kind if they can be played as dice, up to two."""

SEAT_CARDED: Final = 12
"""Whether it has played a card in this turn; only inside a turn, so in training alone."""

SEAT_MOVED: Final = 13
"""Of the seat whose turn it is: 1 if the first of its turtles has moved, -1 if the second has. In training alone."""

SEAT_FACTS: Final = 14
"""How many inputs each seat has."""

MOST_CLUTCHES: Final = 21
EGGS_SCALE: Final = 20
CARDS_SCALE: Final = 8
LEAD_SCALE: Final = 10
SPREAD: Final = (1.5, 3.5)
"""By how many eggs the rest of the game may change a lead: a constant, and times the root of the clutches left."""

GAPS: Final = 3 * BEACH + 1
"""Kinds of distances between two turtles."""


def table_key(rules: Rules) -> str:
    """Return which network plays a table: its players and, if they have two turtles each, that: "4", "2x2"."""
    return f"{rules.players}" if rules.turtles_each == 1 else f"{rules.players}x{rules.turtles_each}"


def parse_table_key(key: str) -> tuple[int, int]:
    """Return how many play at the tables of *key*, and with how many turtles each."""
    players, _, each = key.partition("x")
    return int(players), int(each or 1)
