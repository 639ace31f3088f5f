"""A table of `mahe.kernel.tables` as a position of `mahe.rules`, and what happened at it as events."""

from __future__ import annotations

from mahe.kernel.events import EVENTS
from mahe.kernel.records import NOBODY, UNSEEN_ROW
from mahe.kernel.tables import LOG_LENGTH, Log, Table
from mahe.rules import TURTLES, Event, Rules, State

_TURTLE = (*TURTLES, None)
"""By its number; NOBODY is the last."""


def state_of(rules: Rules, table: Table) -> State:
    """Return the position at *table*, in which a seat decides or the game is over."""
    places = zip(table.space.tolist(), table.below.tolist(), strict=True)
    perches = tuple([space if below == NOBODY else TURTLES[below] for space, below in places])
    carded = table.carded.tolist()
    return State(
        rules=rules,
        turn=int(table.turn) + 1,
        moved=_TURTLE[table.moved],
        mover=_TURTLE[table.mover],
        throw=int(table.throw),
        rolling=False,
        perches=perches[: len(rules.turtles)],
        face_up=int(table.face_up),
        cards=tuple(tuple(table.held[holder].tolist()) for holder in (UNSEEN_ROW, *rules.seats)),
        carded=tuple(carded.index(order) + 1 for order in range(1, max(carded) + 1)),
    )


def logged_events(log: Log, index: int) -> tuple[Event, ...] | None:
    """Return what has happened at the table at *index* since its last decision; None if that did not fit."""
    length = int(log[index, LOG_LENGTH])
    if length >= log.shape[1]:
        return None
    return tuple(EVENTS[number] for number in log[index, LOG_LENGTH + 1 :][:length].tolist())
