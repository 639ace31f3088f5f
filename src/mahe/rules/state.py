"""One position of the game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple, TypeVar

from mahe.rules.pieces import BEACH, INDEX, NEST, RAFT, TURTLES, Counts, Perch, Seat, Space, Turtle, one_by_one
from mahe.rules.rules import Rules

P = TypeVar("P", bound=Perch)


class Nature(Enum):
    """Who acts when nobody decides."""

    CHANCE = "chance"


CHANCE: Final = Nature.CHANCE
"""What `actor` answers when a die is in the air or a card must be turned up."""


class State(NamedTuple):
    """One position: everything needed to carry on, and nothing that can be worked out. All of it is public.

    >>> from mahe.record import parse_position
    >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    >>> state.mover, state.dice, state.riders("B")
    ('B', (2, 4), ('A',))
    >>> state.stacks[3]
    ('B', 'A')
    """

    rules: Rules
    """How the table plays."""

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

    def __str__(self) -> str:
        """Return the position in a few lines for people; `repr` gives all of it, to paste back."""
        stacks = [f"{space}: {' '.join(stack)}" for space, stack in enumerate(self.stacks, 1) if stack]
        raft = [f"raft: {' '.join(self.raft)}"] if self.raft else []
        nest = [f"nest: {self.nest}"] if self.nest is not None else []
        hands = [f"{seat}: {_spaced(one_by_one(held)) or '-'}" for seat, held in enumerate(self.cards[1:], 1)]
        if nest:
            turn = "the game is over"
        elif self.mover is None:
            turn = f"seat {self.turn} has the turn"
        else:
            dice = f" after {_spaced(self.dice)}" if self.dice else ""
            turn = f"seat {self.turn} has the turn, and {self.mover} is thrown for{dice}"
            turn += ": a die is in the air" if self.rolling else ""
        return "\n".join(
            (
                f"turtles by space, bottom first: {' | '.join((*stacks, *raft, *nest))}",
                f"eggs face up: {self.face_up} | cards in the pile: {self.pile}",
                f"cards held by seat: {' | '.join(hands)}",
                turn,
            )
        )

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


def _spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


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
