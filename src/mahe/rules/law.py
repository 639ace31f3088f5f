"""The law of the game: who acts, what is on offer, and what follows from it. Rule ids refer to docs/rules.md."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, NamedTuple, assert_never

from mahe.rules.errors import IllegalEvent
from mahe.rules.events import Decision, Event, Outcome, PlayCard, Roll, Rolled, Start, Stop, Turned
from mahe.rules.landings import SPACES, WINS, steps_of
from mahe.rules.pieces import (
    FACES,
    INDEX,
    LAST_CLUTCH,
    LIMIT,
    NEST,
    RAFT,
    TURTLES,
    Counts,
    Seat,
    Space,
)
from mahe.rules.rules import Rules
from mahe.rules.state import CHANCE, Nature, State, topmost

_TOTAL: Final = tuple(sum(map(int, str(throw))) for throw in range(667))
"""The total of each throw, by its digits."""

_STEPS: Final = tuple(steps_of(len(str(throw)), total) for throw, total in enumerate(_TOTAL))
"""How far each throw moves a turtle (T5); 0 for a bust (T4)."""

_OPEN: Final = tuple(
    tuple(throw < 100 and total <= rules.highest_open for throw, total in enumerate(_TOTAL))
    for rules in (Rules(), Rules(third_die_at_seven=True))
)
"""Whether another die may follow each throw (T3): as a rule, and with `third_die_at_seven`."""

_STARTS: Final = tuple(
    tuple(tuple(map(Start, TURTLES[first : first + each])) for first in range(0, len(TURTLES), each)) for each in (1, 2)
)
"""The starts of each seat, with one turtle each and with two."""

_ROLL_OR_STOP: Final = (Roll(), Stop())
_DIE: Final = tuple((Rolled(pips), 1) for pips in FACES)
_CARDS: Final = tuple(map(PlayCard, FACES))
_TURNED: Final = tuple(map(Turned, FACES))

_new: Final = tuple.__new__
"""Builds a State from all its fields in a third of the time that State(...) takes."""


def begin(rules: Rules) -> State:
    """Return the first position: all turtles on the raft, and a card to be turned up (S2, S3).

    >>> state = begin(Rules(players=3, turtles_each=1))
    >>> state.raft
    ('A', 'B', 'C')
    >>> actor(state)
    <Nature.CHANCE: 'chance'>
    """
    nothing = (0,) * len(FACES)
    return State(
        rules=rules,
        turn=1,
        moved=None,
        mover=None,
        throw=0,
        rolling=False,
        perches=(RAFT,) * len(rules.turtles),
        face_up=0,
        cards=(rules.deck,) + (nothing,) * rules.players,
        carded=(),
    )


def actor(state: State) -> Seat | Nature | None:
    """Return the seat that must decide, CHANCE, or None when the game is over.

    Whoever sits on top decides. Here it is seat 2's turn, but its turtle B carries seat 1's turtle A (K2):

    >>> from mahe.record import parse_position
    >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    >>> state.turn, actor(state)
    (2, 1)
    """
    if state.rolling:
        return CHANCE
    if state.mover is not None:
        return _decider(state)
    if state.face_up:
        return state.turn
    return None if NEST in state.perches else CHANCE


def options(state: State) -> tuple[Decision, ...]:
    """Return the decisions on offer: starts in order of their letters; or roll, stop, and cards in order of their eggs.

    Empty when chance must act and when the game is over.

    >>> state = apply(begin(Rules(players=2)), Turned(5))
    >>> options(state)
    (Start(turtle='A'), Start(turtle='B'))
    >>> options(apply(apply(state, Start("B")), Rolled(4)))
    (Roll(), Stop())
    """
    if state.rolling:
        return ()
    rules = state.rules
    if state.mover is not None:
        return _ROLL_OR_STOP + _playable(state) if rules.cards_as_dice else _ROLL_OR_STOP
    if not state.face_up:
        return ()
    starts = _STARTS[rules.turtles_each - 1][state.turn - 1]
    return starts if state.moved is None else tuple(start for start in starts if start.turtle != state.moved)


def chance(state: State) -> tuple[tuple[Outcome, int], ...]:
    """Return the possible outcomes, each with its whole-number weight; empty unless chance must act.

    A card comes as often as there are unseen ones of it:

    >>> from mahe.rules import TINY
    >>> chance(begin(TINY))
    ((Turned(eggs=1), 1), (Turned(eggs=2), 1), (Turned(eggs=3), 1))
    """
    if state.rolling:
        return _DIE
    if state.mover is not None or state.face_up or NEST in state.perches:
        return ()
    return tuple(filter(itemgetter(1), zip(_TURNED, state.cards[0], strict=True)))


def apply(state: State, event: Event) -> State:
    """Return the position after *event*; raise IllegalEvent if it is not on offer.

    >>> state = begin(Rules(players=4))
    >>> for event in (Turned(5), Start("A"), Rolled(2), Roll(), Rolled(4), Stop()):
    ...     state = apply(state, event)
    >>> state.space("A"), state.turn
    (12, 2)
    >>> apply(state, Stop())
    Traceback (most recent call last):
        ...
    mahe.rules.errors.IllegalEvent: Stop() is not on offer: seat 2 may choose Start(turtle='B')
    """
    rules, turn, moved, mover, throw, rolling, perches, face_up, cards, carded = state

    # Types are compared one by one because `match` takes four times as long, and this is a hot path.
    if type(event) is Rolled:
        pips = event.pips
        if not rolling or pips not in FACES:
            raise _illegal(state, event)
        throw = throw * 10 + pips
        if _OPEN[rules.third_die_at_seven][throw]:
            return _new(State, (rules, turn, moved, mover, throw, False, perches, face_up, cards, carded))

    elif type(event) is Start:
        turtle = event.turtle
        if (
            mover is not None
            or not face_up
            or turtle == moved
            or event not in _STARTS[rules.turtles_each - 1][turn - 1]
        ):
            raise _illegal(state, event)
        return _new(State, (rules, turn, moved, turtle, 0, True, perches, face_up, cards, carded))

    elif type(event) is Roll:
        if mover is None or rolling:
            raise _illegal(state, event)
        return _new(State, (rules, turn, moved, mover, throw, True, perches, face_up, cards, carded))

    elif type(event) is Stop:
        if mover is None or rolling:
            raise _illegal(state, event)

    elif type(event) is PlayCard:
        if event not in options(state):
            raise _illegal(state, event)
        seat = _decider(state)
        throw = throw * 10 + event.eggs
        cards = _with_card(cards, seat, event.eggs, -1)
        carded = (*carded, seat)
        if _OPEN[rules.third_die_at_seven][throw]:
            return _new(State, (rules, turn, moved, mover, throw, False, perches, face_up, cards, carded))

    elif type(event) is Turned:
        eggs = event.eggs
        if mover is not None or face_up or NEST in perches or eggs not in FACES or not cards[0][eggs - 1]:
            raise _illegal(state, event)
        cards = _with_card(cards, 0, eggs, -1)
        return _new(State, (rules, turn, moved, None, 0, False, perches, eggs, cards, carded))

    else:
        assert_never(event)

    # The throw is over.
    assert mover is not None
    top = mover
    places = list(perches)
    steps = _STEPS[throw]
    if steps:
        origin = perches[INDEX[mover]]
        while isinstance(origin, str):
            origin = perches[INDEX[origin]]
        space = SPACES[origin][steps]
        if space != origin:
            # Those above the mover rest on it or on each other, so they come along (K1).
            places[INDEX[mover]] = topmost(perches, space) if space in perches else space
        if WINS[origin][steps]:
            top = topmost(perches, mover)
            if face_up == LAST_CLUTCH:
                places[INDEX[top]] = NEST
                return _new(State, (rules, turn, moved, None, 0, False, tuple(places), 0, cards, carded))
            cards = _with_card(cards, rules.owner(top), face_up, 1)
            face_up = 0 if sum(cards[0]) > rules.set_aside else LAST_CLUTCH
    else:
        places[INDEX[mover]] = RAFT
        while top in perches:
            index = perches.index(top)
            places[index] = RAFT
            top = TURTLES[index]
    if rules.turtles_each == 1 or moved or (rules.bust_ends_turn and not steps):
        return _new(State, (rules, turn % rules.players + 1, None, None, 0, False, tuple(places), face_up, cards, ()))
    return _new(State, (rules, turn, mover, None, 0, False, tuple(places), face_up, cards, carded))


class Landing(NamedTuple):
    """Where a move would end."""

    space: Space
    """The raft if it is a bust."""

    wins: bool
    """Whether it ends on or crosses the beach, and so wins the open clutch (B1)."""


def landing(state: State, *more: int) -> Landing:
    """Return where the mover would end if *more* dice were thrown, and then no others.

    >>> from mahe.record import parse_position
    >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")  # B is on space 4, with a 2 and a 4
    >>> landing(state)
    Landing(space=16, wins=False)
    >>> landing(state, 1)
    Landing(space=4, wins=True)
    """
    assert state.mover is not None
    throw = state.throw
    for pips in more:
        throw = throw * 10 + pips
    origin, steps = state.space(state.mover), _STEPS[throw]
    return Landing(SPACES[origin][steps], WINS[origin][steps])


def _decider(state: State) -> Seat:
    """Return the owner of the topmost turtle above the mover, or of the mover itself (K2)."""
    assert state.mover is not None
    return state.rules.owner(topmost(state.perches, state.mover))


def _playable(state: State) -> tuple[PlayCard, ...]:
    """Return the cards that may be played in place of the next die (V1, V2, V4, V5)."""
    seat = _decider(state)
    if seat in state.carded:
        return ()
    room = LIMIT - _TOTAL[state.throw]
    return tuple(card for card, count in zip(_CARDS, state.cards[seat], strict=True) if count and card.eggs <= room)


def _with_card(cards: tuple[Counts, ...], holder: int, eggs: int, change: int) -> tuple[Counts, ...]:
    """Return *cards* with *change* more cards of *eggs* held by *holder*: a seat, or 0 for the unseen cards."""
    counts = list(cards[holder])
    counts[eggs - 1] += change
    return (*cards[:holder], tuple(counts), *cards[holder + 1 :])


def _illegal(state: State, event: Event) -> IllegalEvent:
    """Return the error that says why *event* is not on offer."""
    match actor(state):
        case None:
            reason = "the game is over"
        case Nature.CHANCE if isinstance(event, Rolled | Turned):
            reason = f"chance may bring {', '.join(repr(outcome) for outcome, _ in chance(state))}"
        case Nature.CHANCE:
            reason = "a die is in the air" if state.rolling else "the next clutch card must be turned up"
        case seat:
            reason = f"seat {seat} may choose {', '.join(map(repr, options(state)))}"
    return IllegalEvent(state, event, reason)
