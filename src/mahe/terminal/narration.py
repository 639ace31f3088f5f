"""What happens, in words, with the same sentences as the page."""

from __future__ import annotations

from collections.abc import Sequence

from mahe.picture.describe import nest_words, position_lines
from mahe.record import Move, beneath, move_made, thrower
from mahe.record.throws import growing_sum
from mahe.rules import (
    LAST_CLUTCH,
    Event,
    PlayCard,
    Roll,
    Rolled,
    Seat,
    Start,
    State,
    Stop,
    Turned,
    landing,
)
from mahe.rules.landings import steps_of
from mahe.terminal.odds import fates_of_roll, share
from mahe.terminal.players import Cast


def log_line(cast: Cast, states: Sequence[State], events: Sequence[Event], index: int) -> str:
    """Return the line of the log for the event at *index*; empty if it completes no move."""
    move = move_made(states[index], events[index], states[index + 1])
    if move is None:
        return ""
    parts = []
    if card := _card_played(events, index):
        parts.append(cast.words("narration-card", name=_decider(cast, move), card=card))
    parts += _outcome(cast, move, aloud=False)
    return cast.words("narration-line", who=cast.who(move.turn), sum=growing_sum(move.dice), moved=" ".join(parts))


def describe_event(cast: Cast, before: State, event: Event, after: State) -> str:
    """Return what to say about one event as it happens, in lines; empty for a decision that says nothing new."""
    words = cast.words
    sentences: list[str] = []
    match event:
        case Rolled(pips):
            sentences.append(_describe_die(cast, before, pips, card=False))
        case PlayCard(eggs):
            sentences.append(_describe_die(cast, before, eggs, card=True))
        case Turned(eggs):
            sentences.append(words("narration-turned", eggs=eggs))
        case Start() | Roll() | Stop():
            pass  # the first die is told with its turtle
    if move := move_made(before, event, after):
        sentences += _outcome(cast, move, aloud=True)
        if after.face_up == LAST_CLUTCH and before.face_up != LAST_CLUTCH:
            sentences.append(words("narration-turned", eggs=LAST_CLUTCH))
    return " ".join(sentences)


def describe_choice(cast: Cast, state: State, choice: Event) -> str:
    """Return what a decision on offer would do, in a whole sentence."""
    words = cast.words
    match choice:
        case Start(turtle):
            return words("narration-roll-for", turtle=cast.turtle(turtle))
        case Roll():
            found = fates_of_roll(state)
            return words("narration-roll", bust=share(found, "bust"), eggs=share(found, "eggs"))
        case Stop():
            return words("narration-stop", **_landing(cast, state), eggs=state.face_up)
        case PlayCard(eggs):
            return words("narration-play", **_landing(cast, state, eggs), eggs=state.face_up, card=eggs)
        case _:
            raise ValueError(f"{choice!r} is no decision")


def describe_decider(cast: Cast, state: State, seat: Seat, *, alone: bool) -> str:
    """Return who must decide, and for which turtle; *alone* if the reader plays for one seat only."""
    ridden = state.mover is not None and seat != state.turn
    turtle = "" if state.mover is None else cast.turtle(state.mover)
    if alone:
        return cast.words("narration-you-decide", turtle=turtle) if ridden else cast.words("narration-your-turn")
    shape = "narration-decides" if ridden else "narration-turn-of"
    return cast.words(shape, name=cast.who(seat), **({"turtle": turtle} if ridden else {}))


def describe_position(cast: Cast, state: State) -> list[str]:
    """Return what lies where: the nest, the raft, and each space that is occupied."""
    names = [cast.who(seat) for seat in state.rules.seats]
    return position_lines(cast.words, state, names, [cast.colour(turtle) for turtle in state.rules.turtles])


def describe_nest(cast: Cast, state: State) -> str:
    """Return what lies in the middle of the island."""
    return nest_words(cast.words, state)


def _describe_die(cast: Cast, before: State, pips: int, *, card: bool) -> str:
    name = cast.who(thrower(before))
    if not before.dice:
        return _describe_first(cast, before, name, pips)
    total, dice = sum(before.dice) + pips, len(before.dice) + 1
    steps = steps_of(dice, total)
    if not steps:
        return cast.words("narration-die-bust", name=name, pips=pips, total=total)
    if card:
        return cast.words("narration-die-card", name=name, card=pips, total=total, dice=dice, steps=steps)
    return cast.words("narration-die-more", name=name, pips=pips, total=total, dice=dice, steps=steps)


def _describe_first(cast: Cast, before: State, name: str, pips: int) -> str:
    """Return the first die, which turtle it is for, and who rides on that."""
    turtle = before.mover
    assert turtle is not None
    top, owner = cast.owner((turtle, *before.riders(turtle))[-1]).seat, cast.owner(turtle).seat
    first = cast.words("narration-die-first", name=name, pips=pips, turtle=cast.turtle(turtle))
    return first if top == owner else f"{first} {cast.words('narration-ridden', name=cast.who(top))}"


def _card_played(events: Sequence[Event], index: int) -> int:
    """Return the eggs of the card that was played in the move which *index* completes, or 0."""
    for event in reversed(events[: index + 1]):
        if isinstance(event, PlayCard):
            return event.eggs
        if isinstance(event, Start):
            break
    return 0


def _outcome(cast: Cast, move: Move, *, aloud: bool) -> list[str]:
    """Return where the turtles went, and who won what. *aloud*, who decides was told with the first die."""
    words, name = cast.words, _decider(cast, move)
    party = (move.turtle, *move.riders)
    if move.is_bust:
        sentences = [words("narration-bust", turtles=cast.turtles(party), count=len(party))]
    else:
        shapes = ("alone", "onto"), ("carries", "both")
        sentences = [
            words(
                "narration-moved",
                turtle=cast.turtle(move.turtle),
                riders=cast.turtles(move.riders),
                under=cast.turtle(move.onto[-1]) if move.onto else "",
                space=move.space,
                shape=shapes[bool(move.riders)][bool(move.onto)],
            )
        ]
    others = cast.owner(move.top).seat != move.turn
    if move.eggs == LAST_CLUTCH:
        sentences.append(words("narration-takes-last", name=name))
    elif move.eggs:
        wins = "narration-takes" if aloud else "narration-decided-takes" if others else "narration-wins"
        sentences.append(words(wins, name=name, eggs=move.eggs))
    elif others and not aloud:
        sentences.append(words("narration-decided", name=name))
    return sentences


def _decider(cast: Cast, move: Move) -> str:
    return cast.who(cast.owner(move.top).seat)


def _landing(cast: Cast, state: State, *more: int) -> dict[str, str | int]:
    space, wins = landing(state, *more)
    there = beneath(state, space)
    under = cast.turtle(there[-1]) if there else ""
    shapes = ("plain", "onto"), ("wins", "both")
    return {"space": space, "under": under, "shape": shapes[wins][bool(under)]}
