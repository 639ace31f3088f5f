"""How lucky a seat was in a game that has been played, by whomever, compiled.

The luck of a die depends on what is done with it, so what the bots that we know would do goes into it: a 4 is no luck
for somebody who throws on and goes bust. A guess that is wrong does no harm: what came is always compared with the
average of what could have come, so that luck is 0 on average whoever plays. Where a bot decides by the throw of a coin,
that is luck, too.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.kernel.as_played import (
    ANYTHING,
    RISKS,
    Minds,
    choose_as_bot,
    clutches_left,
    correct_leaves,
    follow_choices,
    give_odds,
    value_as_played,
)
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.games_with_luck import copy_position, land
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.lookahead import look, value_now
from mahe.kernel.luck import after_die, turn_up
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN, NumericRules, Position, top_of
from mahe.kernel.records import KINDS, SEATS, UNSEEN_ROW
from mahe.kernel.workspace import NO_CARD, Workspace
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LIMIT, RAFT

M_MOVER, M_FIRST, M_TURNED, MOVE_NUMBERS = 0, 1, 4, 5
"""In a row for each move: its turtle, up to three dice (a card less than 0, 0 for none), and the card turned up."""


class Rooms(NamedTuple):
    """Scratch memory."""

    position: Position
    then: Position
    judge: Workspace
    inner: Workspace
    other: Workspace
    choices: Workspace


@compiled
def set_up(rules: NumericRules, position: Position) -> None:
    """Make *position* that before the first card is turned up."""
    place, level, held, carded, now = position
    now[TURN], now[MOVED], now[FACE_UP], now[CARDS_UNSEEN] = 0, NONE_MOVED, 0, 0
    for turtle in range(SEATS):
        place[turtle], level[turtle], carded[turtle] = RAFT, 0, 0
    for kind in range(KINDS):
        for holder in range(SEATS + 1):
            held[holder, kind] = 0
        held[UNSEEN_ROW, kind] = rules.deck[kind]
        now[CARDS_UNSEEN] += rules.deck[kind]


@compiled
def look_further(
    rules: NumericRules, judge: NumericEvaluation, minds: Minds, position: Position, mover: int, rooms: Rooms
) -> None:
    """Better what `leaf` of `rooms.judge` says of each landing by looking through the move after it, too.

    Where a card is turned up, by that which is most likely.
    """
    then, work, inner = rooms.then, rooms.judge, rooms.inner
    value = np.zeros(SEATS, np.float32)
    decider = top_of(rules.players * rules.each, position.place, position.level, mover) // rules.each
    for landing in range(LANDINGS):
        copy_position(position, then)
        to_turn = land(rules, then, mover, decider, landing)
        if to_turn == 2:
            continue
        leaf = work.leaf[NO_CARD, landing]
        if to_turn:
            likely = 0
            for kind in range(1, KINDS):
                if then.held[UNSEEN_ROW, kind] > then.held[UNSEEN_ROW, likely]:
                    likely = kind
            turn_up(then, likely)
            value_now(rules, judge, then, inner, value)
            give_odds(rules, minds.strengths, clutches_left(rules, then.now), value)
            for seat in range(rules.players):
                leaf[seat] -= value[seat]
        else:
            for seat in range(rules.players):
                leaf[seat] = 0.0
        value_as_played(rules, judge, minds, then, inner, rooms.other, value)
        for seat in range(rules.players):
            leaf[seat] += value[seat]


@compiled
def look_at_throw(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    is_deep: bool,
    position: Position,
    mover: int,
    rooms: Rooms,
) -> None:
    """Fill `rooms.judge` with what each throw for *mover* is worth, if its decider chooses just as its bot does."""
    work, choices = rooms.judge, rooms.choices
    decider = top_of(rules.players * rules.each, position.place, position.level, mover) // rules.each
    choose_as_bot(rules, judge, minds, position, mover, choices, rooms.inner)
    look(rules, judge, position, mover, work)
    correct_leaves(rules, minds, position, mover, work)
    if is_deep and rules.cards == 0:
        look_further(rules, judge, minds, position, mover, rooms)
    can_play = rules.cards == 1 and position.carded[decider] == 0
    follow_choices(rules, position.held[decider + 1], can_play, choices, work)


@compiled
def card_luck(
    rules: NumericRules, judge: NumericEvaluation, minds: Minds, seat: int, position: Position, rooms: Rooms
) -> float:
    """Return the luck of *seat* in the card that now lies face up, of all that might have been turned."""
    held, now = position.held, position.now
    value = np.zeros(SEATS, np.float32)
    face_up = now[FACE_UP]
    held[UNSEEN_ROW, face_up - 1] += 1
    luck = 0.0
    for kind in range(KINDS):
        count = held[UNSEEN_ROW, kind]
        if count == 0:
            continue
        held[UNSEEN_ROW, kind] -= 1
        now[FACE_UP] = kind + 1
        value_as_played(rules, judge, minds, position, rooms.inner, rooms.other, value)
        held[UNSEEN_ROW, kind] += 1
        luck -= count / (now[CARDS_UNSEEN] + 1) * value[seat]
        if kind + 1 == face_up:
            luck += value[seat]
    held[UNSEEN_ROW, face_up - 1] -= 1
    now[FACE_UP] = face_up
    return luck


@compiled
def add_game_luck(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    seat: int,
    is_deep: bool,
    until: int,
    first_card: int,
    moves: Ints,
    rooms: Rooms,
    out: Floats,
) -> None:
    """Add to *out* the luck of *seat* in the game of these *moves*; and again, each times its chance before the throw.

    It counts *until* so few clutches are left, the open one included; `rooms.position` is the position then.
    If *is_deep*, two moves are looked through instead of one, but where cards are played as dice.
    """
    position, work = rooms.position, rooms.judge
    place, level, held, carded, now = position
    turtles = rules.players * rules.each
    chance = 1.0 / rules.players
    set_up(rules, position)
    turned = first_card
    for number in range(-1, len(moves)):
        luck = 0.0
        if number >= 0:
            mover = moves[number, M_MOVER]
            decider = top_of(turtles, place, level, mover) // rules.each
            is_coin = minds.kinds[decider] == ANYTHING and rules.cards == 0
            other_first = 0.0
            starts_by_coin = rules.each == 2 and now[MOVED] == NONE_MOVED and minds.kinds[now[TURN]] >= RISKS
            if starts_by_coin:
                look_at_throw(rules, judge, minds, is_deep, position, mover ^ 1, rooms)
                other_first = work.root[seat]
            look_at_throw(rules, judge, minds, is_deep, position, mover, rooms)
            before = work.root[seat]
            chance = before
            if starts_by_coin:
                chance = (before + other_first) / 2
                luck += before - chance
            total = 0
            dice = 0
            played = NO_CARD
            while dice < 3 and moves[number, M_FIRST + dice] != 0:
                pips = moves[number, M_FIRST + dice]
                if pips > 0:
                    expected = 0.0
                    for face in range(1, 7):
                        expected += after_die(work, played, dice + 1, total + face)[seat] / 6
                    if is_coin:
                        luck += expected - before
                    total += pips
                    before = after_die(work, played, dice + 1, total)[seat]
                    luck += before - expected
                else:
                    played = -pips
                    total += played
                    held[decider + 1, played - 1] -= 1
                    carded[decider] = 1
                dice += 1
            landing = OUTCOME[dice, total] if total <= LIMIT else BUST
            if is_coin:
                luck += work.leaf[NO_CARD, landing, seat] - before
            turned = moves[number, M_TURNED]
            land(rules, position, mover, decider, landing)
        out[0] += luck
        out[1] += luck * chance
        if turned > 0:
            turn_up(position, turned - 1)
            luck = card_luck(rules, judge, minds, seat, position, rooms)
            out[0] += luck
            out[1] += luck * chance
        if clutches_left(rules, now) <= until:
            return
