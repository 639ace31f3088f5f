"""What a decision, a start or a bot leads to: the next entries of a log, with the dice and cards that they need."""

from __future__ import annotations

from hashlib import sha256
from logging import getLogger
from random import Random
from typing import Final, NamedTuple

from mahe.bots import USUAL_BOT, make_bot
from mahe.play.fair import LENGTH, Chain, draw, next_hash
from mahe.record import thrower
from mahe.rules import CHANCE, Decision, MaheError, Seat, State, actor, apply, options
from mahe.tablelog.entries import Body, ChainBegun, Decided, Drawn, Started
from mahe.tablelog.errors import CannotDecide, WrongLink
from mahe.tablelog.table import LoggedTable

SECRET_BYTES: Final = 32
"""How long a table's secret is. What is stored after it can be worked out from it."""

_LOG: Final = getLogger("mahe.tablelog")


class Step(NamedTuple):
    """What the next entry says, and the position that it leads to, if it changes the position."""

    body: Body
    after: State | None = None


class Dealer:
    """Derives the dice and cards of a table, and the random numbers of its bots, from its secret."""

    def __init__(self, table: str, secret: bytes) -> None:
        """*secret* is 32 random bytes, or what `secret_with_landmarks` was."""
        self._table = table
        self.secret, self._landmarks = secret[:SECRET_BYTES], secret[SECRET_BYTES:]
        self._chain: tuple[int, Chain] | None = None

    @property
    def secret_with_landmarks(self) -> bytes:
        """The secret, with what spares the next server to hash the whole of the first chain."""
        return self.secret + self.chain(0).landmarks

    def chain(self, index: int) -> Chain:
        """Return the server's chain number *index*, from 0. Only a very long game needs a second one."""
        if self._chain is None or self._chain[0] != index:
            secret = chain_secret(self.secret, index)
            is_known = not index and self._landmarks
            self._chain = index, Chain(secret, landmarks=self._landmarks) if is_known else Chain(secret)
        return self._chain[1]

    def draw(self, table: LoggedTable, state: State, seat: Seat, link: bytes) -> list[Step]:
        """Return the draws that *state* waits for once *seat* has thrown with *link*; a card uses the die's link."""
        steps = []
        number, player = table.draws, table.thrower_link
        while actor(state) is CHANCE:
            if state.rolling:
                player = link
            number += 1
            index, position = divmod(number - 1, LENGTH)
            key = self.chain(index).link(position + 1)
            outcome = draw(key, self._table, number, player, state.unseen, card=not state.rolling)
            state = apply(state, outcome)
            steps.append(Step(Drawn(outcome, number, key, player, seat), state))
            if position + 1 == LENGTH:
                # Before anyone sends a link for the next draw: the host must not know it when it picks the chain.
                steps.append(Step(ChainBegun(self.chain(index + 1).tip)))
        return steps

    def lots(self, seq: int) -> Random:
        """Return the generator for the bot that decides after entry *seq*: the same on any server, however often."""
        return Random(sha256(b"mahe bot:" + self.secret + f":{seq}".encode()).digest())


def chain_secret(secret: bytes, index: int) -> bytes:
    """Return the secret of a table's server chain number *index*, from 0."""
    return sha256(b"mahe server chain %d:" % index + secret[:SECRET_BYTES]).digest()


def after_start(table: LoggedTable, dealer: Dealer) -> list[Step]:
    """Return what happens when the game starts: the first clutch card, or a die in the air where the game begins."""
    state = table.state
    return [Step(Started()), *dealer.draw(table, state, thrower(state) if state.rolling else 0, b"")]


def after_decision(table: LoggedTable, dealer: Dealer, seat: Seat, decision: Decision, link: bytes) -> list[Step]:
    """Return what happens if *seat* makes *decision*: the decision itself, and the dice and cards that follow.

    The same call always gives the same dice. Raises CannotDecide, WrongLink or IllegalEvent.
    """
    if seat != table.decider:
        raise CannotDecide(seat, table.decider)
    last = table.seats[seat - 1].link
    if link and (not last or next_hash(link) != last):
        raise WrongLink("The link does not continue the chain of this seat")
    state = apply(table.state, decision)
    if link and not state.rolling:
        raise WrongLink("A link is for throwing a die; nothing is thrown here")
    return [Step(Decided(decision), state), *dealer.draw(table, state, seat, link)]


def after_bot(table: LoggedTable, dealer: Dealer) -> list[Step]:
    """Return what the bot that must decide does: the same on any server, however often it is asked."""
    seat, name = table.decider, table.bot
    assert seat is not None and name is not None
    lots = dealer.lots(table.seq)
    try:
        decision = make_bot(name, lots).choose(table.state, options(table.state))
    except (MaheError, OSError) as error:
        # A package or a file that is broken or no longer installed must not stop the game.
        _LOG.warning("a bot cannot play", extra={"table": table.id, "bot": name, "reason": str(error)})
        decision = make_bot(USUAL_BOT, lots).choose(table.state, options(table.state))
    return after_decision(table, dealer, seat, decision, b"")
