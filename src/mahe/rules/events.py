"""Everything that can happen, as a closed union: four decisions and two outcomes of chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from mahe.rules.pieces import Turtle


@final
@dataclass(frozen=True, slots=True)
class Start:
    """Throw the first die for one of one's own turtles (T1)."""

    turtle: Turtle


@final
@dataclass(frozen=True, slots=True)
class Roll:
    """Throw another die (T2, T3)."""


@final
@dataclass(frozen=True, slots=True)
class Stop:
    """Throw no more: the turtle moves (T5)."""


@final
@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play one of one's own clutch cards in place of a die (V1)."""

    eggs: int


@final
@dataclass(frozen=True, slots=True)
class Rolled:
    """A die has landed."""

    pips: int


@final
@dataclass(frozen=True, slots=True)
class Turned:
    """The next clutch card has been turned up (B3)."""

    eggs: int


Decision: TypeAlias = Start | Roll | Stop | PlayCard
"""What a seat may decide."""

Outcome: TypeAlias = Rolled | Turned
"""What chance may bring."""

Event: TypeAlias = Decision | Outcome
"""Everything that can happen."""
