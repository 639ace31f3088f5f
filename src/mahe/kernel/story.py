"""A game of the kernel told event by event, in the words of `mahe.rules`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from mahe.kernel import compiled
from mahe.kernel.batch import GameCounts, counts_of
from mahe.kernel.policy import Policy
from mahe.kernel.setup import key_of, make_board, make_generator, make_setup, make_tallies
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


class Told(NamedTuple):
    """A whole game, and what it counts for."""

    steps: tuple[Step, ...]
    counts: GameCounts


def walk(rules: Rules, policies: Sequence[Policy], *, seed: int, game: int) -> Told:
    """Return game number *game* of *seed*, counted from 0: the very one that `play_batch` plays."""
    rows, counts = _play(rules, policies, seed, game)
    return Told(tuple(_step(rules, row) for row in rows), counts)


def events_of(rules: Rules, policies: Sequence[Policy], *, seed: int, game: int) -> tuple[Event, ...]:
    """Return the events of a game, from which `mahe.record` makes a record."""
    rows, _ = _play(rules, policies, seed, game)
    return tuple(_event(row[0]) for row in rows)


def _play(rules: Rules, policies: Sequence[Policy], seed: int, game: int) -> tuple[list[list[int]], GameCounts]:
    """Return a game's rows; it is played again if it did not fit."""
    setup, rng = make_setup(rules, policies), make_generator()
    room = 1000
    while True:
        tally, totals = make_tallies()
        story = compiled.Story(
            rows=np.zeros((room, compiled.ROW), np.int16),
            count=np.zeros(1, np.int64),
            phase=np.zeros(compiled.PHASE, np.int16),
            pending=np.zeros(3, np.int16),
        )
        compiled.seed_game(rng, key_of(seed), game)
        compiled.play_game(setup, make_board(), rng, tally, totals, story)
        count = int(story.count[0])
        if count <= room:
            return story.rows[:count].tolist(), counts_of(setup, tally, totals)
        room = count


def _step(rules: Rules, row: list[int]) -> Step:
    event, actor, options = row[:3]
    offered = frozenset(_event(number) for number in range(16) if options >> number & 1)
    return Step(actor or CHANCE, offered, _event(event), _state(rules, row[3:]))


def _event(number: int) -> Event:
    if number >= compiled.TURNED:
        return Turned(number - compiled.TURNED)
    if number >= compiled.ROLLED:
        return Rolled(number - compiled.ROLLED)
    if number >= compiled.START:
        return Start(TURTLES[number - compiled.START])
    if number > compiled.CARD:
        return PlayCard(number - compiled.CARD)
    return Stop() if number == compiled.STOP else Roll()


def _state(rules: Rules, numbers: list[int]) -> State:
    cells: Iterator[Any] = iter(numbers)
    turn, moved, mover, throw, rolling, face_up = (next(cells) for _ in range(compiled.PHASE))
    perches = [_perch(next(cells)) for _ in range(compiled.SEATS)]
    carded = [next(cells) for _ in range(compiled.SEATS)]
    cards = [tuple(next(cells) for _ in range(6)) for _ in range(compiled.SEATS + 1)]
    return State(
        rules=rules,
        turn=turn + 1,
        moved=None if moved == compiled.NOBODY else TURTLES[moved],
        mover=None if mover == compiled.NOBODY else TURTLES[mover],
        throw=throw,
        rolling=bool(rolling),
        perches=tuple(perches[: len(rules.turtles)]),
        face_up=face_up,
        cards=tuple(cards[: rules.players + 1]),
        carded=tuple(seat for _, seat in sorted((order, seat) for seat, order in enumerate(carded, 1) if order)),
    )


def _perch(number: int) -> Perch:
    return TURTLES[number - compiled.ON_TURTLE] if number >= compiled.ON_TURTLE else number
