"""Why a choice gives something away, where the position tells."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from mahe.record import beneath
from mahe.review.positions import Positions
from mahe.rules import (
    BEACH,
    FACES,
    LIMIT,
    RAFT,
    Decision,
    PlayCard,
    Roll,
    Rolled,
    Seat,
    Space,
    Start,
    State,
    Stop,
    Turtle,
    actor,
    apply,
    landing,
)
from mahe.rules.landings import MOST_DICE, bust_faces, steps_of

LIKELY: Final = 0.5
"""From which chance on a turtle is about to arrive."""

SEVERAL: Final = 2
"""From how many faces on the next die may well take the clutch."""

NOTHING: Final = 0.005
"""What it takes to lose something: half a point."""


class Kind(Enum):
    """The reasons there are, each by what the better choice would have brought or avoided."""

    CLUTCH_IN_REACH = "clutch_in_reach"
    """The better choice takes the open clutch."""

    WOULD_RIDE = "would_ride"
    """The better choice lands on another player's turtle."""

    TOO_RISKY = "too_risky"
    """The next die was a bust with some of its faces, for more than it could bring."""

    EGGS_NOT_WORTH_IT = "eggs_not_worth_it"
    """The choice takes the open clutch, and going on would have been worth more."""

    CLUTCH_NEXT = "clutch_next"
    """Several faces of the next die would have taken the open clutch."""

    OTHER_ARRIVES = "other_arrives"
    """Another player was about to take the clutch, so that stopping short of it brings little."""

    NOTHING_TO_LOSE = "nothing_to_lose"
    """A bust would have cost nothing."""

    SAFE_DIE = "safe_die"
    """No face of the next die would have been a bust."""

    CARD_TOO_DEAR = "card_too_dear"
    """The card is worth more as eggs than as a die."""

    CARD_PAYS = "card_pays"
    """The card is worth more as a die than as eggs."""

    OTHER_TURTLE = "other_turtle"
    """The other turtle was about to take the clutch."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason, with what it is about; 0 or None where it is not about that."""

    kind: Kind
    eggs: int = 0
    """Of the open clutch, or of the card."""

    faces: int = 0
    """How many faces of the next die would be a bust, or would take the clutch."""

    turtle: Turtle | None = None
    """The one that would be ridden, or that is about to arrive."""


def reason_for(found: Positions, state: State, *, chosen: Decision, best: Decision) -> Reason | None:
    """Return why *best* is worth more than *chosen* to the one who decides, or None if that cannot be told."""
    match chosen, best:
        case Start(one), Start(other):
            return _other_turtle(state, one, other)
        case _, Stop() | PlayCard() if _takes(state, best) and not _takes(state, chosen):
            return Reason(Kind.CLUTCH_IN_REACH, eggs=state.face_up)
        case PlayCard(eggs), PlayCard(fewer) if fewer < eggs:
            return Reason(Kind.CARD_TOO_DEAR, eggs=eggs)
        case PlayCard(eggs), Roll() | Stop():
            return Reason(Kind.CARD_TOO_DEAR, eggs=eggs)
        case _, Stop() | PlayCard() if ridden := _ridden(state, best):
            return Reason(Kind.WOULD_RIDE, turtle=ridden)
        case Roll(), Stop() if faces := bust_faces(sum(state.dice)):
            return Reason(Kind.TOO_RISKY, faces=faces)
        case _, PlayCard(eggs):
            return Reason(Kind.CARD_PAYS, eggs=eggs)
        case Stop(), Roll():
            return _went_too_short(found, state)
    return None


def _went_too_short(found: Positions, state: State) -> Reason | None:
    """Return why another die is better than to stop."""
    faces = bust_faces(sum(state.dice))
    if _takes(state, Stop()):
        return Reason(Kind.EGGS_NOT_WORTH_IT, eggs=state.face_up)
    if rival := _arriving(apply(state, Stop()), actor(state), state.turn):
        return Reason(Kind.OTHER_ARRIVES, turtle=rival)
    takes = sum(landing(state, pips).wins for pips in FACES)
    if takes >= SEVERAL:
        return Reason(Kind.CLUTCH_NEXT, faces=takes)
    if not faces:
        return Reason(Kind.SAFE_DIE)
    seat = actor(state)
    assert isinstance(seat, int)
    rolling = apply(state, Roll())
    bust = found.after(rolling, Rolled(FACES[-1]))[seat - 1]
    if found.after(state, Stop())[seat - 1] - bust <= NOTHING:
        return Reason(Kind.NOTHING_TO_LOSE, faces=faces)
    return None


def _other_turtle(state: State, one: Turtle, other: Turtle) -> Reason | None:
    """Return why to throw for *other* first, if it is about to arrive for its owner."""
    is_own = state.rules.owner((other, *state.riders(other))[-1]) == state.turn
    chance = arrival_chance(_distance(state.space(other)))
    if is_own and chance >= LIKELY and chance > arrival_chance(_distance(state.space(one))):
        return Reason(Kind.OTHER_TURTLE, turtle=other)
    return None


def _landing_space(state: State, option: Decision) -> tuple[Space, bool]:
    """Return where *option* takes the mover, and whether it takes the clutch, if no die follows; else the raft."""
    match option:
        case Stop():
            return landing(state)
        case PlayCard(eggs) if apply(state, option).mover is None:
            return landing(state, eggs)
        case _:
            return RAFT, False


def _takes(state: State, option: Decision) -> bool:
    return _landing_space(state, option)[1]


def _ridden(state: State, option: Decision) -> Turtle | None:
    """Return another player's turtle on which *option* would land, the topmost."""
    seat = actor(state)
    below = beneath(state, _landing_space(state, option)[0])
    return below[-1] if below and state.rules.owner(below[-1]) != seat else None


def _arriving(state: State, seat: object, turn: Seat) -> Turtle | None:
    """Return the turtle that may well take the clutch for another than *seat* before it is *turn*'s turn again."""
    if not state.face_up:
        return None
    rules = state.rules
    rivals = [
        turtle
        for turtle in rules.turtles
        if rules.owner((turtle, *state.riders(turtle))[-1]) != seat and rules.owner(turtle) != turn
    ]
    best = max(rivals, key=lambda turtle: arrival_chance(_distance(state.space(turtle))), default=None)
    if best is None or arrival_chance(_distance(state.space(best))) < LIKELY:
        return None
    return best


def _distance(space: Space) -> int:
    return BEACH - space % BEACH


@cache
def arrival_chance(distance: int) -> float:
    """Return how likely one throw goes at least this far, if nothing else counts."""
    return sum(_arrival(1, pips, distance) for pips in FACES) / len(FACES)


def _arrival(dice: int, total: int, distance: int) -> float:
    if steps_of(dice, total) >= distance:
        return 1.0
    if dice == MOST_DICE or total >= LIMIT:
        return 0.0
    return sum(_arrival(dice + 1, total + pips, distance) for pips in FACES) / len(FACES)
