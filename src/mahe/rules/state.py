"""One position of the game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple, TypeVar

from mahe.rules.pieces import BEACH, INDEX, NEST, RAFT, TURTLES, Counts, Perch, Seat, Space, Turtle
from mahe.rules.rules import Rules

P = TypeVar("P", bound=Perch)


class Nature(Enum):
    """Who acts when nobody decides."""

    CHANCE = "chance"


CHANCE: Final = Nature.CHANCE


class State(NamedTuple):
    """One position: everything needed to carry on, and nothing that can be worked out. All of it is public."""

    rules: Rules

    turn: Seat
    """Whose turn it is. Not always who decides: see `actor`."""

    moved: Turtle | None
    """The turtle that has had its move in this turn, while its owner's other one has not (P2)."""

    mover: Turtle | None
    """The turtle that is being thrown for, until it has moved or gone bust."""

    throw: int
    """The dice on the table as digits, the way a record writes them: 24 is a 2, then a 4. A card counts as a die."""

    rolling: bool
    """Whether a die is in the air."""

    perches: tuple[Perch, ...]
    """What each turtle rests on, from A on: a space, or the turtle below it."""

    face_up: int
    """The eggs that lie face up, 7 on the clutch space itself; 0 until a card is turned, and after the end."""

    cards: tuple[Counts, ...]
    """At index 0 the cards nobody has seen, in the pile or set aside; at each seat's number those it holds."""

    carded: tuple[Seat, ...]
    """The seats that have played a card in this turn, in the order they did (V5)."""

    @property
    def dice(self) -> tuple[int, ...]:
        """What has been thrown for the mover so far."""
        return tuple(map(int, str(self.throw))) if self.throw else ()

    @property
    def unseen(self) -> Counts:
        """The cards nobody has seen."""
        return self.cards[0]

    @property
    def pile(self) -> int:
        """How many cards are still to be turned up."""
        return sum(self.unseen) - self.rules.set_aside

    @property
    def raft(self) -> tuple[Turtle, ...]:
        """The turtles on the raft, alphabetically: they form no stack there (K5)."""
        return tuple(turtle for turtle in self.rules.turtles if self.space(turtle) == RAFT)

    @property
    def nest(self) -> Turtle | None:
        """The turtle that won the last clutch (E1); None until the game is over."""
        return TURTLES[self.perches.index(NEST)] if NEST in self.perches else None

    @property
    def stacks(self) -> tuple[tuple[Turtle, ...], ...]:
        """The turtles on each space of the course, bottom first, from space 1 on."""
        return tuple(tuple(upward(self.perches, space)) for space in range(1, BEACH + 1))

    def riders(self, turtle: Turtle) -> tuple[Turtle, ...]:
        """Return the turtles above *turtle*, the topmost last."""
        return tuple(upward(self.perches, turtle))

    def space(self, turtle: Turtle) -> Space:
        """Return where *turtle* is, alone or in a stack."""
        return ground(self.perches, turtle)


def ground(perches: tuple[Perch, ...], perch: Perch) -> Space:
    """Return the space at the bottom of what *perch* rests on."""
    while isinstance(perch, str):
        perch = perches[INDEX[perch]]
    return perch


def topmost(perches: tuple[Perch, ...], perch: P) -> P | Turtle:
    """Return the turtle at the top of what rests on *perch*, or *perch* itself if nothing does."""
    top: P | Turtle = perch
    while top in perches:
        top = TURTLES[perches.index(top)]
    return top


def upward(perches: tuple[Perch, ...], perch: Perch) -> Iterator[Turtle]:
    """Yield the turtles above *perch*, from the bottom up."""
    while perch in perches:
        perch = TURTLES[perches.index(perch)]
        yield perch
