"""What a position is worth if every seat plays on as the bot in it does: each decides by its own mind, compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats, Ints, Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import OUTCOME, bust_faces
from mahe.kernel.last_race import mix_in_race
from mahe.kernel.lookahead import look
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN, NumericRules, Position, top_of
from mahe.kernel.turn_lookahead import look_through
from mahe.kernel.workspace import CARD_CHOICES, NO_CARD, Workspace
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LAST_CLUTCH, LIMIT

BEST, THUMB, RISKS, ANYTHING = range(4)
"""How a seat decides: by the evaluation that judges, by navigator's, by swimmer's risks, or at random."""

EITHER: Final = -1
"""In place of a choice: to throw on or to stop, either as likely."""

_RACE, _RACE_OF_THE_BLIND = 0.4, 0.4
"""How much the race counts in the last clutch, and how much more if all play without looking at the board."""


class Minds(NamedTuple):
    """How every seat decides, and how well."""

    kinds: Ints
    """By seat: BEST, THUMB, RISKS or ANYTHING."""
    strengths: Floats
    """By seat: the logarithm of how much likelier it wins a whole game."""
    arrivals: Floats
    """By kind: see `mix_in_race`."""
    risks: Ints
    """How many faces may be a bust for a swimmer to throw the second and the third die."""
    thumb: NumericEvaluation
    """Navigator's rule of thumb."""


@compiled
def guess_choices(kind: int, risks: Ints, work: Workspace) -> None:
    """Write into *work* what a seat chooses that looks at its dice alone, or at nothing."""
    for total in range(1, LIMIT):
        rolls = kind == ANYTHING or bust_faces(total) <= risks[0]
        work.choice_one[total] = (EITHER if kind == ANYTHING else ROLL) if rolls else STOP
    for total in range(2, LIMIT + 1):
        rolls = kind == ANYTHING or bust_faces(total) <= risks[1]
        for played in range(CARD_CHOICES):
            work.choice_two[played, total] = (EITHER if kind == ANYTHING else ROLL) if rolls else STOP


@compiled
def copy_choices(source: Workspace, target: Workspace) -> None:
    """Choose in *target* as in *source*."""
    target.choice_one[:] = source.choice_one
    target.choice_two[:] = source.choice_two


@compiled
def choose_as_bot(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    position: Position,
    mover: int,
    choices: Workspace,
    inner: Workspace,
) -> None:
    """Write into *choices* what whoever decides about *mover* does, just as its bot; *inner* is scratch memory."""
    mind = minds.kinds[top_of(rules.players * rules.each, position.place, position.level, mover) // rules.each]
    if mind == BEST:
        look_through(rules, judge, position, mover, choices, inner, True)
    elif mind == THUMB:
        look_through(rules, minds.thumb, position, mover, choices, inner, True)
    else:
        guess_choices(mind, minds.risks, choices)


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
                elif choice == EITHER:
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
            elif choice == EITHER:
                work.one[total, seat] = (stopped + rolled) / 2
            else:
                work.one[total, seat] = work.two[choice - CARD, total + choice - CARD, seat]
            work.root[seat] += work.one[total, seat] / 6


@compiled
def clutches_left(rules: NumericRules, now: Ints) -> int:
    """Return how many clutches will still be taken, the open one included."""
    return 1 if now[FACE_UP] == LAST_CLUTCH else max(0, now[CARDS_UNSEEN] - rules.set_aside) + 2


@compiled
def give_odds(rules: NumericRules, strengths: Floats, clutches: int, chances: Singles) -> None:
    """Make an evaluation's *chances* those of players who are not equally strong.

    What the stronger one wins by grows with the time that is left, and luck with its square root.
    """
    deck = 0
    for count in rules.deck:
        deck += count
    ahead = np.sqrt(clutches / (deck - rules.set_aside + 1))
    total = 0.0
    for seat in range(rules.players):
        chances[seat] *= np.exp(strengths[seat] * ahead)
        total += chances[seat]
    for seat in range(rules.players):
        chances[seat] /= total


@compiled
def correct_leaves(rules: NumericRules, minds: Minds, position: Position, mover: int, work: Workspace) -> None:
    """Better what `leaf` of *work* says of each landing, by what is known of the players."""
    place, level, held, carded, now = position
    clutches = clutches_left(rules, now)
    decider = top_of(rules.players * rules.each, place, level, mover) // rules.each
    can_play = rules.cards == 1 and carded[decider] == 0
    blind = 0
    for seat in range(rules.players):
        blind += minds.kinds[seat] >= RISKS
    weight = _RACE + _RACE_OF_THE_BLIND * blind / rules.players
    for landing in range(LANDINGS):
        then = clutches - work.wins[landing]
        if then == 0:
            continue
        for played in range(CARD_CHOICES):
            if played == NO_CARD or (can_play and held[decider + 1, played - 1] > 0):
                give_odds(rules, minds.strengths, then, work.leaf[played, landing])
        if then == 1 and rules.each == 1 and rules.cards == 0:
            takes = clutches == 2
            if takes:
                held[decider + 1, now[FACE_UP] - 1] += 1
            mix_in_race(
                rules,
                minds.kinds,
                minds.arrivals,
                weight,
                work.place[landing],
                work.level[landing],
                held,
                (now[TURN] + 1) % rules.players,
                work.scores,
                work.leaf[NO_CARD, landing],
            )
            if takes:
                held[decider + 1, now[FACE_UP] - 1] -= 1


@compiled
def look_as_played(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    position: Position,
    mover: int,
    work: Workspace,
    other: Workspace,
) -> None:
    """Fill *work* with what each throw for *mover* is worth if its decider chooses by its own mind.

    *other* is scratch memory.
    """
    decider = top_of(rules.players * rules.each, position.place, position.level, mover) // rules.each
    mind = minds.kinds[decider]
    look(rules, judge, position, mover, work)
    if mind == BEST:
        copy_choices(work, other)
    elif mind == THUMB:
        look(rules, minds.thumb, position, mover, other)
    else:
        guess_choices(mind, minds.risks, other)
    correct_leaves(rules, minds, position, mover, work)
    can_play = rules.cards == 1 and position.carded[decider] == 0
    follow_choices(rules, position.held[decider + 1], can_play, other, work)


@compiled
def value_as_played(
    rules: NumericRules,
    judge: NumericEvaluation,
    minds: Minds,
    position: Position,
    work: Workspace,
    other: Workspace,
    out: Singles,
) -> None:
    """Write into *out* what a position is worth to every seat, one move looked through; the workspaces are scratch."""
    turn, moved = position.now[TURN], position.now[MOVED]
    mover = turn * rules.each if moved == NONE_MOVED else moved ^ 1
    look_as_played(rules, judge, minds, position, mover, work, other)
    out[: rules.players] = work.root[: rules.players]
    if rules.each == 1 or moved != NONE_MOVED:
        return
    look_as_played(rules, judge, minds, position, mover + 1, work, other)
    if minds.kinds[turn] >= RISKS:
        for seat in range(rules.players):
            out[seat] = (out[seat] + work.root[seat]) / 2
    elif work.root[turn] > out[turn]:
        out[: rules.players] = work.root[: rules.players]
