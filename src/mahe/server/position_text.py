"""Writes a position as JSON, a `PositionView`: with each decision, for all who watch. So it is written piece by piece.

Of what it is made of, only the stacks are new each time; the rest is remembered as text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from mahe.rules import (
    FACES,
    NEST,
    RAFT,
    Decision,
    Landing,
    PlayCard,
    Roll,
    Space,
    State,
    Stop,
    Turtle,
    actor,
    landing,
    options,
    standing,
)
from mahe.tablelog.entries_json import write_event

_REMEMBERED: Final = 4096
"""How many pieces are remembered of those that depend on who sits on whom: there may be very many."""


def position_text(state: State) -> str:
    """Return *state* for clients, as text."""
    stacks: dict[Space, tuple[Turtle, ...]] = {}
    raft: list[Turtle] = []
    nest: Turtle | None = None
    perches, mover = state.perches, state.mover
    for turtle, perch in zip(state.rules.turtles, perches, strict=True):
        if perch == RAFT:
            raft.append(turtle)
        elif perch == NEST:
            nest = turtle
        elif isinstance(perch, int):
            stacks[perch] = (turtle, *state.riders(turtle)) if turtle in perches else (turtle,)
    riders = state.riders(mover) if mover is not None and mover in perches else ()
    who = actor(state)
    clutches = [sum(held) for held in state.cards[1:]] if nest is None else standing(state).cards
    stacked = ",".join([f'"{space}":{_letters(stacks[space])}' for space in sorted(stacks)])
    return (
        f'{{"turn":{state.turn},"actor":{who if isinstance(who, int) else "null"},"mover":{_letter(mover)},'
        f'"riders":{_letters(riders)},"dice":{_numbers(state.dice)},"stacks":{{{stacked}}},'
        f'"raft":{_letters(tuple(raft))},"nest":{_letter(nest)},"face_up":{state.face_up},"pile":{state.pile},'
        f'"clutches":{_numbers(clutches)},"options":[{_options(state, stacks, riders)}]}}'
    )


def _letter(turtle: Turtle | None) -> str:
    return "null" if turtle is None else f'"{turtle}"'


@lru_cache(_REMEMBERED)
def _letters(turtles: tuple[Turtle, ...]) -> str:
    return f"[{','.join(map(_letter, turtles))}]"


def _numbers(numbers: Iterable[int]) -> str:
    return f"[{','.join(map(str, numbers))}]"


def _options(state: State, stacks: Mapping[Space, tuple[Turtle, ...]], riders: tuple[Turtle, ...]) -> str:
    """Return the choices, and what comes of each, separated by commas."""
    mover = state.mover
    if mover is None:
        return _starts(options(state))
    party = {mover, *riders}

    def lands(found: Landing) -> str:
        stack = stacks.get(found.space)
        onto = () if stack is None else tuple([turtle for turtle in stack if turtle not in party])
        return _landing(found, onto)

    texts = []
    for option in options(state):
        match option:
            case Roll():
                what = f'"rolls":[{",".join([lands(found) for found in _rolls(state)])}]'
            case Stop():
                what = f'"lands":{lands(landing(state))}'
            case PlayCard(eggs):
                what = f'"lands":{lands(landing(state, eggs))}'
            case _:
                raise AssertionError(option)
        texts.append(f'{{"event":{write_event(option)},{what}}}')
    return ",".join(texts)


@cache
def _starts(offered: tuple[Decision, ...]) -> str:
    return ",".join(f'{{"event":{write_event(option)}}}' for option in offered)


@lru_cache(_REMEMBERED)
def _landing(found: Landing, onto: tuple[Turtle, ...]) -> str:
    return f'{{"space":{found.space},"wins":{json.dumps(found.wins)},"onto":{_letters(onto)}}}'


def _rolls(state: State) -> tuple[Landing, ...]:
    """Return where each face of the next die would take the mover."""
    assert state.mover is not None
    key = state.space(state.mover), state.throw
    found = _known_rolls.get(key)
    if found is None:
        found = _known_rolls[key] = tuple(landing(state, pips) for pips in FACES)
    return found


_known_rolls: dict[tuple[Space, int], tuple[Landing, ...]] = {}
"""It depends on where the mover is and on what has been thrown, and on nothing else."""
