"""How lucky a throw or a card was, compiled: what came, less what was to be expected of it.

The expectation is over all faces or cards and by the same search, so the average over many games is 0 for every seat,
whoever plays and whatever the evaluation is worth.
"""

from __future__ import annotations

from mahe.arrays import Floats, Ints, Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.lookahead import look, value_now
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, NumericRules, Position
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.workspace import Workspace
from mahe.rules.landings import BUST
from mahe.rules.pieces import LIMIT


@compiled
def after_die(work: Workspace, played: int, dice: int, total: int) -> Singles:
    """Return what every seat's chances are once so many dice show *total*, by a search that filled *work*."""
    chances: Singles
    if dice == 1:
        chances = work.one[total]
    elif dice == 2 and total <= LIMIT:
        chances = work.two[played, total]
    else:
        chances = work.leaf[played, OUTCOME[dice, total] if total <= LIMIT else BUST]
    return chances


@compiled
def add_die_luck(
    players: int, work: Workspace, played: int, dice: int, total: int, pips: int, weight: float, out: Floats
) -> None:
    """Add to *out*, times *weight*, the luck of a die that shows *pips* after others that made *total*."""
    for seat in range(players):
        expected = 0.0
        for face in range(1, 7):
            expected += after_die(work, played, dice + 1, total + face)[seat]
        out[seat] += weight * (after_die(work, played, dice + 1, total + pips)[seat] - expected / 6)


@compiled
def add_card_luck(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    weight: float,
    work: Workspace,
    expected: Floats,
    out: Floats,
) -> None:
    """Add to *out*, times *weight*, the luck of the card that now lies face up, of all that might have been turned.

    *position* is the one that the card has led to; *expected* is scratch memory.
    """
    held, now = position.held, position.now
    face_up = now[FACE_UP]
    unseen = now[CARDS_UNSEEN] + 1
    held[UNSEEN_ROW, face_up - 1] += 1
    for seat in range(rules.players):
        expected[seat] = 0.0
    for kind in range(KINDS):
        count = held[UNSEEN_ROW, kind]
        if count == 0:
            continue
        held[UNSEEN_ROW, kind] -= 1
        now[FACE_UP] = kind + 1
        if now[MOVED] == NONE_MOVED:
            value_now(rules, evaluation, position, work, work.root)
        else:
            look(rules, evaluation, position, now[MOVED] ^ 1, work)
        held[UNSEEN_ROW, kind] += 1
        for seat in range(rules.players):
            expected[seat] += count / unseen * work.root[seat]
            if kind + 1 == face_up:
                out[seat] += weight * work.root[seat]
    for seat in range(rules.players):
        out[seat] -= weight * expected[seat]
    held[UNSEEN_ROW, face_up - 1] -= 1
    now[FACE_UP] = face_up


@compiled
def turn_up(position: Position, kind: int) -> None:
    """Turn up an unseen card, by its eggs less 1."""
    position.held[UNSEEN_ROW, kind] -= 1
    position.now[CARDS_UNSEEN] -= 1
    position.now[FACE_UP] = kind + 1


@compiled
def nth_kind(counts: Ints, left: int) -> int:
    """Return the kind of the card that comes after *left* others, in order of eggs."""
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind
