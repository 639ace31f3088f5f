"""A position as clients get it: what lies where, who must decide, and what each choice would do."""

from __future__ import annotations

import json

from mahe.record import Move
from mahe.rules import Rules, Seat, State, standing
from mahe.server.position_text import move_text, position_text
from mahe.tablelog.entries_json import DecisionJson
from mahe.typed_dicts import NotRequired, TypedDict


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

    event: DecisionJson
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


class MoveView(TypedDict):
    """A move that was made: everything it takes to show it."""

    turn: Seat
    """Whose turn it was."""

    by: Seat
    """Who decided, and took the clutch if one was won."""

    turtle: str
    riders: list[str]
    """The turtles it carried, the topmost last."""

    dice: list[int]
    """The whole throw, cards played as dice included."""

    origin: int
    space: int
    """Where it ended; 0 is the raft."""

    path: list[int]
    """The spaces it passed, the last one where it ended; none if it was a bust."""

    onto: list[str]
    """The turtles it came to sit on, bottom first."""

    bust: bool
    eggs: int
    """The eggs it won, or 0; 7 ends the game."""


def view_move(rules: Rules, move: Move) -> MoveView:
    """Return *move* for clients."""
    view: MoveView = json.loads(move_text(rules, move))
    return view


def view_position(state: State) -> PositionView:
    """Return *state* for clients."""
    view: PositionView = json.loads(position_text(state))
    return view


def view_standing(state: State) -> StandingView:
    """Return the result of a finished game."""
    result = standing(state)
    return {
        "eggs": list(result.eggs),
        "clutches": list(result.cards),
        "cards": [list(counts) for counts in state.cards[1:]],
        "winners": list(result.winners),
    }
