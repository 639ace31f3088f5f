"""The race for the last clutch, compiled: who is likely to take it, if nobody gets in another's way.

An evaluation that was learned from one kind of players expects all to play like that; how soon a lone turtle arrives is
known for every kind.
"""

from __future__ import annotations

import numpy as np

from mahe.arrays import Floats, Ints, Singles
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.position import NumericRules, top_of
from mahe.kernel.records import SEATS
from mahe.kernel.scores import add_result
from mahe.rules.pieces import BEACH


@compiled
def mix_in_race(
    rules: NumericRules,
    kinds: Ints,
    arrivals: Floats,
    weight: float,
    place: Ints,
    level: Ints,
    held: Ints,
    turn: int,
    scores: Ints,
    out: Singles,
) -> None:
    """Bring what *out* says of a position in the last clutch nearer to the race, by *weight* of the way.

    *arrivals* are by kind of player, steps to the beach, and moves before: the chance to arrive with the next one. Only
    for one turtle each.
    """
    players = rules.players
    takers = np.zeros(SEATS, np.int64)
    chances = np.zeros(SEATS, np.float64)
    for turtle in range(players):
        takers[turtle] = top_of(players, place, level, turtle)
    left = 1.0
    for move in range(arrivals.shape[2]):
        for wait in range(players):
            turtle = (turn + wait) % players
            taker = takers[turtle]
            arrives = left * arrivals[kinds[taker], BEACH - place[turtle] % BEACH, move]
            chances[taker] += arrives
            left -= arrives
    for seat in range(players):
        out[seat] *= 1 - weight
    for taker in range(players):
        if chances[taker] > 0:
            add_result(rules, held, taker, weight * chances[taker] / (1 - left), scores, out)
