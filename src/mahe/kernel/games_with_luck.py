"""Games of players who look ahead, from any position to the end, and how lucky every seat was in them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints, SmallInts
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.luck import add_card_luck, add_die_luck, nth_kind, turn_up
from mahe.kernel.next_turn import reconsider
from mahe.kernel.position import (
    CARDS_UNSEEN,
    FACE_UP,
    MOVED,
    NONE_MOVED,
    TURN,
    NumericRules,
    Position,
    move,
    top_of,
)
from mahe.kernel.records import SEATS, UNSEEN_ROW
from mahe.kernel.scores import add_result
from mahe.kernel.shared_dice import card_of, die_of, game_key
from mahe.kernel.training_rows import write_row
from mahe.kernel.turn_lookahead import look_through, pick_start
from mahe.kernel.workspace import NO_CARD, Workspace
from mahe.rules.landings import BUST
from mahe.rules.pieces import LAST_CLUTCH, LIMIT

NOBODY_MOVES: Final = -1
MOVER, DICE, TOTAL, IS_ROLLING = range(4)
"""What there is in `Start.throw`: the turtle thrown for or NOBODY_MOVES, the dice so far, and if one is in the air."""


class Start(NamedTuple):
    """Where games begin."""

    position: Position
    """Between two moves, or before the throw that is under way; no card lies open if one must be turned up."""
    throw: Ints


class Notes(NamedTuple):
    """What is noted before each whole move, by game and move, as far as there is room."""

    chances: Floats
    """What every seat could expect."""
    lucks: Floats
    """How lucky it had been until then."""
    rows: SmallInts
    """The position, as it is kept for training."""


class Scratch(NamedTuple):
    """Scratch memory of a thread, for whoever decides and for the luck."""

    position: Position
    work: Workspace
    inner: Workspace
    luck: Workspace
    further: Workspace


@compiled
def copy_position(source: Position, target: Position) -> None:
    """Make *target* the same as *source*."""
    target.place[:] = source.place
    target.level[:] = source.level
    target.held[:] = source.held
    target.carded[:] = source.carded
    target.now[:] = source.now


@compiled
def throw_on(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    mover: int,
    decider: int,
    begun: tuple[int, int, int],
    dice_at: tuple[np.uint64, int, int],
    is_whole: bool,
    work: Workspace,
    luck: Workspace,
    further: Workspace,
    inner: Workspace,
    out: Floats,
) -> int:
    """Throw as *work* says, and add the luck by that in *luck* to *out*; return the landing.

    *begun* are the dice so far, their total, and 1 if a die is in the air; *dice_at* the game's key, the seat and its
    throw's number, for `die_of`. If *is_whole*, close choices are looked at again; *further* and *inner* are scratch
    memory.
    """
    dice, total, rolling = begun
    key, seat, number = dice_at
    played = NO_CARD
    while True:
        if rolling:
            pips = die_of(key, seat, number, dice)
            add_die_luck(rules.players, luck, played, dice, total, pips, 1.0, out)
            dice += 1
            total += pips
            rolling = 0
            if total > LIMIT:
                return BUST
        landing: int = OUTCOME[dice, total]
        if dice == 3 or total > rules.highest:
            return landing
        if is_whole:
            reconsider(rules, evaluation, position, mover, dice, total, played, work, further, inner)
        choice = work.choice_one[total] if dice == 1 else work.choice_two[played, total]
        if choice == STOP:
            return landing
        if choice == ROLL:
            rolling = 1
        else:
            played = choice - CARD
            total += played
            dice += 1
            position.held[decider + 1, played - 1] -= 1
            position.carded[decider] = 1


@compiled
def land(rules: NumericRules, position: Position, mover: int, decider: int, landing: int) -> int:
    """Make the move; return 0, 1 if a card must be turned up now, or 2 if the game is over."""
    place, level, held, carded, now = position
    wins = move(rules.players * rules.each, place, level, mover, landing)
    if wins and now[FACE_UP] == LAST_CLUTCH:
        return 2
    if rules.each == 1 or now[MOVED] != NONE_MOVED or (landing == BUST and rules.bust_ends == 1):
        now[MOVED] = NONE_MOVED
        now[TURN] = (now[TURN] + 1) % rules.players
        for seat in range(rules.players):
            carded[seat] = 0
    else:
        now[MOVED] = mover
    if not wins:
        return 0
    held[decider + 1, now[FACE_UP] - 1] += 1
    if now[CARDS_UNSEEN] > rules.set_aside:
        return 1
    now[FACE_UP] = LAST_CLUTCH
    return 0


@compiled
def play_games(
    rules: NumericRules,
    evaluations: tuple[NumericEvaluation, NumericEvaluation],
    who: Ints,
    judge: int,
    is_whole: bool,
    start: Start,
    key: np.uint64,
    first: int,
    scratch: Scratch,
    results: Floats,
    lucks: Floats,
    notes: Notes,
) -> None:
    """Play games *first*, first + 1, … of *key* from *start*, and fill in each seat's result and luck, by game.

    Each seat decides by the evaluation that *who* says; the luck is by that of number *judge*. If *is_whole*, searches
    go through both moves of a turn, and close choices are looked at again where the evaluation has a margin.
    """
    players = rules.players
    turtles = players * rules.each
    position, work, inner, lucky, further = scratch
    throws = np.zeros(SEATS, np.int64)
    expected = np.zeros(SEATS, np.float64)
    for index in range(len(results)):
        game = game_key(key, first + index)
        copy_position(start.position, position)
        throws[:] = 0
        cards = 0
        place, level, held, _, now = position
        mover = start.throw[MOVER]
        dice, total, rolling = start.throw[DICE], start.throw[TOTAL], start.throw[IS_ROLLING]
        last = 0
        to_turn = 1 if now[FACE_UP] == 0 else 0
        luck = lucks[index]
        moves = 0
        while to_turn != 2:
            if to_turn:
                turn_up(position, nth_kind(held[UNSEEN_ROW], card_of(game, cards, now[CARDS_UNSEEN])))
                cards += 1
                add_card_luck(rules, evaluations[judge], position, 1.0, lucky, expected, luck)
            turn = now[TURN]
            picked = who[turn]
            is_begun = mover != NOBODY_MOVES
            if not is_begun:
                mover = pick_start(rules, evaluations[picked], position, work, inner, is_whole)
                dice, total, rolling = 0, 0, 1
            last = top_of(turtles, place, level, mover) // rules.each
            if is_begun or who[last] != picked:
                look_through(rules, evaluations[who[last]], position, mover, work, inner, is_whole)
            if not is_begun and moves < notes.chances.shape[1]:
                for seat in range(players):
                    notes.chances[index, moves, seat] = work.root[seat]
                    notes.lucks[index, moves, seat] = luck[seat]
                write_row(rules, position, notes.rows[index, moves])
                moves += 1
            if who[last] != judge:
                look_through(rules, evaluations[judge], position, mover, lucky, inner, is_whole)
            landing = throw_on(
                rules,
                evaluations[who[last]],
                position,
                mover,
                last,
                (dice, total, rolling),
                (game, turn, throws[turn]),
                is_whole,
                work,
                work if who[last] == judge else lucky,
                further,
                inner,
                luck,
            )
            throws[turn] += 1
            to_turn = land(rules, position, mover, last, landing)
            mover = NOBODY_MOVES
        add_result(rules, held, last, 1.0, work.scores, results[index])
