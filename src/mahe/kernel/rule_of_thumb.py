"""Navigator's rule of thumb: `mahe.bots.navigator` tells how it goes, and computes the same with NumPy."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.network import Mind
from mahe.kernel.position import NumericRules, top_of
from mahe.kernel.scores import add_result
from mahe.kernel.workspace import Workspace
from mahe.rules.pieces import BEACH, LAST_CLUTCH

Array: TypeAlias = Any


@compiled
def claim(rules: NumericRules, mind: Mind, place: Array, level: Array, turn: int, moved: int, out: Array) -> None:
    """Write into *out* each seat's chance to be the next to take a clutch, by navigator's rule of thumb."""
    players, each = rules.players, rules.each
    for seat in range(players):
        out[seat] = 0.0
    total = 0.0
    for turtle in range(players * each):
        wait = (turtle // each - turn) % players
        if moved == turtle:
            wait = players
        when = wait + players * (mind.moves[BEACH - place[turtle] % BEACH] - 1)
        weight = np.exp(-when / (mind.thumb[0] * players))
        out[top_of(players * each, place, level, turtle) // each] += weight
        total += weight
    for seat in range(players):
        out[seat] /= total


@compiled
def judge(
    rules: NumericRules,
    mind: Mind,
    held: Array,
    face_up: int,
    claims: Array,
    weight: float,
    work: Workspace,
    out: Array,
) -> None:
    """Add the winning chance of every seat by navigator's rule of thumb, times *weight*, to *out*."""
    players = rules.players
    if face_up == LAST_CLUTCH:
        for seat in range(players):
            add_result(rules, held, seat, weight * claims[seat], work.scores, out)
        return
    unseen = 0
    eggs = 0
    for kind in range(6):
        unseen += held[0, kind]
        eggs += (kind + 1) * held[0, kind]
    pile = max(0, unseen - rules.set_aside)
    later = LAST_CLUTCH + (pile * eggs / unseen if unseen > 0 else 0.0)
    spread = mind.thumb[2] + mind.thumb[3] * np.sqrt(pile + 2)
    other = work.other
    best = np.float32(-1e9)
    for seat in range(players):
        score = face_up * claims[seat] + later * mind.thumb[1] * claims[seat]
        for kind in range(6):
            score += (kind + 1.1) * held[seat + 1, kind]
        other[seat] = score / spread
        best = max(best, other[seat])
    total = np.float32(0.0)
    for seat in range(players):
        other[seat] = np.exp(other[seat] - best)
        total += other[seat]
    for seat in range(players):
        out[seat] += weight * other[seat] / total
