"""Positions between two moves, as players see them who look ahead: where each turtle is, and who holds which cards.

Seats and turtles count from 0 here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Ints, Words
from mahe.kernel.chance import below, take_card
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import SPACES_AFTER, WINS_AFTER
from mahe.kernel.records import KINDS, SEATS, UNSEEN_ROW
from mahe.rules.landings import BUST
from mahe.rules.pieces import LAST_CLUTCH, RAFT

NONE_MOVED: Final = -1
"""In place of the turtle that has moved in this turn."""

TURN, MOVED, FACE_UP, CARDS_UNSEEN = range(4)
"""What there is in `Position.now`."""

PHASES: Final = 3
TURN_OVER, FIRST_MOVED, SECOND_MOVED = range(PHASES)
"""Whether a position is between two turns, or inside one: then by which of two turtles has moved, in their order."""


class NumericRules(NamedTuple):
    """How we play: `Rules` as numbers."""

    players: int
    each: int
    cards: int
    highest: int
    bust_ends: int
    set_aside: int
    deck: Ints


class Position(NamedTuple):
    """A position between two moves."""

    place: Ints
    """Where each turtle is."""
    level: Ints
    """How many turtles are below each."""
    held: Ints
    """By holder (see UNSEEN_ROW) and kind: the cards."""
    carded: Ints
    """Whether a seat has played a card this turn."""
    now: Ints
    """Whose turn it is, the turtle that has moved in it or NONE_MOVED, the eggs that lie open, the unseen cards."""


def make_position() -> Position:
    """Return a position to be set up."""
    return Position(
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros((SEATS + 1, KINDS), np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(4, np.int64),
    )


@compiled
def turn_card(position: Position, rng: Words) -> None:
    """Turn up one of the unseen cards."""
    now = position.now
    now[FACE_UP] = take_card(position.held[UNSEEN_ROW], below(rng, now[CARDS_UNSEEN]))
    now[CARDS_UNSEEN] -= 1


@compiled
def top_of(turtles: int, place: Ints, level: Ints, turtle: int) -> int:
    """Return the topmost turtle of the stack that *turtle* is in."""
    top = turtle
    if place[turtle] != RAFT:
        for other in range(turtles):
            if place[other] == place[top] and level[other] > level[top]:
                top = other
    return top


@compiled
def comes_first(place: Ints, level: Ints, turtle: int) -> bool:
    """Return whether *turtle* comes before its owner's other one in a network's inputs: the one further back does."""
    mate = turtle ^ 1
    if place[turtle] != place[mate]:
        is_behind: bool = place[turtle] < place[mate]
        return is_behind
    return level[turtle] < level[mate] or (level[turtle] == level[mate] and turtle < mate)


@compiled
def phase_of(place: Ints, level: Ints, moved: int) -> int:
    """Return whether a turn is over, given who has moved in it or NONE_MOVED; else which of two turtles has."""
    if moved == NONE_MOVED:
        return TURN_OVER
    return FIRST_MOVED if comes_first(place, level, moved) else SECOND_MOVED


@compiled
def move(turtles: int, place: Ints, level: Ints, mover: int, landing: int) -> bool:
    """Move *mover* and what it carries; return whether that wins the open clutch."""
    origin = place[mover]
    space = SPACES_AFTER[origin, landing]
    floor = level[mover]
    there = 0
    if space != RAFT:
        for turtle in range(turtles):
            carried = place[turtle] == origin and level[turtle] >= floor and origin != RAFT
            if place[turtle] == space and not carried and turtle != mover:
                there += 1
    for turtle in range(turtles):
        if turtle == mover or (place[turtle] == origin and level[turtle] > floor and origin != RAFT):
            place[turtle] = space
            level[turtle] = 0 if space == RAFT else level[turtle] - floor + there
    wins: bool = WINS_AFTER[origin, landing]
    return wins


@compiled
def set_up(rules: NumericRules, position: Position, rng: Words) -> None:
    """Set up a new game, with the first card turned up."""
    for turtle in range(SEATS):
        position.place[turtle] = RAFT
        position.level[turtle] = 0
        position.carded[turtle] = 0
    position.now[TURN] = 0
    position.now[MOVED] = NONE_MOVED
    position.now[CARDS_UNSEEN] = 0
    for kind in range(KINDS):
        position.held[UNSEEN_ROW, kind] = rules.deck[kind]
        position.now[CARDS_UNSEEN] += rules.deck[kind]
        for seat in range(SEATS):
            position.held[seat + 1, kind] = 0
    turn_card(position, rng)


@compiled
def make_move(rules: NumericRules, position: Position, mover: int, decider: int, landing: int, rng: Words) -> bool:
    """Make the move, and turn a card up if one was won; return whether the game is over."""
    place, level, held, carded, now = position
    wins = move(rules.players * rules.each, place, level, mover, landing)
    if wins and now[FACE_UP] == LAST_CLUTCH:
        return True
    if wins:
        held[decider + 1, now[FACE_UP] - 1] += 1
        if now[CARDS_UNSEEN] > rules.set_aside:
            turn_card(position, rng)
        else:
            now[FACE_UP] = LAST_CLUTCH
    if rules.each == 1 or now[MOVED] != NONE_MOVED or (landing == BUST and rules.bust_ends == 1):
        now[MOVED] = NONE_MOVED
        now[TURN] = (now[TURN] + 1) % rules.players
        for seat in range(rules.players):
            carded[seat] = 0
    else:
        now[MOVED] = mover
    return False
