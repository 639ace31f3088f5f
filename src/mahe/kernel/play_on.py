"""Games of players who look ahead, from any position to the end, with most of the luck taken out of the result.

Before a throw the search knows every seat's chance, and after it what came of it. The difference is luck: 0 on average,
whatever the evaluation is worth. Without it, far fewer games tell two positions apart.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints, Words
from mahe.kernel.chance import below, mixed
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.lookahead import look, pick_mover
from mahe.kernel.position import FACE_UP, NumericRules, Position, make_move, top_of, turn_card
from mahe.kernel.records import SEATS
from mahe.kernel.scores import add_result
from mahe.kernel.workspace import NO_CARD, Workspace
from mahe.rules.landings import BUST
from mahe.rules.pieces import LIMIT

NOBODY_MOVES: Final = -1
MOVER, DICE, TOTAL, IS_ROLLING = range(4)
"""What there is in the throw that games begin in: the turtle or NOBODY_MOVES, the dice, and if one is in the air."""


@compiled
def copy_position(source: Position, target: Position) -> None:
    """Make *target* the same as *source*."""
    target.place[:] = source.place
    target.level[:] = source.level
    target.held[:] = source.held
    target.carded[:] = source.carded
    target.now[:] = source.now


@compiled
def expect(players: int, dice: int, total: int, rolling: int, work: Workspace, out: Floats) -> None:
    """Write into *out* every seat's chance in the middle of a throw, by a search that filled *work*."""
    for seat in range(players):
        if dice == 0:
            out[seat] = work.root[seat]
        elif rolling == 0:
            out[seat] = work.two[NO_CARD, total, seat]
        else:
            out[seat] = 0.0
            for pips in range(1, 7):
                if total + pips > LIMIT:
                    out[seat] += work.leaf[NO_CARD, BUST, seat] / 6
                elif dice == 1:
                    out[seat] += work.two[NO_CARD, total + pips, seat] / 6
                else:
                    out[seat] += work.leaf[NO_CARD, OUTCOME[3, total + pips], seat] / 6


@compiled
def throw_on(
    rules: NumericRules,
    position: Position,
    decider: int,
    dice: int,
    total: int,
    rolling: int,
    rng: Words,
    work: Workspace,
) -> tuple[int, int]:
    """Throw on as *work* says; return the landing and the card played."""
    played = NO_CARD
    while True:
        if rolling:
            total += below(rng, 6) + 1
            dice += 1
            rolling = 0
            if total > LIMIT:
                return BUST, played
        if dice == 3 or total > rules.highest:
            return OUTCOME[dice, total], played
        choice = work.choice_one[total] if dice == 1 else work.choice_two[played, total]
        if choice == STOP:
            return OUTCOME[dice, total], played
        if choice == ROLL:
            rolling = 1
        else:
            played = choice - CARD
            total += played
            dice += 1
            position.held[decider + 1, played - 1] -= 1
            position.carded[decider] = 1


@compiled
def play_on(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    start: Position,
    begun: Ints,
    key: np.uint64,
    first: int,
    work: Workspace,
    position: Position,
    out: Floats,
) -> None:
    """Play games *first*, first + 1, … of *key* from *start*; write each seat's part of the win less its luck.

    *start* is between two moves, or before the throw that *begun* says is under way; nobody has to decide in it about a
    second die. No card lies open if one must be turned up. Everyone decides by *evaluation*. A game's dice depend on
    nothing but *key* and its number.
    """
    players = rules.players
    turtles = players * rules.each
    rng = np.zeros(1, np.uint64)
    root = np.zeros(SEATS, np.float32)
    expected = np.zeros(SEATS, np.float64)
    for index in range(len(out)):
        rng[0] = mixed(key + mixed(np.uint64(first + index) + np.uint64(0x9E3779B97F4A7C15)))
        copy_position(start, position)
        if position.now[FACE_UP] == 0:
            turn_card(position, rng)
        mover = begun[MOVER]
        dice, total, rolling = begun[DICE], begun[TOTAL], begun[IS_ROLLING]
        result = out[index]
        result[:] = 0.0
        is_over = False
        last = 0
        while not is_over:
            if mover == NOBODY_MOVES:
                mover = pick_mover(rules, evaluation, position, work, root)
                dice, total, rolling = 0, 0, 1
            else:
                look(rules, evaluation, position, mover, work)
            expect(players, dice, total, rolling, work, expected)
            last = top_of(turtles, position.place, position.level, mover) // rules.each
            landing, played = throw_on(rules, position, last, dice, total, rolling, rng, work)
            for seat in range(players):
                result[seat] += expected[seat] - work.leaf[played, landing, seat]
            is_over = make_move(rules, position, mover, last, landing, rng)
            mover = NOBODY_MOVES
        add_result(rules, position.held, last, 1.0, work.scores, result)
