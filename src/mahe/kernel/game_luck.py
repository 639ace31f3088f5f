"""How lucky a seat was in a game that has been played, by whomever, compiled.

The luck of a die depends on what is done with it, so what the bots that we know would do goes into it: a 4 is no luck
for somebody who throws on and goes bust. A guess that is wrong does no harm: what came is always compared with the
average of what could have come, so that luck is 0 on average whoever plays.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.games_with_luck import copy_position, land
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME, bust_faces
from mahe.kernel.lookahead import choose_throws, look, value_now
from mahe.kernel.luck import add_card_luck, add_die_luck, turn_up
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN, NumericRules, Position, top_of
from mahe.kernel.records import KINDS, SEATS, UNSEEN_ROW
from mahe.kernel.workspace import CARD_CHOICES, NO_CARD, Workspace
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LIMIT, RAFT

M_MOVER, M_FIRST, M_TURNED, MOVE_NUMBERS = 0, 1, 4, 5
"""In a row for each move: its turtle, up to three dice (a card less than 0, 0 for none), and the card turned up."""

BEST, THUMB, RISKS, ANYTHING = range(4)
"""How a seat decides: by the evaluation that judges, by navigator's, by swimmer's risks, or at random."""

_EITHER: Final = -1
"""In place of a choice: to throw on or to stop, either as likely."""


class Minds(NamedTuple):
    """How every seat decides."""

    kinds: Ints
    """By seat: BEST, THUMB, RISKS or ANYTHING."""
    risks: Ints
    """How many faces may be a bust for a swimmer to throw the second and the third die."""
    thumb: NumericEvaluation
    """Navigator's rule of thumb."""


class Rooms(NamedTuple):
    """Scratch memory."""

    position: Position
    then: Position
    judge: Workspace
    inner: Workspace
    thumb: Workspace


@compiled
def guess_choices(kind: int, risks: Ints, work: Workspace) -> None:
    """Write into *work* what a seat chooses that looks at its dice alone, or at nothing."""
    for total in range(1, LIMIT):
        rolls = kind == ANYTHING or bust_faces(total) <= risks[0]
        work.choice_one[total] = (_EITHER if kind == ANYTHING else ROLL) if rolls else STOP
    for total in range(2, LIMIT + 1):
        rolls = kind == ANYTHING or bust_faces(total) <= risks[1]
        for played in range(CARD_CHOICES):
            work.choice_two[played, total] = (_EITHER if kind == ANYTHING else ROLL) if rolls else STOP


@compiled
def follow_choices(rules: NumericRules, hand: Ints, can_play: bool, choices: Workspace, work: Workspace) -> None:
    """Fill `two`, `one` and `root` of *work* again, if whoever decides chooses as *choices* has it."""
    players = rules.players
    for played in range(CARD_CHOICES):
        if played != NO_CARD and not (can_play and hand[played - 1] > 0):
            continue
        leaf = work.leaf[played]
        for total in range(2, LIMIT + 1):
            choice = choices.choice_two[played, total] if total <= rules.highest else STOP
            for seat in range(players):
                stopped = leaf[OUTCOME[2, total], seat]
                rolled = 0.0
                for pips in range(1, 7):
                    rolled += leaf[OUTCOME[3, total + pips], seat] / 6
                if choice == STOP:
                    work.two[played, total, seat] = stopped
                elif choice == ROLL:
                    work.two[played, total, seat] = rolled
                elif choice == _EITHER:
                    work.two[played, total, seat] = (stopped + rolled) / 2
                else:
                    work.two[played, total, seat] = work.leaf[choice - CARD, OUTCOME[3, total + choice - CARD], seat]
    for seat in range(players):
        work.root[seat] = 0.0
        for total in range(1, LIMIT):
            choice = choices.choice_one[total]
            stopped = work.leaf[NO_CARD, OUTCOME[1, total], seat]
            rolled = 0.0
            for pips in range(1, 7):
                over = total + pips > LIMIT
                rolled += (work.leaf[NO_CARD, BUST, seat] if over else work.two[NO_CARD, total + pips, seat]) / 6
            if choice == STOP:
                work.one[total, seat] = stopped
            elif choice == ROLL:
                work.one[total, seat] = rolled
            elif choice == _EITHER:
                work.one[total, seat] = (stopped + rolled) / 2
            else:
                work.one[total, seat] = work.two[choice - CARD, total + choice - CARD, seat]
            work.root[seat] += work.one[total, seat] / 6


@compiled
def choose_as_played(
    rules: NumericRules, minds: Minds, position: Position, mover: int, decider: int, work: Workspace, other: Workspace
) -> None:
    """Fill `two`, `one` and `root` of *work* from its `leaf`, if *decider* chooses by its own mind."""
    mind = minds.kinds[decider]
    can_play = rules.cards == 1 and position.carded[decider] == 0
    if mind == BEST:
        choose_throws(rules, position, decider, can_play, work)
        return
    if mind == THUMB:
        look(rules, minds.thumb, position, mover, other)
    else:
        guess_choices(mind, minds.risks, other)
    follow_choices(rules, position.held[decider + 1], can_play, other, work)


@compiled
def look_further(
    rules: NumericRules, judge: NumericEvaluation, minds: Minds, position: Position, mover: int, rooms: Rooms
) -> None:
    """Better what `leaf` of `rooms.judge` says of each landing by looking through the move after it, too.

    Where a card is turned up, by that which is most likely. With two turtles each, only the second move of a turn is
    looked through: who moves first in the next one is not known.
    """
    then, work, inner, other = rooms.then, rooms.judge, rooms.inner, rooms.thumb
    turtles = rules.players * rules.each
    decider = top_of(turtles, position.place, position.level, mover) // rules.each
    for landing in range(LANDINGS):
        copy_position(position, then)
        to_turn = land(rules, then, mover, decider, landing)
        if to_turn == 2 or (rules.each == 2 and then.now[MOVED] == NONE_MOVED):
            continue
        leaf = work.leaf[NO_CARD, landing]
        if to_turn:
            likely = 0
            for kind in range(1, KINDS):
                if then.held[UNSEEN_ROW, kind] > then.held[UNSEEN_ROW, likely]:
                    likely = kind
            turn_up(then, likely)
            value_now(rules, judge, then, inner, inner.root)
            for seat in range(rules.players):
                leaf[seat] -= inner.root[seat]
        else:
            for seat in range(rules.players):
                leaf[seat] = 0.0
        moved = then.now[MOVED]
        following = then.now[TURN] * rules.each if moved == NONE_MOVED else moved ^ 1
        rider = top_of(turtles, then.place, then.level, following) // rules.each
        look(rules, judge, then, following, inner)
        choose_as_played(rules, minds, then, following, rider, inner, other)
        for seat in range(rules.players):
            leaf[seat] += inner.root[seat]


@compiled
def add_game_luck(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    seat: int,
    is_deep: bool,
    first_card: int,
    moves: Ints,
    rooms: Rooms,
    out: Floats,
) -> None:
    """Add to *out* the luck of *seat* in the game of these *moves*; and again, each times its chance before the throw.

    If *is_deep*, two moves are looked through instead of one, but where cards are played as dice.
    """
    position, work = rooms.position, rooms.judge
    place, level, held, carded, now = position
    turtles = rules.players * rules.each
    gained = np.zeros(SEATS, np.float64)
    expected = np.zeros(SEATS, np.float64)
    chance = 1.0 / rules.players
    now[TURN], now[MOVED], now[FACE_UP], now[CARDS_UNSEEN] = 0, NONE_MOVED, 0, 0
    for turtle in range(SEATS):
        place[turtle], level[turtle], carded[turtle] = RAFT, 0, 0
    for kind in range(KINDS):
        for holder in range(SEATS + 1):
            held[holder, kind] = 0
        held[UNSEEN_ROW, kind] = rules.deck[kind]
        now[CARDS_UNSEEN] += rules.deck[kind]
    turned = first_card
    for number in range(-1, len(moves)):
        if number >= 0:
            mover = moves[number, M_MOVER]
            decider = top_of(turtles, place, level, mover) // rules.each
            look(rules, judge, position, mover, work)
            if is_deep and rules.cards == 0:
                look_further(rules, judge, minds, position, mover, rooms)
            choose_as_played(rules, minds, position, mover, decider, work, rooms.thumb)
            chance = work.root[seat]
            total = 0
            dice = 0
            played = NO_CARD
            while dice < 3 and moves[number, M_FIRST + dice] != 0:
                pips = moves[number, M_FIRST + dice]
                if pips > 0:
                    gained[seat] = 0.0
                    add_die_luck(rules.players, work, played, dice, total, pips, 1.0, gained)
                    out[0] += gained[seat]
                    out[1] += gained[seat] * chance
                    total += pips
                else:
                    played = -pips
                    total += played
                    held[decider + 1, played - 1] -= 1
                    carded[decider] = 1
                dice += 1
            turned = moves[number, M_TURNED]
            land(rules, position, mover, decider, OUTCOME[dice, total] if total <= LIMIT else BUST)
        if turned > 0:
            turn_up(position, turned - 1)
            gained[seat] = 0.0
            add_card_luck(rules, judge, position, 1.0, work, expected, gained)
            out[0] += gained[seat]
            out[1] += gained[seat] * chance
