"""Engines at the arena's tables: what becomes of a game in which one fails.

The seat has lost. Swimmer plays on for it, so that the others have their game; the win goes to the best of the seats
that have not failed, or to all if every one has.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple

from mahe.bots import USUAL_BOT, Bot, make_bot
from mahe.lab.engine.bot import EngineBot, EngineName
from mahe.lab.engine.process import EngineFault
from mahe.record import format_position
from mahe.rules import Decision, Seat, State, standing


class Fault(NamedTuple):
    """How an engine has lost a game by failing."""

    bot: str
    reason: str
    """Half a sentence."""

    position: str
    """Where it had to decide."""


class MayForfeit:
    """An engine in a seat, and once that has failed swimmer in its place."""

    def __init__(self, name: EngineName, rng: Random) -> None:
        self._name = str(name)
        self._rng = rng
        self._bot: Bot = EngineBot(name.command, rng, name.limits)
        self.fault: Fault | None = None

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return what the engine chooses, or swimmer if it has failed."""
        try:
            return self._bot.choose(state, options)
        except EngineFault as error:
            self.fault = Fault(self._name, error.reason, format_position(state))
            self._bot = make_bot(USUAL_BOT, self._rng)
            return self._bot.choose(state, options)


def seat_bot(name: str, rng: Random) -> Bot:
    """Return a new bot for a seat of the arena; raise UnknownBot or BrokenBot."""
    return MayForfeit(name, rng) if isinstance(name, EngineName) else make_bot(name, rng)


def faults_of(bots: Sequence[Bot]) -> dict[Seat, Fault]:
    """Return how the *bots* of a game, one a seat, have failed."""
    return {seat: bot.fault for seat, bot in enumerate(bots, 1) if isinstance(bot, MayForfeit) and bot.fault}


def winners_of(state: State, failed: Collection[Seat]) -> tuple[Seat, ...]:
    """Return who has won a finished game in which some seats have *failed*; several if they share the win."""
    result = standing(state)
    if not failed:
        return result.winners
    left = {seat: (result.eggs[seat - 1], result.cards[seat - 1]) for seat in state.rules.seats if seat not in failed}
    return tuple(seat for seat, score in left.items() if score == max(left.values())) or state.rules.seats
