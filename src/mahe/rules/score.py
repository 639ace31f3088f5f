"""Who has how many eggs, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mahe.rules.pieces import FACES, LAST_CLUTCH, Seat
from mahe.rules.state import State

EGG: Final = 64
"""What an egg counts where eggs and cards are one number: a card counts 1, and no one can hold that many (E2, E3)."""

WHOLE: Final = 420
"""A whole win where wins are counted in parts: any number of seats from 1 to 7 can share it (E4)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Eggs and cards, from seat 1 on, and the winners once the game is over."""

    eggs: tuple[int, ...]

    cards: tuple[int, ...]
    """Cards held, the 7-egg clutch counting as one (E3)."""

    winners: tuple[Seat, ...]
    """Empty until the game is over; several if they share the win (E4)."""


def standing(state: State) -> Standing:
    """Return the standing of all seats.

    >>> from mahe.record import parse_position
    >>> standing(parse_position("4x1/4BA17C/5/13..55.2/2:B24"))
    Standing(eggs=(4, 0, 10, 2), cards=(2, 0, 2, 1), winners=())
    """
    rules = state.rules
    eggs = [sum(face * count for face, count in zip(FACES, held, strict=True)) for held in state.cards[1:]]
    cards = [sum(held) for held in state.cards[1:]]
    winners: tuple[Seat, ...] = ()
    if state.nest is not None:
        last = rules.owner(state.nest)
        eggs[last - 1] += LAST_CLUTCH
        cards[last - 1] += 1
        best = max(zip(eggs, cards, strict=True))
        winners = tuple(seat for seat in rules.seats if (eggs[seat - 1], cards[seat - 1]) == best)
    return Standing(tuple(eggs), tuple(cards), winners)
