"""The end of a game, played many times from the same position, every seat as the bot in it does, compiled.

What the last clutches decide is hard to evaluate for players unlike those that an evaluation was learned from. To play
them on is quick.
"""

from __future__ import annotations

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.kernel.as_played import BEST, EITHER, RISKS, Minds, choose_as_bot
from mahe.kernel.chance import mixed
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.game_luck import Rooms
from mahe.kernel.games_with_luck import copy_position, land
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.luck import nth_kind, turn_up
from mahe.kernel.next_turn import reconsider
from mahe.kernel.position import CARDS_UNSEEN, MOVED, NONE_MOVED, TURN, NumericRules, Position, top_of
from mahe.kernel.records import SEATS, UNSEEN_ROW
from mahe.kernel.scores import add_result
from mahe.kernel.shared_dice import card_of, die_of, game_key
from mahe.kernel.turn_lookahead import pick_start
from mahe.kernel.workspace import NO_CARD, Workspace
from mahe.rules.landings import BUST
from mahe.rules.pieces import LIMIT


@compiled
def coin_of(key: np.uint64, seat: int, throw: int, number: int) -> int:
    """Return 0 or 1: the coin after *number* others in a seat's throw, for bots that decide by one."""
    return die_of(mixed(key), seat, throw, number) & 1


@compiled
def throw_by(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    position: Position,
    mover: int,
    decider: int,
    rooms: Rooms,
    key: np.uint64,
    turn: int,
    throw: int,
) -> int:
    """Throw, and play cards, as `rooms.choices` has it; return the landing."""
    choices = rooms.choices
    dice, total, played = 0, 0, NO_CARD
    while True:
        total += die_of(key, turn, throw, dice)
        dice += 1
        if total > LIMIT:
            return BUST
        if dice == 3 or total > rules.highest:
            return int(OUTCOME[dice, total])
        if minds.kinds[decider] == BEST:
            reconsider(rules, judge, position, mover, dice, total, played, choices, rooms.other, rooms.inner)
        choice = choices.choice_one[total] if dice == 1 else choices.choice_two[played, total]
        if choice == EITHER:
            choice = ROLL if coin_of(key, turn, throw, dice) else STOP
        if choice > STOP:
            played = choice - CARD
            total += played
            dice += 1
            position.held[decider + 1, played - 1] -= 1
            position.carded[decider] = 1
            if dice == 3 or total > rules.highest:
                return int(OUTCOME[dice, total])
            if minds.kinds[decider] == BEST:
                reconsider(rules, judge, position, mover, dice, total, played, choices, rooms.other, rooms.inner)
            choice = choices.choice_two[played, total]
        if choice == STOP:
            return int(OUTCOME[dice, total])


@compiled
def play_endings(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    start: Position,
    key: np.uint64,
    rooms: Rooms,
    results: Floats,
) -> None:
    """Play games 0, 1, … of *key* from *start*, between two moves, and add to *results*, by game, each seat's part.

    Everyone decides as `Minds` says; *judge* is how the BEST evaluate. *start* must not be `rooms.then`.
    """
    position, choices, inner = rooms.then, rooms.choices, rooms.inner
    turtles = rules.players * rules.each
    throws = np.zeros(SEATS, np.int64)
    for index in range(len(results)):
        game = game_key(key, index)
        copy_position(start, position)
        place, level, held, _, now = position
        throws[:] = 0
        cards = 0
        decider = 0
        to_turn = 0
        while to_turn != 2:
            if to_turn:
                turn_up(position, nth_kind(held[UNSEEN_ROW], card_of(game, cards, now[CARDS_UNSEEN])))
                cards += 1
            turn = now[TURN]
            mover, is_chosen = pick_as_bot(rules, judge, minds, position, choices, inner, game, throws)
            decider = top_of(turtles, place, level, mover) // rules.each
            if not is_chosen or minds.kinds[decider] != minds.kinds[turn]:
                choose_as_bot(rules, judge, minds, position, mover, choices, inner)
            landing = throw_by(rules, judge, minds, position, mover, decider, rooms, game, turn, throws[turn])
            throws[turn] += 1
            to_turn = land(rules, position, mover, decider, landing)
        add_result(rules, held, decider, 1.0, choices.scores, results[index])


@compiled
def pick_as_bot(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    position: Position,
    choices: Workspace,
    inner: Workspace,
    key: np.uint64,
    throws: Ints,
) -> tuple[int, bool]:
    """Return the turtle that the turn's player throws for next, and whether *choices* are filled for that player."""
    turn, moved = position.now[TURN], position.now[MOVED]
    if rules.each == 1:
        return turn, False
    if moved != NONE_MOVED:
        return moved ^ 1, False
    kind = minds.kinds[turn]
    if kind >= RISKS:
        return turn * rules.each + coin_of(key, turn, throws[turn], 0), False
    return pick_start(rules, judge if kind == BEST else minds.thumb, position, choices, inner, True), True
