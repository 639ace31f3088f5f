"""What is counted of each seat over many games, by the law and by the kernel alike."""

from __future__ import annotations

from dataclasses import dataclass, fields

from mahe.rules.score import WHOLE


@dataclass(slots=True)
class SeatCounts:
    """What one seat has gathered over many games."""

    wins: int = 0
    """Games won, alone or with others."""

    shares: int = 0
    """Wins in 420ths, a win that n seats share counting a part in n for each. Whole numbers add up in any order."""

    shared_wins: int = 0
    """Games won with others."""

    eggs: int = 0

    clutches: int = 0
    """Clutches taken, also those played as dice later, and the last one."""

    turns: int = 0

    throws: int = 0
    """Dice thrown in its own turns, whoever decided."""

    busts: int = 0
    """Busts in its own turns."""

    rides: int = 0
    """How often one of its turtles was carried along in a move."""

    cards_played: int = 0

    @property
    def score(self) -> float:
        """Games won, a win that n seats share counting 1/n for each."""
        return self.shares / WHOLE

    def add(self, more: SeatCounts) -> None:
        """Add what the seat has gathered in other games."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(more, field.name))
