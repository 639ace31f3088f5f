"""The bots, one strategy per file, and the registry that finds them by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from mahe.bots.bot import Bot
from mahe.bots.hatchling import Hatchling
from mahe.bots.swimmer import Swimmer
from mahe.rules import MaheError

BOTS: Final[Mapping[str, Callable[[Random], Bot]]] = MappingProxyType(
    {
        "hatchling": Hatchling,
        "swimmer": Swimmer,
    }
)
"""How to make each bot, weakest first, given the generator that it takes its chances from."""


class UnknownBot(MaheError):
    """A name that no bot answers to."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
        self.name = name


def make_bot(name: str, rng: Random) -> Bot:
    """Return a new bot by its name; raise UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](rng)


__all__ = ["BOTS", "Bot", "Hatchling", "Swimmer", "UnknownBot", "make_bot"]
