"""A share of wins, and how sure it is when games come in rounds on the same luck."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from mahe.lab.simulate import win_interval
from mahe.rules.score import WHOLE

_CAUTION: Final = 2.0
"""How many rounds' worth of doubt there is whether rounds vary less than single games do."""


@dataclass(slots=True)
class Share:
    """The wins of one seat over rounds of *size* games each. Whole numbers, so rounds may be added in any order."""

    size: int
    rounds: int = 0

    won: int = 0
    """Wins in 420ths."""

    squares: int = 0
    """The sum over rounds of their wins' squares."""

    def add(self, won: int) -> None:
        """Count one round and its wins in 420ths."""
        self.rounds += 1
        self.won += won
        self.squares += won * won

    @property
    def games(self) -> int:
        """All the games."""
        return self.rounds * self.size

    @property
    def wins(self) -> float:
        """Games won, a shared win counting in part."""
        return self.won / WHOLE

    @property
    def value(self) -> float:
        """The part of the games that were won."""
        return self.wins / self.games

    @property
    def worth(self) -> float:
        """How many games on independent luck would say as much as these do."""
        mean = (self.wins + 0.5) / (self.games + 1)
        spread = (self.squares - self.won**2 / self.rounds) / WHOLE**2 / self.size
        usual = self.rounds * mean * (1 - mean)
        # Where wins or losses are rare the spread is known too badly to be believed, and the caution outweighs it.
        return self.games * (usual + _CAUTION) / (spread + _CAUTION)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval (Wilson's)."""
        return win_interval(self.value * self.worth, self.worth)

    def lead(self, even: float) -> float:
        """Return by how many standard errors this is more than an *even* share."""
        return (self.value - even) / sqrt(even * (1 - even) / self.worth)

    def of_the_other(self) -> Share:
        """Return the same games as the other of two players saw them."""
        whole = self.size * WHOLE
        squares = self.rounds * whole**2 - 2 * whole * self.won + self.squares
        return Share(self.size, self.rounds, self.rounds * whole - self.won, squares)
