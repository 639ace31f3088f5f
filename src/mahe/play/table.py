"""A game under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mahe.bots import Bot
from mahe.play.dice import Dice
from mahe.record import Record, format_bot, record_game
from mahe.record.tags import Tag
from mahe.rules import (
    CHANCE,
    Decision,
    Event,
    IllegalEvent,
    MaheError,
    Nature,
    Rules,
    Seat,
    State,
    actor,
    apply,
    begin,
    chance,
    options,
)


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who decides through `Table.decide`."""

    name: str


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot at a seat."""

    name: str
    """Its name in the registry."""

    bot: Bot


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A seat nobody has taken yet. When it must decide, the game waits."""


Sitter = Person | BotPlayer | OpenSeat
"""Who or what has a seat."""


class NotYourDecision(MaheError):
    """A seat acts when it is for another to act, or for none."""

    def __init__(self, seat: Seat, waiting_for: Seat | None) -> None:
        right = "the game is over" if waiting_for is None else f"seat {waiting_for} must decide"
        super().__init__(f"seat {seat} has nothing to decide now: {right}")
        self.seat = seat
        self.waiting_for = waiting_for


class Table:
    """Seats, a position and a source of dice. Knows nothing of networks, storage or clocks.

    Chance and bots act at once, so the position waits for a person or an open seat, or the game is over. With
    *bots_wait* it waits for each bot as well, and the caller asks the bot and decides for it. A game can be resumed
    by passing in its *events* so far, and the position *first* if it began there; raises IllegalEvent if they break the
    rules.

    >>> from random import Random
    >>> from mahe.bots import make_bot
    >>> from mahe.play import SeededDice
    >>> from mahe.rules import Start
    >>> rng = Random(1)
    >>> sitters = [Person("Ada"), BotPlayer("swimmer", make_bot("swimmer", rng))]
    >>> table = Table(Rules(players=2), sitters, SeededDice(rng))
    >>> table.waiting_for, options(table.state)
    (1, (Start(turtle='A'), Start(turtle='B')))
    >>> table.decide(1, Start("B"))
    [Start(turtle='B'), Rolled(pips=6)]
    """

    def __init__(
        self,
        rules: Rules,
        sitters: Sequence[Sitter],
        dice: Dice,
        *,
        first: State | None = None,
        events: Iterable[Event] = (),
        bots_wait: bool = False,
    ) -> None:
        if len(sitters) != rules.players:
            raise ValueError(f"{rules.players} players need as many sitters, not {len(sitters)}")
        self.rules = rules
        self._sitters = list(sitters)
        self._dice = dice
        self._bots_wait = bots_wait
        self._first = first
        self._states = [begin(rules) if first is None else first]
        self._events: list[Event] = []
        for event in events:
            self._do(event)
        self._run()

    @property
    def state(self) -> State:
        """The current position."""
        return self._states[-1]

    @property
    def states(self) -> Sequence[State]:
        """The first position, and the one after each event."""
        return self._states

    @property
    def events(self) -> Sequence[Event]:
        """All events so far."""
        return self._events

    @property
    def sitters(self) -> Sequence[Sitter]:
        """Who sits where, from seat 1 on."""
        return self._sitters

    @property
    def waiting_for(self) -> Seat | None:
        """The seat that must decide, or None when the game is over."""
        who = actor(self.state)
        assert not isinstance(who, Nature)
        return who

    def decide(self, seat: Seat, decision: Decision) -> Sequence[Event]:
        """Carry out a decision, then everything that chance and bots do, and return these events.

        Raises NotYourDecision or IllegalEvent, and then nothing has changed. The exception is a bot that answers with
        something not on offer: everything before that has happened, the game waits for the bot's seat, and someone
        else may take it.
        """
        if seat != self.waiting_for:
            raise NotYourDecision(seat, self.waiting_for)
        before = len(self._events)
        self._do(decision)
        self._run()
        return self._events[before:]

    def sit(self, seat: Seat, sitter: Sitter) -> Sequence[Event]:
        """Put *sitter* on *seat*, and return the events that follow if that lets the game go on."""
        if seat not in self.rules.seats:
            raise ValueError(f"seats are 1 to {self.rules.players}, not {seat}")
        before = len(self._events)
        self._sitters[seat - 1] = sitter
        self._run()
        return self._events[before:]

    def record(self, *, date: str | None = None, extra: Sequence[Tag] = ()) -> Record:
        """Return the game so far as a record, with *extra* tags at the end."""
        names = [name_of(sitter) for sitter in self._sitters]
        return record_game(self.rules, names, self._events, first=self._first, date=date, extra=extra)

    def _run(self) -> None:
        """Play for chance and bots until someone else must decide."""
        while (who := actor(self.state)) is not None:
            if who is CHANCE:
                self._do(self._dice.draw(chance(self.state)))
                continue
            sitter = self._sitters[who - 1]
            if self._bots_wait or not isinstance(sitter, BotPlayer):
                return
            on_offer = options(self.state)
            choice = sitter.bot.choose(self.state, on_offer)
            if choice not in on_offer:
                raise IllegalEvent(self.state, choice, f"the bot {sitter.name} had {on_offer!r}")
            self._do(choice)

    def _do(self, event: Event) -> None:
        self._states.append(apply(self.state, event))
        self._events.append(event)


def name_of(sitter: Sitter) -> str:
    """Return what a record calls *sitter*.

    >>> name_of(Person("Ada"))
    'Ada'
    """
    match sitter:
        case Person(name):
            return name
        case BotPlayer(name):
            return format_bot(name)
        case OpenSeat():
            return ""
