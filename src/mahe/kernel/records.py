"""The two records that whole games are played with: how NumPy keeps them, and what type checkers know of their fields.

A test keeps the two in step. A record is kept in an array of one, and compiled code takes it out.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from mahe.arrays import Floats, Ints, Octets, Scores, SmallInts, Words
from mahe.kernel.counts import FIELDS, TOTALS
from mahe.kernel.policy import SITUATIONS
from mahe.rules.pieces import BEACH, FACES, LIMIT, TURTLES

SEATS: Final = len(TURTLES)
NOBODY: Final = SEATS
"""In place of a turtle. Arrays by turtle have a place for it, so that writing there needs no question first."""

KINDS: Final = len(FACES)
"""Kinds of clutch cards: one for each number of eggs."""

UNSEEN_ROW: Final = 0
"""Where cards are kept by holder, the row of those nobody has seen. A seat's own row is its number, plus 1."""

TICKETS: Final = 6 * 2 * 6 * 2 * 6
"""How many throws there are, with a coin for each choice: less than 2**10, so luck times tickets fits in 64 bits."""

R_co = TypeVar("R_co", covariant=True)


class OneRecord(Protocol[R_co]):
    """An array of one record."""

    @overload
    def __getitem__(self, index: int, /) -> R_co: ...
    @overload
    def __getitem__(self, field: str, /) -> NDArray[Any]: ...


class Setup(Protocol):
    """The rules of a table and its policies, as a game needs them. Made by `mahe.kernel.setup`."""

    players: int
    each: int
    """Turtles each."""
    halve: int
    """1 if there are two, else 0: the owner of a turtle is its number shifted by this."""
    cards: bool
    """Whether they may be played as dice."""
    highest: int
    """The highest total that another die may follow (T3)."""
    bust_ends: bool
    set_aside: int
    deck: SmallInts
    limits: SmallInts
    """By seat and situation: see `mahe.kernel.policy`."""
    gains: Floats
    """By dice, total and eggs: what playing a card brings."""
    blind: SmallInts
    """By seat: whether it needs neither the board nor cards to decide."""
    throws: SmallInts
    """By seat and ticket, for a blind seat: four times the steps, and the number of dice."""


SETUP: Final = np.dtype(
    [
        ("players", np.int64),
        ("each", np.int64),
        ("halve", np.int64),
        ("cards", np.bool_),
        ("highest", np.int64),
        ("bust_ends", np.bool_),
        ("set_aside", np.int64),
        ("deck", np.int8, KINDS),
        ("limits", np.int8, (SEATS, len(SITUATIONS))),
        ("gains", np.float64, (2, LIMIT + 1, KINDS + 1)),
        ("blind", np.int8, SEATS),
        ("throws", np.int8, (SEATS, TICKETS)),
    ],
    align=True,
)


class Placement(Protocol):
    """Where the turtles and the cards are."""

    space: Octets
    """Where each turtle is."""
    below: Octets
    """The turtle under each, or NOBODY."""
    above: Octets
    top: Octets
    """The topmost turtle on each space, or NOBODY."""
    held: SmallInts
    """By holder (see UNSEEN_ROW) and kind: the cards."""
    carded: SmallInts
    """1 for the first seat that has played a card this turn, 2 for the second (V5)."""


class Board(Placement, Protocol):
    """What a thread plays with: a position without the turn, the generator, and the tallies of all its games."""

    scores: Scores
    """At the end, by seat: eggs first and then cards."""
    rng: Words
    tally: Ints
    """By seat and column: see `mahe.kernel.counts`."""
    totals: Ints


PLACEMENT: Final = (
    ("space", np.uint8, SEATS + 1),
    ("below", np.uint8, SEATS + 1),
    ("above", np.uint8, SEATS + 1),
    ("top", np.uint8, BEACH + 1),
    ("held", np.int8, (SEATS + 1, KINDS)),
    ("carded", np.int8, SEATS),
)

BOARD: Final = np.dtype(
    [
        *PLACEMENT,
        ("scores", np.int32, SEATS),
        ("rng", np.uint64, 4),
        ("tally", np.int64, (SEATS, FIELDS)),
        ("totals", np.int64, TOTALS),
    ],
    align=True,
)
