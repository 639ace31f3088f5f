"""What can go wrong with a bot."""

from __future__ import annotations

from collections.abc import Iterable

from mahe.rules import MaheError
from mahe.sentences import did_you_mean


class UnknownBot(MaheError):
    """A name that no bot answers to."""

    def __init__(self, name: str, names: Iterable[str]) -> None:
        names = list(names)
        super().__init__(f"there is no bot called {name!r}{did_you_mean(name, names)}; there are {', '.join(names)}")
        self.name = name


class BrokenBot(MaheError):
    """A bot that cannot be loaded or made, or that fails when it must decide."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"the bot {name} is broken: {reason}")
        self.name = name
        self.reason = reason
