"""How soon a lone turtle arrives at the beach, for every way to decide."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import numpy as np

from mahe.arrays import Floats
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel.as_played import ANYTHING, BEST, RISKS, THUMB
from mahe.rules import BEACH, FACES, LIMIT
from mahe.rules.landings import MOST_DICE, bust_faces, steps_of

MOVES: Final = 12
"""How many moves of a turtle are looked at."""

_LATER: Final = 0.5
"""What an arrival one move later is worth to somebody in a hurry: in a crowd, another may come first."""

Policy: TypeAlias = Callable[[int, int, int], float]
"""By dice, total and steps to the beach: how likely another die is thrown."""


@cache
def arrivals() -> Floats:
    """Return, by kind of player, steps to the beach and moves before, the chance to arrive with the next one."""
    policies: dict[int, Policy] = {BEST: _hurry, THUMB: _hurry, RISKS: _mind_risks, ANYTHING: lambda *_: 0.5}
    found = np.zeros((len(policies), BEACH + 1, MOVES))
    for kind, policy in policies.items():
        leads = np.array([_leads_to(distance, policy) for distance in range(BEACH + 1)])
        now = np.eye(BEACH + 1)
        for move in range(MOVES):
            then = now @ leads
            missing = 1 - now[:, 0]
            found[kind, :, move] = (then[:, 0] - now[:, 0]) / np.where(missing > 0, missing, 1)
            now = then
    return found


def _leads_to(distance: int, policy: Policy) -> Floats:
    """Return by steps how likely so many are left after a move."""
    found = np.zeros(BEACH + 1)
    if distance == 0:
        found[0] = 1
        return found

    def throw(dice: int, total: int, weight: float) -> None:
        rolls = policy(dice, total, distance) if 0 < dice < MOST_DICE and total < LIMIT else float(dice == 0)
        if rolls < 1:
            found[_left(distance, dice, total)] += weight * (1 - rolls)
        if rolls > 0:
            for pips in FACES:
                throw(dice + 1, total + pips, weight * rolls / 6)

    throw(0, 0, 1.0)
    return found


def _left(distance: int, dice: int, total: int) -> int:
    steps = steps_of(dice, total)
    return max(0, distance - steps) if steps else BEACH


def _mind_risks(dice: int, total: int, distance: int) -> float:
    del distance
    return float(bust_faces(total) <= DEFAULT_RISKS[dice - 1])


def _hurry(dice: int, total: int, distance: int) -> float:
    """Throw on if that arrives sooner, a move later counting half."""
    worths = _worths()
    return float(_if_rolled(distance, dice, total, worths) > _if_stopped(distance, dice, total, worths))


@cache
def _worths() -> tuple[float, ...]:
    """Return by steps to the beach what it is worth to be there before a move of one's own, an arrival counting 1."""
    worths = (1.0,) + (0.0,) * BEACH
    for _ in range(MOVES):
        worths = (1.0, *(_if_rolled(distance, 0, 0, worths) for distance in range(1, BEACH + 1)))
    return worths


def _if_stopped(distance: int, dice: int, total: int, worths: tuple[float, ...]) -> float:
    left = _left(distance, dice, total)
    return worths[left] * (_LATER if left else 1)


def _if_rolled(distance: int, dice: int, total: int, worths: tuple[float, ...]) -> float:
    found = 0.0
    for pips in FACES:
        best = _if_stopped(distance, dice + 1, total + pips, worths)
        if dice + 1 < MOST_DICE and total + pips < LIMIT:
            best = max(best, _if_rolled(distance, dice + 1, total + pips, worths))
        found += best / len(FACES)
    return found
