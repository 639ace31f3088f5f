"""One game of bots, as lean as the plain rules allow, on luck that belongs to the seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mahe.bots import Bot
from mahe.rules import CHANCE, FACES, Event, Outcome, Rolled, Rules, Seat, State, Turned, actor, apply, begin, options
from mahe.rules.pieces import one_by_one

_ROLLED: Final = tuple(map(Rolled, FACES))


class Luck:
    """The order of the cards, and for each of a seat's throws three dice, whether or not they are all thrown.

    So the luck of a seat is the same whoever sits there and whatever was thrown before.
    """

    def __init__(self, rules: Rules, seed: str) -> None:
        cards = list(one_by_one(rules.deck))
        Random(f"{seed}/cards").shuffle(cards)
        self._cards = tuple(map(Turned, cards))
        self._rngs = [Random(f"{seed}/dice {seat}") for seat in rules.seats]
        self._throws: list[list[tuple[Rolled, ...]]] = [[] for _ in rules.seats]

    def card(self, number: int) -> Outcome:
        """Return the card to be turned up after *number* others."""
        return self._cards[number]

    def die(self, seat: Seat, throw: int, number: int) -> Outcome:
        """Return the die after *number* others in a seat's throw, the throws counted from 0."""
        throws = self._throws[seat - 1]
        while len(throws) <= throw:
            throws.append(tuple(self._rngs[seat - 1].choices(_ROLLED, k=3)))
        return throws[throw][number]


def play_game(rules: Rules, bots: Sequence[Bot], luck: Luck, events: list[Event] | None = None) -> State:
    """Return the last position of a game with one bot a seat; raise IllegalEvent for what is not on offer.

    What happens is added to *events*.
    """
    state = begin(rules)
    cards = 0
    throws = [-1] * (rules.players + 1)
    while (who := actor(state)) is not None:
        event: Event
        if who is not CHANCE:
            event = bots[who - 1].choose(state, options(state))
        elif state.rolling:
            number = len(state.dice)
            throws[state.turn] += number == 0
            event = luck.die(state.turn, throws[state.turn], number)
        else:
            event = luck.card(cards)
            cards += 1
        state = apply(state, event)
        if events is not None:
            events.append(event)
    return state
