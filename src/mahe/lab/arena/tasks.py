"""What makes a task of an arena: rounds of one line-up or of several, as many as fit into the time it should take."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

from mahe.lab.arena.line_up import LineUp, Round, play_rounds

_FASTEST: Final = 16
"""How many times as many rounds as were timed may be handed out at once."""


class Piece(NamedTuple):
    """Some rounds of a line-up."""

    line_up: LineUp
    seed: int
    numbers: range
    with_luck: bool


def play_pieces(*pieces: Piece) -> list[tuple[list[Round], float]]:
    """Play all of them here; return of each its rounds, and how many seconds they took."""
    found = []
    for piece in pieces:
        began = perf_counter()
        rounds = play_rounds(*piece)
        found.append((rounds, perf_counter() - began))
    return found


class Timing:
    """How long the rounds of a line-up take, by those that were played; the latest count most."""

    def __init__(self) -> None:
        self._rounds = 0.0
        self._seconds = 0.0

    def note(self, rounds: int, seconds: float) -> None:
        """Learn from some rounds."""
        self._rounds = self._rounds / 2 + rounds
        self._seconds = self._seconds / 2 + max(seconds, 1e-9)

    @property
    def each(self) -> float | None:
        """Seconds for a round; None while it is not known."""
        return self._seconds / self._rounds if self._rounds else None

    def most(self, seconds: float) -> int:
        """Return how many rounds to hand out to someone who has so many seconds: one while nothing is known."""
        each = self.each
        return 1 if each is None else max(1, int(min(seconds / each, _FASTEST * self._rounds)))


class Room:
    """What is left of the time that a task should take."""

    def __init__(self, seconds: float, dearest: float | None) -> None:
        """*dearest* is the most that a round of any line-up has taken, which one that is not known is taken to need."""
        self.seconds = seconds
        self._unknown = seconds if dearest is None else dearest

    def fill(self, timing: Timing, rounds: int) -> None:
        """Put some rounds into it."""
        each = timing.each
        self.seconds -= rounds * (self._unknown if each is None else each)
