"""From events to positions and to the turtles' moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mahe.rules import BEACH, RAFT, Event, PlayCard, Rolled, Seat, Space, State, Turtle, apply, landing
from mahe.rules.state import topmost, upward


@dataclass(frozen=True, slots=True)
class Move:
    """One turtle's throw and its result."""

    turn: Seat
    """Whose turn it was."""

    turtle: Turtle

    riders: tuple[Turtle, ...]
    """The turtles it carried, the topmost last."""

    dice: tuple[int, ...]
    """The whole throw, cards played as dice included."""

    origin: Space

    space: Space
    """Where the move ended; the raft after a bust."""

    onto: tuple[Turtle, ...]
    """The turtles it came to sit on, bottom first."""

    eggs: int
    """The eggs of the clutch it won, or 0."""

    @property
    def path(self) -> tuple[Space, ...]:
        """The spaces it passed, ending with where it landed; none after a bust. It may go once all the way round."""
        if self.is_bust:
            return ()
        steps = (self.space - self.origin) % BEACH or BEACH
        return tuple((self.origin + step) % BEACH + 1 for step in range(steps))

    @property
    def is_bust(self) -> bool:
        """Whether the turtle and its riders went to the raft."""
        return self.space == RAFT

    @property
    def top(self) -> Turtle:
        """The topmost turtle that moved: its owner decided, and took the clutch if one was won."""
        return (self.turtle, *self.riders)[-1]


def move_made(before: State, event: Event, after: State) -> Move | None:
    """Return the move that *event* completed, or None if it completed none.

    >>> from mahe.record import parse_position
    >>> from mahe.rules import Stop
    >>> before = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    >>> move = move_made(before, Stop(), apply(before, Stop()))
    >>> move.turtle, move.riders, move.origin, move.space
    ('B', ('A',), 4, 16)
    """
    if before.mover is None or after.mover is not None:
        return None
    match event:
        case Rolled(number) | PlayCard(number):
            more: tuple[int, ...] = (number,)
        case _:
            more = ()
    space, wins = landing(before, *more)
    return Move(
        turn=before.turn,
        turtle=before.mover,
        riders=before.riders(before.mover),
        dice=before.dice + more,
        origin=before.space(before.mover),
        space=space,
        onto=beneath(before, space),
        eggs=before.face_up if wins else 0,
    )


def beneath(state: State, space: Space) -> tuple[Turtle, ...]:
    """Return the turtles that the mover would come to sit on if it moved to *space*, bottom first; none on the raft."""
    assert state.mover is not None
    if space == RAFT or space not in state.perches:
        return ()
    party = (state.mover, *state.riders(state.mover))
    return tuple(turtle for turtle in upward(state.perches, space) if turtle not in party)


def thrower(state: State) -> Seat:
    """Return who throws the die in the air: the first one whoever has the turn (T1), any other the topmost (K2)."""
    assert state.mover is not None
    return state.rules.owner(topmost(state.perches, state.mover)) if state.throw else state.turn


def replay(first: State, events: Iterable[Event]) -> Iterator[State]:
    """Yield the position *first*, and the one after each event; raise IllegalEvent at one that breaks the rules.

    >>> from mahe.rules import STANDARD, Start, Turned, actor, begin
    >>> [actor(state) for state in replay(begin(STANDARD), [Turned(5), Start("A"), Rolled(3)])]
    [<Nature.CHANCE: 'chance'>, 1, <Nature.CHANCE: 'chance'>, 1]
    """
    state = first
    yield state
    for event in events:
        state = apply(state, event)
        yield state
