"""Looking ahead: a move is looked through exactly, every throw and card, and what may come of it is valued.

`mahe.bots` does the same for one position at a time with NumPy; tests hold the two together.
"""

from __future__ import annotations

import numpy as np

from mahe.arrays import Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.last_clutch import add_end, is_end_known
from mahe.kernel.learned_solution import add_learned, fill_factors
from mahe.kernel.network import board_layer, fact_layer, later_layers
from mahe.kernel.network_inputs import fill_facts
from mahe.kernel.position import (
    CARDS_UNSEEN,
    FACE_UP,
    MOVED,
    NONE_MOVED,
    PHASES,
    TURN,
    TURN_OVER,
    NumericRules,
    Position,
    move,
    phase_of,
    top_of,
)
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.rule_of_thumb import add_chances, fill_claims
from mahe.kernel.scores import add_result
from mahe.kernel.workspace import CARD_CHOICES, NO_CARD, Workspace
from mahe.network_layout import FACTS, SEAT_FACTS
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LAST_CLUTCH, LIMIT


@compiled
def look(rules: NumericRules, evaluation: NumericEvaluation, position: Position, mover: int, work: Workspace) -> None:
    """Fill *work* with what each throw for *mover* is worth to every seat, and with what its decider chooses."""
    players, each = rules.players, rules.each
    turtles = players * each
    place, level, held, carded, now = position
    turn, face_up = now[TURN], now[FACE_UP]
    decider = top_of(turtles, place, level, mover) // each
    can_play = rules.cards == 1 and carded[decider] == 0

    for landing in range(LANDINGS):
        after_place, after_level = work.place[landing], work.level[landing]
        for turtle in range(turtles):
            after_place[turtle] = place[turtle]
            after_level[turtle] = level[turtle]
        work.wins[landing] = move(turtles, after_place, after_level, mover, landing)
        moved = NONE_MOVED
        if each == 2 and now[MOVED] == NONE_MOVED and (landing != BUST or rules.bust_ends == 0):
            moved = mover
        phase = phase_of(after_place, after_level, moved)
        work.phases[landing] = phase
        if work.wins[landing] and face_up == LAST_CLUTCH:
            continue
        after = (turn + 1) % players if phase == TURN_OVER else turn
        if len(evaluation.pair_shapes) > 0:
            continue
        if evaluation.is_network:
            board_layer(rules, evaluation, after_place, after_level, after, work.order, work.boards[landing])
        else:
            fill_claims(rules, evaluation, after_place, after_level, after, moved, work.claims[landing])

    for played in range(CARD_CHOICES):
        if played == NO_CARD:
            value_landings(rules, evaluation, position, decider, 0, work)
        elif can_play and held[decider + 1, played - 1] > 0:
            held[decider + 1, played - 1] -= 1
            carded[decider] = 1
            value_landings(rules, evaluation, position, decider, played, work)
            held[decider + 1, played - 1] += 1
            carded[decider] = 0
    choose_throws(rules, position, decider, can_play, work)


@compiled
def value_landings(
    rules: NumericRules, evaluation: NumericEvaluation, position: Position, decider: int, played: int, work: Workspace
) -> None:
    """Fill `leaf` for all landings, given that the card *played* has been (0 for none)."""
    held, now = position.held, position.now
    face_up = now[FACE_UP]
    leaf = work.leaf[played]
    for landing in range(LANDINGS):
        for seat in range(rules.players):
            leaf[landing, seat] = 0.0
        if work.wins[landing] and face_up == LAST_CLUTCH:
            add_result(rules, held, decider, 1.0, work.scores, leaf[landing])
    value_cards(rules, evaluation, position, 0, face_up, 1.0, leaf, work)
    if face_up == LAST_CLUTCH:
        return
    held[decider + 1, face_up - 1] += 1
    if now[CARDS_UNSEEN] <= rules.set_aside:
        value_cards(rules, evaluation, position, 1, LAST_CLUTCH, 1.0, leaf, work)
    else:
        for kind in range(KINDS):
            count = held[UNSEEN_ROW, kind]
            if count > 0:
                held[UNSEEN_ROW, kind] -= 1
                value_cards(rules, evaluation, position, 1, kind + 1, count / now[CARDS_UNSEEN], leaf, work)
                held[UNSEEN_ROW, kind] += 1
    held[decider + 1, face_up - 1] -= 1


@compiled
def value_cards(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    wins: int,
    face_up: int,
    weight: float,
    leaf: Singles,
    work: Workspace,
) -> None:
    """Add to *leaf*, times *weight*, what the landings that do or do not win are worth if *face_up* lies open then."""
    players = rules.players
    count = FACTS + SEAT_FACTS * players
    if len(evaluation.pair_shapes) > 0:
        value_pair(rules, evaluation, position, wins, face_up, weight, leaf, work)
        return
    for phase in range(PHASES):
        after = position.now[TURN] if phase != TURN_OVER else (position.now[TURN] + 1) % players
        is_filled = False
        is_known = phase == TURN_OVER and is_end_known(rules, evaluation, position.held, face_up)
        for landing in range(LANDINGS):
            if work.wins[landing] != wins or work.phases[landing] != phase:
                continue
            if is_known:
                add_end(
                    rules,
                    evaluation,
                    work.place[landing],
                    work.level[landing],
                    position.held,
                    face_up,
                    after,
                    weight,
                    work.scores,
                    leaf[landing],
                )
                continue
            if not evaluation.is_network:
                add_chances(
                    rules, evaluation, position.held, face_up, work.claims[landing], weight, work, leaf[landing]
                )
                continue
            if not is_filled:
                fill_facts(rules, position.held, position.carded, after, phase, face_up, work.scores, work.inputs)
                fact_layer(evaluation, work.inputs, count, work.facts)
                is_filled = True
            later_layers(evaluation, players, work.boards[landing], work.facts, after, weight, work, leaf[landing])


@compiled
def value_pair(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    wins: int,
    face_up: int,
    weight: float,
    leaf: Singles,
    work: Workspace,
) -> None:
    """Do the same by what was learned of the solved game of two with a turtle each: a move is the whole turn."""
    after = 1 - position.now[TURN]
    factors = np.empty(evaluation.pair_shapes.shape[1], np.float32)
    fill_factors(rules, evaluation, position.held, after, face_up, factors)
    for landing in range(LANDINGS):
        if work.wins[landing] == wins:
            add_learned(evaluation, work.place[landing], work.level[landing], after, factors, weight, leaf[landing])


@compiled
def choose_throws(rules: NumericRules, position: Position, decider: int, can_play: bool, work: Workspace) -> None:
    """Fill `two`, `one` and `root` from `leaf`, from the third die back to the first, and the choices on the way."""
    # Not `value_move`: a value for every seat, in single precision, and cards may be played. Held to the law by
    # test_a_move_is_looked_through_as_the_law_says.
    players = rules.players
    hand = position.held[decider + 1]
    for played in range(CARD_CHOICES):
        if played != NO_CARD and not (can_play and hand[played - 1] > 0):
            continue
        leaf = work.leaf[played]
        for total in range(2, LIMIT + 1):
            best = leaf[OUTCOME[2, total]]
            choice = STOP
            if total <= rules.highest:
                for seat in range(players):
                    value = np.float32(0.0)
                    for pips in range(1, 7):
                        value += leaf[OUTCOME[3, total + pips], seat]
                    work.rolled[seat] = value / 6
                if work.rolled[decider] >= best[decider]:
                    best, choice = work.rolled, ROLL
                if can_play and played == NO_CARD:
                    for eggs in range(1, min(KINDS, LIMIT - total) + 1):
                        if hand[eggs - 1] > 0:
                            value_played = work.leaf[eggs, OUTCOME[3, total + eggs]]
                            if value_played[decider] > best[decider]:
                                best, choice = value_played, CARD + eggs
            for seat in range(players):
                work.two[played, total, seat] = best[seat]
            work.choice_two[played, total] = choice
    for seat in range(players):
        work.root[seat] = 0.0
    for total in range(1, 7):
        best = work.leaf[0, OUTCOME[1, total]]
        choice = STOP
        for seat in range(players):
            value = np.float32(0.0)
            for pips in range(1, 7):
                value += work.two[0, total + pips, seat] if total + pips <= LIMIT else work.leaf[0, BUST, seat]
            work.rolled[seat] = value / 6
        if work.rolled[decider] >= best[decider]:
            best, choice = work.rolled, ROLL
        if can_play:
            for eggs in range(1, min(KINDS, LIMIT - total) + 1):
                if hand[eggs - 1] > 0 and work.two[eggs, total + eggs, decider] > best[decider]:
                    best, choice = work.two[eggs, total + eggs], CARD + eggs
        work.choice_one[total] = choice
        for seat in range(players):
            work.one[total, seat] = best[seat]
            work.root[seat] += best[seat] / 6


@compiled
def value_now(
    rules: NumericRules, evaluation: NumericEvaluation, position: Position, work: Workspace, out: Singles
) -> None:
    """Write into *out* what *evaluation* thinks of a position at a glance."""
    place, level, held, carded, now = position
    turn, moved = now[TURN], now[MOVED]
    for seat in range(rules.players):
        out[seat] = 0.0
    if len(evaluation.pair_shapes) > 0:
        factors = np.empty(evaluation.pair_shapes.shape[1], np.float32)
        fill_factors(rules, evaluation, held, turn, now[FACE_UP], factors)
        add_learned(evaluation, place, level, turn, factors, 1.0, out)
    elif evaluation.is_network:
        phase = phase_of(place, level, moved)
        board_layer(rules, evaluation, place, level, turn, work.order, work.boards[0])
        fill_facts(rules, held, carded, turn, phase, now[FACE_UP], work.scores, work.inputs)
        fact_layer(evaluation, work.inputs, FACTS + SEAT_FACTS * rules.players, work.facts)
        later_layers(evaluation, rules.players, work.boards[0], work.facts, turn, 1.0, work, out)
    else:
        fill_claims(rules, evaluation, place, level, turn, moved, work.claims[0])
        add_chances(rules, evaluation, held, now[FACE_UP], work.claims[0], 1.0, work, out)


@compiled
def pick_mover(
    rules: NumericRules, evaluation: NumericEvaluation, position: Position, work: Workspace, out: Singles
) -> int:
    """Look ahead for the turn's player; return the turtle to throw for, and write into *out* what that is worth.

    *work* is left as it is for that turtle.
    """
    turn, moved = position.now[TURN], position.now[MOVED]
    mover: int = turn * rules.each
    if moved != NONE_MOVED:
        mover = moved ^ 1
    elif rules.each == 2:
        look(rules, evaluation, position, mover, work)
        first = work.root[turn]
        look(rules, evaluation, position, mover + 1, work)
        if work.root[turn] > first:
            mover += 1
            for seat in range(rules.players):
                out[seat] = work.root[seat]
            return mover
    look(rules, evaluation, position, mover, work)
    for seat in range(rules.players):
        out[seat] = work.root[seat]
    return mover
