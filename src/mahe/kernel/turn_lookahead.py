"""Looking ahead through a whole turn: with two turtles each through both moves, as the bots do.

`mahe.kernel.lookahead` looks through one move and values what comes of it at a glance, also in the middle of a turn.
"""

from __future__ import annotations

import numpy as np

from mahe.arrays import Ints, Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.lookahead import choose_throws, look, value_now
from mahe.kernel.position import (
    CARDS_UNSEEN,
    FACE_UP,
    MOVED,
    NONE_MOVED,
    TURN,
    TURN_OVER,
    NumericRules,
    Position,
    move,
    phase_of,
    top_of,
)
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.scores import add_result
from mahe.kernel.workspace import CARD_CHOICES, NO_CARD, Workspace
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LAST_CLUTCH


@compiled
def look_through(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    mover: int,
    work: Workspace,
    inner: Workspace,
    is_whole: bool,
) -> None:
    """Fill *work* as `look` does, but if *is_whole* through the move of the owner's other turtle too.

    *inner* is scratch memory for that.
    """
    if not is_whole or rules.each == 1 or position.now[MOVED] != NONE_MOVED:
        look(rules, evaluation, position, mover, work)
        return
    turtles = rules.players * rules.each
    place, level, held, carded, now = position
    decider = top_of(turtles, place, level, mover) // rules.each
    can_play = rules.cards == 1 and carded[decider] == 0
    for landing in range(LANDINGS):
        after_place, after_level = work.place[landing], work.level[landing]
        for turtle in range(turtles):
            after_place[turtle] = place[turtle]
            after_level[turtle] = level[turtle]
        work.wins[landing] = move(turtles, after_place, after_level, mover, landing)
        ends = landing == BUST and rules.bust_ends == 1
        work.phases[landing] = phase_of(after_place, after_level, NONE_MOVED if ends else mover)
    then = np.empty(4, np.int64)
    then[TURN] = now[TURN]
    then[MOVED] = mover
    for played in range(CARD_CHOICES):
        if played == NO_CARD:
            value_first_landings(rules, evaluation, position, then, decider, work.leaf[0], work, inner)
        elif can_play and held[decider + 1, played - 1] > 0:
            held[decider + 1, played - 1] -= 1
            carded[decider] = 1
            value_first_landings(rules, evaluation, position, then, decider, work.leaf[played], work, inner)
            held[decider + 1, played - 1] += 1
            carded[decider] = 0
    choose_throws(rules, position, decider, can_play, work)


@compiled
def value_first_landings(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    then: Ints,
    decider: int,
    leaf: Singles,
    work: Workspace,
    inner: Workspace,
) -> None:
    """Fill *leaf* for all landings of a turn's first move, by looking through the second."""
    held, now = position.held, position.now
    for landing in range(LANDINGS):
        for seat in range(rules.players):
            leaf[landing, seat] = 0.0
        if not work.wins[landing]:
            add_second(rules, evaluation, position, then, landing, now[FACE_UP], 1.0, leaf, work, inner)
        elif now[FACE_UP] == LAST_CLUTCH:
            add_result(rules, held, decider, 1.0, work.scores, leaf[landing])
        else:
            held[decider + 1, now[FACE_UP] - 1] += 1
            add_turned(rules, evaluation, position, then, landing, leaf, work, inner)
            held[decider + 1, now[FACE_UP] - 1] -= 1


@compiled
def add_turned(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    then: Ints,
    landing: int,
    leaf: Singles,
    work: Workspace,
    inner: Workspace,
) -> None:
    """Add to *leaf* what a landing is worth that has won the open clutch, over all cards that may be turned up."""
    held, now = position.held, position.now
    if now[CARDS_UNSEEN] <= rules.set_aside:
        add_second(rules, evaluation, position, then, landing, LAST_CLUTCH, 1.0, leaf, work, inner)
        return
    for kind in range(KINDS):
        count = held[UNSEEN_ROW, kind]
        if count > 0:
            held[UNSEEN_ROW, kind] -= 1
            weight = count / now[CARDS_UNSEEN]
            add_second(rules, evaluation, position, then, landing, kind + 1, weight, leaf, work, inner)
            held[UNSEEN_ROW, kind] += 1


@compiled
def add_second(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    then: Ints,
    landing: int,
    face_up: int,
    weight: float,
    leaf: Singles,
    work: Workspace,
    inner: Workspace,
) -> None:
    """Add to *leaf*, times *weight*, what a landing of the first move is worth if *face_up* lies open then."""
    then[FACE_UP] = face_up
    then[CARDS_UNSEEN] = 0
    for kind in range(KINDS):
        then[CARDS_UNSEEN] += position.held[UNSEEN_ROW, kind]
    after = Position(work.place[landing], work.level[landing], position.held, position.carded, then)
    turn, moved = then[TURN], then[MOVED]
    if work.phases[landing] == TURN_OVER:
        then[TURN], then[MOVED] = (turn + 1) % rules.players, NONE_MOVED
        value_now(rules, evaluation, after, inner, inner.root)
        then[TURN], then[MOVED] = turn, moved
    else:
        look(rules, evaluation, after, moved ^ 1, inner)
    for seat in range(rules.players):
        leaf[landing, seat] += weight * inner.root[seat]


@compiled
def pick_start(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    work: Workspace,
    inner: Workspace,
    is_whole: bool,
) -> int:
    """Return the turtle that the turn's player throws for next; *work* is left as it is for that one."""
    turn, moved = position.now[TURN], position.now[MOVED]
    mover: int = turn * rules.each
    if moved != NONE_MOVED:
        mover = moved ^ 1
    elif rules.each == 2:
        look_through(rules, evaluation, position, mover + 1, work, inner, is_whole)
        second = work.root[turn]
        look_through(rules, evaluation, position, mover, work, inner, is_whole)
        if work.root[turn] >= second:
            return mover
        mover += 1
    look_through(rules, evaluation, position, mover, work, inner, is_whole)
    return mover
