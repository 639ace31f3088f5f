"""The choices of whoever must decide: what each does, what it leads to, and who decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahe.record import beneath
from mahe.record.throws import growing_sum
from mahe.rules import BEACH, LAST_CLUTCH, RAFT, Decision, PlayCard, Roll, Seat, Start, State, Stop, landing
from mahe.rules import options as on_offer
from mahe.terminal.odds import Fate, fates_of_roll, share
from mahe.terminal.players import Cast


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice in words."""

    decision: Decision
    verb: str
    notes: tuple[str, ...]
    """What it leads to, most important first."""

    key: str
    """The letter of another key for it, or empty."""

    brief: tuple[str, ...]
    """All of it in a few signs, for when there is little room; the shortest version comes last.

    ×67% is a bust, ()17% or 6() are eggs, A<B<C is a stack from the bottom up.
    """

    fates: tuple[Fate, ...] = ()
    """For a roll: what each face from 1 to 6 would bring."""

    chance: str = ""
    """Where advice was asked for: the winning chance after it. The brief versions have it too."""


def choices(cast: Cast, state: State, yours: Sequence[Seat]) -> list[Choice]:
    """Return what is on offer, in the order of `options`."""
    offered = on_offer(state)
    return [_choice(cast, state, yours, decision, many=len(offered) > 1) for decision in offered]


def status(cast: Cast, state: State, actor: Seat, yours: Sequence[Seat], before: Seat | None = None) -> tuple[str, str]:
    """Return whose turn it is and who decides: a headline and a line.

    *before* is the seat at this keyboard that decided last: if another one is next, they hand the keyboard over.
    """
    words, mover = cast.words, state.mover
    alone, mine = len(yours) == 1, actor in yours
    hand_over = mine and not alone and before is not None and before != actor
    if mine and alone:
        head = words("table-your-turn")
    elif hand_over:
        head = words("table-hand-over", name=cast.who(actor))
    else:
        head = words("table-turn-of", name=cast.who(state.turn))
    if mover is None:
        if not mine:
            return head, words("table-waits-first", name=cast.who(state.turn))
        return head, words("table-which-first" if len(on_offer(state)) > 1 else "table-roll-first")
    if actor == state.turn:
        if mine:
            return head, words("table-go-on", turtle=cast.the_turtle(mover))
        return head, words("table-thinks", name=cast.who(actor), sum=growing_sum(state.dice))
    return _riding(cast, state, actor, yours, hand_over=hand_over)


def _riding(cast: Cast, state: State, actor: Seat, yours: Sequence[Seat], *, hand_over: bool) -> tuple[str, str]:
    """Return a headline and a line that say that somebody rides on top of the mover, and so decides."""
    assert state.mover is not None
    words, alone = cast.words, len(yours) == 1
    rider, name, turtle = cast.who(actor), cast.who(state.turn), cast.the_turtle(state.mover)
    decides = words("table-decides", name=rider, turtle=turtle)
    if actor in yours and alone:
        return words("table-you-decide", turtle=turtle), words("table-you-ride")
    if hand_over:
        return words("table-hand-over", name=rider), decides
    if alone and state.turn in yours:
        return words("table-decides-for-you", name=rider), words("table-rides-you", rider=rider)
    return decides, words("table-rides", rider=rider, name=name)


def _choice(cast: Cast, state: State, yours: Sequence[Seat], decision: Decision, *, many: bool) -> Choice:
    words = cast.words
    match decision:
        case Start(turtle):
            where = _from(cast, state, turtle)
            key = "" if many else "R"
            verb = words("table-roll-for-first" if many else "table-roll-for", letter=turtle)
            return Choice(decision, verb, (where,), key, (f"{verb} {where}", verb))
        case Roll():
            fates = fates_of_roll(state)
            verb = words("table-roll-again")
            return Choice(decision, verb, _risks(cast, fates), "R", (f"{verb} {_odds(fates)}",), fates)
        case Stop():
            space = landing(state).space
            short = words("table-stop-on", space=space)
            verb = words("table-stop-beach") if space == BEACH else short
            notes = _outcome(cast, state, yours) or (words("table-safe"),)
            brief = [f"{start}{end}" for start in (short, f"→{space}") for end in _brief_outcomes(state)]
            return Choice(decision, verb, notes, "S", tuple(brief))
        case PlayCard(eggs):
            space = landing(state, eggs).space
            where = words("table-to-beach") if space == BEACH else words("table-to-space", space=space)
            notes = (where, *_outcome(cast, state, yours, eggs))
            verb = words("table-play-card", card=eggs)
            brief = [f"{start} →{space}{end}" for start in (verb, f"[{eggs}]") for end in _brief_outcomes(state, eggs)]
            return Choice(decision, verb, notes, "", tuple(brief))


def _from(cast: Cast, state: State, turtle: str) -> str:
    """Return where a turtle that may be thrown for is, and whom it would carry."""
    found = next(one for one in state.rules.turtles if one == turtle)
    space = state.space(found)
    where = cast.words("terminal-from-raft") if space == RAFT else cast.words("terminal-from-space", space=space)
    riders = state.riders(found)
    return f"{where}, {cast.words('table-carrying', names=cast.turtles(riders))}" if riders else where


def _risks(cast: Cast, fates: Sequence[Fate]) -> tuple[str, ...]:
    bust, eggs = share(fates, "bust"), share(fates, "eggs")
    first = cast.words("table-bust-chance", share=bust) if bust else cast.words("table-no-bust")
    return (first, cast.words("table-eggs-chance", share=eggs)) if eggs else (first,)


def _odds(fates: Sequence[Fate]) -> str:
    """Return the risk of a bust, and the chance of eggs."""
    bust, eggs = share(fates, "bust"), share(fates, "eggs")
    return f"×{bust:.0%} (){eggs:.0%}" if eggs else f"×{bust:.0%}"


def _brief_outcomes(state: State, *more: int) -> tuple[str, str]:
    """Return the eggs and the stack that a move would lead to, in signs: a short version and a shorter one."""
    assert state.mover is not None
    space, wins = landing(state, *more)
    stack = (*beneath(state, space), state.mover, *state.riders(state.mover))
    eggs = f" {state.face_up}()" if wins else ""
    if len(stack) == 1:
        return eggs, eggs
    return f"{eggs} {'<'.join(stack)}", f"{eggs} {''.join(stack)}"


def _outcome(cast: Cast, state: State, yours: Sequence[Seat], *more: int) -> tuple[str, ...]:
    """Return who collects the eggs, which turtles it would ride on, and which it carries."""
    assert state.mover is not None
    words = cast.words
    space, wins = landing(state, *more)
    riders = state.riders(state.mover)
    actor = state.rules.owner((state.mover, *riders)[-1])
    notes = []
    if wins:
        if len(yours) == 1 and actor in yours:
            taken = words("table-eggs-for-you", eggs=state.face_up)
        else:
            taken = words("table-eggs-for", eggs=state.face_up, name=cast.who(actor))
        notes.append(f"{taken}, {words('table-ends-game')}" if state.face_up == LAST_CLUTCH else taken)
    if there := beneath(state, space):
        owner = state.rules.owner(there[-1])
        own = owner == actor
        notes.append(words("table-onto-own", letter=there[-1]) if own else words("table-onto", name=cast.who(owner)))
    carried = dict.fromkeys(state.rules.owner(rider) for rider in riders)
    if names := [cast.who(seat) for seat in carried if seat != actor]:
        notes.append(words("table-carrying", names=words.list(names)))
    return tuple(notes)
