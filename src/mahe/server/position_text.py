"""Writes positions and moves as JSON, a `PositionView` or a `MoveView`: with each decision, for all who watch.

So they are written piece by piece, and most of the pieces are remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from mahe.record import Move
from mahe.rules import (
    FACES,
    NEST,
    RAFT,
    TURTLES,
    Counts,
    Decision,
    Landing,
    Perch,
    PlayCard,
    Roll,
    Rules,
    Seat,
    Space,
    State,
    Stop,
    Turtle,
    actor,
    landing,
    options,
    standing,
)
from mahe.rules.state import upward
from mahe.tablelog.entries_json import write_event

_REMEMBERED: Final = 1024
"""How many pieces are remembered of those that depend on who sits on whom: enough for as many tables at play.

There may be very many, and a memory that takes hours to fill looks like a leak.
"""


class _Places(NamedTuple):
    """Where all turtles are."""

    stacks: Mapping[Space, tuple[Turtle, ...]]
    """The turtles on each occupied space of the course, bottom first."""

    raft: tuple[Turtle, ...]
    nest: Turtle | None
    stacks_text: str


class _Reach(NamedTuple):
    """Where a turtle may end."""

    spaces: frozenset[Space]
    """All of them."""

    end: Landing
    """If it stops."""

    ends: tuple[Landing, ...]
    """If it rolls, for each face."""

    stop: str
    roll: str
    """The two choices, if there is no other turtle on any of the spaces."""


def position_text(state: State) -> str:
    """Return *state* for clients, as text."""
    rules, turn, _, mover, throw, _, perches, face_up, cards, _ = state
    places = _places(perches)
    riders = state.riders(mover) if mover is not None and mover in perches else ()
    who = actor(state)
    clutches = _clutches(cards) if places.nest is None else _numbers(standing(state).cards)
    return (
        f'{{"turn":{turn},"actor":{who if isinstance(who, int) else "null"},"mover":{_letter(mover)},'
        f'"riders":{_letters(riders)},"dice":{_dice(throw)},"stacks":{places.stacks_text},'
        f'"raft":{_letters(places.raft)},"nest":{_letter(places.nest)},"face_up":{face_up},'
        f'"pile":{sum(cards[0]) - rules.set_aside},'
        f'"clutches":{clutches},"options":[{_options(state, places.stacks, riders)}]}}'
    )


def move_text(rules: Rules, move: Move) -> str:
    """Return *move* for clients, as text."""
    return (
        f'{{"turn":{move.turn},"by":{rules.owner(move.top)},"turtle":"{move.turtle}","riders":{_letters(move.riders)},'
        f'"dice":{_numbers(move.dice)},"origin":{move.origin},"space":{move.space},"path":{_path(move)},'
        f'"onto":{_letters(move.onto)},"bust":{_boolean(move.is_bust)},"eggs":{move.eggs}}}'
    )


def _path(move: Move) -> str:
    key = move.origin, move.space
    found = _known_paths.get(key)
    if found is None:
        found = _known_paths[key] = _numbers(move.path)
    return found


_known_paths: dict[tuple[Space, Space], str] = {}
"""It depends on where the move began and ended, and on nothing else."""


@lru_cache(_REMEMBERED)
def _places(perches: tuple[Perch, ...]) -> _Places:
    """Return where turtles are that rest on *perches*: the same until one has moved, for several positions."""
    stacks: dict[Space, tuple[Turtle, ...]] = {}
    raft: list[Turtle] = []
    nest: Turtle | None = None
    for turtle, perch in zip(TURTLES, perches, strict=False):
        if perch == RAFT:
            raft.append(turtle)
        elif perch == NEST:
            nest = turtle
        elif isinstance(perch, int):
            stacks[perch] = (turtle, *upward(perches, turtle))
    text = ",".join(f'"{space}":{_letters(stacks[space])}' for space in sorted(stacks))
    return _Places(stacks, tuple(raft), nest, f"{{{text}}}")


def _letter(turtle: Turtle | None) -> str:
    return "null" if turtle is None else f'"{turtle}"'


@lru_cache(_REMEMBERED)
def _letters(turtles: tuple[Turtle, ...]) -> str:
    return f"[{','.join(map(_letter, turtles))}]"


def _boolean(value: bool) -> str:
    return "true" if value else "false"


def _numbers(numbers: Iterable[int]) -> str:
    return f"[{','.join(map(str, numbers))}]"


@lru_cache(_REMEMBERED)
def _clutches(cards: tuple[Counts, ...]) -> str:
    return _numbers(map(sum, cards[1:]))


@cache
def _dice(throw: int) -> str:
    return _numbers(map(int, str(throw))) if throw else "[]"


def _options(state: State, stacks: Mapping[Space, tuple[Turtle, ...]], riders: tuple[Turtle, ...]) -> str:
    """Return the choices, and what comes of each, separated by commas."""
    mover = state.mover
    if mover is None:
        return _starts(state)
    origin = state.space(mover)
    reach = _reach(state, origin)
    is_clear = reach.spaces.isdisjoint(stacks)

    def onto(space: Space) -> tuple[Turtle, ...]:
        stack = stacks.get(space, ())
        if space == origin:  # It may come back to those below it, but not to itself.
            stack = tuple(turtle for turtle in stack if turtle != mover and turtle not in riders)
        return stack

    texts = []
    for option in options(state):
        if type(option) is Roll:
            texts.append(reach.roll if is_clear else _roll(reach.ends, tuple([onto(end.space) for end in reach.ends])))
        elif type(option) is Stop:
            texts.append(reach.stop if is_clear else _land(option, reach.end, onto(reach.end.space)))
        elif type(option) is PlayCard:
            end = landing(state, option.eggs)
            texts.append(_land(option, end, onto(end.space)))
        else:
            raise AssertionError(option)
    return ",".join(texts)


def _starts(state: State) -> str:
    """Return the choices of whoever has no die on the table."""
    key = bool(state.face_up), state.turn, state.moved, state.rules.turtles_each
    found = _known_starts.get(key)
    if found is None:
        found = _known_starts[key] = ",".join(f'{{"event":{write_event(option)}}}' for option in options(state))
    return found


_known_starts: dict[tuple[bool, Seat, Turtle | None, int], str] = {}
"""It depends on who must start with which turtle, and on nothing else."""


def _reach(state: State, origin: Space) -> _Reach:
    """Return where the mover, which is at *origin*, may end."""
    key = origin, state.throw
    found = _known_reaches.get(key)
    if found is None:
        end, ends = landing(state), tuple(landing(state, pips) for pips in FACES)
        spaces = frozenset(one.space for one in (end, *ends))
        found = _Reach(spaces, end, ends, _land(Stop(), end, ()), _roll(ends, ((),) * len(ends)))
        _known_reaches[key] = found
    return found


_known_reaches: dict[tuple[Space, int], _Reach] = {}
"""It depends on where the mover is and on what has been thrown, and on nothing else."""


def _roll(ends: tuple[Landing, ...], ontos: tuple[tuple[Turtle, ...], ...]) -> str:
    return f'{{"event":{write_event(Roll())},"rolls":{_rolls(ends, ontos)}}}'


def _land(option: Decision, end: Landing, onto: tuple[Turtle, ...]) -> str:
    return f'{{"event":{write_event(option)},"lands":{_landing(end, onto)}}}'


@lru_cache(_REMEMBERED)
def _rolls(ends: tuple[Landing, ...], ontos: tuple[tuple[Turtle, ...], ...]) -> str:
    return f"[{','.join(map(_landing, ends, ontos))}]"


@lru_cache(_REMEMBERED)
def _landing(found: Landing, onto: tuple[Turtle, ...]) -> str:
    return f'{{"space":{found.space},"wins":{_boolean(found.wins)},"onto":{_letters(onto)}}}'
