"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from mahe.rules import Decision, State


class Bot(Protocol):
    """Something that decides. All of a State is public, so no bot can cheat.

    Any class with this method will do; it need not inherit from this one.
    """

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return one of *options*, which are never empty; also for another's turtle that one's own rides.

        All it needs is in *state*: it may be asked about any position of any table, in any order.
        """
        ...


@runtime_checkable
class EvaluatingBot(Bot, Protocol):
    """A bot that also says what it thinks of its options: navigator, ancient and oracle."""

    def worth(self, state: State, options: tuple[Decision, ...]) -> list[float]:
        """Return for each of *options* how likely whoever decides is to win after it, from 0 to 1, by its evaluation.

        >>> from mahe.bots import make_bot
        >>> from mahe.record import parse_position
        >>> from mahe.rules import options
        >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
        >>> bot = make_bot("ancient", Random(1))
        >>> options(state), [round(worth, 2) for worth in bot.worth(state, options(state))]
        ((Roll(), Stop()), [0.17, 0.2])
        >>> isinstance(bot, EvaluatingBot), isinstance(make_bot("swimmer", Random(1)), EvaluatingBot)
        (True, False)
        """
        ...


BotMaker: TypeAlias = Callable[[Random], Bot]
"""How to make a bot, given the generator that it takes its chances from."""
