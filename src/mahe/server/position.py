"""A position as clients get it: what lies where, who must decide, and what each choice would do."""

from __future__ import annotations

from typing_extensions import NotRequired, TypedDict

from mahe.record import format_event
from mahe.rules import (
    FACES,
    NEST,
    RAFT,
    Decision,
    Nature,
    PlayCard,
    Roll,
    Seat,
    State,
    Stop,
    actor,
    landing,
    options,
    standing,
)


class LandingView(TypedDict):
    """Where a turtle would end."""

    space: int
    """0 is the raft: a bust."""

    wins: bool
    """Whether it takes the open clutch."""

    onto: list[str]
    """The turtles it would sit on, bottom first."""


class OptionView(TypedDict):
    """One choice, and what comes of it."""

    event: dict[str, str | int]
    lands: NotRequired[LandingView]
    """For stopping and for a card: where that ends the move, or would if it is stopped then."""

    rolls: NotRequired[list[LandingView]]
    """For rolling: where each face from 1 to 6 would take the turtle."""


class PositionView(TypedDict):
    """Everything that lies on the table, for all to see."""

    turn: Seat
    actor: Seat | None
    """The seat that must decide; None before the start and after the end."""

    mover: str | None
    riders: list[str]
    """The turtles above the mover, the topmost last."""

    dice: list[int]
    stacks: dict[str, list[str]]
    """The turtles on each occupied space, bottom first."""

    raft: list[str]
    nest: str | None
    """The turtle that ended the game."""

    face_up: int
    pile: int
    clutches: list[int]
    """How many clutches each seat has."""

    options: list[OptionView]


class StandingView(TypedDict):
    """The end of a game, with all clutches revealed."""

    eggs: list[int]
    clutches: list[int]
    cards: list[list[int]]
    """Of each seat, how many cards of 1 to 6 eggs."""

    winners: list[Seat]


def view_position(state: State) -> PositionView:
    """Return *state* for clients."""
    who = actor(state)
    decider = None if who is None or isinstance(who, Nature) else who
    stacks: dict[str, list[str]] = {}
    raft: list[str] = []
    nest: str | None = None
    for space, stack in enumerate(state.stacks, 1):
        if stack:
            stacks[str(space)] = list(stack)
    for turtle, perch in zip(state.rules.turtles, state.perches, strict=True):
        if perch == RAFT:
            raft.append(turtle)
        elif perch == NEST:
            nest = turtle
    mover = state.mover
    return {
        "turn": state.turn,
        "actor": decider,
        "mover": mover,
        "riders": list(state.riders(mover)) if mover is not None else [],
        "dice": list(state.dice),
        "stacks": stacks,
        "raft": raft,
        "nest": nest,
        "face_up": state.face_up,
        "pile": state.pile,
        "clutches": list(standing(state).cards),
        "options": [_view_option(state, option) for option in options(state)],
    }


def view_standing(state: State) -> StandingView:
    """Return the result of a finished game."""
    result = standing(state)
    return {
        "eggs": list(result.eggs),
        "clutches": list(result.cards),
        "cards": [list(counts) for counts in state.cards[1:]],
        "winners": list(result.winners),
    }


def _view_option(state: State, option: Decision) -> OptionView:
    event = format_event(option)
    match option:
        case Stop():
            return {"event": event, "lands": _view_landing(state)}
        case PlayCard(eggs):
            return {"event": event, "lands": _view_landing(state, eggs)}
        case Roll():
            return {"event": event, "rolls": [_view_landing(state, pips) for pips in FACES]}
        case _:
            return {"event": event}


def _view_landing(state: State, *more: int) -> LandingView:
    space, wins = landing(state, *more)
    onto: list[str] = []
    if space != RAFT:
        party = (state.mover, *state.riders(state.mover)) if state.mover is not None else ()
        onto = [turtle for turtle in state.stacks[space - 1] if turtle not in party]
    return {"space": space, "wins": wins, "onto": onto}
