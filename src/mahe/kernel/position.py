"""Positions between two moves, as players see them who look ahead: where each turtle is, and who holds which cards.

Seats and turtles count from 0 here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from mahe.kernel.board import SEATS
from mahe.kernel.chance import below, take_card
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.landings import SPACES_AFTER, WINS_AFTER
from mahe.rules.landings import BUST
from mahe.rules.pieces import LAST_CLUTCH, RAFT

Array: TypeAlias = Any

NOBODY: Final = -1
"""In place of a turtle."""

TURN, MOVED, FACE_UP, UNSEEN = range(4)
"""What there is in `Position.now`."""

TURN_OVER, FIRST_MOVED, SECOND_MOVED = range(3)
"""Whether a position is between two turns, or inside one: then by which of two turtles has moved, in their order."""


class NumericRules(NamedTuple):
    """How we play: `Rules` as numbers."""

    players: int
    each: int
    cards: int
    highest: int
    bust_ends: int
    set_aside: int
    deck: Array


class Position(NamedTuple):
    """A position between two moves."""

    place: Array
    """Where each turtle is."""
    level: Array
    """How many turtles are below each."""
    held: Array
    """In row 0 the unseen cards, then each seat's."""
    carded: Array
    """Whether a seat has played a card this turn."""
    now: Array
    """Whose turn it is, the turtle that has moved in it or NOBODY, the eggs that lie open, the unseen cards."""


def make_position() -> Position:
    """Return a position to be set up."""
    return Position(
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros((SEATS + 1, 6), np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(4, np.int64),
    )


@compiled
def turn_card(position: Position, rng: Array) -> None:
    """Turn up one of the unseen cards."""
    now = position.now
    now[FACE_UP] = take_card(position.held[0], below(rng, now[UNSEEN]))
    now[UNSEEN] -= 1


@compiled
def top_of(turtles: int, place: Array, level: Array, turtle: int) -> int:
    """Return the topmost turtle of the stack that *turtle* is in."""
    top = turtle
    if place[turtle] != RAFT:
        for other in range(turtles):
            if place[other] == place[top] and level[other] > level[top]:
                top = other
    return top


@compiled
def comes_first(place: Array, level: Array, turtle: int) -> Any:
    """Return whether *turtle* is told before its owner's other one: the one further back is."""
    mate = turtle ^ 1
    if place[turtle] != place[mate]:
        return place[turtle] < place[mate]
    return level[turtle] < level[mate] or (level[turtle] == level[mate] and turtle < mate)


@compiled
def phase_of(place: Array, level: Array, moved: int) -> int:
    """Return whether a turn is over, given who has moved in it or NOBODY; else which of two turtles has."""
    if moved == NOBODY:
        return TURN_OVER
    return FIRST_MOVED if comes_first(place, level, moved) else SECOND_MOVED


@compiled
def move(turtles: int, place: Array, level: Array, mover: int, landing: int) -> Any:
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
    return WINS_AFTER[origin, landing]


@compiled
def set_up(rules: NumericRules, position: Position, rng: Array) -> None:
    """Set up a new game, with the first card turned up."""
    for turtle in range(SEATS):
        position.place[turtle] = RAFT
        position.level[turtle] = 0
        position.carded[turtle] = 0
    position.now[TURN] = 0
    position.now[MOVED] = NOBODY
    position.now[UNSEEN] = 0
    for kind in range(6):
        position.held[0, kind] = rules.deck[kind]
        position.now[UNSEEN] += rules.deck[kind]
        for seat in range(SEATS):
            position.held[seat + 1, kind] = 0
    turn_card(position, rng)


@compiled
def make_move(rules: NumericRules, position: Position, mover: int, decider: int, landing: int, rng: Array) -> bool:
    """Make the move, and turn a card up if one was won; return whether the game is over."""
    place, level, held, carded, now = position
    wins = move(rules.players * rules.each, place, level, mover, landing)
    if wins and now[FACE_UP] == LAST_CLUTCH:
        return True
    if wins:
        held[decider + 1, now[FACE_UP] - 1] += 1
        if now[UNSEEN] > rules.set_aside:
            turn_card(position, rng)
        else:
            now[FACE_UP] = LAST_CLUTCH
    if rules.each == 1 or now[MOVED] != NOBODY or (landing == BUST and rules.bust_ends == 1):
        now[MOVED] = NOBODY
        now[TURN] = (now[TURN] + 1) % rules.players
        for seat in range(rules.players):
            carded[seat] = 0
    else:
        now[MOVED] = mover
    return False
