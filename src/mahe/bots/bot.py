"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias

from mahe.rules import Decision, State


class Bot(Protocol):
    """Something that decides. All of a State is public, so no bot can cheat."""

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return one of *options*, which are never empty; also for another's turtle that one's own rides.

        All it needs is in *state*: it may be asked about any position of any table, in any order.
        """
        ...


BotMaker: TypeAlias = Callable[[Random], Bot]
"""How to make a bot, given the generator that it takes its chances from."""
