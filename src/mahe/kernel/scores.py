"""Who wins, given the cards that all seats hold (E1 to E4)."""

from __future__ import annotations

from mahe.arrays import Chances, Ints, Scores, SmallInts
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.position import NumericRules
from mahe.kernel.records import KINDS
from mahe.rules.pieces import LAST_CLUTCH
from mahe.rules.score import EGG


@compiled
def score_of(hand: Ints | SmallInts) -> int:
    """Return what a hand's cards are worth in the end, eggs first and then cards, as one number."""
    score = 0
    for kind in range(KINDS):
        score += (EGG * (kind + 1) + 1) * hand[kind]
    return score


@compiled
def add_up(players: int, held: Ints | SmallInts, taker: int, scores: Ints | Scores) -> tuple[int, int]:
    """Write all *scores* if *taker* takes the last clutch; return the best, and how many seats have it."""
    best = 0
    winners = 0
    for seat in range(players):
        score = score_of(held[seat + 1])
        if seat == taker:
            score += EGG * LAST_CLUTCH + 1
        scores[seat] = score
        if score > best:
            best, winners = score, 0
        winners += score == best
    return best, winners


@compiled
def add_result(rules: NumericRules, held: Ints, taker: int, weight: float, scores: Ints, out: Chances) -> None:
    """Add the result, times *weight*, to *out* if *taker* takes the last clutch."""
    best, winners = add_up(rules.players, held, taker, scores)
    for seat in range(rules.players):
        if scores[seat] == best:
            out[seat] += weight / winners
