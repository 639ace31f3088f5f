"""A recorded game as moments that are worth a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from mahe.picture.board import Throw
from mahe.record import Record, move_made
from mahe.rules import MaheError, PlayCard, Rolled, Start, State, Turned


class NoSuchTurn(MaheError):
    """A turn that a game does not have."""

    def __init__(self, turn: int, turns: int) -> None:
        super().__init__(f"there is no turn {turn}: the game has turns 1 to {turns}, and 0 is its beginning")
        self.turn = turn
        self.turns = turns


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game, and the dice on the table."""

    state: State
    throw: Throw
    turn: int
    """Which turn it is in, as the record counts them; 0 before the first."""

    is_end: bool = False
    """Whether a move is over, and all that follows from it."""


def moments(record: Record) -> Iterator[Moment]:
    """Yield the beginning, and a moment for each die, each card played as one, and the end of each move."""
    events = record.events
    states = tuple(record.states())
    begun = record.first.mover is not None
    turn, throw = int(begun), Throw(record.first.dice)
    if record.first.face_up or not events:
        yield Moment(record.first, throw, turn)
    for index, ((before, after), event) in enumerate(zip(pairwise(states), events, strict=True)):
        match event:
            case Start():
                if before.moved is None or not turn:
                    turn += 1
                throw = Throw()
            case Rolled(number) | PlayCard(number):
                cards = {len(throw.dice)} if isinstance(event, PlayCard) else set()
                throw = Throw((*throw.dice, number), throw.cards | cards)
                # They lie there before the turtle moves.
                yield Moment(before if move_made(before, event, after) else after, throw, turn)
            case Turned():
                throw = Throw(throw.dice, throw.cards, is_old=bool(throw.dice))
                yield Moment(after, throw, turn, is_end=True)
            case _:
                pass
        if move_made(before, event, after):
            throw = Throw(throw.dice, throw.cards, is_old=True)
            if not (index + 1 < len(events) and isinstance(events[index + 1], Turned)):
                yield Moment(after, throw, turn, is_end=True)


def turns_of(record: Record) -> tuple[Moment, ...]:
    """Return the beginning of a game and the end of each turn, the last one as far as it came."""
    found: dict[int, Moment] = {}
    for moment in moments(record):
        found[moment.turn] = moment
    return tuple(found.values())


def turn_of(record: Record, turn: int | None) -> Moment:
    """Return the end of a *turn*, of the last one if it is None; raise NoSuchTurn if there is none such."""
    found = turns_of(record)
    last = found[-1].turn
    moment = found[-1] if turn is None else next((one for one in found if one.turn == turn), None)
    if moment is None:
        raise NoSuchTurn(turn or 0, last)
    return moment
