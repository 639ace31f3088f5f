"""Tables that wait for decisions from outside: their record, as NumPy keeps it and as type checkers see it.

Seats and turtles count from 0 here. A test keeps the two in step.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, TypeVar

import numpy as np

from mahe.arrays import EventNumbers, Flags, Ints, Scores, Singles, SmallInts, Words
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.position import NumericRules, Position
from mahe.kernel.records import PLACEMENT, SEATS, Placement
from mahe.kernel.workspace import Workspace

EVERYONE: Final = -1
"""In place of the seat that is asked: all of them are."""

ANYONE: Final = -2
"""In place of the seat that is asked: one that is drawn anew for each game."""

LOG_LENGTH: Final = 0
"""Where in a row of `log` the number of events is; they come after it."""

R_co = TypeVar("R_co", covariant=True)


class Records(Protocol[R_co]):
    """An array of records, out of which compiled code takes one."""

    def __getitem__(self, index: int, /) -> R_co: ...
    def __len__(self) -> int: ...


class Table(Placement, Protocol):
    """A game that goes on until somebody is asked."""

    scores: Scores
    """At the end, by seat: eggs first and then cards."""
    rng: Words
    turn: int
    moved: int
    """The turtle that has had its move in this turn, or NOBODY."""
    mover: int
    """The turtle that is being thrown for, or NOBODY."""
    decider: int
    """Who decides about the mover, or between two moves whose turn it is."""
    total: int
    dice: int
    throw: int
    """The dice on the table: their total, how many there are, and their digits as a record writes them."""
    face_up: int
    unseen: int
    """The eggs that lie open, 0 once the game is over; and how many cards nobody has seen."""
    nest: int
    """The turtle that has won the last clutch, or NOBODY."""
    asked: int
    """The seat that is asked in this game, or EVERYONE."""
    options: int
    """What is on offer, as bits at the actions of `mahe.observation_layout`."""


TABLE: Final = np.dtype(
    [
        *PLACEMENT,
        ("scores", np.int32, SEATS),
        ("rng", np.uint64, 1),
        *(
            (name, np.int64)
            for name in (
                "turn",
                "moved",
                "mover",
                "decider",
                "total",
                "dice",
                "throw",
                "face_up",
                "unseen",
                "nest",
                "asked",
                "options",
            )
        ),
    ],
    align=True,
)


class Answers(NamedTuple):
    """What is told of all tables after a step: a row, or a number, for each."""

    observations: Singles
    masks: SmallInts
    seats: Ints
    """The seat that is asked next, counted from 1 on as people do."""
    rewards: Singles
    """What the game that has ended brings whoever decided last, or the seat that is asked in it; else 0."""
    terminations: Flags
    seat_rewards: Singles
    """By seat: what the game that has ended brings it; else 0."""
    last_observations: Singles
    """The end of the game, where one has ended, as that seat sees it; else what was there before."""


class Searchers(NamedTuple):
    """The opponents that look ahead, and scratch memory for them. Each thread has its own."""

    kinds: SmallInts
    """By opponents, in their order after the seat that is asked: SHALLOW, or which evaluation it goes by."""
    rules: NumericRules
    navigator: NumericEvaluation
    ancient: NumericEvaluation
    position: Position
    choices: Workspace
    inner: Workspace
    further: Workspace


SHALLOW, NAVIGATOR, ANCIENT = range(3)
"""How an opponent decides: by the thresholds of its policy, or by looking ahead with one of two evaluations."""

Log = EventNumbers
"""The events of each table since the last decision, as numbers of `mahe.kernel.event_rows`; without rows, none are
kept."""
