"""Games in which every seat decides as the bot in it does, with everyone's luck and notes of every move, compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.kernel.as_played import (
    BEST,
    EITHER,
    RISKS,
    THUMB,
    Minds,
    copy_choices,
    correct_leaves,
    follow_choices,
    guess_choices,
)
from mahe.kernel.endings import coin_of
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.game_luck import Rooms
from mahe.kernel.games_with_luck import copy_position, land
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.lookahead import look
from mahe.kernel.luck import add_card_luck, add_die_luck, nth_kind, turn_up
from mahe.kernel.next_turn import reconsider
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN, NumericRules, Position, top_of
from mahe.kernel.records import KINDS, SEATS, UNSEEN_ROW
from mahe.kernel.scores import add_result
from mahe.kernel.shared_dice import card_of, die_of, game_key
from mahe.kernel.turn_lookahead import look_through, pick_start
from mahe.kernel.workspace import NO_CARD
from mahe.rules.landings import BUST
from mahe.rules.pieces import LIMIT

N_MOVER, N_DECIDER, N_DICE, N_PLAYED, N_WINS, DONE_NUMBERS = range(6)
"""In `MoveNotes.done`: the turtle, who decided, the dice with a card among them, that card or NO_CARD, if it won."""

LONGEST: Final = 4096
"""How many moves of a game can be noted, which is many times more than one ever had."""


class MoveNotes(NamedTuple):
    """What is noted of the moves of a game, as far as there is room."""

    place: Ints
    level: Ints
    held: Ints
    now: Ints
    """The position before each move, with the card that lies open then: see `Position`."""
    done: Ints
    """What was done: see N_MOVER."""


def make_notes(room: int = LONGEST) -> MoveNotes:
    """Return empty notes with *room* for so many moves."""
    return MoveNotes(
        np.zeros((room, SEATS), np.int64),
        np.zeros((room, SEATS), np.int64),
        np.zeros((room, SEATS + 1, KINDS), np.int64),
        np.zeros((room, 4), np.int64),
        np.zeros((room, DONE_NUMBERS), np.int64),
    )


@compiled
def pick_turtle(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    is_whole: bool,
    position: Position,
    rooms: Rooms,
    key: np.uint64,
    throws: Ints,
) -> int:
    """Return the turtle that the turn's player throws for next."""
    turn, moved = position.now[TURN], position.now[MOVED]
    if rules.each == 1:
        return int(turn)
    if moved != NONE_MOVED:
        return int(moved ^ 1)
    kind = minds.kinds[turn]
    if kind >= RISKS:
        return int(turn * rules.each + coin_of(key, turn, throws[turn], 0))
    evaluation = judge if kind == BEST else minds.thumb
    return pick_start(rules, evaluation, position, rooms.choices, rooms.inner, is_whole)


@compiled
def look_as_bot(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    is_whole: bool,
    with_luck: bool,
    position: Position,
    mover: int,
    decider: int,
    rooms: Rooms,
) -> None:
    """Write into `rooms.choices` what *decider* does, and *with_luck* into `rooms.judge` what that makes of a throw."""
    mind = minds.kinds[decider]
    work, choices, inner = rooms.judge, rooms.choices, rooms.inner
    if mind == BEST:
        look_through(rules, judge, position, mover, work, inner, is_whole)
        copy_choices(work, choices)
        # What close choices are told by, before it is corrected for the luck.
        choices.leaf[:] = work.leaf
        choices.two[:] = work.two
    else:
        if mind == THUMB:
            look_through(rules, minds.thumb, position, mover, choices, inner, is_whole)
        else:
            guess_choices(mind, minds.risks, choices)
        if with_luck:
            look(rules, judge, position, mover, work)
    if with_luck:
        correct_leaves(rules, minds, position, mover, work)
        can_play = rules.cards == 1 and position.carded[decider] == 0
        follow_choices(rules, position.held[decider + 1], can_play, choices, work)


@compiled
def throw_as_bot(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    position: Position,
    mover: int,
    decider: int,
    with_luck: bool,
    rooms: Rooms,
    dice_at: tuple[np.uint64, int, int],
    out: Floats,
) -> tuple[int, int, int]:
    """Throw as `rooms.choices` has it; return landing, dice and card played. *with_luck* add that of each die to *out*.

    *dice_at* is the game's key, the seat and its throw's number, for `die_of`.
    """
    key, turn, throw = dice_at
    choices, work = rooms.choices, rooms.judge
    dice, total, played = 0, 0, NO_CARD
    while True:
        pips = die_of(key, turn, throw, dice)
        if with_luck:
            add_die_luck(rules.players, work, played, dice, total, pips, 1.0, out)
        total += pips
        dice += 1
        if total > LIMIT:
            return BUST, dice, played
        if dice == 3 or total > rules.highest:
            return int(OUTCOME[dice, total]), dice, played
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
                return int(OUTCOME[dice, total]), dice, played
            if minds.kinds[decider] == BEST:
                reconsider(rules, judge, position, mover, dice, total, played, choices, rooms.other, rooms.inner)
            choice = choices.choice_two[played, total]
        if choice == STOP:
            return int(OUTCOME[dice, total]), dice, played


@compiled
def play_as_bots(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    is_whole: bool,
    with_luck: bool,
    start: Position,
    key: np.uint64,
    first: int,
    rooms: Rooms,
    results: Floats,
    lucks: Floats,
    notes: MoveNotes,
) -> int:
    """Play games *first*, first + 1, … of *key* from *start*, and add each seat's result and luck, by game.

    Everyone decides as *minds* says, the BEST by *judge*, whose evaluation the luck goes by as well. *start* is between
    two moves, not `rooms.position`; no card lies open if one must be turned up. If *is_whole*, searches go through
    both moves of a turn. Returns how many moves of the last game were noted.
    """
    turtles = rules.players * rules.each
    position = rooms.position
    place, level, held, _, now = position
    throws = np.zeros(SEATS, np.int64)
    expected = np.zeros(SEATS, np.float64)
    noted = 0
    for index in range(len(results)):
        game = game_key(key, first + index)
        copy_position(start, position)
        throws[:] = 0
        cards = noted = decider = 0
        to_turn = 1 if now[FACE_UP] == 0 else 0
        luck = lucks[index]
        while to_turn != 2:
            if to_turn:
                turn_up(position, nth_kind(held[UNSEEN_ROW], card_of(game, cards, now[CARDS_UNSEEN])))
                cards += 1
                if with_luck:
                    add_card_luck(rules, judge, position, 1.0, rooms.judge, expected, luck)
            turn = now[TURN]
            mover = pick_turtle(rules, judge, minds, is_whole, position, rooms, game, throws)
            decider = top_of(turtles, place, level, mover) // rules.each
            is_noted = noted < len(notes.done)
            if is_noted:
                notes.place[noted] = place
                notes.level[noted] = level
                notes.held[noted] = held
                notes.now[noted] = now
            look_as_bot(rules, judge, minds, is_whole, with_luck, position, mover, decider, rooms)
            landing, dice, played = throw_as_bot(
                rules, judge, minds, position, mover, decider, with_luck, rooms, (game, turn, throws[turn]), luck
            )
            throws[turn] += 1
            taken = held[decider + 1].sum()
            to_turn = land(rules, position, mover, decider, landing)
            if is_noted:
                done = notes.done[noted]
                done[N_MOVER], done[N_DECIDER], done[N_DICE], done[N_PLAYED] = mover, decider, dice, played
                done[N_WINS] = 1 if to_turn == 2 or held[decider + 1].sum() > taken else 0
                noted += 1
        add_result(rules, held, decider, 1.0, rooms.judge.scores, results[index])
    return noted
