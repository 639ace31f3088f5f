"""Who sits at the tables of these tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from mahe.bots import make_bot
from mahe.play import BotPlayer, Person, ScriptedDice, Sitter, Table
from mahe.rules import Decision, Outcome, Rolled, Rules, State, Turned

ADA, BEN, CEM, DOT = PEOPLE = tuple(map(Person, ("Ada", "Ben", "Cem", "Dot")))


class Obedient:
    """A bot that follows a list of decisions, and fails when there are none left."""

    def __init__(self, *decisions: Decision) -> None:
        self._decisions = iter(decisions)

    def choose(self, state: State, on_offer: tuple[Decision, ...]) -> Decision:
        del state, on_offer
        return next(self._decisions)


def obedient(*decisions: Decision) -> BotPlayer:
    return BotPlayer("obedient", Obedient(*decisions))


def swimmer(seed: int = 1) -> BotPlayer:
    return BotPlayer("swimmer", make_bot("swimmer", Random(seed)))


def table_with(rules: Rules, sitters: Sequence[Sitter], script: Iterable[int | Outcome], first: int = 4) -> Table:
    """Return a table with a scripted chance: *first* lies face up, a number is a die."""
    outcomes = [Rolled(one) if isinstance(one, int) else one for one in script]
    return Table(rules, sitters, ScriptedDice([Turned(first), *outcomes]))
