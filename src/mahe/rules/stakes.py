"""What is at stake for two players while one card lies open and no other is to come but the 7 (E2 to E4).

All that matters of a lead is who wins in the end by who takes the card and who the 7. Where that is not decided, five
kinds are left, whatever the card shows; all others are as good as decided or halves of these.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from mahe.rules.pieces import LAST_CLUTCH
from mahe.rules.score import EGG


class Stake(IntEnum):
    """What is at stake, as the player whose turn it is sees it."""

    LAST = 0
    """The 7 alone: the last clutch lies open, and whoever takes it wins."""
    LEVEL = 1
    """A card lies open: whoever takes the 7 wins."""
    ONE = 2
    """One of both clutches is enough."""
    BOTH = 3
    """Both are needed."""
    SEVEN_OR_HALF = 4
    """The 7 wins; the card alone shares the win."""
    SEVEN_AND_HALF = 5
    """The 7 with the card wins; the 7 alone shares the win."""


Results: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
"""The player's part of the win, by who takes the card and who takes the 7: the player, or the other."""

RESULTS: Final[tuple[Results, ...]] = (
    ((1.0, 0.0), (1.0, 0.0)),
    ((1.0, 0.0), (1.0, 0.0)),
    ((1.0, 1.0), (1.0, 0.0)),
    ((1.0, 0.0), (0.0, 0.0)),
    ((1.0, 0.5), (1.0, 0.0)),
    ((1.0, 0.0), (0.5, 0.0)),
)
"""By stake."""

OTHERS: Final = (Stake.LAST, Stake.LEVEL, Stake.BOTH, Stake.ONE, Stake.SEVEN_AND_HALF, Stake.SEVEN_OR_HALF)
"""By stake: the same as the other player sees it."""


class Worth(NamedTuple):
    """A position's value: *sure*, and *part* of what it is worth to play for the *stake*."""

    stake: Stake
    sure: float
    part: float


def lead_code(lead: int, eggs: int) -> int:
    """Return a number for who wins by who takes what, if a card of *eggs* lies open and then the 7.

    *lead* is EGG times the eggs of the player less those of the other, plus the same of their cards.
    """
    opened, last = EGG * eggs + 1, EGG * LAST_CLUTCH + 1
    code = 0
    for end in (lead + opened + last, lead + opened - last, lead - opened + last, lead - opened - last):
        code = 3 * code + (0 if end < 0 else 1 if end == 0 else 2)
    return code


def _worths() -> tuple[Worth | None, ...]:
    """Return by code what positions are worth; None for what no lead makes."""
    found: list[Worth | None] = [None] * 3**4
    for stake, sure, part in (
        (Stake.LEVEL, 1.0, 0.0),
        (Stake.LEVEL, 0.0, 0.0),
        *((stake, 0.0, 1.0) for stake in Stake if stake is not Stake.LAST),
        (Stake.ONE, 0.5, 0.5),
        (Stake.BOTH, 0.0, 0.5),
    ):
        code = 0
        for result in (one for taker in RESULTS[stake] for one in taker):
            code = 3 * code + int(2 * (sure + part * result))
        found[code] = Worth(stake, sure, part)
    return tuple(found)


WORTHS: Final = _worths()
"""What a position is worth, by `lead_code`."""


def worth_of(lead: int, eggs: int) -> Worth:
    """Return what a position is worth with this *lead* and a card of *eggs* open, the last one.

    >>> from mahe.rules.score import EGG
    >>> worth_of(0, 3).stake.name, worth_of(EGG * 5, 3).stake.name, worth_of(EGG * -11, 3)
    ('LEVEL', 'ONE', Worth(stake=<Stake.LEVEL: 1>, sure=0.0, part=0.0))
    """
    worth = WORTHS[lead_code(lead, eggs)]
    assert worth is not None
    return worth
