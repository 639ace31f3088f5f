"""Looking two turns ahead, compiled: close choices are looked at again, with the next player's turn.

`mahe.bots.next_turn` does the same with NumPy; tests hold the two together. For tables with one turtle each.
"""

from __future__ import annotations

import numpy as np

from mahe.arrays import Flags, Ints, Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME
from mahe.kernel.lookahead import choose_throws, look
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN, NumericRules, Position, move, top_of
from mahe.kernel.records import KINDS, SEATS, UNSEEN_ROW
from mahe.kernel.scores import add_result
from mahe.kernel.workspace import CARD_CHOICES, NO_CARD, Workspace
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LAST_CLUTCH, LIMIT


@compiled
def reconsider(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    mover: int,
    dice: int,
    total: int,
    played: int,
    choices: Workspace,
    further: Workspace,
    inner: Workspace,
) -> None:
    """If the choice after *dice* that make *total* is close, make it in *choices* by the next player's best turn.

    *choices* is what a look for *mover* has filled; *position* has the card *played* since, if any. The other
    workspaces are scratch memory.
    """
    if evaluation.margin <= 0.0:
        return
    decider = top_of(rules.players * rules.each, position.place, position.level, mover) // rules.each
    can_play = rules.cards == 1 and position.carded[decider] == 0
    if not is_close(evaluation.margin, position.held[decider + 1], decider, can_play, dice, total, played, choices):
        return
    needed = np.zeros((CARD_CHOICES, LANDINGS), np.bool_)
    mark_needed(position.held[decider + 1], can_play, dice, total, needed)
    look_further(rules, evaluation, position, mover, decider, needed, further, inner)
    choose_throws(rules, position, decider, can_play, further)
    if dice == 1:
        choices.choice_one[total] = further.choice_one[total]
    else:
        choices.choice_two[played, total] = further.choice_two[NO_CARD, total]


@compiled
def is_close(
    margin: float,
    hand: Ints,
    decider: int,
    can_play: bool,
    dice: int,
    total: int,
    played: int,
    work: Workspace,
) -> bool:
    """Return whether the best choice is better than the second by less than *margin*, as *work* has it."""
    best = second = -1.0
    for choice in range(-1, KINDS + 1):
        if choice < 0:
            worth = work.leaf[played, OUTCOME[dice, total], decider]
        elif choice == NO_CARD:
            worth = 0.0
            for pips in range(1, 7):
                if dice == 2:
                    worth += work.leaf[played, OUTCOME[3, total + pips], decider] / 6
                elif total + pips > LIMIT:
                    worth += work.leaf[NO_CARD, BUST, decider] / 6
                else:
                    worth += work.two[NO_CARD, total + pips, decider] / 6
        elif not can_play or hand[choice - 1] == 0 or total + choice > LIMIT:
            continue
        elif dice == 2:
            worth = work.leaf[choice, OUTCOME[3, total + choice], decider]
        else:
            worth = work.two[choice, total + choice, decider]
        if worth > best:
            best, second = worth, best
        else:
            second = max(second, worth)
    return best - second < margin


@compiled
def mark_needed(hand: Ints, can_play: bool, dice: int, total: int, needed: Flags) -> None:
    """Mark the landings that are still possible after *dice* that make *total*, by card to be played."""
    for played in range(CARD_CHOICES):
        if played != NO_CARD and (not can_play or hand[played - 1] == 0 or total + played > LIMIT):
            continue
        needed[played, BUST] = played == NO_CARD or dice == 1
        if played == NO_CARD:
            needed[NO_CARD, OUTCOME[dice, total]] = True
        first = total + max(played, 1)
        if dice == 2:
            for three in range(first, (LIMIT if played == NO_CARD else first) + 1):
                needed[played, OUTCOME[3, three]] = True
            continue
        for two in range(first, (LIMIT if played == NO_CARD else first) + 1):
            needed[played, OUTCOME[2, two]] = True
        for three in range(first + 1, LIMIT + 1):
            needed[played, OUTCOME[3, three]] = True


@compiled
def look_further(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    position: Position,
    mover: int,
    decider: int,
    needed: Flags,
    work: Workspace,
    inner: Workspace,
) -> None:
    """Fill `leaf` of *work*, where it is *needed* by card and landing, with what the next player's best turn leaves."""
    turtles = rules.players * rules.each
    place, level, held, _, now = position
    for landing in range(LANDINGS):
        if needed[:, landing].any():
            work.place[landing] = place
            work.level[landing] = level
            work.wins[landing] = move(turtles, work.place[landing], work.level[landing], mover, landing)
    work.leaf[:] = 0.0
    then = np.empty(4, np.int64)
    then[TURN] = (now[TURN] + 1) % rules.players
    then[MOVED] = NONE_MOVED
    nobody_carded = np.zeros(SEATS, np.int64)
    hand = held[decider + 1]
    for played in range(CARD_CHOICES):
        if not needed[played].any():
            continue
        if played != NO_CARD:
            hand[played - 1] -= 1
        for landing in range(LANDINGS):
            if not needed[played, landing]:
                continue
            after = Position(work.place[landing], work.level[landing], held, nobody_carded, then)
            leaf = work.leaf[played, landing]
            then[CARDS_UNSEEN] = now[CARDS_UNSEEN]
            if not work.wins[landing]:
                add_turn(rules, evaluation, after, now[FACE_UP], 1.0, inner, leaf)
            elif now[FACE_UP] == LAST_CLUTCH:
                add_result(rules, held, decider, 1.0, work.scores, leaf)
            else:
                hand[now[FACE_UP] - 1] += 1
                add_turns(rules, evaluation, after, inner, leaf)
                hand[now[FACE_UP] - 1] -= 1
        if played != NO_CARD:
            hand[played - 1] += 1


@compiled
def add_turns(
    rules: NumericRules, evaluation: NumericEvaluation, after: Position, inner: Workspace, out: Singles
) -> None:
    """Add to *out* what the next turn leaves on average over the cards that may be turned up before it."""
    unseen = after.now[CARDS_UNSEEN]
    if unseen <= rules.set_aside:
        add_turn(rules, evaluation, after, LAST_CLUTCH, 1.0, inner, out)
        return
    after.now[CARDS_UNSEEN] = unseen - 1
    for kind in range(KINDS):
        count = after.held[UNSEEN_ROW, kind]
        if count > 0:
            after.held[UNSEEN_ROW, kind] -= 1
            add_turn(rules, evaluation, after, kind + 1, count / unseen, inner, out)
            after.held[UNSEEN_ROW, kind] += 1


@compiled
def add_turn(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    after: Position,
    face_up: int,
    weight: float,
    inner: Workspace,
    out: Singles,
) -> None:
    """Add to *out*, times *weight*, what the next player's best turn leaves if *face_up* lies open."""
    after.now[FACE_UP] = face_up
    look(rules, evaluation, after, after.now[TURN], inner)
    for seat in range(rules.players):
        out[seat] += weight * inner.root[seat]
