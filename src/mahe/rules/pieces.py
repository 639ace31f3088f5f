"""What is in the box, and named types for small values."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias, get_args

Seat: TypeAlias = int
"""A place at the table, counted from 1."""

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G"]
Turtle = NewType("Turtle", str)
"""A turtle's letter, in seat order."""

TURTLES: Final = tuple(Turtle(letter) for letter in get_args(Letter))
"""All the turtles in the box."""

INDEX: Final = {turtle: index for index, turtle in enumerate(TURTLES)}
"""Each turtle's place in TURTLES and in `State.perches`."""

Space: TypeAlias = int
"""A place on the board: 1 to 21 along the course, or one of those named here."""

RAFT: Final[Space] = 0
"""Where turtles begin, and where a bust takes them (S2, T4)."""

BEACH: Final[Space] = 21
"""The last space of the course, where clutches are won (B1)."""

NEST: Final[Space] = 22
"""The middle of the clutch, where the turtle that wins the last clutch is put (E1)."""

PLACES: Final = BEACH + 1
"""How many places there are for a turtle while the game is on: the raft and the spaces of the course."""

Perch: TypeAlias = Space | Turtle
"""What a turtle rests on: a space, or the turtle below it."""

Counts: TypeAlias = tuple[int, ...]
"""How many cards there are of 1, 2, 3, 4, 5 and 6 eggs."""

FACES: Final = (1, 2, 3, 4, 5, 6)
"""The faces of a die, and the eggs that a clutch card may show."""


def one_by_one(counts: Counts) -> tuple[int, ...]:
    """Return the eggs on each of so many cards, fewest first."""
    return tuple(eggs for eggs, count in zip(FACES, counts, strict=True) for _ in range(count))


LIMIT: Final = 7
"""The highest total that is not a bust (T4)."""

LAST_CLUTCH: Final = 7
"""The eggs printed on the clutch space (C6)."""
