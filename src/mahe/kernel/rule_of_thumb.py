"""Navigator's rule of thumb: `mahe.bots.navigator` explains it, and computes the same with NumPy."""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.arrays import Ints, Singles
from mahe.card_gain import CARD_BONUS
from mahe.kernel.evaluation import (
    THUMB_BOOTY,
    THUMB_FORESIGHT,
    THUMB_PATIENCE,
    THUMB_SPREAD,
    THUMB_SPREAD_BY_ROOT,
    NumericEvaluation,
)
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.position import NumericRules, top_of
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.scores import add_result
from mahe.kernel.workspace import Workspace
from mahe.rules.pieces import BEACH, LAST_CLUTCH

ONE_EGG_CARD: Final = 1 + CARD_BONUS
"""What a card of one egg is worth in eggs. Among the constants in `thumb`, in single precision, it would be another."""


@compiled
def fill_claims(
    rules: NumericRules, evaluation: NumericEvaluation, place: Ints, level: Ints, turn: int, moved: int, out: Singles
) -> None:
    """Write into *out* each seat's chance to be the next to take a clutch, by navigator's rule of thumb."""
    players, each = rules.players, rules.each
    for seat in range(players):
        out[seat] = 0.0
    total = 0.0
    for turtle in range(players * each):
        wait = (turtle // each - turn) % players
        if moved == turtle:
            wait = players
        when = wait + players * (evaluation.moves[BEACH - place[turtle] % BEACH] - 1)
        weight = np.exp(-when / (evaluation.thumb[THUMB_PATIENCE] * players))
        out[top_of(players * each, place, level, turtle) // each] += weight
        total += weight
    for seat in range(players):
        out[seat] /= total
    for turtle in range(players * each):
        top = top_of(players * each, place, level, turtle) // each
        if top != turtle // each:
            out[top] += evaluation.thumb[THUMB_BOOTY]


@compiled
def add_chances(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    held: Ints,
    face_up: int,
    claims: Singles,
    weight: float,
    work: Workspace,
    out: Singles,
) -> None:
    """Add the winning chance of every seat by navigator's rule of thumb, times *weight*, to *out*."""
    players = rules.players
    if face_up == LAST_CLUTCH:
        for seat in range(players):
            add_result(rules, held, seat, weight * claims[seat], work.scores, out)
        return
    unseen = 0
    eggs = 0
    for kind in range(KINDS):
        unseen += held[UNSEEN_ROW, kind]
        eggs += (kind + 1) * held[UNSEEN_ROW, kind]
    pile = max(0, unseen - rules.set_aside)
    later = LAST_CLUTCH + (pile * eggs / unseen if unseen > 0 else 0.0)
    spread = evaluation.thumb[THUMB_SPREAD] + evaluation.thumb[THUMB_SPREAD_BY_ROOT] * np.sqrt(pile + 2)
    other = work.other
    best = np.float32(-1e9)
    for seat in range(players):
        score = face_up * claims[seat] + later * evaluation.thumb[THUMB_FORESIGHT] * claims[seat]
        for kind in range(KINDS):
            score += (kind + ONE_EGG_CARD) * held[seat + 1, kind]
        other[seat] = score / spread
        best = max(best, other[seat])
    total = np.float32(0.0)
    for seat in range(players):
        other[seat] = np.exp(other[seat] - best)
        total += other[seat]
    for seat in range(players):
        out[seat] += weight * other[seat] / total
