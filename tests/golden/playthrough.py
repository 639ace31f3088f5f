"""A game described event by event: who acts, what may happen, what happens, and the position after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mahe.play import Table
from mahe.rules import (
    FACES,
    NEST,
    Event,
    Nature,
    PlayCard,
    Roll,
    Rolled,
    Start,
    State,
    Stop,
    Turned,
    actor,
    chance,
    options,
    standing,
)


def playthrough(table: Table, shown: int) -> Iterator[str]:
    """Yield the lines that describe the first *shown* events of a finished game.

    The positions are written in the clauses that `tests.kit.position` reads.
    """
    first = table.events[:shown]
    rest = "" if len(first) == len(table.events) else f", the first {len(first)} of them told here"
    bots = ", ".join(f"{seat} {name}" for seat, name in enumerate(table.record().names, 1))
    yield f"{bots}; {len(table.events)} events{rest}."
    yield "Written by `python -m tests.golden.make`."
    yield ""
    played: list[str] = []
    yield f"    {position_text(table.states[0], played)}"
    for number, event in enumerate(first):
        before, after = table.states[number : number + 2]
        if not after.carded:
            played = [clause.partition(" by ")[0] for clause in played]
        if isinstance(event, PlayCard):
            played.append(f"played {event.eggs}" + (f" by {after.carded[-1]}" if after.carded else ""))
        yield f"{number + 1:>3} {_happened(before, event)}"
        yield f"    {position_text(after, played)}"
    if not rest:
        result = standing(table.state)
        yield ""
        yield f"eggs {_numbers(result.eggs)}, cards {_numbers(result.cards)}, won by {_numbers(result.winners)}"


def _happened(state: State, event: Event) -> str:
    who = actor(state)
    if isinstance(who, Nature):
        outcomes = chance(state)
        faces = _numbers([_number(outcome) for outcome, _ in outcomes])
        weights = _numbers([weight for _, weight in outcomes])
        return f"chance [{faces} weighing {weights}]: {event_text(event)}"
    return f"seat {who} [{', '.join(map(event_text, options(state)))}]: {event_text(event)}"


def event_text(event: Event) -> str:
    """Return *event* in a word or two."""
    match event:
        case Start(turtle):
            return f"start {turtle}"
        case Roll():
            return "roll"
        case Stop():
            return "stop"
        case PlayCard(eggs):
            return f"card {eggs}"
        case Rolled(pips):
            return f"rolled {pips}"
        case Turned(eggs):
            return f"turned {eggs}"


def position_text(state: State, played: list[str]) -> str:
    """Return *state* as clauses, *played* being those about cards that have left the game; then the unseen cards."""
    clauses = [f"{space}: {' '.join(stack)}" for space, stack in enumerate(state.stacks, 1) if stack]
    if state.raft:
        clauses.append(f"raft: {' '.join(state.raft)}")
    if NEST in state.perches:
        clauses.append(f"nest: {state.rules.turtles[state.perches.index(NEST)]}")
    clauses += _turn(state)
    clauses.append(f"open {state.face_up or 'none'}")
    for seat in state.rules.seats:
        if any(state.cards[seat]):
            eggs = [face for face, count in zip(FACES, state.cards[seat], strict=True) for _ in range(count)]
            clauses.append(f"held {seat}: {_numbers(eggs)}")
    return f"{' | '.join([*clauses, *played])} || unseen {_numbers(state.unseen)}"


def _turn(state: State) -> Iterator[str]:
    if state.moved is not None:
        yield f"{state.moved} moved"
    if state.mover is not None:
        verb = "throws after" if state.rolling and state.dice else "throws" if state.rolling else "threw"
        yield f"{state.mover} {verb} {_numbers(state.dice)}".rstrip()
    elif state.moved is None:
        yield f"{state.rules.turtles_of(state.turn)[0]}'s turn"


def _number(event: Rolled | Turned) -> int:
    return event.pips if isinstance(event, Rolled) else event.eggs


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
