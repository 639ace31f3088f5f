"""The same position with everyone some seats further on."""

from __future__ import annotations

from typing import TypeVar

from mahe.rules import Event, Perch, Start, State, Turtle

T = TypeVar("T")


def rotated(items: tuple[T, ...], by: int) -> tuple[T, ...]:
    by %= len(items)
    return items[len(items) - by :] + items[: len(items) - by]


def rotate(state: State, by: int) -> State:
    """Return *state* with everyone *by* seats further on."""
    rules = state.rules

    def seat(number: int) -> int:
        return (number - 1 + by) % rules.players + 1

    def perch(below: Perch) -> Perch:
        return rotate_turtle(state, below, by) if isinstance(below, str) else below

    return state._replace(
        turn=seat(state.turn),
        moved=state.moved and rotate_turtle(state, state.moved, by),
        mover=state.mover and rotate_turtle(state, state.mover, by),
        perches=rotated(tuple(map(perch, state.perches)), by * rules.turtles_each),
        cards=(state.unseen, *rotated(state.cards[1:], by)),
        carded=tuple(map(seat, state.carded)),
    )


def rotate_event(state: State, event: Event, by: int) -> Event:
    return Start(rotate_turtle(state, event.turtle, by)) if isinstance(event, Start) else event


def rotate_turtle(state: State, turtle: Turtle, by: int) -> Turtle:
    turtles = state.rules.turtles
    return turtles[(turtles.index(turtle) + by * state.rules.turtles_each) % len(turtles)]
