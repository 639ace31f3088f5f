"""A position as numbers, from the seat that decides, and its decisions by number. See `mahe.observation_layout`.

The compiled kernel fills in the same numbers; tests walk the two side by side.
"""

from __future__ import annotations

from typing import assert_never

from mahe import observation_layout as layout
from mahe.arrays import Singles, SmallInts, np
from mahe.rules import (
    LAST_CLUTCH,
    NEST,
    Decision,
    MaheError,
    PlayCard,
    Roll,
    Rules,
    Seat,
    Start,
    State,
    Stop,
    actor,
    options,
)
from mahe.rules.pieces import FACES, INDEX, TURTLES, one_by_one
from mahe.rules.score import standing


class IllegalAction(MaheError, ValueError):
    """A number that stands for no decision on offer."""

    def __init__(self, state: State, action: object) -> None:
        choices = [f"{number} ({decision!r})" for number, decision in offered(state).items()]
        reason = f"seat {actor(state)} may choose {', '.join(choices)}" if choices else "nobody is to decide"
        super().__init__(f"action {action!r} is not on offer: {reason}")
        self.state = state
        self.action = action


def action_of(state: State, decision: Decision) -> int:
    """Return the number of *decision*."""
    # Types are compared one by one because `match` takes four times as long, and this is a hot path.
    if type(decision) is Roll:
        return layout.ROLL
    if type(decision) is Stop:
        return layout.STOP
    if type(decision) is PlayCard:
        return layout.CARD + decision.eggs
    if type(decision) is Start:
        return layout.START + INDEX[decision.turtle] % state.rules.turtles_each
    assert_never(decision)


def offered(state: State) -> dict[int, Decision]:
    """Return the decisions on offer by their numbers, lowest first."""
    return {action_of(state, decision): decision for decision in options(state)}


def decision_of(state: State, action: object) -> Decision:
    """Return the decision that *action* stands for; raise IllegalAction if it is not on offer."""
    for number, decision in offered(state).items():
        if number == action:
            return decision
    raise IllegalAction(state, action)


def mask(state: State) -> SmallInts:
    """Return for each action whether it is on offer: 1 or 0; all are 0 when nobody decides."""
    out = np.zeros(layout.ACTIONS, np.int8)
    out[[*offered(state)]] = 1
    return out


def observe(state: State, seat: Seat | None = None) -> Singles:
    """Return *state* as *seat* sees it; if none is named, as the one that decides, or else the one whose turn it is.

    What a place stands for does not depend on whether anyone decides: while chance acts the dice on the table are
    those that have landed, and once the game is over no clutch is left and the turtle in the nest is in no place.

    >>> from mahe.envs import mask, observe
    >>> from mahe.record import parse_position
    >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    >>> observe(state).shape, mask(state).tolist()
    ((204,), [1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    """
    if seat is None:
        who = actor(state)
        seat = who if isinstance(who, int) else state.turn
    return np.array(_facts(state) + _seats(state, seat) + _turtles(state, seat), np.float32)


def highest(rules: Rules) -> Singles:
    """Return the highest number that each place of an observation can have at such a table; the lowest is always 0."""
    out = np.ones(layout.observation_size(rules), np.float32)
    counts = np.maximum(rules.deck, 1).astype(np.float32) / layout.COUNT_SCALE  # Gymnasium warns of a highest of 0
    out[layout.UNSEEN : layout.UNSEEN + len(FACES)] = counts
    out[layout.CLUTCHES_LEFT] = (rules.cards_in_play + 1) / layout.CLUTCHES_SCALE
    seats = out[layout.FACTS :][: rules.players * layout.SEAT_FACTS].reshape(rules.players, layout.SEAT_FACTS)
    seats[:, layout.SEAT_EGGS] = (sum(one_by_one(rules.deck)) + LAST_CLUTCH) / layout.EGGS_SCALE
    seats[:, layout.SEAT_CARDS] = (rules.cards_in_play + 1) / layout.CARDS_SCALE
    seats[:, layout.SEAT_HAND : layout.SEAT_HAND + len(FACES)] = counts
    return out


def _facts(state: State) -> list[float]:
    rules, unseen, face_up = state.rules, state.cards[0], state.face_up
    out = [0.0] * layout.FACTS
    if face_up:
        out[layout.OPEN_CLUTCH + face_up - 1] = 1.0
    out[layout.UNSEEN : layout.UNSEEN + len(FACES)] = [count / layout.COUNT_SCALE for count in unseen]
    out[layout.CLUTCHES_LEFT] = clutches_left(state) / layout.CLUTCHES_SCALE
    dice = state.dice
    out[layout.TOTAL + sum(dice)] = 1.0
    out[layout.DICE + len(dice)] = 1.0
    out[layout.CARDS_AS_DICE] = rules.cards_as_dice
    out[layout.THIRD_DIE_AT_SEVEN] = rules.third_die_at_seven
    out[layout.BUST_ENDS_TURN] = rules.bust_ends_turn
    return out


def clutches_left(state: State) -> int:
    """Return how many clutches are still to be won, that on the clutch space among them."""
    if state.face_up == LAST_CLUTCH:
        return 1
    if NEST in state.perches:
        return 0
    return state.pile + (2 if state.face_up else 1)


def _seats(state: State, first: Seat) -> list[float]:
    players = state.rules.players
    now = standing(state)
    out: list[float] = []
    for seat in (*range(first, players + 1), *range(1, first)):
        out.append(now.eggs[seat - 1] / layout.EGGS_SCALE)
        out.append(now.cards[seat - 1] / layout.CARDS_SCALE)
        out += [count / layout.COUNT_SCALE for count in state.cards[seat]]
        out.append(seat in state.carded)
        out.append(seat == state.turn)
    return out


def _turtles(state: State, first: Seat) -> list[float]:
    rules, perches = state.rules, state.perches
    players, count = rules.players, len(perches)
    start = (first - 1) * rules.turtles_each
    size = layout.turtle_facts(rules)
    out = [0.0] * (count * size)
    for turtle, perch in zip(rules.turtles, perches, strict=True):
        base = (INDEX[turtle] - start) % count * size
        out[base + layout.TURTLE_MOVER] = turtle == state.mover
        out[base + layout.TURTLE_MOVED] = turtle == state.moved
        top, riders = turtle, 0
        while top in perches:
            top = TURTLES[perches.index(top)]
            riders += 1
        out[base + layout.TURTLE_RIDERS] = riders / layout.HEIGHT_SCALE
        out[base + layout.TURTLE_DECIDER + (rules.owner(top) - first) % players] = 1.0
        if isinstance(perch, str):
            out[base + layout.TURTLE_DECIDER + players + (INDEX[perch] - start) % count] = 1.0
        space, level = perch, 0
        while isinstance(space, str):
            space = perches[INDEX[space]]
            level += 1
        out[base + layout.TURTLE_LEVEL] = level / layout.HEIGHT_SCALE
        if space != NEST:
            out[base + layout.TURTLE_PLACE + space] = 1.0
    return out
