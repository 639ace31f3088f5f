"""The end of the game with two turtles each, system by system: the last clutch, then the last two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.kernel.last_clutch import Ahead, House, Moves, link, play_turn
from mahe.rules.landings import LANDINGS
from mahe.rules.stakes import OTHERS, RESULTS, Stake

SYSTEMS: Final = (
    (Stake.LAST,),
    (Stake.LEVEL,),
    (Stake.ONE, Stake.BOTH),
    (Stake.SEVEN_OR_HALF, Stake.SEVEN_AND_HALF),
)
"""The stakes that are solved together, because one player's is the other's the other way round."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What boards are worth at least and at most to whoever is to move, by stake of a system and board."""

    low: Floats
    high: Floats
    passes: int
    """How many it took."""

    @property
    def values(self) -> Floats:
        """The values in the middle."""
        return (self.low + self.high) / 2


def moves_on(keys: Ints) -> Moves:
    """Return what moves lead to on boards of these *keys*, in order."""
    shape = (len(keys), 2, LANDINGS)
    moves = Moves(np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape[:2], np.int64))
    link(keys, moves)
    return moves


def ahead_of_end(values: Floats) -> Ahead:
    """Return what follows in the last clutch, if boards are worth *values* to whoever is to move."""
    count = len(values)
    return Ahead(1 - values, *(np.repeat([[1.0], [0.0]], size, axis=1) for size in (2 * count, count)))


def ahead_of_two(stake: Stake, values: Floats, last: Floats, halves: Floats) -> Ahead:
    """Return what follows in the last two clutches.

    Boards are worth *values* to the other player, for whom the stake is another; *last* and *halves* are the chances to
    take the last clutch at the start of a turn, and within it by the turtle still to move.
    """
    by_taker = np.array(RESULTS[stake])
    lost, gained = by_taker[:, 1:], by_taker[:, :1] - by_taker[:, 1:]
    return Ahead(1 - values, lost + gained * halves, lost + gained * (1 - last))


def halves_of(moves: Moves, house: House, last: Floats) -> Floats:
    """Return the chances to take the last clutch within a turn, if they are *last* at the start of one."""
    count = len(last)
    halves = np.empty(2 * count)
    play_turn(moves, ahead_of_end(last), house, halves, np.empty(count))
    return halves


def solve_system(
    system: tuple[Stake, ...],
    moves: Moves,
    house: House,
    last: Bounds | None,
    precision: float,
    narrowed: Callable[[float], None],
) -> Bounds:
    """Return what boards are worth in a *system*, between bounds no further apart than *precision*.

    *last* is the solved last clutch, unless it is what is to be solved. *narrowed* is told after each pass how far
    apart the bounds are.
    """
    count = len(moves.deciders)
    low, passes = np.zeros((len(system), count)), 0
    high, halves = low + 1, np.empty(2 * count)
    # The bounds from below are made of the last clutch's highest values for the other player, those from above of its
    # lowest: what is the most for the other is the least for the one who moves.
    after = [(bound, halves_of(moves, house, bound)) for bound in (last.high[0], last.low[0])] if last else None
    while float((high - low).max()) > precision:
        below, above = np.empty_like(low), np.empty_like(high)
        for place, stake in enumerate(system):
            mirrored = system.index(OTHERS[stake])
            for side, (bounds, others) in enumerate(((below, high), (above, low))):
                ahead = ahead_of_two(stake, others[mirrored], *after[side]) if after else ahead_of_end(others[mirrored])
                play_turn(moves, ahead, house, halves, bounds[place])
        low, high, passes = below, above, passes + 1
        narrowed(float((high - low).max()))
    return Bounds(low, high, passes)
