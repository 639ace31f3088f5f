"""A game of the kernel event by event, as events and states of `mahe.rules`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from mahe.kernel import event_rows
from mahe.kernel.counts import GameCounts, counts_of
from mahe.kernel.event_rows import ROW_CARDED, ROW_CARDS, ROW_PERCHES
from mahe.kernel.policy import Policy
from mahe.kernel.records import KINDS, NOBODY, UNSEEN_ROW
from mahe.kernel.setup import key_of, make_board, make_setup
from mahe.kernel.whole_games import play_with_events
from mahe.rules import (
    CHANCE,
    TURTLES,
    Event,
    Nature,
    Perch,
    PlayCard,
    Roll,
    Rolled,
    Rules,
    Seat,
    Start,
    State,
    Stop,
    Turned,
)


class Step(NamedTuple):
    """One event as the kernel saw it."""

    actor: Seat | Nature
    options: frozenset[Event]
    """What was on offer; empty for chance."""
    event: Event
    after: State


class Walk(NamedTuple):
    """A whole game, and what it counts for."""

    steps: tuple[Step, ...]
    counts: GameCounts


def walk(rules: Rules, policies: Sequence[Policy], *, seed: int, game: int) -> Walk:
    """Return game number *game* of *seed*, counted from 0: the very one that `play_batch` plays."""
    rows, counts = _play(rules, policies, seed, game)
    return Walk(tuple(_step(rules, row) for row in rows), counts)


def events_of(rules: Rules, policies: Sequence[Policy], *, seed: int, game: int) -> tuple[Event, ...]:
    """Return the events of a game, from which `mahe.record` makes a record."""
    rows, _ = _play(rules, policies, seed, game)
    return tuple(EVENTS[row[event_rows.EVENT]] for row in rows)


def _play(rules: Rules, policies: Sequence[Policy], seed: int, game: int) -> tuple[list[list[int]], GameCounts]:
    """Return a game's rows; it is played again if it did not fit."""
    setup = make_setup(rules, policies)
    room = 1000
    while True:
        board = make_board()
        events = event_rows.EventRows(
            rows=np.zeros((room, event_rows.ROW), np.int16),
            length=np.zeros(1, np.int64),
            phase=np.array([0, NOBODY, NOBODY, 0, 0, 0], np.int16),
            pending=np.zeros(event_rows.ROW_PHASE, np.int16),
        )
        play_with_events(setup, board, key_of(seed), game, events)
        count = int(events.length[0])
        if count <= room:
            return events.rows[:count].tolist(), counts_of(setup, board)
        room = count


def _event(number: int) -> Event:
    if number > event_rows.TURNED:
        return Turned(number - event_rows.TURNED)
    if number > event_rows.ROLLED:
        return Rolled(number - event_rows.ROLLED)
    if number >= event_rows.START:
        return Start(TURTLES[number - event_rows.START])
    if number > event_rows.CARD:
        return PlayCard(number - event_rows.CARD)
    return Stop() if number == event_rows.STOP else Roll()


EVENTS: Final = tuple(map(_event, (*range(15), 0, 0, *range(17, 23), 0, 0, *range(25, 31))))
"""By number, as `mahe.kernel.event_rows` counts them."""

_TURTLE: Final = (*TURTLES, None)
"""By its number; NOBODY is the last."""
_PERCH: Final[tuple[Perch, ...]] = (*range(event_rows.ON_TURTLE), *TURTLES)


@cache
def _options(bits: int) -> frozenset[Event]:
    return frozenset(EVENTS[number] for number in range(15) if bits >> number & 1)


def _step(rules: Rules, row: list[int]) -> Step:
    event, actor, options, turn, moved, mover, throw, rolling, face_up, *_ = row
    perches = row[ROW_PERCHES : ROW_PERCHES + len(rules.turtles)]
    carded = row[ROW_CARDED:ROW_CARDS]
    after = State(
        rules=rules,
        turn=turn + 1,
        moved=_TURTLE[moved],
        mover=_TURTLE[mover],
        throw=throw,
        rolling=bool(rolling),
        perches=tuple([_PERCH[number] for number in perches]),
        face_up=face_up,
        cards=tuple([tuple(row[ROW_CARDS + KINDS * seat :][:KINDS]) for seat in (UNSEEN_ROW, *rules.seats)]),
        carded=tuple(carded.index(order) + 1 for order in range(1, max(carded) + 1)),
    )
    return Step(actor or CHANCE, _options(options), EVENTS[event], after)
