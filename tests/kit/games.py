"""Games and parts of games, played through the law's own functions and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from mahe.rules import (
    CHANCE,
    Event,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    Turtle,
    actor,
    apply,
    begin,
    chance,
    options,
)


class Game(NamedTuple):
    """A game from its beginning to its end."""

    rules: Rules

    events: tuple[Event, ...]

    states: tuple[State, ...]
    """The position before each event, and the last one: one more than events."""

    @property
    def steps(self) -> list[tuple[State, Event, State]]:
        """Each event between the position before it and the one after it."""
        return list(zip(self.states, self.events, self.states[1:], strict=False))

    @property
    def end(self) -> State:
        return self.states[-1]

    def __repr__(self) -> str:
        return f"<a game of {len(self.events)} events under {self.rules}>"


def play_out(rules: Rules, random: Random) -> Game:
    """Play a whole game with choices and chance from *random*."""
    state = begin(rules)
    events: list[Event] = []
    states = [state]
    while (who := actor(state)) is not None:
        event: Event
        if who is CHANCE:
            outcomes, weights = zip(*chance(state), strict=True)
            (event,) = random.choices(outcomes, weights)
        else:
            event = random.choice(options(state))
        state = apply(state, event)
        events.append(event)
        states.append(state)
    return Game(rules, tuple(events), tuple(states))


def follow(state: State, events: Iterable[Event]) -> list[State]:
    """Return *state* and the position after each event."""
    states = [state]
    for event in events:
        states.append(apply(states[-1], event))
    return states


def play(state: State, *events: Event) -> State:
    """Return the position after all of *events*."""
    return follow(state, events)[-1]


def move(state: State, turtle: Turtle, *dice: int) -> State:
    """Throw *dice* for *turtle*, stopping after the last if that is left to decide, and return the result."""
    state = apply(state, Start(turtle))
    for index, pips in enumerate(dice):
        if index:
            state = apply(state, Roll())
        state = apply(state, Rolled(pips))
    return apply(state, Stop()) if state.mover else state
