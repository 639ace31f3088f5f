"""Whole games of players who look ahead: to learn from, and to see who is better."""

from __future__ import annotations

import numpy as np

from mahe.arrays import Floats, Ints, Singles, SmallInts, Words
from mahe.kernel.chance import below
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.lookahead import look, pick_mover, value_now
from mahe.kernel.position import TURN, NumericRules, Position, make_move, set_up, top_of
from mahe.kernel.records import SEATS
from mahe.kernel.scores import add_result
from mahe.kernel.training_rows import write_row
from mahe.kernel.workspace import NO_CARD, Workspace
from mahe.rules.landings import BUST
from mahe.rules.pieces import LIMIT


@compiled
def throw(
    rules: NumericRules, position: Position, decider: int, exploration: float, rng: Words, work: Workspace
) -> tuple[int, int]:
    """Throw as *work* says, but now and then at random; return the landing and the card played."""
    hand = position.held[decider + 1]
    total = below(rng, 6) + 1
    dice = 1
    played = NO_CARD
    while dice < 3 and total <= rules.highest:
        choice = work.choice_one[total] if dice == 1 else work.choice_two[played, total]
        if exploration > 0.0 and below(rng, 1 << 20) < exploration * (1 << 20):
            choice = below(rng, 2)
        if choice == STOP:
            break
        if choice == ROLL:
            total += below(rng, 6) + 1
        else:
            played = choice - CARD
            total += played
            hand[played - 1] -= 1
            position.carded[decider] = 1
        dice += 1
        if total > LIMIT:
            return BUST, played
    return OUTCOME[dice, total], played


@compiled
def play_to_learn(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    key: np.uint64,
    games: int,
    exploration: float,
    trace: float,
    work: Workspace,
    position: Position,
    rows: SmallInts,
    targets: Singles,
) -> int:
    """Play *games* and keep every position with what it turned out to be worth; return how many there are.

    A target is what looking ahead found, corrected by a part (*trace*) of what came of it: TD(λ) with the luck of the
    next move taken out.
    """
    rng = np.zeros(1, np.uint64)
    rng[0] = key
    players = rules.players
    glance = np.zeros(SEATS, np.float32)
    count = 0
    glances = np.zeros((4096, SEATS), np.float32)
    for _ in range(games):
        set_up(rules, position, rng)
        first = count
        is_over = False
        last = 0
        while not is_over:
            if count == len(rows) or count - first == len(glances):
                return first
            write_row(rules, position, rows[count])
            value_now(rules, evaluation, position, work, glance)
            for seat in range(players):
                glances[count - first, seat] = glance[seat]
            mover = pick_mover(rules, evaluation, position, work, targets[count])
            count += 1
            last = top_of(players * rules.each, position.place, position.level, mover) // rules.each
            landing, _ = throw(rules, position, last, exploration, rng, work)
            is_over = make_move(rules, position, mover, last, landing, rng)
        for seat in range(players):
            glance[seat] = 0.0
        add_result(rules, position.held, last, 1.0, work.scores, glance)
        # At the last position there is nothing to correct but the luck that ended the game.
        for index in range(count - 1, first - 1, -1):
            for seat in range(players):
                if index == count - 1:
                    targets[index, seat] += trace * (glance[seat] - targets[index, seat])
                else:
                    targets[index, seat] += trace * (targets[index + 1, seat] - glances[index + 1 - first, seat])
    return count


@compiled
def play_match(
    rules: NumericRules,
    evaluations: tuple[NumericEvaluation, NumericEvaluation],
    who: Ints,
    key: np.uint64,
    games: int,
    work: Workspace,
    position: Position,
    out: Floats,
) -> None:
    """Play *games* in which each seat has the evaluation that *who* says, and add up the wins of the seats in *out*."""
    rng = np.zeros(1, np.uint64)
    rng[0] = key
    players = rules.players
    worth = np.zeros(SEATS, np.float32)
    for _ in range(games):
        set_up(rules, position, rng)
        is_over = False
        last = 0
        while not is_over:
            turn = position.now[TURN]
            mover = pick_mover(rules, evaluations[who[turn]], position, work, worth)
            last = top_of(players * rules.each, position.place, position.level, mover) // rules.each
            if who[last] != who[turn]:
                look(rules, evaluations[who[last]], position, mover, work)
            landing, _ = throw(rules, position, last, 0.0, rng, work)
            is_over = make_move(rules, position, mover, last, landing, rng)
        add_result(rules, position.held, last, 1.0, work.scores, out)
