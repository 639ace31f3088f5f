"""Policies that run inside the kernel: thresholds on the risk of the next die."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Mover = Literal["raft", "own", "other"]
Reach = Literal["won", "next", "far"]
Clutch = Literal["low", "high", "last"]


class Situation(NamedTuple):
    """What a policy may look at before it throws another die."""

    dice: int
    """How many have been thrown: 1 or 2."""

    mover: Mover
    """Whose turtle moves: one's own off the raft, with nothing to lose; one's own; or another's that one rides."""

    reach: Reach
    """Whether stopping wins the open clutch, else whether the next die may, else neither."""

    clutch: Clutch
    """What lies open: 1 to 3 eggs, 4 to 6, or the 7 that end the game."""


COIN: Final = 127
"""In place of a limit: choose among all options at random."""

MOVERS: Final = get_args(Mover)
REACHES: Final = get_args(Reach)
CLUTCHES: Final = get_args(Clutch)
SITUATIONS: Final = tuple(Situation(*values) for values in product((1, 2), MOVERS, REACHES, CLUTCHES))
"""All of them, in the order of a policy's limits."""

REACH_STEP: Final = len(CLUTCHES)
MOVER_STEP: Final = len(REACHES) * REACH_STEP
DICE_STEP: Final = len(MOVERS) * MOVER_STEP
"""How far apart situations are in that order that differ in one thing alone, by one."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What a seat does: in each situation the most faces of six that may be a bust for it to throw another die.

    Where it does not throw it plays the card that swimmer would, or stops. A limit of COIN chooses among all options,
    all alike. Which of two turtles starts is always left to chance.
    """

    limits: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.limits) != len(SITUATIONS):
            raise ValueError(f"a policy has {len(SITUATIONS)} limits, not {len(self.limits)}")

    @property
    def is_blind(self) -> bool:
        """Whether it looks at nothing but the dice."""
        half = len(SITUATIONS) // 2
        return len(set(self.limits[:half])) == 1 and len(set(self.limits[half:])) == 1


Rule: TypeAlias = Callable[[Situation], int]


def by_situation(limit: Rule) -> Policy:
    """Return the policy with *limit* for each situation: below 0 it never throws on, from 6 on it always does."""
    return Policy(tuple(_clipped(limit(situation) for situation in SITUATIONS)))


def swimmer(risks: tuple[int, int]) -> Policy:
    """Return swimmer's twin, with the risks it takes before the second and before the third die."""
    return by_situation(lambda situation: risks[situation.dice - 1])


def _clipped(limits: Iterable[int]) -> Iterable[int]:
    return (max(-1, min(6, limit)) for limit in limits)


HATCHLING: Final = Policy((COIN,) * len(SITUATIONS))
"""Hatchling's twin: does anything that is allowed."""
