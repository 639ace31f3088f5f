"""A share of wins, and how sure it is when games come in rounds on the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from mahe.lab.arena.controls import CONTROLS, Adjusted, Controls
from mahe.lab.arena.forfeits import Fault
from mahe.lab.simulate import win_interval
from mahe.rules.score import WHOLE

_CAUTION: Final = 2.0
"""How many rounds' worth of doubt there is whether rounds vary less than single games do."""

_DOUBT: Final = 0.5
"""The same for how much of what varies is luck."""


@dataclass(slots=True)
class Share:
    """The wins of one seat over rounds of *size* games each. Whole numbers, so rounds may be added in any order."""

    size: int
    rounds: int = 0

    won: int = 0
    """Wins in 420ths."""

    squares: int = 0
    """The sum over rounds of their wins' squares."""

    controls: Controls = field(default_factory=Controls)
    """What of it was luck, if that is known."""

    faults: list[Fault] = field(default_factory=list)
    """The engines that have lost a game by failing."""

    def add(
        self, won: int, luck: Sequence[int] | None = None, faults: Sequence[Fault] = (), *, number: int = 0
    ) -> None:
        """Count one round and its wins in 420ths; if its luck is known, that and the round's *number*, too."""
        self.faults += faults
        self.rounds += 1
        self.won += won
        self.squares += won * won
        if luck is not None:
            self.controls.add(number, won, luck)

    @property
    def games(self) -> int:
        """All the games."""
        return self.rounds * self.size

    @property
    def wins(self) -> float:
        """Games won, a shared win counting in part."""
        return self.won / WHOLE

    @property
    def plain(self) -> Share:
        """The same rounds with their luck."""
        return Share(self.size, self.rounds, self.won, self.squares)

    @property
    def value(self) -> float:
        """The part of the games that were won, without the luck where it is known."""
        adjusted = self._adjusted
        won = self.won if adjusted is None else adjusted.total
        return min(1.0, max(0.0, won / WHOLE / self.games))

    @property
    def worth(self) -> float:
        """How many games on independent luck, none of it taken out, would say as much as these do."""
        mean = (self.wins + 0.5) / (self.games + 1)
        squares = self.squares - self.won**2 / self.rounds
        usual = self.rounds * mean * (1 - mean)
        # Where wins or losses are rare the spread is known too badly to be believed, and the caution outweighs it.
        worth = self.games * (usual + _CAUTION) / (squares / WHOLE**2 / self.size + _CAUTION)
        adjusted = self._adjusted
        if adjusted is None or not squares:
            return worth
        # The spread that is left has been fitted with some coefficients. It is no surer than so many rounds make it, or
        # so many wins or losses, if these are few.
        left = adjusted.squares * (self.rounds - 1) / (self.rounds - 1 - CONTROLS)
        rare = min(self.wins, self.games - self.wins) + 0.5
        doubt = _DOUBT * squares / min(self.rounds, rare)
        return worth * (squares + doubt) / (left + doubt)

    @property
    def _adjusted(self) -> Adjusted | None:
        # Who fails loses whatever the dice are, so there the luck explains nothing, and few rounds do not show that.
        return None if self.faults else self.controls.adjusted()

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval (Wilson's)."""
        return win_interval(self.value * self.worth, self.worth)

    @property
    def narrowing(self) -> float:
        """How many times narrower that is than it would be with the luck."""
        return sqrt(self.worth / self.plain.worth)

    def lead(self, even: float) -> float:
        """Return by how many standard errors this is more than an *even* share."""
        return (self.value - even) / sqrt(even * (1 - even) / self.worth)

    def of_the_other(self) -> Share:
        """Return the same games as the other of two players saw them."""
        whole = self.size * WHOLE
        squares = self.rounds * whole**2 - 2 * whole * self.won + self.squares
        won = self.rounds * whole - self.won
        return Share(self.size, self.rounds, won, squares, self.controls.of_the_other(whole), self.faults)
