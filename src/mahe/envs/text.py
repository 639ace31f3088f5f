"""A position in a few lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from mahe.envs.observation import clutches_left
from mahe.rules import BEACH, LAST_CLUTCH, Nature, Rules, State, Turtle, actor, standing
from mahe.rules.pieces import one_by_one


def describe(state: State) -> str:
    """Return where the turtles are, what lies open, who has what and who decides."""
    return "\n".join([*_turn(state), "", *_course(state), "", *_seats(state)])


def _turn(state: State) -> Iterator[str]:
    result = standing(state)
    who = actor(state)
    if who is None:
        winners = " and ".join(f"seat {seat}" for seat in result.winners)
        yield f"The game is over: {winners} {'share the win' if len(result.winners) > 1 else 'wins'}."
        return
    line = f"Turn of seat {state.turn}"
    if state.mover is not None:
        line += f", turtle {state.mover}"
        line += f", dice {' '.join(map(str, state.dice))}" if state.dice else ""
    yield f"{line}: {'chance acts' if isinstance(who, Nature) else f'seat {who} decides'}."
    eggs = "7 in the middle" if state.face_up == LAST_CLUTCH else str(state.face_up or "not turned up yet")
    yield f"Open clutch: {eggs}. Clutches left: {clutches_left(state)}."


def _course(state: State) -> Iterator[str]:
    if state.raft:
        yield f"raft  {' '.join(_name(state.rules, turtle) for turtle in state.raft)}"
    for space, stack in enumerate(state.stacks, 1):
        if stack:
            name = "beach" if space == BEACH else f"{space:>5}"
            yield f"{name} {' < '.join(_name(state.rules, turtle) for turtle in stack)}"
    if state.nest is not None:
        yield f"nest  {_name(state.rules, state.nest)}"


def _name(rules: Rules, turtle: Turtle) -> str:
    return f"{turtle}({rules.owner(turtle)})"


def _seats(state: State) -> Iterator[str]:
    result = standing(state)
    for seat in state.rules.seats:
        eggs, held = result.eggs[seat - 1], one_by_one(state.cards[seat])
        yield f"seat {seat}: {eggs:>2} {'egg ' if eggs == 1 else 'eggs'} {' '.join(map(str, held))}".rstrip()
